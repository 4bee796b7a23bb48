"""The commands, one file each; what several of them share lies in the folder above."""
