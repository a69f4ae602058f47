"""Lists of names as facts, and what is known of places from the locale data of babel."""
