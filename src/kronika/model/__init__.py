"""What travels between the rooms: frozen records, the error tree and the seams; standard library only."""
