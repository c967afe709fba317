"""What operators watch: metrics, logs and the lag of the event loop."""
