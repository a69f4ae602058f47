"""A small web in a box: sites that live on loopback, for the demo and the tests."""
