"""The repair of recipes, measured on layouts it has never seen."""
