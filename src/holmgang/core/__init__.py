"""The engine every game stands on: pure rules machinery, no input or output."""
