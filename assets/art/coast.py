"""A port from a few lines: its shore, hills, town, landmarks, plants and boats, in the light of its latitude, day and
hour. x runs to the right of the view, y away from it, in meters; `look` is the compass bearing of y."""
import math, re, os
import numpy as np
import quick as q
from quick import MB, fbm, ridged, sstep, mix, houses, trees, yacht
from kit import principled, emission
from buildings import *
HERE = os.path.dirname(os.path.abspath(__file__))
D = math.radians

def sun_of(lat, look, hour, decl):
    """Elevation, and azimuth from the direction of view, of the sun at a local solar hour."""
    h = D((hour - 12) * 15); la, de = D(lat), D(decl); el = math.asin(math.sin(la) * math.sin(de) + math.cos(la) * math.cos(de) * math.cos(h))
    az = math.atan2(-math.cos(de) * math.sin(h), math.sin(de) * math.cos(la) - math.cos(de) * math.cos(h) * math.sin(la)); return math.degrees(el), (math.degrees(az) - look) % 360

def best_hour(lat, look, decl):
    """The hour whose sun lights what is seen from the side and from behind, neither flat nor steep."""
    def worth(h):
        el, az = sun_of(lat, look, h, decl); off = abs((az + 180) % 360 - 180); return -abs(off - 122) / 60 - abs(el - 25) / 26 - (9 if el < 8 else 0)
    return max(np.arange(6.5, 18, .25), key=worth)

WARM = houses.WARM
OCHRE = [(.78, .62, .38), (.80, .70, .52), (.76, .54, .36), (.82, .74, .60), (.74, .58, .40), (.80, .66, .46), (.72, .48, .36), (.84, .78, .66)]
CREAM = [(.82, .76, .64), (.80, .72, .58), (.84, .79, .70), (.78, .70, .56), (.82, .74, .62), (.76, .66, .52), (.80, .66, .54)]
WHITES = [(.83, .81, .77), (.80, .78, .74), (.84, .82, .79), (.78, .75, .70), (.82, .79, .72)]
STONE = [(.62, .54, .43), (.68, .60, .49), (.58, .50, .40), (.72, .66, .56), (.66, .56, .44), (.70, .60, .46), (.74, .69, .60)]
HONEY = [(.70, .56, .36), (.74, .62, .42), (.66, .52, .34), (.76, .66, .48), (.72, .58, .40)]
PASTEL = [(.82, .66, .66), (.66, .78, .76), (.84, .80, .62), (.84, .82, .78), (.70, .76, .84), (.82, .72, .58), (.74, .82, .68), (.84, .83, .80)]
CARIB = [(.84, .82, .76), (.82, .74, .52), (.60, .74, .72), (.82, .60, .50), (.76, .80, .84), (.84, .80, .70), (.72, .80, .62)]
SYMI = [(.80, .68, .44), (.82, .74, .58), (.76, .60, .40), (.84, .79, .68), (.72, .52, .42), (.78, .70, .56), (.66, .70, .68)]
RED = [(.46, .11, .07), (.40, .12, .09), (.50, .18, .11)]; GREYR = [(.62, .62, .60), (.72, .72, .70), (.52, .54, .55)]; MIXR = RED + GREYR + [(.22, .34, .30)]
GRASS = dict(ground=((.12, .13, .05), (.20, .19, .085)), rock=((.20, .17, .13), (.36, .31, .25)))
DRY = dict(ground=((.27, .21, .12), (.38, .31, .19)), rock=((.24, .19, .15), (.44, .37, .29)))
LIME = dict(ground=((.20, .19, .10), (.34, .31, .21)), rock=((.38, .35, .30), (.60, .56, .49)))
LAVA = dict(ground=((.12, .11, .07), (.20, .17, .10)), rock=((.06, .05, .045), (.16, .13, .11)))
RAIN = dict(ground=((.07, .12, .035), (.13, .18, .06)), rock=((.12, .10, .08), (.25, .20, .15)))
SAND = dict(ground=((.42, .38, .27), (.55, .50, .38)), rock=((.34, .31, .26), (.52, .48, .41)))
MAQUIS = ((.030, .055, .020), (.085, .10, .042)); PINES = ((.022, .050, .018), (.055, .085, .028)); JUNGLE = ((.022, .062, .014), (.075, .125, .030)); SCRUB = ((.06, .075, .035), (.13, .13, .07)); COPPICE = ((.05, .085, .03), (.12, .13, .05))
BLUE = dict(deep=(.003, .030, .080), scat=(.006, .075, .12)); GREENW = dict(deep=(.004, .045, .065), scat=(.010, .11, .12)); TURQ = dict(deep=(.002, .06, .13), scat=(.010, .21, .27), clear=1.25); BAYW = dict(deep=(.005, .040, .050), scat=(.012, .085, .085))

