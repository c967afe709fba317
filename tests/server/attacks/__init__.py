"""What somebody hostile tried, each as a test that such an attack fails."""
