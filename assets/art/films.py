"""The moving pictures of the front page: python3 assets/art/films.py NAME [--width 960] [--spp 3] [--only 0,48] [--out DIR].
A moment that has been rendered is not rendered again. Then: node assets/art/encode-films.mjs NAME. With --poster the first
moment only, as the picture that the film begins and ends with. Then: node assets/art/register.mjs NAME"""
import ctypes, importlib, json, os, subprocess, sys, tempfile, time
import numpy as np
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import post

RATE = 20
FILMS = {'sea-under-the-bow': 'loop_bow', 'light-over-a-cove': 'loop_cove', 'curtains-on-a-terrace': 'loop_curtains'}
POSTER = 1200

def library(name):
    so = os.path.join(tempfile.gettempdir(), f'landfall-{name}.so'); src = [os.path.join(HERE, n) for n in (f'{name}.c', 'ray.c', 'room.c', 'repeats.h')]
    if not os.path.exists(so) or os.path.getmtime(so) < max(map(os.path.getmtime, src)): part = so + str(os.getpid()); subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-w', src[0], *([os.path.join(HERE, 'soft.c')] if name == 'curtains' else []), '-o', part, '-lm']); os.replace(part, so)
    return ctypes.CDLL(so)

def developed(c, grade):
    """As the stills are, without grain, which would cost most of the bytes; the glow of lights is spread over a small copy."""
    g = {**post.LOOK, **grade}; _, h, w = c.shape; small = max(1, w // 240); c = c * np.float32(2 ** g['exposure']); b = np.minimum(post.down(np.maximum(c - 1, 0), small), 12); b = sum(post.blur(b, k * w / small / 600) for k in (1.2, 4, 14)) / 3
    c += g['bloom'] * 6 * post.up(b * np.array([1.05, 1, .92], np.float32)[:, None, None], h, w); c = np.ascontiguousarray(c, np.float32); out = np.empty((h, w, 3), np.uint8); library('develop').develop(w, h, c.ctypes.data_as(ctypes.c_void_p), *(ctypes.c_float(g[k]) for k in ('warm', 'contrast', 'sat', 'teal', 'lift', 'vignette')), out.ctypes.data_as(ctypes.c_void_p)); return out

def main():
    words = sys.argv[1:]; option = lambda key, default: words.pop(words.index(key) + 1) if key in words else default
    width, spp, only, out = int(option('--width', 960)), int(option('--spp', 3)), option('--only', ''), option('--out', os.path.join(tempfile.gettempdir(), 'landfall-art')); (name,) = [w for w in words if not w.startswith('--')]
    module = importlib.import_module(FILMS[name]); poster = '--poster' in words; moment, grade = module.film(POSTER if poster else width); count = round(module.SECONDS * RATE); folder = os.path.join(out, name); os.makedirs(folder, exist_ok=True)
    if poster: describe(name, module.WORDS); post.write_png(f'{folder}.png', developed(moment(0, spp), grade)); return
    for n in [int(k) for k in only.split(',')] if only else [*range(0, count, 2), *range(1, count, 2)]:  # every second one first, to see early how it moves
        path = os.path.join(folder, f'{n:04d}.png')
        if os.path.exists(path): continue
        t = time.time(); c = time.process_time(); img = developed(moment(n / count, spp), grade); post.write_png(path + '.part', img); os.replace(path + '.part', path); print(n, f'{time.process_time() - c:.1f}s of a core, {time.time() - t:.1f}s', flush=True)
def describe(name, words):
    path = os.path.join(HERE, 'alts-ports.json'); alts = json.load(open(path)); alts[name] = dict(width=1600, **words)
    with open(path, 'w') as f: json.dump(dict(sorted(alts.items())), f, indent=1, ensure_ascii=False); f.write('\n')
if __name__ == '__main__': sys.modules['films'] = sys.modules['__main__']; main()
