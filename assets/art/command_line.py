"""The words of a render's command: NAME … [--width 1600] [--spp 4] [--out DIR]."""
import os, sys, tempfile

def read(spp):
    words, width, out, names = sys.argv[1:], 1600, os.path.join(tempfile.gettempdir(), 'landfall-art'), []
    while words:
        word = words.pop(0)
        if word == '--width': width = int(words.pop(0))
        elif word == '--spp': spp = int(words.pop(0))
        elif word == '--out': out = words.pop(0)
        else: names.append(word)
    return names, width, spp, out
