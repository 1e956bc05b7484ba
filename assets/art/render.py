"""Rebuild pictures by name:
  blender -b -P assets/art/render.py -- ondine-at-dusk [more names] [--out DIR] [--width 640] [--samples 16] [--draft]
Writes DIR/NAME.png (DIR defaults to a folder in the system's temporary directory). Then: node assets/art/register.mjs NAME"""
import json, sys, os, time, tempfile, importlib
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
import kit, post
import scenes, rooms, voyages, places
import waters, makers, sails, paths, aboard, tables, evenings, suites, salons, services, ashore

def main():
    a = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    out = os.path.join(tempfile.gettempdir(), 'landfall-art'); width = None; samples = None; names = []; threads = 2; draft = False
    i = 0
    while i < len(a):
        if a[i] == '--out': out = a[i + 1]; i += 1
        elif a[i] == '--width': width = int(a[i + 1]); i += 1
        elif a[i] == '--samples': samples = int(a[i + 1]); i += 1
        elif a[i] == '--draft': draft = True
        elif a[i] == '--threads': threads = int(a[i + 1]); i += 1
        else: names.append(a[i])
        i += 1
    os.makedirs(out, exist_ok=True)
    path = os.path.join(HERE, 'alts.json'); rooms = {n: v for n, v in json.load(open(path)).items() if 'shows' in v}   # those of inside.py
    with open(path, 'w') as f: json.dump({**{n: {'width': o.get('width', 2400), 'alt': o['alt']} for n, (_, o) in scenes.SCENES.items()}, **rooms}, f, indent=1, sort_keys=True); f.write('\n')
    for n in names:
        t = time.time(); fn, o = scenes.SCENES[n]; kit.reset(); fn()
        w = width or o.get('width', 2400); h = round(w * 2 / 3); sp = samples or o.get('samples', 32)
        t1 = time.time(); base = os.path.join(out, n)
        kit.render_passes(base, w, h, sp, threads, o.get('bounces', 4)); t2 = time.time()
        post.finish(base, base + '.png', dict(o.get('grade') or {}, denoise=0) if draft else o.get('grade'))
        print(f'DONE {n} {w}x{h} {sp}spp build {t1 - t:.0f}s render {t2 - t1:.0f}s post {time.time() - t2:.0f}s', flush=True)
        if not os.environ.get('KEEP_EXR'):
            for k in (0, 1):
                try: os.remove(f'{base}-{k}.exr')
                except OSError: pass
main()
