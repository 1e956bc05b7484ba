"""Rooms of the yacht, without Blender: python3 assets/art/inside.py NAME … [--width 480] [--spp 4] [--out DIR].
A panorama (…-panorama) is twice as wide as it is high: --width 3072. Then: node assets/art/register.mjs NAME"""
import json, sys, os, time
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import command_line, indoors, plans, panoramas, venues, life, bars, restaurants, chart_room, second_lights

def main():
    names, width, spp, out = command_line.read(spp=10)
    ALL = {**plans.scenes(), **panoramas.scenes(), **venues.VENUES, **second_lights.scenes()}
    path = os.path.join(HERE, 'alts.json'); others = {n: v for n, v in json.load(open(path)).items() if 'shows' not in v}
    with open(path, 'w') as f: json.dump({**others, **{n: dict(width=v.get('width', 1600), alt=v['alt'], shows=v['shows'], sees=v['sees'], light=v['light']) for n, v in ALL.items()}}, f, indent=1, sort_keys=True); f.write('\n')
    os.makedirs(out, exist_ok=True)
    for n in names: t = time.process_time(); indoors.reset(); o = ALL[n]['fn'](); indoors.shoot(os.path.join(out, n + '.png'), width, spp * (5 if indoors.G.cam['fstop'] else 1), every=max(1, spp // 2), rays=int((300000 if indoors.G.cam.get('around') else 75000) * min(1, width / 900)), **o); print('DONE', n, f'{time.process_time() - t:.1f}s', flush=True)
main()
