"""Attacks that a hostile guest tried, each as a test that it fails."""