def BOULDERS(bm, ground, rng, H):
    """Rounded rocks of granite along the shore."""
    m = MB(); n = 0
    while n < 620:
        x, y = rng.uniform(-170, 170), rng.uniform(-30, 230); z = ground(x, y)
        if -1.6 < z < 7: s = rng.uniform(.8, 3.4) * rng.uniform(.6, 1); m.sphere((x, y, z + s * .15), (s * rng.uniform(.8, 1.5), s, s * rng.uniform(.5, .95)), 10, 0, sq=rng.uniform(.72, .95)); n += 1
    m.obj('granite', [principled('granite', lambda k: k.mixc(k.noise(k.pos(), .5, 5), (.40, .32, .26), (.60, .51, .43)), .9, .1)])

def spline(pts):
    p = np.array(sorted(pts), float); xs = np.linspace(p[0, 0], p[-1, 0], 900); ys = np.interp(xs, p[:, 0], p[:, 1]); k = np.hanning(61); k /= k.sum(); ys = np.convolve(np.pad(ys, 30, 'edge'), k, 'valid'); return lambda x: np.interp(x, xs, ys)

def port(shore, profile=((0, 0), (10, 2.5), (200, 40), (900, 160)), cam=(0, 0, 30), aim=(0, 400, 12), lens=30, lat=38, look=0, hour=None, decl=14, hills=(), cones=(), isles=(), bays=(), tops=(), cuts=(), drop=None, towns=(), marks=None, cover=LIME, veg=.5, canopies=MAQUIS, plants=(), boats=14, boatbox=None, ship=None, beach=None, bed=None, bedslope=.10, foot=0, wavy=8, rough=1.0, vegtop=None, far=12000, near=12, strips=1, seed=1, tile=None, wallc=None, sails=(), spp=6, width=1600, out=None, half=None, quay=True, palms=None, grade=None, kinds=('gozzo', 'gozzo', 'motor', 'sail', 'sail'), lit=0.0, reef=0.0, keep=False, build=None, wear=.5, camup=None, cull=False, shoot=None, **light):
    lens = lens * (1.0 if keep else 1.27); light.setdefault('cirrus', .2 + .5 * ((seed * 37) % 11) / 11); q.reset(); rng = np.random.default_rng(seed); front = spline(shore); prof = np.array(profile, float)
    def U(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float); u = y - front(x) + wavy * fbm(x / 70 + seed, y / 70, 5, seed) * 1.3
        for bx, by, rx, ry in bays: u = np.minimum(u, (np.hypot((x - bx) / rx, (y - by) / ry) - 1) * min(rx, ry) + wavy * .6 * fbm(x / 40, y / 40, 4, seed + 3))
        return u
    def H(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float); u = U(x, y); h = np.interp(u, prof[:, 0], prof[:, 1]); w = sstep(4, 120, u)
        h = h * (1 + rough * w * (.40 * fbm(x / 260 + seed, y / 260, 6, seed + 5))) + rough * w * 5 * fbm(x / 60, y / 60, 5, seed + 6)
        for y0, y1, hh, wl, sd, x0, x1 in hills:
            f = ridged(x / wl + sd * 1.7, y / wl, 7 if wl < 1200 else 6, sd, .46); side = sstep(x0, x0 + wl * .8, x) * sstep(x1, x1 - wl * .8, x); h = h + hh * sstep(y0, y1, y + wl * .25 * fbm(x / wl, y / wl, 3, sd + 1)) * side * (.30 + .80 * f) * sstep(0, .5 * abs(hh) + 1, u)  # A hill that began with a leap at the shore would be a wall.
        for cx, cy, r, hh, pw, ro in cones:
            d = np.hypot(x - cx, y - cy) / r; h = np.where(u > 0, np.maximum(h, (sstep(-40, 500, u) if r >= 900 else .12 + .88 * sstep(0, foot, u) if foot else 1.) * (hh * np.exp(-d ** pw * 1.6) * (1 + ro * (ridged(x / (r * .35) + cx, y / (r * .35), 6, seed + 9) - .55)) - hh * .03)), h)
        land = h; deep = -np.minimum(np.maximum(-u, 0) * bedslope + .25, 25) + (.35 * fbm(x / 14, y / 14, 4, seed + 8) if bedslope < .08 else 0)
        z = np.where(u > 0, np.where(np.interp(u, prof[:, 0], prof[:, 1]) < .1, np.interp(u, prof[:, 0], prof[:, 1]), np.maximum(land, .15)), deep)
        for ix, iy, rx, ry, hh, pw in isles:
            r = np.hypot((x - ix) / rx, (y - iy) / ry) + .16 * fbm((x - ix) / rx * 2.2 + ix, (y - iy) / ry * 2.2, 5, seed + 11); g = np.clip(1 - r, 0, 1); b = hh * (g ** pw) * (.78 + .5 * ridged(x / (rx * .5) + ix, y / (rx * .5), 6, seed + 12)) + 3.0 * sstep(0, .05, g); z = np.where(r < 1, np.maximum(z, b), np.maximum(z, -np.minimum((r - 1) * min(rx, ry) * max(bedslope, .02) * 1.6 + .3, 25)))
        for tx, ty, rx, ry, hh in tops:  # flat tops and platforms
            r = np.hypot((x - tx) / rx, (y - ty) / ry) + .07 * fbm(x / 60, y / 60, 5, seed + 14); z = np.where(r < 1.35, np.maximum(z, hh * (sstep(1.32, .92, r) * .62 + .38 * sstep(1.04, .95, r)) * (1 + (.10 if hh < 300 else 12 / hh) * fbm(x / 34, y / 34, 6, seed + 15) * sstep(.8, 1., r)) + (z - hh) * .06 * (z > hh)), z)
        for tx, ty, rx, ry, hh, *bend in cuts: z = z - hh * sstep(1.04, .22 if bend else .70, np.abs(x - tx - (bend[0] * np.sin(y / bend[1]) if bend else 0)) / rx + .05 * fbm(x / (rx / 3 if bend else 3), y / (rx / 3 if bend else 3), 4, seed + 16)) * sstep(1.02, .90, np.abs(y - ty) / ry)  # trenches, and ravines that wind
        if drop: z = np.where(z < 0, z - 26 * sstep(0, 40, (x - drop[0]) * math.sin(D(drop[2])) + (y - drop[1]) * math.cos(D(drop[2])) + 46 * fbm(x / 110, y / 110, 4, seed + 17)), z)  # beyond a line the bottom falls off
        return z
    blobs = []
    def seen(x, y, margin):  # what lies far beside the frame is not built where a port asks for it
        fx, fy = aim[0] - cam[0], aim[1] - cam[1]; l = math.hypot(fx, fy); a, b = np.asarray(x) - cam[0], np.asarray(y) - cam[1]; f = (a * fx + b * fy) / l; return ~np.bool_(cull) | ((f > -margin) & (np.abs(a * fy - b * fx) / l < np.maximum(f, 0) * 18 / lens * 1.08 + margin))
    def C(x, y, z, s):
        n = fbm(x / 80, y / 80, 6, seed + 20); n2 = fbm(x / 22, y / 22, 5, seed + 21)
        foot = np.hypot(x - cam[0], y - cam[1]) * 98 / lens / 950  # Noise finer than the columns of the grid would differ from each of them to the next.
        n = n + (fbm(x / 700, y / 700, 5, seed + 22) - n) * sstep(15, 50, foot); n2 = n2 + (fbm(x / 200, y / 200, 4, seed + 23) - n2) * sstep(4, 14, foot)
        g = mix(*cover['ground'], sstep(-.5, .5, n + .5 * n2)); r = mix(*cover['rock'], sstep(-.5, .5, n2 + .3 * n)); rk = sstep(.75, 1.35, s + .35 * n2); c = mix(g, r, rk)
        v = veg * sstep(-.75, .35, n + (.9 if veg > .75 else .25)) * (1 - cover.get('bare', .92) * rk) * sstep(1.5, 5, z)
        if vegtop is not None: v = v * sstep(vegtop * 1.25, vegtop * .8, z + vegtop * .2 * n)
        if 'clear' in cover: v = v * sstep(*cover['clear'], np.hypot(x - cam[0], y - cam[1]))  # crowns are made for a distance
        v = np.maximum(v, .0)
        if 'fields' in cover:  # fields between hedges, from one height to another
            wide, deep, low, top, *tones = cover['fields']; p = (x * .93 + y * .37 + 40 * fbm(x / 260, y / 260, 3, seed + 30)) / wide; o = (y * .93 - x * .37 + 40 * fbm(x / 260, y / 260, 3, seed + 31)) / deep; p = p + .37 * np.floor(o); tone = np.sin(np.floor(p) * 12.9898 + np.floor(o) * 78.233) * 43758.5453 % 1
            edge = np.minimum(np.minimum(p % 1, 1 - p % 1) * wide, np.minimum(o % 1, 1 - o % 1) * deep); k = sstep(low, low * 2.4, z) * sstep(top * 1.05, top * .8, z + .1154 * top * n) * sstep(.52, .36, s); c = mix(c, mix(*tones, tone) * (1 + .16 * n2[..., None]), k); v = v * (1 - k) + k * .95 * (edge < 2.6)
        for bx, by, rr in blobs: k = sstep(1.1, .75, np.hypot((x - bx) / rr[0], (y - by) / rr[1])); v = v * (1 - k * wear); c = mix(c, mix((.34, .31, .26), (.44, .40, .33), sstep(-.4, .4, n2)), k * .7 * wear)
        if beach is not None:
            bz = beach.get('z', 2.4); k = sstep(bz + .8, bz * .55, z + .4 * n2) * sstep(.45, .2, s)
            if 'x' in beach: k = k * sstep(beach['x'][0], beach['x'][0] + 25, x) * sstep(beach['x'][1], beach['x'][1] - 25, x)
            sand = mix(beach['a'], beach['b'], sstep(-.4, .4, n2)); sand = mix(sand, np.array(beach['a']) * .66, sstep(.5, .05, z) * (z > -.3)); c = mix(c, sand, k); v = v * (1 - k)
        if 'snow' in cover: k = sstep(cover['snow'][0], cover['snow'][1], z + .22 * cover['snow'][0] * n2) * sstep(1.5, .6, s); c = mix(c, cover.get('snowc', (.80, .82, .85)), k); v = v * (1 - k)
        wet = sstep(.9, .2, z) * (z > -.2) * (beach is None); c = mix(c, c * .45, wet)
        if bed is not None: n3 = fbm(x / 45, y / 45, 6, seed + 25); b = mix(bed[0], bed[1], sstep(.02 - reef, .32 - reef, n3) * sstep(-.8, -2.2, z)); c = mix(c, b, sstep(.1, -.5, z))
        else: c = mix(c, (.16, .15, .11), sstep(-.2, -1.5, z))
        return c.astype(np.float32), np.clip(v, 0, 1).astype(np.float32)
    m = MB(); tiles = {}
    def ground(x, y):  # landmarks ask for single points by the thousand: squares of half a meter answer them
        i, j = math.floor(x / 24), math.floor(y / 24); u, v = (x - 24 * i) * 2, (y - 24 * j) * 2; a, b = min(int(u), 47), min(int(v), 47); u, v = u - a, v - b
        if (i, j) not in tiles: s = np.arange(49) * .5; tiles[i, j] = H(*np.meshgrid(24 * i + s, 24 * j + s, indexing='ij'))
        Z = tiles[i, j]; return float((Z[a, b] * (1 - u) + Z[a + 1, b] * u) * (1 - v) + (Z[a, b + 1] * (1 - u) + Z[a + 1, b + 1] * u) * v)
    if camup: k = ground(*cam[:2]) + camup; aim = (*aim[:2], aim[2] + k); cam = (*cam[:2], k)
    spots = []; ms = mats(tile, wallc, lit); kinds_of = {}
    def stand(st, t, first, w, dd, h, x, y, z, yaw):  # each town has thirty houses of its own, and thirty more on the quay, that stand many times
        own = kinds_of.setdefault((id(t), first), []); n = int(rng.integers(30))
        if n >= len(own):
            b = MB(); n = len(own)
            if st == 'cyc': houses.cyc_house(b, 0, 0, 0, min(w, 9), min(dd, 8), rng.choice([3.3, 3.5, 4, 6.2, 6.4]), 0, rng, lit)
            elif st == 'cot': cottage(b, 0, 0, 0, w * .85, min(dd, 7.5), h, 0, rng, t.get('cols', PASTEL), t.get('roofs', GREYR))
            else: houses.riv_house(b, 0, 0, 0, w, dd, h, 0, rng, lit + .02, t.get('cols', WHITES if st == 'flat' else OCHRE), down=10, roof=st == 'riv' or (st == 'mix' and rng.random() < t.get('roofs', .6)))
            if st == 'flat': b.box(-w / 2, w / 2, -dd / 2, dd / 2, h - .02, h + .5, 0, t.get('cols', WHITES)[0])
            own.append((trees.make(b, 'house', ms), []))
        own[n][1].append((x, y, z, yaw))
    for t in towns:
        st = t.get('style', 'riv'); pitch = t.get('pitch', 9.5); pts = []
        if 'disc' in t:
            cx, cy, rx, ry = t['disc']
            for yy in np.arange(cy - ry, cy + ry, pitch * t.get('row', 1.05)):
                for xx in np.arange(cx - rx, cx + rx, pitch * 1.04):
                    if math.hypot((xx - cx) / rx, (yy - cy) / ry) < 1: pts.append((xx + rng.uniform(-1, 1), yy + rng.uniform(-1, 1), math.hypot((xx - cx) / rx, (yy - cy) / ry), 50))
        else:
            u0, u1 = t['u']; rows = np.arange(u0, u1, pitch * t.get('row', 1.25))
            for k, uu in enumerate(rows):
                xx = t['x'][0] + rng.uniform(0, pitch)
                while xx < t['x'][1]: pts.append((xx, float(front(xx)) + uu + (rng.uniform(-2, 2) if k else 0), max(k / max(len(rows) - 1, 1) * t.get('fall', 1), abs((xx - sum(t['x']) / 2) / ((t['x'][1] - t['x'][0]) / 2)) ** 3 * .9), k)); xx += pitch * rng.uniform(1.0, 1.22)
        P = np.array([(a, b) for a, b, _, _ in pts]); Z = H(P[:, 0], P[:, 1]); e = 6.; gx = (H(P[:, 0] + e, P[:, 1]) - H(P[:, 0] - e, P[:, 1])) / (2 * e); gy = (H(P[:, 0], P[:, 1] + e) - H(P[:, 0], P[:, 1] - e)) / (2 * e); UU = U(P[:, 0], P[:, 1])
        for (x, y, f, k), z, a, b, uu in zip(pts, Z, gx, gy, UU):
            if z < 1.2 or math.hypot(a, b) > t.get('steep', .95) or z > t.get('zmax', 900) or z < t.get('zmin', 0) or rng.random() > t.get('dens', .93) - t.get('thin', .7) * f ** 1.5 or math.hypot(x - cam[0], y - cam[1]) < t.get('clear', 40) or not seen(x, y, 45): continue
            if any(math.hypot(x - sx, y - sy) < sr for sx, sy, sr in t.get('skip', ())): continue
            yaw = (math.atan2(b, a) - math.pi / 2) if math.hypot(a, b) > .12 and k else t.get('yaw', math.atan((float(front(x + 6)) - float(front(x - 6))) / 12) * .9 if 'u' in t else 0); yaw += rng.normal(0, t.get('twist', .06)); lo, hi = t.get('h', (6, 12)); h = rng.uniform(lo, hi) * (t.get('first', 1) if k == 0 else 1); w = pitch * rng.uniform(.82, 1.02) if t.get('tight', True) else pitch * rng.uniform(.6, .85); dd = rng.uniform(7.5, 10) * t.get('deep', 1); spots.append((x, y, max(w, dd) * .62))
            if st == 'block': block(m, x, y, z, w * 1.2, dd * 1.25, h, yaw, rng)
            else: stand(st, t, k == 0, w, dd, h, x, y, z, yaw)
    for k, *a in marks or ():
        if k in ('wall', 'mole'): dict(wall=lambda p, h=12, t=4, s=6: wall(m, p, h, t, H=H, slot=s), mole=lambda *b: mole(m, *b))[k](*a); continue
        x, y, *b = a; up = bool(b) and isinstance(b[-1], list) and not isinstance(b[-1][0], tuple); z = max(ground(x, y), 0) + (b.pop()[0] if b and isinstance(b[-1], list) and not isinstance(b[-1][0], tuple) else 0)
        dict(fort=lambda w=60, d=46, h=14, yaw=0, s=6, r=True, keep=True: fort(m, x, y, z, w, d, h, yaw, s, r, keep), drum=lambda r=8, h=14, s=6: drum(m, x, y, z, r, h, s), dome=lambda s=1., col=(.76, .70, .60), dm=(.46, .50, .48), t=0, th=1.6, yaw=0, tile=False: dome_church(m, x, y, z, s, col, dm, yaw, t, th, tile),
             camp=lambda h=28, col=(.78, .70, .58), stone=True: houses.campanile(m, x, y, z, h, col, stone=stone), blue=lambda s=1.: houses.church(m, x, y, z, 0, s), light=lambda h=16, r=3., bands=None, col=(.84, .82, .78), base=True: lighthouse(m, x, y, z, h, r, bands, col, base), mill=lambda s=1., yaw=.3, *col: windmill(m, x, y, z, s, yaw, (.34, .26, .18), *col), mosque=lambda s=1., n=2, col=(.66, .64, .60), dm=(.34, .38, .40), mh=46: mosque(m, x, y, z, s, n, col, dm, mh),
             minaret=lambda h=30, w=6, col=(.78, .72, .62), top=(.12, .34, .26): square_minaret(m, x, y, z, h, w, col, top), gothic=lambda s=1., yaw=0: gothic(m, x, y, z, s, yaw=yaw), temple=lambda yaw=0, nx=6, ny=11, h=9: temple(m, x, y, z, yaw, nx, ny, h), pier=lambda x1, y1, w=4: pier(m, x, y, x1, y1, w), box=lambda w, d, h, col=(.8, .76, .68), yaw=0., s=7: m.box(-w / 2, w / 2, -d / 2, d / 2, 0 if up else -9, h, s, col, yaw, (x, y, z)),
             block=lambda w, d, h, yaw=0., col=None: block(m, x, y, z, w, d, h, yaw, rng, col), house=lambda w, d, h, yaw=0., cols=OCHRE: houses.riv_house(m, x, y, z, w, d, h, yaw, rng, 0, cols), flat=lambda w, d, h, yaw=0., cols=WHITES: houses.riv_house(m, x, y, z, w, d, h, yaw, rng, 0, cols, roof=False), cone=lambda r, h, col=(.5, .16, .10): m.cyl((x, y, z), (x, y, z + h), r, .1, 20, 7, col), cyl=lambda r, h, col=(.8, .76, .68), s=7: m.cyl((x, y, z - 4), (x, y, z + h), r, r, 28, s, col), rock=lambda *b: None)[k](*b)
    if quay:
        for t in towns:
            if 'u' in t and t.get('quay', True):
                xs = np.arange(t['x'][0] - 15, t['x'][1] + 15, 5.)
                for a, b in zip(xs, xs[1:]):
                    ya, yb = float(front(a)) - wavy * .3 - 1, float(front(b)) - wavy * .3 - 1; d0 = t['u'][0] + 4
                    m.add([(a, ya, -4), (b, yb, -4), (b, yb, 1.7), (a, ya, 1.7), (b, yb + d0, 1.75), (a, ya + d0, 1.75)], [(0, 1, 2, 3), (3, 2, 4, 5)], 6)
    if m.f: m.obj('town', ms)
    for own in kinds_of.values():
        for house, at in own: at = np.array(at); q.S.scattered.append((house, at[:, :3], np.ones(len(at)), at[:, 3], rng.uniform(.93, 1.04, len(at))[:, None] * rng.uniform((.97, .98, .95), (1.03, 1.02, 1.03), (len(at), 3))))
    for x, y, r in ((t['disc'][0], t['disc'][1], t['disc'][2:]) for t in towns if 'disc' in t): blobs.append((x, y, r))
    for t in towns:
        if 'u' in t: xm = sum(t['x']) / 2; blobs.append((xm, float(front(xm)) + t['u'][1] * .35, ((t['x'][1] - t['x'][0]) * .5, t['u'][1] * .6)))
    q.land(cam, H, C, math.degrees(math.atan2(aim[0] - cam[0], aim[1] - cam[1])), half or min(75, math.degrees(math.atan(18 / lens)) + 12), near, far, power=.12, nr=round(strips * (680 if width > 900 else 300)), na=950 if width > 900 else 420, bump=light.pop('bump', .8))
    bm = MB()
    if ship: e = yacht.build(lit=.05 + lit, led=.05 + lit, detail=False); yacht.place(e, (ship[0], ship[1], 0), ship[2])
    bb = boatbox or (-180, 180, 60, 330); k = tries = 0; taken = [(ship[0], ship[1], 125)] if ship else []
    while k < boats and tries < boats * 40:
        tries += 1; x, y = rng.uniform(*bb[:2]), rng.uniform(*bb[2:])
        if ground(x, y) > -1.1 or any(math.hypot(x - a, y - b) < r for a, b, r in taken) or math.hypot(x - cam[0], y - cam[1]) < 30: continue
        kd = kinds[rng.integers(len(kinds))]; Lb = rng.uniform(5.5, 8.5) if kd == 'gozzo' else rng.uniform(8, 13); taken.append((x, y, Lb + 6)); houses.boat(bm, x, y, light.get('wind_to', 2.2) + rng.normal(0, .5), Lb, kd, rng); k += 1
    for x, y, yaw, l in sails: sloop(bm, x, y, yaw, l, rng)
    if build: build(bm, ground, rng, H)
    if bm.f: bm.obj('boats', houses.boat_mats())
    tone = tuple(tuple(v * 1.15 for v in c) for c in canopies)
    make = dict(pine=lambda i: trees.stone_pine(1 + i), aleppo=lambda i: trees.aleppo(2 + i), cypress=lambda i: trees.cypress(3 + i), palm=lambda i: trees.palm(6 + i, 20 + 3 * i), bush=lambda i: trees.bush(4 + i, tone), broad=lambda i: trees.bush(9 + i, tone, 1100, 1.0))
    SP = np.array(spots) if spots else np.zeros((0, 3))
    for kind, n, box, zr, size in plants:
        x = rng.uniform(box[0], box[1], n); y = rng.uniform(box[2], box[3], n); z = H(x, y); e = 1.5; s = np.hypot((H(x + e, y) - z) / e, (H(x, y + e) - z) / e); k = (z > zr[0]) & (z < zr[1]) & (s < 1.1) & (np.hypot(x - cam[0], y - cam[1]) > size[1] * 1.6) & seen(x, y, 40)
        x, y, z = x[k], y[k], z[k]
        if len(SP) and len(x):
            keep = np.ones(len(x), bool)
            for i in range(0, len(x), 2000): dd = np.hypot(x[i:i + 2000, None] - SP[None, :, 0], y[i:i + 2000, None] - SP[None, :, 1]); keep[i:i + 2000] = (dd > SP[None, :, 2] + size[0] * .12).all(1)
            x, y, z = x[keep], y[keep], z[keep]
        which = rng.integers(0, 3, len(x))  # three shapes of each kind
        for i in range(3):
            w = which == i
            if w.any(): q.scatter(kind, make[kind](i), np.stack([x, y, z - .15], -1)[w], rng.uniform(size[0], size[1], w.sum()), rng)
    if palms:
        pl = trees.palm(6, 24); P = np.array([(x, y, ground(x, y) - .1) for x, y, _ in palms]); q.scatter('near', pl, P, np.array([s for _, _, s in palms]), rng)
    light.pop('wind_to', None); hour = hour or best_hour(lat, look, decl); sun = sun_of(lat, look, hour, decl); print(f'{hour:.2f}h sun {sun[0]:.0f} {sun[1]:.0f}', end=' ')
    return (shoot or q.shoot)(out, cam, aim, lens, sun, width=width, spp=spp, grade=grade, canopies=canopies, seed=seed + 2, **light)

