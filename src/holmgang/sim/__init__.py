"""Many games at once: simulation, tournaments, and how fast it all is."""
