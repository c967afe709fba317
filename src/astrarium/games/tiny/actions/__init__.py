"""The six die actions, and the planets' actions that Utilize uses."""