# ---- short words for the descriptions
def T(style, x0, x1, u0, u1, pitch=10, h=(6, 11), **k): return dict(style=style, x=(x0, x1), u=(u0, u1), pitch=pitch, h=h, **k)
def O(style, cx, cy, rx, ry, pitch=10, h=(6, 11), **k): return dict(style=style, disc=(cx, cy, rx, ry), pitch=pitch, h=h, thin=0, **k)
def HB(h, y0=500, y1=1600, wl=800, sd=3, x0=-20000, x1=20000): return (y0, y1, h, wl, sd, x0, x1)
STEEP = ((0, 0), (4, 1.8), (20, 3), (70, 24), (180, 80), (450, 180), (1300, 320)); MILD = ((0, 0), (5, 1.8), (50, 4), (160, 22), (500, 70), (1500, 160)); FLAT = ((0, 0), (8, 1.5), (80, 3), (300, 5), (1500, 9)); BOWL = ((0, 0), (4, 1.8), (26, 3), (80, 26), (220, 100), (600, 240), (1500, 420))
def CLIFF(h, back=60): return ((0, 0), (3, h * .45), (12, h), (60, h + 4), (300, h + back * .3), (1400, h + back))
def FRONT(y=160, w=.0009, bow=0): return [(x, y - w * x * x + bow * x) for x in range(-900, 901, 60)]
SANDY = dict(a=(.70, .64, .52), b=(.80, .74, .63), z=1.8); GOLD = dict(a=(.58, .48, .33), b=(.68, .58, .42), z=1.8); DARK = dict(a=(.16, .145, .13), b=(.24, .22, .20), z=1.8); PEBBLE = dict(a=(.46, .44, .40), b=(.60, .58, .53), z=1.6); PINK = dict(a=(.78, .62, .56), b=(.84, .70, .64), z=1.8)
BED = ((.74, .70, .58), (.15, .16, .10)); BEDM = ((.60, .56, .45), (.10, .115, .075))
BAH = dict(wear=.35, cover=SAND, veg=.75, canopies=COPPICE, canopy=4.5, bed=BED, bedslope=.012, rough=.3, beach=SANDY, wind=3, calm=.8, longest=10, clouds=.22, kinds=('sail', 'sail', 'motor', 'gozzo'), decl=-10, wavy=6, quay=False, **TURQ)
CAR = dict(wear=.3, cover=RAIN, veg=.92, canopies=JUNGLE, canopy=8, bed=BEDM, bedslope=.035, beach=GOLD, wind=3.4, calm=.85, longest=12, clouds=.32, kinds=('sail', 'sail', 'sail', 'gozzo'), decl=-12, wavy=8, quay=False, deep=(.003, .05, .10), scat=(.008, .15, .19), clear=1.1)
SEA = dict(**BLUE, wind=3.6); BAY = dict(**BLUE, wind=2.2, calm=.7, longest=9); PALMS = lambda x0, x1, y0, y1, n=300, z=7, s=(8, 13): ('palm', n, (x0, x1, y0, y1), (1.2, z), s); TREES = lambda k, x0, x1, y0, y1, n=600, z=(3, 200), s=(6, 11): (k, n, (x0, x1, y0, y1), z, s)
def place(name, alt=None, sees=None, shows=None, wide=1600, **k):
    import ports; ports.pic(name, alt, sees, None, shows, wide); k.setdefault('seed', sum(ord(ch) * (i + 3) for i, ch in enumerate(name)) % 97 + 1); ports.ALL[name]['scene'] = lambda: k
