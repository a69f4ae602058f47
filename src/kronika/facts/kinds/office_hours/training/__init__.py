"""How the shipped model is made: pages written by a program from our own phrases, and a regression over them."""
