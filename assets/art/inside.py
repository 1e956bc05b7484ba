"""Rooms of the yacht, without Blender: python3 assets/art/inside.py NAME … [--width 480] [--spp 4] [--out DIR].
Then: node assets/art/export.mjs NAME, and the ledger."""
import json, sys, os, time, tempfile
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import indoors, plans, venues
import aboard, tables, evenings, services
from scenes import SCENES

# scenes of the older modules, and how they are exposed here
LAMPLIT = {'bridge-on-watch': dict(lamp=-1., boost=.25, glow=.10, wb=.2, view=.16, key=.11), 'cypress-counter': dict(lamp=-1., boost=.5, glow=.5, wb=.45, view=.6, key=.27), 'eleven-salts': dict(lamp=-1., boost=.5, wb=.7, key=.26)}
OF = {'bridge-on-watch': ['life-onboard/the-bridge'], 'cypress-counter': ['venues/ten-stools'], 'eleven-salts': ['venues/sal']}
SEEN = {'bridge-on-watch': ['bridge', 'screens', 'chairs', 'sea', 'windows'], 'cypress-counter': ['cypress', 'counter', 'stools', 'lamps', 'sea', 'window'], 'eleven-salts': ['bowls', 'salt', 'shelf']}
def main():
    a = sys.argv[1:]; width, spp, out, names = 1600, 10, os.path.join(tempfile.gettempdir(), 'landfall-art'), []
    while a:
        n = a.pop(0)
        if n == '--width': width = int(a.pop(0))
        elif n == '--spp': spp = int(a.pop(0))
        elif n == '--out': out = a.pop(0)
        else: names.append(n)
    ALL = {**plans.scenes(), **venues.VENUES}
    for n in LAMPLIT: ALL[n] = dict(fn=lambda n=n: SCENES[n][0]() or dict(LAMPLIT[n]), alt=SCENES[n][1]['alt'], shows=OF[n], sees=SEEN[n], light='night' if n == 'bridge-on-watch' else 'lamps')
    path = os.path.join(HERE, 'alts.json'); others = {n: v for n, v in json.load(open(path)).items() if 'shows' not in v}
    with open(path, 'w') as f: json.dump({**others, **{n: dict(width=1600, alt=v['alt'], shows=v['shows'], sees=v['sees'], light=v['light']) for n, v in ALL.items()}}, f, indent=1, sort_keys=True); f.write('\n')
    os.makedirs(out, exist_ok=True)
    for n in names: t = time.process_time(); indoors.reset(); o = ALL[n]['fn'](); indoors.shoot(os.path.join(out, n + '.png'), width, spp + 4 if n.endswith('-detail') else spp, every=max(1, spp // 2), rays=int(75000 * min(1, width / 900)), **o); print('DONE', n, f'{time.process_time() - t:.1f}s', flush=True)
main()
