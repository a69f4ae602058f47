"""Dictionary forms of the lexicons, looked up beforehand."""
