"""The ports, each from its harbor form, relief, houses and landmarks: python3 assets/art/ports.py NAME … [--width 600]
[--spp 2] [--out DIR]. Then: node assets/art/register.mjs NAME"""
import json, sys, os, re, time
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import command_line
ALL = {}
def pic(name, alt, sees, light, shows=None, wide=1600, **k): ALL[name] = dict(alt=alt, sees=sees, light=light, wide=wide, shows=shows or ['ports/' + name.removeprefix('port-')], scene=k)

def light(k):
    if 'light' in k: return k['light']
    import coast
    at = k.get('lat', 38), k.get('look', 0); decl = k.get('decl', 14); h = k.get('hour') or coast.best_hour(*at, decl)
    el = coast.sun_of(*at, h, decl)[0]; return 'dusk' if el < 0 else 'evening' if h > 14.5 and el < 13 else 'morning' if h < 10.5 else 'noon' if h < 14.5 else 'afternoon'
def main():
    names, width, spp, out = command_line.read(spp=4)
    import coast
    import ports_aegean, ports_west, ports_islands, ports_towns, ports_shores, ports_tours, ports_harbors, ports_bays, ports_inland, ports_walks, ports_voyages, ports_views, ports_rivieras, ports_mallorca, ports_strongholds, reef_wall
    path = os.path.join(HERE, 'alts-ports.json'); rooms = {n: v for n, v in json.load(open(path)).items() if n not in ALL}
    with open(path, 'w') as f: json.dump(dict(sorted({**rooms, **{n: dict(width=v['wide'], alt=v['alt'], shows=v['shows'], sees=v['sees'], light=light(v['scene']())) for n, v in ALL.items()}}.items())), f, indent=1, ensure_ascii=False); f.write('\n')
    os.makedirs(out, exist_ok=True)
    for n in names:
        t = time.process_time(); coast.port(out=os.path.join(out, n + '.png'), width=width, spp=spp, **ALL[n]['scene']()); print('DONE', n, f'{time.process_time() - t:.1f}s', flush=True)
if __name__ == '__main__': sys.modules['ports'] = sys.modules['__main__']; main()
