"""Services that know places and their web addresses: asked through the same door, guard and caps as everything here."""
