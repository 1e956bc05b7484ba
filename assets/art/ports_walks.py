"""What excursions see in the open: ruins, vines, rivers, lakes, cliffs, dolphins."""
import ports
import props as P
from coast import *
from landmarks import *
from ports_harbors import place
from ports_inland import tree

def tapered(m, pts, radii, slot=0, n=18, flat=1.0):
    """A body along points, each ring square to the way it goes; `flat` narrows it across x."""
    pts = np.array(pts, float); rows = []
    for i, (p, r) in enumerate(zip(pts, radii)):
        d = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]; d /= np.linalg.norm(d); u = np.cross(d, (1, 0, 0)); u /= np.linalg.norm(u) + 1e-9
        rows.append([tuple(p + r * (flat * math.cos(a) * np.array((1, 0, 0)) + math.sin(a) * u)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)])
    m.loft(rows, slot); m.add(rows[0], [tuple(range(n))], slot, smooth=True); m.add(rows[-1], [tuple(range(n - 1, -1, -1))], slot, smooth=True)
def moved(m, part, x, y, z, yaw, s=1.0):
    """Takes what `part` models at the origin, turned and set down."""
    b = MB(); part(b); c, d = math.cos(yaw) * s, math.sin(yaw) * s; k = len(m.v); m.v += [(x + u * c - v * d, y + u * d + v * c, z + w * s) for u, v, w in b.v]; m.f += [tuple(k + i for i in f) for f in b.f]; m.m += b.m; m.c += b.c; m.sm += b.sm
def scattered_walls(m, ground, rng, n, box, slot=1, clear=None):
    """Low walls of a town that is gone: broken runs of laid stones on a common grid."""
    for _ in range(n):
        x, y = rng.uniform(*box[:2]), rng.uniform(*box[2:]); along = rng.random() < .5; L = rng.uniform(4, 13); rows = rng.integers(1, 5)
        if clear and clear(x, y): continue
        for k in range(rows):
            a = -L / 2 + rng.uniform(0, .6) * k
            while a < L / 2 - rng.uniform(0, .8) * k:
                s = rng.uniform(.35, .75); u, v = (x + a, y) if along else (x, y + a); m.box(-s / 2, s / 2, -.25, .25, k * .3 - .15, k * .3 + rng.uniform(.2, .3), slot, (1, 1, 1), (0 if along else math.pi / 2) + rng.normal(0, .05), (u + rng.normal(0, .03), v + rng.normal(0, .03), ground(u, v))); a += s + .03
def specks(ground, rng, n, box, cols, size=(.011, .026), up=(.12, .45), clump=9):
    """Flowers: points of color on stalks too thin to see, in clumps."""
    m = MB(); mid = [(rng.uniform(*box[:2]), rng.uniform(*box[2:]) ** 1.0) for _ in range(max(1, n // clump))]
    for _ in range(n): cx, cy = mid[rng.integers(len(mid))]; x, y = cx + rng.normal(0, .8), cy + rng.normal(0, .8); s = rng.uniform(*size); m.sphere((x, y, ground(x, y) + rng.uniform(*up)), (s, s, s * .7), 6, 0, cols[rng.integers(len(cols))])
    m.obj('flowers', [principled('petal', lambda k: k.attr(), .7, .1)])
def marble_mats(): return [principled('marbleold', lambda k: k.mixc(k.noise(k.pos(), 2.2, 6), (.50, .46, .38), (.74, .71, .64)), .7, .2), principled('gneiss', lambda k: k.mixc(k.noise(k.pos(), 1.6, 5), (.27, .24, .20), (.50, .46, .39)), .9, .1)]

# ---- Delos: the terrace of the lions, early
def lion(m):
    """A seated lion of Naxian marble, lean, its mouth open; it looks towards -y."""
    tapered(m, [(0, .78, .30), (0, .72, .42), (0, .55, .58), (0, .30, .84), (0, .02, 1.10), (0, -.16, 1.32), (0, -.24, 1.52), (0, -.30, 1.66)], (.16, .27, .29, .235, .225, .20, .165, .15), flat=.78)
    for s in (-1, 1):
        tapered(m, [(s * .20, .66, .52), (s * .26, .50, .46), (s * .27, .34, .34), (s * .25, .20, .22)], (.16, .22, .17, .10), n=14, flat=.7); tapered(m, [(s * .25, .30, .10), (s * .25, .05, .07), (s * .25, -.12, .06)], (.09, .08, .05), n=12); tapered(m, [(s * .15, -.02, 1.06), (s * .165, -.10, .70), (s * .17, -.12, .34), (s * .17, -.13, .08)], (.13, .10, .075, .08), n=14); tapered(m, [(s * .17, -.08, .07), (s * .17, -.34, .05)], (.085, .06), n=12)
    tapered(m, [(0, -.22, 1.68), (0, -.34, 1.76), (0, -.50, 1.76), (0, -.66, 1.72), (0, -.72, 1.70)], (.14, .17, .14, .105, .07), flat=.92); tapered(m, [(0, -.34, 1.62), (0, -.50, 1.56), (0, -.64, 1.53)], (.10, .075, .05), n=12)
    for s in (-1, 1): m.sphere((s * .13, -.26, 1.86), (.05, .06, .06), 10, 0)
def delos(bm, ground, rng, H):
    m = MB()
    for i in range(1, 7): x, y = -6.4 + .55 * i, 11 + 7.2 * i; z = ground(x, y); m.box(-.62, .62, -1.05, 1.05, -1.2, 1.25, 1, (1, 1, 1), -1.05, (x, y, z)); m.box(-.70, .70, -1.15, 1.15, 1.25, 1.42, 0, (1, 1, 1), -1.05, (x, y, z)); moved(m, lion, x, y, z + 1.42, math.pi / 2 - .5 + rng.normal(0, .03), 1.12)
    for i in range(9):
        x, y = 13 + 5.4 * (i % 3) + rng.uniform(-.3, .3), 40 + 7 * (i // 3); h = (6.2, 1.6, 4.4, 2.8, 6.2, 1.0, 5.2, 6.2, 2.0)[i]; z = ground(x, y); m.box(-.75, .75, -.75, .75, -1, .3, 0, (1, 1, 1), 0, (x, y, z)); m.cyl((x, y, z + .3), (x, y, z + h), .46, .46 - .012 * h, 22, 0)
        if h > 6: m.cyl((x, y, z + h), (x, y, z + h + .3), .42, .66, 22, 0); m.box(-.68, .68, -.68, .68, h + .3, h + .55, 0, (1, 1, 1), 0, (x, y, z))
    scattered_walls(m, ground, rng, 150, (-46, 60, 22, 150), clear=lambda x, y: -11 < x < 4 and y < 52)
    for _ in range(260): x, y = rng.uniform(-30, 40), rng.uniform(7, 90); s = rng.uniform(.12, .5); m.box(-s, s, -s * .7, s * .7, -.1, s * .6, int(rng.integers(2)), (1, 1, 1), rng.uniform(0, 3), (x, y, ground(x, y)))
    straw = trees.bush(77, ((.17, .15, .06), (.30, .27, .13)), 260, .9); g = np.array([(x, y, ground(x, y)) for x, y in zip(rng.uniform(-1, 1, 8200), 3 + 44 * rng.random(8200) ** 1.5)]); g[:, 0] = g[:, 0] * (3 + g[:, 1] * .85); g[:, 2] = [ground(x, y) for x, y in g[:, :2]]; q.scatter('straw', straw, g, rng.uniform(.06, .26, len(g)), rng)
    m.obj('ruins', marble_mats()); specks(ground, rng, 9000, (-18, 24, 3, 40), [(.62, .05, .03), (.62, .05, .03), (.62, .05, .03), (.74, .66, .10), (.70, .70, .66)], (.007, .016), (.03, .20))
place('delos-lions', 'Lean marble lions sit in a row with open mouths above ruins and low plants, the bare hill Kynthos behind them in early light.', ['lions', 'ruins', 'plants', 'Kynthos'], ['experiences/delos-while-the-ropes-are-down'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 6), (890, 7), (960, 8), (1100, 14), (1500, 30), (1800, 6), (1900, -4)), rough=.12, wavy=0, quay=False, cones=((30, 560, 300, 112, 1.3, .30), (-200, 620, 240, 50, 1.4, .3)), far=9000, near=1.2, cam=(-.6, 4.4, 0), camup=1.7, aim=(-6.2, 30, 1.9), lens=32, lat=37.4, look=165, hour=7.75, decl=12, cover=dict(ground=((.22, .21, .09), (.36, .31, .17)), rock=((.27, .24, .20), (.47, .43, .37))), veg=0, canopies=SCRUB, canopy=1.2, boats=0, build=delos, plants=(('bush', 7800, (-60, 70, 4, 200), (1, 60), (.2, .6)), ('bush', 1600, (-300, 300, 150, 700), (1, 130), (.7, 1.6))), **SEA)

# ---- Santorini: vines wound into baskets on pumice
def basket(seed):
    r = np.random.default_rng(seed); m = MB(); n = 26
    for k in range(17):
        h = .05 + .36 * k / 16; R = .40 + .12 * math.sin(math.pi * (k / 16) ** .8) + r.normal(0, .02); a0 = r.uniform(0, 6.28); tilt = r.normal(0, .05); row = [(R * (1 + .05 * math.sin(3 * a + k)) * math.cos(a), R * (1 + .05 * math.sin(2 * a + 2 * k)) * math.sin(a), h + tilt * math.cos(a + a0) + .018 * math.sin(5 * a + k)) for a in np.linspace(a0, a0 + 6.6, n)]; P.tube(m, row, r.uniform(.013, .026), 6, 0)
    P.tube(m, [(.30, 0, -.1), (.33, .02, .06), (.42, .06, .2)], .05, 8, 0)
    for k in range(15): a = r.uniform(0, 6.28); R = r.uniform(.34, .56); p = np.array((R * math.cos(a), R * math.sin(a), .38)); q_ = p + (r.normal(0, .12), r.normal(0, .12), r.uniform(.08, .3)); m.cyl(p, q_, .007, .004, 5, 0)
    c = [((.24 + .2 * r.random()) * 1.6 * math.cos(a), (.24 + .2 * r.random()) * 1.6 * math.sin(a), .34 + r.uniform(0, .22)) for a in r.uniform(0, 6.28, 22)]; trees._leaves(m, c, [.12] * len(c), 430, .042, r, flat=.8); return trees.make(m, 'basket', [principled('cane', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.13, .085, .055), (.27, .19, .12)), .9, .1), trees._leaf_mat('leaf', (.075, .13, .03), (.15, .19, .05))])
def baskets(bm, ground, rng, H):
    kinds = [basket(30 + i) for i in range(5)]; Q = np.array([(i * 2.9 + rng.uniform(-.4, .4) + (j % 2) * 1.4, 2.3 + j * 2.6 + rng.uniform(-.3, .3)) for i in range(-22, 23) for j in range(34)]); Q = Q[(np.abs(Q[:, 0]) < 3 + Q[:, 1] * .8) & ~((np.abs(Q[:, 0] - .4) < .8) & (Q[:, 1] < 3.4))]; w = rng.integers(0, 5, len(Q))
    for k in range(5): q.scatter('basket', kinds[k], np.array([(x, y, ground(x, y)) for x, y in Q[w == k]]), rng.uniform(.75, 1.05, (w == k).sum()), rng)
    m = MB()
    for _ in range(5200): y = 1.2 + 34 * rng.random() ** 2; x = rng.uniform(-1, 1) * (2 + y * .7); s = rng.uniform(.008, .05) * rng.uniform(.5, 1); m.sphere((x, y, ground(x, y) + s * .1), (s, s * rng.uniform(.7, 1), s * .6), 6, int(rng.random() < .25), sq=.8)
    P.drystone(m, [(-60, 96), (-20, 92), (24, 95), (70, 92)], 1.3, .6, rng, .42, lambda x, y: ground(x, y), 2); m.obj('pumice', [principled('pumice', (.62, .58, .50), .95, .05), principled('scoria', (.16, .11, .09), .95, .05), principled('wallst', lambda k: k.mixc(k.noise(k.pos(), 3, 4), (.15, .11, .095), (.33, .26, .22)), .9, .1)])
place('vine-baskets', 'Vines wound into low baskets lie in rows on pale pumice, a white village with a dome behind them above the sea.', ['vines', 'baskets', 'pumice', 'village', 'dome', 'sea'], ['experiences/baskets-on-the-ground'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 60), (880, 74), (930, 74.4), (990, 73.4), (1050, 71.5), (1130, 67), (1400, 4), (1460, -5)), rough=.05, wavy=0, quay=False, near=.8, far=16000, cam=(0, -1.6, 0), camup=1.65, aim=(.6, 20, -1.7), lens=27, lat=36.4, look=215, hour=9.5, decl=16, cover=dict(ground=((.43, .39, .31), (.56, .51, .42)), rock=((.30, .24, .20), (.46, .38, .32))), veg=.0, canopies=SCRUB, boats=0, build=baskets, isles=((-2600, 9000, 2400, 700, 320, .8),), towns=(O('cyc', 10, 180, 62, 30, 8.6, (4, 6), cols=WHITES, dens=.95),), marks=(('blue', 4, 168, 1.25), ('blue', -34, 186, .9), ('camp', 34, 176, 15, (.86, .84, .80), False)), plants=(('bush', 500, (-200, 200, 98, 330), (20, 120), (.8, 2)), TREES('cypress', -50, 80, 150, 210, 14, (20, 120), (5, 8))), **SEA)

# ---- La Gomera: a village across its ravine, under the flat rock
def terraces(bm, ground, rng, H):
    """The church, and dry-stone walls that keep the level of both sides of the ravine."""
    BUILD((nave, -46, 306, 10, 20, 8, (.84, .82, .77), .5, dict(aisle=0)), (bell_tower, -38, 298, 4.4, 16, 2, (.84, .82, .77), dict(top='pyramid', topc=None, trim=(.36, .29, .25))))(bm, ground, rng, H); Y = np.arange(20, 760, 4.); X = np.arange(0, 330, 1.); m = MB(); mid = 34 * np.sin(Y / 150)
    for s in (-1, 1):
        Z = H(mid[:, None] + s * X[None], np.broadcast_to(Y[:, None], (len(Y), len(X))))
        for k, step in enumerate(np.arange(5, 96, 4.6)):
            z = Z[:, 0] + step; line = [(c + s * X[np.argmax(row > h)], y, h) if (row > h).any() else None for c, y, row, h in zip(mid, Y, Z, z)]; gap = fbm(Y / 60 + 7 * k, Y * 0 + s, 3, k) < -.5
            for p, r, g in zip(line, line[1:], gap):
                if p and r and not g and abs(p[0] - r[0]) < 14: h = 1.2 + .7 * rng.random(); o = s * .8; m.add([(p[0], p[1], p[2] - 2), (r[0], r[1], r[2] - 2), (r[0], r[1], r[2] + h), (p[0], p[1], p[2] + h), (r[0] + o, r[1], r[2] + h), (p[0] + o, p[1], p[2] + h)], [(0, 1, 2, 3), (3, 2, 4, 5)], 0)
    m.obj('terraces', [principled('terrace', lambda k: k.mixc(k.noise(k.pos(), 1.4, 5), (.26, .205, .16), (.46, .385, .31)), .9, .1)])
place('gomera-ravine', 'A ravine of stone terraces and palms lies before a village and its church on the opposite hillside, a flat-topped rock above them.', ['ravine', 'terraces', 'palms', 'village', 'church', 'hillside', 'rock'], ['experiences/ordering-coffee-across-a-ravine'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (100, 90), (880, 140), (1300, 180), (1900, 300), (2700, 470), (5000, 700)), rough=.16, wavy=26, quay=False, hills=(HB(170, 900, 2800, 900, 5),), tops=((-660, 1900, 330, 160, 640),), cuts=((0, 300, 190, 1500, 112, 34, 150),), far=14000, near=3, cam=(124, 78, 0), camup=15, aim=(-58, 330, -17), lens=29, lat=28.1, look=320, hour=9.75, decl=6, clouds=.4, cz=(620, 960), cscale=.7, strata=.55, sth=3.4, cover=dict(ground=((.135, .135, .055), (.25, .21, .115)), rock=((.115, .08, .06), (.26, .19, .145)), bare=.7, clear=(420, 640)), veg=.62, canopies=MAQUIS, canopy=2.5, boats=0,
      towns=(O('mix', -66, 326, 58, 84, 9.6, (4, 7), cols=[*WHITES, *WHITES, *CREAM, (.80, .62, .46)], roofs=.75, dens=.92, steep=.86, tight=False, twist=.3, skip=((-46, 306, 14), (-38, 298, 8))), O('mix', 190, 520, 50, 50, 12, (4, 6), cols=WHITES, roofs=.8, dens=.45, steep=.7, tight=False, twist=.4)), tile=((.36, .15, .08), (.52, .27, .16)),
      build=terraces,
      strips=1.3, grade=dict(exposure=.28), plants=(('palm', 900, (-260, 260, 30, 560), (3, 190), (8, 14)), TREES('broad', -320, 320, 40, 700, 1700, (3, 260), (2.5, 5)), ('bush', 5000, (-260, 260, 0, 460), (3, 200), (.6, 1.6)), ('bush', 24000, (-900, 900, 130, 2000), (40, 700), (2.2, 5)), TREES('pine', -900, 900, 660, 1900, 1600, (90, 600), (8, 14))), **SEA)

# ---- Lošinj: dolphins that come up to breathe
def pod(bm, ground, rng, H):
    import ashore
    skin = principled('dskin', lambda k: k.mixc(k.noise(k.pos(), 1.8, 6, .6), (.055, .066, .078), (.115, .130, .145)), .24, .5, coat=.3)
    for x, y, yaw, out, ph in ((-1.9, 8.4, 100, .12, .44), (1.2, 10.6, 84, .24, .37), (2.9, 8.2, 98, .0, .52), (-4.6, 14.5, 92, .04, .47), (5.4, 17, 90, .10, .40)):
        ashore.dolphin(x, y, yaw, out, ph, 1.0, skin); w = MB()
        for _ in range(1100): a = rng.uniform(0, 6.28); d = rng.uniform(.3, 1.05); w.sphere((x + d * math.cos(a) * 1.2, y + d * math.sin(a) * .42, .01 + abs(rng.normal(0, .05))), rng.uniform(.0015, .008), 6)
        w.obj('drops', [principled('drops', (.86, .90, .92), .25)])
place('dolphins', 'Five dolphins come up to breathe in a calm sea, wet backs and fins above the water, a wooded shore behind.', ['dolphins', 'sea', 'shore'], ['experiences/room-for-four'], keep=True, shore=[(-4000, 2600), (-1500, 2300), (-500, 2500), (600, 3000), (1500, 2500), (4000, 2300)], profile=((0, 0), (20, 6), (160, 40), (600, 120), (1500, 190)), hills=(HB(190, 2500, 5200, 1500, 4),), cam=(0, 0, 1.9), aim=(.4, 16, .95), lens=41, lat=44.5, look=130, hour=8.6, decl=22, near=900, far=16000, cover=LIME, veg=.8, canopies=PINES, canopy=5, boats=0, build=pod, foam=.1, **dict(BLUE, wind=1.7, calm=.75, longest=7), grade=dict(exposure=.42))

# ---- Furnas: the mounds where pots are dug in, by the lake of the crater
STROKE = dict(a=(0, .09, .16, .18), b=(.07, .09, .08, .18), c=(.07, .09, 0, .10), d=(0, .09, 0, .02), e=(0, .02, 0, .10), f=(0, .02, .08, .18), g=(0, .09, .08, .10)); STROKES = {'0': 'abcdef', '1': 'bc', '2': 'abged', '3': 'abgcd', '4': 'fgbc', '5': 'afgcd', '6': 'afgedc', '7': 'abc', '8': 'abcdefg', '9': 'abcdfg'}
def mounds(bm, ground, rng, H):
    m = MB()
    for i, (x, y) in enumerate([(-4.6, 7.2), (-1.3, 8.2), (2.2, 7.6), (5.4, 9.0), (-6.6, 11.6), (-3.0, 12.4), (.8, 12.0), (4.4, 13.2), (8.0, 12.4), (-8.8, 16), (-4.6, 17), (-.6, 16.6), (3.0, 17.4), (7.2, 17), (11, 16.2)]):
        z = ground(x, y); R = rng.uniform(1.15, 1.4); hh = rng.uniform(.5, .68); A = np.linspace(0, 2 * math.pi, 40, endpoint=False); rows = []
        for t in np.linspace(1.25, .02, 15): rows.append([(x + R * t * (1 + .06 * math.sin(3 * a + i) + .03 * math.sin(9 * a + 2 * i)) * math.cos(a), y + R * t * (1 + .06 * math.sin(3 * a + i)) * math.sin(a), z - .06 + hh * math.exp(-2.6 * t * t) + .05 * math.sin(7 * a + 5 * t + i) * t * (1.2 - t)) for a in A])
        m.loft(rows, 0, smooth=True)
        for _ in range(190): a = rng.uniform(0, 6.28); t = math.sqrt(rng.random()) * 1.35; s = rng.uniform(.012, .05); m.sphere((x + R * t * math.cos(a), y + R * t * math.sin(a), z - .05 + hh * math.exp(-2.6 * t * t) + s * .3), (s, s, s * .7), 6, int(rng.random() < .15), sq=.8)
        u, v = x + .25 * math.cos(i), y - .2; m.cyl((u, v, z + hh * .6), (u + .03, v, z + hh + .62), .022, .02, 7, 2); turn = rng.normal(.06, .12); m.box(-.19, .19, -.012, .012, hh + .34, hh + .62, 3, (1, 1, 1), turn, (u + .02, v - .03, z))
        number = str(i + 3)
        for k, digit in enumerate(number):   # painted by stencil, of straight strokes
            x0 = -.045 - .055 * (len(number) - 1) + .11 * k
            for stroke in STROKES[digit]: a, b, c, d = STROKE[stroke]; m.box(x0 + a, x0 + b, -.019, -.013, hh + .39 + c, hh + .39 + d, 4, (1, 1, 1), turn, (u + .02, v - .03, z))
    for _ in range(5200): y = 2.6 + 20 * rng.random() ** 1.6; x = rng.uniform(-1, 1) * (2 + y); e = rng.uniform(.006, .03) * rng.uniform(.4, 1.4); m.sphere((x, y, ground(x, y) + e * .2), (e, e * rng.uniform(.7, 1.2), e * .7), 6, int(rng.random() < .25), sq=.8)
    for x in np.arange(-24, 26, 1.7): y = 22 + 1.6 * math.sin(x / 6); z = ground(x, y); m.cyl((x, y, z - .2), (x, y, z + .95), .06, .055, 8, 2); m.cyl((x, y, z + .85), (x + 1.7, 22 + 1.6 * math.sin((x + 1.7) / 6), ground(x + 1.7, y) + .85), .035, n=6, mat=2)
    m.obj('mounds', [principled('earth', lambda k: k.mixc(k.noise(k.pos(), 2.4, 6), (.050, .040, .032), (.115, .094, .076)), .95, .05), principled('clod', (.15, .125, .10), .95, .05), principled('post', lambda k: k.mixc(k.noise(k.pos(), 5, 4), (.20, .14, .09), (.34, .26, .18)), .85, .1), principled('board', (.80, .78, .72), .6, .2), principled('figure', (.08, .07, .06), .7, .1)])
place('furnas-pots', 'Mounds of dark earth stand in rows beside a lake, a numbered stake in each, green crater slopes around the water.', ['earth', 'lake', 'stake', 'crater', 'slopes'], ['experiences/the-pot-in-the-ground'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 2), (936, 2.4), (960, 1.4), (1400, 40), (1640, 60), (1760, 150), (2200, 330), (4000, 420)), bays=((-60, 300, 420, 268),), rough=.25, wavy=2, quay=False, hills=(HB(210, 600, 1500, 900, 6),), cones=((-760, 320, 380, 210, 1.6, .2), (820, 380, 420, 240, 1.6, .2)), near=1.5, far=9000, cam=(.2, 1.6, 0), camup=2.5, aim=(.4, 30, -2.6), lens=25, lat=37.8, look=200, hour=10, decl=-2, clouds=.42, cz=(420, 900), cover=dict(ground=((.105, .085, .065), (.175, .142, .105)), rock=((.12, .10, .08), (.24, .20, .15)), clear=(60, 140)), veg=.85, canopies=JUNGLE, canopy=6, boats=0, build=mounds, plants=(TREES('broad', -420, 420, 30, 620, 3200, (2.5, 330), (5, 9)), TREES('aleppo', -700, 700, 420, 1200, 3200, (6, 400), (10, 18))), deep=(.008, .045, .040), scat=(.020, .085, .06), wind=1.6, calm=.6, longest=4, grade=dict(exposure=.25))

# ---- Dominica: the Indian River between bloodwoods
def bloodwood(seed):
    """A trunk of unit height on roots that fold like cloth, its crown far above."""
    r = np.random.default_rng(seed); m = MB(); n = 9
    m.cyl((0, 0, .10), (.01, 0, .62), .034, .022, 12, 0); m.cyl((0, 0, .0012), (0, 0, .12), .036, .034, 12, 0)  # what lies under the water would be seen as bright as in the sun
    for k in range(n):
        a = 2 * math.pi * k / n + r.normal(0, .12); L = r.uniform(.13, .23); bend = r.normal(0, .5); rows = []; hgt = r.uniform(.16, .24)
        for t in np.linspace(0, 1, 12):
            b = a + bend * t * t + .22 * math.sin(t * 5 + k); x, y = (.02 + L * t) * math.cos(b), (.02 + L * t) * math.sin(b); h = hgt * (1 - t) ** 2.0 + .012 * (1 - t); w = .007 + .006 * (1 - t); nx, ny = -math.sin(b), math.cos(b); rows.append([(x - nx * w * 1.1, y - ny * w * 1.1, .0012), (x - nx * w * .8, y - ny * w * .8, h * .8), (x, y, h), (x + nx * w * .8, y + ny * w * .8, h * .8), (x + nx * w * 1.1, y + ny * w * 1.1, .0012)])
        m.loft(rows, 0, close=False)
    p = np.array((.01, 0, .62)); cs, rs = [], []
    for i in range(9): a = r.uniform(0, 6.28); e = p + (r.uniform(.12, .34) * math.cos(a), r.uniform(.12, .34) * math.sin(a), r.uniform(.02, .28)); m.cyl(p - (0, 0, .12), e, .014, .005, 7, 0); cs += [e, e + r.normal(0, .07, 3)]; rs += [r.uniform(.09, .14), .10]
    trees._leaves(m, cs, rs, 3000, .011, r, flat=.7); return trees.make(m, 'bloodwood', [principled('bark', lambda k: k.mixc(k.noise(k.pos(), 26, 5), (.15, .125, .10), (.36, .31, .26)), .85, .15), trees._leaf_mat('leaf', (.035, .085, .018), (.085, .145, .035))])
def river(bm, ground, rng, H):
    kinds = [bloodwood(80 + i) for i in range(5)]; mid = lambda y: 5 * math.sin(y / 34 - .35) * sstep(4, 40, np.array(float(y))); spots = []
    for s in (-1, 1):
        for y in np.arange(3, 150, 5.6): spots.append((float(mid(y)) + s * rng.uniform(5.0, 6.6), y + rng.uniform(-1.4, 1.4) + (2 if s > 0 else 0)))
        for _ in range(70): y = rng.uniform(-4, 170); spots.append((float(mid(y)) + s * rng.uniform(9, 46), y))
    Q = np.array(spots); w = rng.integers(0, 5, len(Q))
    for k in range(5): q.scatter('bloodwood', kinds[k], np.array([(x, y, max(ground(x, y) - .05, -.012)) for x, y in Q[w == k]]), rng.uniform(14, 19, (w == k).sum()), rng)
    P.skiff(.7, 11.5, .43, 1.95, 6.2, .34, P.boat_woods((.10, .26, .30)), oars=True)
place('indian-river', 'A rowing boat lies on a still green river between tall trees, whose roots stand in the water folded like cloth.', ['boat', 'river', 'trees', 'roots'], ['experiences/no-engine-on-the-indian-river'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 1.2), (3000, 2.2)), bays=((0, 6, 5.2, 40), (-1.2, 34, 5.0, 26), (2.4, 62, 5.0, 26), (5, 88, 5, 26), (3, 116, 5, 30), (-2, 150, 6, 34)), rough=.15, wavy=1.2, quay=False, near=.8, far=1600, cam=(0, -2, 1.75), aim=(.4, 40, 3.3), lens=24, lat=15.6, look=75, hour=11.5, decl=4, cover=dict(ground=((.055, .05, .03), (.11, .10, .05)), rock=((.06, .05, .04), (.12, .10, .08))), veg=.9, canopies=JUNGLE, canopy=1.6, boats=0, build=river, plants=(('bush', 2600, (-40, 44, 0, 150), (.25, 9), (.7, 1.9)), TREES('palm', -44, 46, 12, 160, 70, (.4, 9), (6, 10)), TREES('broad', -120, 120, 90, 330, 1200, (.4, 60), (9, 15))), deep=(.006, .020, .010), scat=(.018, .040, .016), wind=.7, calm=.35, longest=2.2, foam=0, grade=dict(exposure=1.55))

# ---- Norman Island: three openings in the cliff at Treasure Point
def cave_face(m, s, foot, into, top, holes):
    """A sheet of rock with ledges and openings along a shore: `s` is the way along it, `foot` the points where it stands, `into` the direction of the land there, `top` the height of its rim. An opening has a place along the way, half a width, a height and a depth."""
    T = np.concatenate([np.linspace(-.12, 1, 58), [1.0] * 5]); K = np.concatenate([np.zeros(58), np.linspace(.2, 1, 5)]); a, t = np.meshgrid(s, T, indexing='ij'); k = np.broadcast_to(K, a.shape); z = t * top[:, None]
    ledge = z + 1.4 * fbm(a / 22, z / 20, 4, 8); d = .34 * np.maximum(z, 0) + 5.2 * fbm(a / 19, z / 15, 5, 5) + 1.5 * np.abs(fbm(a / 5.2, z / 3.6, 5, 6)) + .55 * np.sin(ledge * 2.3) * (fbm(a / 11, z / 11, 3, 9) + .4) + .30 * fbm(a / 1.2, z / .8, 4, 10)
    for at, w, h, deep in holes: r = np.hypot((a - at + .8 * fbm(z / 3, a / 9, 3, int(w * 7))) / w, np.maximum(z, 0) / h) + .10 * fbm(a / 2.4, z / 2.0, 4, int(h * 9)); d = d + deep * sstep(1.04, .70, r)
    z = z + 2.2 * k + .5 * fbm(a / 4, k * 6, 4, 12) * (k > 0); d = d + 22 * k; m.loft([[tuple(p) for p in row] for row in np.stack([foot[:, :1] + into[:, :1] * d, foot[:, 1:] + into[:, 1:] * d, z], -1)], 0, close=False, smooth=True)
def cliff_rock(lo=(.20, .135, .095), hi=(.46, .34, .25)): return principled('cliffrock', lambda k: k.mixc(k.noise(k.pos(), .42, 6), lo, hi), .9, .1, bump=(2.2, .5))
def caves(bm, ground, rng, H):
    """The face of the cliff with three openings, and rocks at its foot."""
    holes = ((-31, 8.5, 8.6, 20), (3, 6.2, 6.4, 17), (31, 4.6, 4.8, 14)); X = np.arange(-120, 120.1, .45); m = MB(); cave_face(m, X, np.stack([X, 106 + .0012 * X * X], -1), np.broadcast_to((0., 1.), (len(X), 2)), 17 + 3.4 * fbm(X / 34, X * 0, 4, 3) + 1.2 * fbm(X / 7, X * 0, 4, 4), holes)
    for _ in range(170):
        u, v = rng.uniform(-90, 90), rng.uniform(99, 108); e = rng.uniform(.5, 2.0)
        if min(abs(u - c[0]) for c in holes) > 8 or rng.random() < .15: m.sphere((u, v, rng.uniform(-1.2, .1)), (e * rng.uniform(.9, 1.5), e, e * rng.uniform(.5, .9)), 10, 0, sq=rng.uniform(.68, .92))
    m.obj('cliffrock', [cliff_rock()])
place('treasure-caves', 'Three dark openings at the foot of a sand-brown cliff, clear green water before them and dry scrub above.', ['openings', 'cliff', 'water', 'scrub'], ['experiences/the-third-cave'], keep=True, shore=FRONT(121, -.0004), profile=((0, 0), (2, 7), (7, 17), (16, 25), (60, 42), (200, 80), (700, 130)), rough=.8, wavy=7, quay=False, cam=(-14, 34, 3.4), aim=(0, 112, 8.5), lens=30, lat=18.3, look=95, hour=14.5, decl=-8, near=4, cover=dict(ground=((.15, .15, .07), (.26, .23, .13)), rock=((.20, .15, .115), (.42, .33, .26)), bare=.95), strata=.4, sth=1.6, veg=.8, canopies=SCRUB, canopy=2.2, bed=BED, bedslope=.05, deep=(.002, .055, .10), scat=(.010, .19, .20), clear=1.2, boats=1, boatbox=(-22, -12, 72, 84), kinds=('gozzo',), wind=2, calm=.7, longest=7, build=caves, plants=(('bush', 2600, (-160, 160, 124, 260), (14, 90), (1.2, 3)), TREES('palm', -160, 160, 120, 230, 24, (18, 90), (4, 7))))

# ---- Troy: the trench through nine cities
def sheet(V, tone, name='wallrock', bump=.9, bscale=1.6, grain=0):
    """A sheet over a grid of points, in a color for each of them."""
    N = np.cross(np.gradient(V, axis=0), np.gradient(V, axis=1)); N /= np.linalg.norm(N, axis=-1, keepdims=True) + 1e-12; C = np.concatenate([tone, np.zeros((*tone.shape[:2], 1))], -1); i = np.arange(V[..., 0].size).reshape(V.shape[:2])
    f = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4); T = np.concatenate([f[:, [0, 1, 2]], f[:, [0, 2, 3]]]); k = q.mat(name, (.80,) * 3 if grain else (1,) * 3, (1.20,) * 3, grain, True, .9, .05, bump=bump, bscale=bscale)
    q.S.things.append(q.Thing(tuple(a.reshape(-1, a.shape[-1]).astype(np.float32)[T] for a in (V, N, C)) + (np.full(len(T), k, np.int32),)))
def trench(bm, ground, rng, H):
    """The sides and the end of the cut with the layers of nine towns, a house of the first on its floor, and a way of planks on the rim."""
    top, floor, end = 10.55, 3.15, 57.
    def layers(y, z):  # ash, brick, trodden floors: bands that bend a little
        w = z + .35 * fbm(y / 13, z * 0 + 2, 3, 51) + .10 * fbm(y / 2.6, z / 2, 3, 52); return w
    def tone(y, z):
        w = layers(y, z); n = fbm(y / 1.4, z / .55, 5, 53); c = mix((.30, .225, .15), (.47, .38, .265), sstep(-.45, .45, fbm(w * 1.15, w * 0, 3, 54) + .35 * n))
        c = mix(c, (.315, .195, .13), sstep(.16, .42, fbm(w * 1.7 + 5, y / 34, 3, 55)) * .7); c = mix(c, (.15, .13, .11), sstep(.20, .38, fbm(w * 2.6 + 9, y / 22, 3, 56)) * .85); c = mix(c, (.60, .53, .42), sstep(.05, .02, np.abs((w * .74) % 1 - .5)) * (fbm(y / 6, w, 3, 57) > -.12) * .7)
        c = c * (1 + .22 * fbm(y / .34, z / .20, 4, 58))[..., None]; return mix(c, (.20, .165, .10), sstep(top - .42, top - .1, z + .35 * fbm(y / .7, z, 3, 59)))
    def face(y, z):  # how far from its middle the cut has a side at this height
        t = (z - floor) / (top - floor); w = layers(y, z); return 4.5 + 2.3 * t + .55 * fbm(y / 8, z / 9, 4, 60) - .45 * ridged(y / 3.1, z / 9, 4, 61) + .15 * fbm(y / .8, z / .4, 5, 62) + .07 * fbm(y / .24, z / .16, 3, 71) + .05 * np.sin(w * 9) - .5 * sstep(.12, -.05, t)
    T = np.concatenate([np.linspace(-.06, 1, 96), np.ones(7)]); lip = np.concatenate([np.zeros(96), np.linspace(.1, 3.6, 7)])
    Y, t = np.meshgrid(np.arange(-2, end + 4, .11), T, indexing='ij'); Z = floor + t * (top - floor) + np.broadcast_to(lip > 0, t.shape) * (.04 + .08 * fbm(Y / 1.3, lip[None] * 1. + Y * 0, 3, 63)); grass = mix((.21, .20, .095), (.33, .28, .16), sstep(-.5, .5, fbm(Y / 1.2, t + lip[None], 4, 64)))
    for s in (-1, 1): sheet(np.stack([s * (face(Y + (17 if s > 0 else 0), Z) + lip[None]) + .4, Y, Z], -1), np.where((lip > 0)[None, :, None], grass, tone(Y + (17 if s > 0 else 0), Z)), 'cut', .5, 3, 5)
    X, t = np.meshgrid(np.arange(-9, 10, .11), T, indexing='ij'); Z = floor + t * (top - floor); sheet(np.stack([X, end - 4.2 + face(X + 80, Z) * .8 + lip[None], Z + .05 * (lip[None] > 0)], -1), np.where((lip > 0)[None, :, None], grass[:len(X)], tone(X + 80, Z)), 'cut', .5, 3, 5)
    X, Y = np.meshgrid(np.arange(-7, 8, .12), np.arange(-3, end + 3, .12), indexing='ij'); low = lambda x, y: floor + .16 * fbm(x / 2.2, y / 2.2, 4, 65) + .03 * fbm(x / .3, y / .3, 3, 66) + .9 * sstep(3.0, 5.6, np.abs(x - .4 + .7 * fbm(y / 3, x * 0, 3, 67))); n = fbm(X / 1.6, Y / 1.6, 5, 68)
    sheet(np.stack([X, Y, low(X, Y)], -1), mix(mix((.33, .265, .185), (.47, .39, .285), sstep(-.4, .4, n)), (.22, .215, .10), sstep(.12, .45, fbm(X / 3.4, Y / 3.4, 4, 69) + .25 * n)) * (1 + .14 * fbm(X / .25, Y / .25, 3, 70))[..., None], 'floor', .4, 3, 5)
    m = MB()
    for s in (-1, 1):   # walls of the towns, cut through: what is left of their courses stands out of the earth
        for z0, rows in ((3.5, 6), (4.9, 4), (6.1, 5), (7.4, 4), (8.6, 5)):
            y = rng.uniform(0, 6) + 9 * (s < 0)
            while y < end - 4:
                L = rng.uniform(2.2, 6.5); drift = rng.normal(0, .02)
                for r in range(max(2, rows - int(rng.integers(3)))):
                    a = y + abs(rng.normal(0, .35)) * (1 + r * .5)
                    while a < y + L - abs(rng.normal(0, .35)) * (1 + r * .5):
                        w, h = rng.uniform(.22, .62), rng.uniform(.17, .215); z = z0 + .205 * r + drift * (a - y); g = rng.uniform(.70, 1.12); x = float(face(np.array(a + w / 2 + (17 if s > 0 else 0)), np.array(z + .1))); e = rng.uniform(.02, .05)
                        moved(m, lambda b: b.prism([(-.4, -w / 2 + e), (-.05, -w / 2), (.05, -w / 2 + e), (.05, w / 2 - e), (-.05, w / 2), (-.4, w / 2 - e)], -h / 2, h / 2 - .012, 0, col=(g, g * .97, g * .91), out1=[(-.4, -w / 2 + e), (-.06, -w / 2 + e * .6), (.03, -w / 2 + e * 1.5), (.03, w / 2 - e * 1.5), (-.06, w / 2 - e * .6), (-.4, w / 2 - e)]), s * (x - rng.uniform(.03, .12)) + .4, a + w / 2, z + h / 2, math.pi if s > 0 else 0); a += w + .012
                y += L + rng.uniform(1.5, 6)
    on = lambda x, y: low(x, y) + .02
    for x, y0, y1 in ((-1.9, 15, 33), (2.3, 18, 36)): P.drystone(m, [(x, y0), (x + .5, y1)], rng.uniform(.55, .8), .55, rng, .42, on, 0)   # a long house, and walls across it
    for y, x0, x1 in ((20, -1.7, 2.3), (33, -1.4, 2.6), (41, -3.4, 3.6), (44.5, -3.2, 2.0)): P.drystone(m, [(x0, y), (x1, y + .8)], rng.uniform(.4, .75), .5, rng, .38, on, 0)
    for _ in range(420): x, y = rng.normal(.4, 3.0), rng.uniform(5, end - 3); e = rng.uniform(.04, .20) * rng.uniform(.4, 1); g = rng.uniform(.7, 1.1); m.sphere((x, y, float(low(x, y)) + e * .25), (e * rng.uniform(.9, 1.5), e, e * .7), 6, 0, (g, g * .97, g * .92), sq=.75)
    land = lambda x, y: np.maximum(ground(float(x), float(y)), 2) + .05
    for x, y, a, L in ((13, 22, .2, 12), (15, 27, 1.7, 9), (24, 34, .1, 14), (-15, 30, .5, 10), (-22, 42, 1.8, 12), (30, 46, .4, 12), (-30, 24, .2, 11), (19, 48, 1.6, 8)): [P.drystone(m, [(x + u * math.cos(a), y + u * math.sin(a)), (x + (u + 1.5) * math.cos(a), y + (u + 1.5) * math.sin(a))], rng.uniform(.25, 1.3), .7, rng, .5, land, 0) for u in np.arange(0, L, 1.5)]
    m.obj('troy', [principled('laid', lambda k: k.mixc(1.0, k.attr(), k.ramp(k.noise(k.pos(), 2.2, 6), [(.3, (.36, .295, .215)), (.7, (.56, .48, .37))]), 'MULTIPLY'), .9, .1, bump=(3, .4))]); w = MB()
    for k in range(150):  # planks and a rail
        y = -1 + .30 * k; z = 11.0; w.box(-.72, .72, -.135, .135, 0, .045, 0, (rng.uniform(.8, 1.1),) * 3, rng.normal(0, .01), (-10.1, y, z))
    for k in range(20):
        y = -1 + 2.3 * k
        for x in (-10.8, -9.4): w.box(-.045, .045, -.045, .045, -.9, 1.06, 0, (1, 1, 1), 0, (x, y, 11.0))
    for x in (-10.8, -9.4):
        for h in (.55, 1.02): w.box(-.03, .03, -1, 43, h, h + .07, 0, (1, 1, 1), 0, (x, 0, 11.0))
        w.box(-.05, .05, -1, 43, -.16, 0, 0, (1, 1, 1), 0, (x, 0, 11.0))
    w.obj('planks', [principled('larch', lambda k: k.mixc(1.0, k.attr(), k.ramp(k.noise(k.pos(), 5, 5), [(.3, (.23, .185, .135)), (.7, (.36, .30, .225))]), 'MULTIPLY'), .8, .1)])
    straw = [trees.bush(77 + i, c, 260, .9) for i, c in enumerate((((.16, .15, .06), (.29, .26, .13)), ((.10, .13, .045), (.19, .21, .085))))]
    for k, n in ((0, 9000), (1, 5000)):
        y = -1 + 60 * rng.random(n) ** 1.7; s = rng.choice((-1, 1), n); x = .4 + s * (face(y + 17 * (s > 0), top) + 26 * rng.random(n) ** 2.2); q.scatter('straw', straw[k], np.stack([x, y, [max(ground(*v), 2) if abs(v[0] - .4) > 10 else top for v in zip(x, y)]], -1), rng.uniform(.06, .26, n), rng)
    pines = [tree(90 + i, (.35, .20), 12000, .0095, .40, ((.034, .066, .026), (.070, .108, .042)), .6, 1, (.22, .15, .10)) for i in range(3)]
    for i, (x, y, h) in enumerate(((13, 52, 10), (19, 60, 12), (-13, 58, 9), (-21, 50, 11), (28, 57, 9), (-33, 60, 12), (40, 63, 11), (7, 66, 8))): q.scatter('pine', pines[i % 3], np.array([(x, y, ground(x, y) - .2)]), np.array([h]), rng)
place('troy-trench', 'A trench cut through a mound of ruins, layers of stone walls in its sides, pines and a wide plain beyond.', ['trench', 'mound', 'ruins', 'walls', 'pines', 'plain'], ['experiences/nine-cities-and-a-trench'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 10), (908, 10.5), (965, 10.5), (1000, 3), (1400, 2.2), (6600, 2.6), (6700, -3), (9000, -10)), rough=.04, wavy=0, quay=False, near=.9, far=30000, isles=((0, 14000, 9000, 1500, 240, .7),), cam=(-2.6, .4, 12.7), aim=(3.3, 30, 6.7), lens=25, lat=39.96, look=245, hour=9.5, decl=12, cuts=((.4, 29, 8.6, 33, 7.6),), cover=dict(ground=((.22, .20, .09), (.33, .28, .16)), rock=((.30, .24, .16), (.50, .42, .30)), bare=1, fields=(150, 90, 1, 6, (.15, .19, .065), (.36, .30, .15))), veg=.1, canopies=SCRUB, canopy=2, bump=.4, grade=dict(exposure=.27), clouds=.36, cz=(1000, 1700), boats=0, build=trench, plants=(TREES('broad', -500, 560, 110, 1400, 900, (1, 9), (4, 8)), TREES('cypress', -300, 300, 100, 600, 60, (1, 9), (7, 11))), **SEA)

# ---- La Palma: the shelf above the cloud, a mirror on a trailer
def turned_into(m, b, at, tilt, yaw):
    """Sets down what was built upright: leant by `tilt` towards +x, then turned."""
    k = len(m.v)
    for x, y, z in b.v: x, z = x * math.cos(tilt) + z * math.sin(tilt), -x * math.sin(tilt) + z * math.cos(tilt); m.v.append((at[0] + x * math.cos(yaw) - y * math.sin(yaw), at[1] + x * math.sin(yaw) + y * math.cos(yaw), at[2] + z))
    m.f += [tuple(k + i for i in f) for f in b.f]; m.m += b.m; m.c += b.c; m.sm += b.sm
def lookout(bm, ground, rng, H):
    m = MB(); x0, y0 = -1.5, 6.2; z0 = ground(x0, y0); yaw = .42; P_ = houses._P(x0, y0, z0, yaw); o = (x0, y0, z0)   # 0 dark metal, 1 white, 2 wood, 3 rubber, 4 glass, 5 red, 6 enamel, 7 zinc
    for k in range(8): m.box(-1.05 + .262 * k, -1.05 + .262 * k + .255, -.66, .66, .545, .575, 2, (1, 1, 1), yaw, o)
    for s in (-1, 1):
        m.cyl(P_(-.05, s * .72, .30), P_(-.05, s * .92, .30), .30, n=40, mat=3); m.cyl(P_(-.05, s * .90, .30), P_(-.05, s * .925, .30), .17, n=28, mat=7); m.cyl(P_(-.05, s * .93, .30), P_(-.05, s * .955, .30), .055, n=16, mat=7)
        for i in range(9): a, e = math.pi * (.06 + .88 * i / 9), math.pi * (.06 + .88 * (i + 1) / 9); m.add([P_(-.05 + .36 * math.cos(t), s * y, .30 + .36 * math.sin(t)) for t, y in ((a, .69), (e, .69), (e, .96), (a, .96))], [(0, 1, 2, 3), (3, 2, 1, 0)], 0)
        m.box(-1.07, 1.07, s * .68 - .02, s * .68 + .02, .44, .58, 7, (1, 1, 1), yaw, o); m.box(-1.085, -1.065, *sorted((s * .40, s * .60)), .47, .55, 5, (1, 1, 1), yaw, o)
        m.cyl(P_(1.05, s * .55, .48), P_(2.05, 0, .44), .032, n=10, mat=7); m.cyl(P_(-.95, s * .60, .46), P_(-.95, s * .60, .02), .028, n=10, mat=7); m.box(-1.03, -.87, s * .60 - .08, s * .60 + .08, 0, .03, 7, (1, 1, 1), yaw, o)
    m.box(-1.07, -1.03, -.68, .68, .44, .58, 7, (1, 1, 1), yaw, o); m.box(1.03, 1.07, -.68, .68, .44, .58, 7, (1, 1, 1), yaw, o); m.cyl(P_(2.0, 0, .62), P_(2.0, 0, .14), .03, n=12, mat=7); m.cyl(P_(2.0, .05, .10), P_(2.0, -.05, .10), .10, n=20, mat=3); m.cyl(P_(2.0, 0, .44), P_(2.32, 0, .44), .045, n=12, mat=0)
    m.cyl(P_(0, 0, .575), P_(0, 0, .62), .50, n=48, mat=0); m.cyl(P_(0, 0, .63), P_(0, 0, .66), .50, n=48, mat=2); turn = .62   # the rocker: two cheeks on a round board, and the bearings of the mirror's box in them
    for s in (-1, 1):
        m.prism([P_(u, s * .44 + v, 0)[:2] for u, v in ((-.36, -.025), (.36, -.025), (.36, .025), (-.36, .025))], z0 + .66, z0 + 1.02, 2); c = [P_(.40 * math.cos(t + turn), s * .44, 1.20 - .40 * math.sin(t + turn)) for t in np.linspace(0, math.pi, 30)]; d = [P_(.40 * math.cos(t + turn), s * .395, 1.20 - .40 * math.sin(t + turn)) for t in np.linspace(0, math.pi, 30)]; m.add(c + d, [tuple(range(30)), tuple(range(59, 29, -1))] + [(i, i + 1, 31 + i, 30 + i) for i in range(29)], 2)
    b = MB(); b.box(-.37, .37, -.37, .37, -.44, .14, 2); b.box(-.385, .385, -.385, .385, .11, .15, 0); b.box(-.385, .385, -.385, .385, -.46, -.42, 0); P.ring(b, (0, 0, 1.62), .335, .035, (0, 0, 1), 44, 10); P.ring(b, (0, 0, 1.98), .335, .03, (0, 0, 1), 44, 10)
    for i in range(44):
        a, a2 = 2 * math.pi * i / 44, 2 * math.pi * (i + 1) / 44
        if i % 11 > 1: b.quad(*[(.335 * math.cos(t), .335 * math.sin(t), z) for t, z in ((a, 1.64), (a2, 1.64), (a2, 1.96), (a, 1.96))], 0)
    for i in range(8): a, c = math.pi / 4 * (i // 2 * 2 + .5), math.pi / 4 * (i // 2 * 2 + (-.35 if i % 2 else 1.35)); b.cyl((.34 * math.cos(a), .34 * math.sin(a), .14), (.335 * math.cos(c), .335 * math.sin(c), 1.62), .016, n=8, mat=0)
    b.cyl((.02, -.33, 1.80), (.05, -.50, 1.80), .032, n=14, mat=0); b.cyl((.05, -.50, 1.80), (.06, -.56, 1.80), .024, n=14, mat=3); b.cyl((.22, -.30, 1.60), (.22, -.30, 2.06), .03, n=12, mat=0); b.cyl((0, 0, 1.80), (0, 0, 1.83), .07, n=16, mat=4)
    turned_into(m, b, P_(0, 0, 1.20), turn, yaw)
    for k in range(3): s = .24 * k; m.box(-.26, .26, s - .12, s + .10, .22 * k + .17, .22 * k + .21, 2, (1, 1, 1), yaw + .2, (x0 + 1.05, y0 - .95, z0))
    for s in (-1, 1): Q = houses._P(x0 + 1.05, y0 - .95, z0, yaw + .2); m.cyl(Q(s * .27, -.2, 0), Q(s * .27, .62, .72), .022, n=8, mat=0); m.cyl(Q(s * .27, .62, .72), Q(s * .27, .80, 0), .022, n=8, mat=0)
    x1, y1 = 1.25, 5.2; z1 = ground(x1, y1); m.box(-.34, .34, -.24, .24, .0, .40, 0, (1, 1, 1), -.3, (x1, y1, z1)); m.box(-.36, .36, -.26, .26, .40, .43, 2, (1, 1, 1), -.3, (x1, y1, z1)); m.cyl((x1 - .16, y1, z1 + .43), (x1 - .16, y1, z1 + .70), .055, .05, 18, 6); m.cyl((x1 - .16, y1, z1 + .70), (x1 - .16, y1, z1 + .77), .045, n=18, mat=0)
    for u, v in ((.02, .06), (.12, -.04), (.21, .08)): m.cyl((x1 + u, y1 + v, z1 + .43), (x1 + u, y1 + v, z1 + .52), .038, .042, 16, 1)
    m.cyl((x1 + .02, y1 - .14, z1 + .43), (x1 + .02, y1 - .14, z1 + .46), .05, n=14, mat=0); m.cyl((x1 + .02, y1 - .14, z1 + .46), (x1 + .02, y1 - .14, z1 + .55), .036, n=14, mat=5)
    m.obj('telescope', [principled('mtl', (.035, .037, .040), .62, .2), principled('wht', (.80, .79, .76), .5, .3), principled('oakt', lambda k: k.mixc(k.noise(k.pos(), 7, 4), (.125, .078, .050), (.165, .108, .070)), .65, .2), principled('rub', (.025, .025, .026), .8, .1), principled('gls', (.02, .03, .04), .05, .5), principled('redl', (.46, .04, .03), .4, .4), principled('ena', (.10, .17, .14), .45, .4), principled('znc', (.15, .155, .16), .6, .2)])
    ash = [principled('cinder', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.030, .027, .026), (.085, .074, .068)), .95, .05), principled('cinderr', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.075, .040, .030), (.150, .085, .062)), .95, .05)]
    def stone(at, e): c = MB(); c.sphere((0, 0, .1), (1, rng.uniform(.65, 1), rng.uniform(.5, .85)), 6, 0, sq=rng.uniform(.72, .95)); return [tuple(at + e * rng.uniform(.80, 1.10) * np.array(v)) for v in c.v], c.f
    for i in range(12):  # gravel lies in patches, larger stones by themselves
        c, n = MB(), 280 if i % 2 else 400
        for _ in range(90 if i % 2 else 1): c.add(*stone(np.array((*rng.normal(0, .12, 2), 0)) if i % 2 else np.zeros(3), rng.uniform(.004, .013) if i % 2 else 1), smooth=True)
        y = .9 + (7 if i % 2 else 11) * rng.random(n) ** 1.6; x = rng.uniform(-1, 1, n) * (2.2 + y * .8); q.scatter('cinders', trees.make(c, 'cinder', [ash[i % 3 == 0]]), np.stack([x, y, [ground(*v) for v in zip(x, y)]], -1), rng.uniform(.8, 1.3, n) if i % 2 else .012 + .05 * rng.random(n) ** 5, rng)
    d = MB()
    for x, y, r, turn in ((243, 604, 9, -.3), (270, 582, 6.5, .5), (295, 543, 14, -.2), (345, 548, 9, .3)):
        z = ground(x, y); Q = houses._P(x, y, z, turn); d.cyl((x, y, z - 14), (x, y, z + r * .55), r * .98, n=44, mat=0); d.cyl((x, y, z + r * .52), (x, y, z + r * .60), r * 1.03, n=44, mat=0); d.sphere((x, y, z + r * .58), (r, r, r * .98), 44, 0, zmin=0.0)
        for i in range(9): a0, a1 = math.pi / 2 * (.06 + .98 * i / 9), math.pi / 2 * (.06 + .98 * (i + 1) / 9); d.add([Q(s * r * .15, -r * 1.012 * math.cos(a), r * .58 + r * .992 * math.sin(a)) for a, s in ((a0, -1), (a0, 1), (a1, 1), (a1, -1))], [(0, 1, 2, 3)], 1)
        d.box(-r * .5, r * .5, -r * 1.3, -r * .8, -14, r * .3, 0, (1, 1, 1), turn, (x, y, z))
    d.obj('domes', [principled('domew', (.78, .78, .78), .5, .2), principled('slit', (.16, .17, .19), .6, .2)])
place('lid-of-cloud', 'A telescope on a trailer stands on a shelf of cinders above a white sea of cloud, the domes of observatories on the rim in the last sun.', ['telescope', 'trailer', 'cinders', 'cloud', 'domes', 'rim'], ['experiences/above-the-lid-of-cloud'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 300), (908.5, 300), (914, 298.2), (931, 280), (990, 200), (1300, 2), (90000, 2)), rough=.02, wavy=1.5, quay=False, cones=((330, 580, 400, 356, 2.2, .06), (760, 1500, 700, 430, 1.8, .16)), near=1.2, far=5000, cam=(0, -1, 0), camup=2.25, aim=(.6, 30, -.2), lens=26, lat=28.7, look=150, hour=17.15, decl=-12, clouds=1.0, cz=(110, 262), cscale=.44, bank=7, canopies=SCRUB, bump=.3, strata=.6, sth=9, cover=dict(ground=((.040, .034, .031), (.080, .063, .054)), rock=((.06, .045, .038), (.15, .105, .08))), veg=0, boats=0, build=lookout, haze=1 / 30000, cirrus=.35, plants=(('bush', 60, (-30, 34, 9, 22), (200, 400), (.3, .9)),), grade=dict(exposure=-.72, sat=1.05))

# ---- Corsica: basins of granite, one below the other
def basins(bm, ground, rng, H):
    L = (0., .95, 2.1, 3.4, 4.9, 6.6); E = (6.0, 11.8, 18.2, 25.6, 34.); notch = [.5 * math.sin(.33 * e) + d for e, d in zip(E, (.25, -.5, .6, -.3, .4))]; stones = []
    for _ in range(130):
        y = rng.uniform(-7, 38); sd = rng.choice((-1, 1)); r = rng.uniform(.6, 2.3); off = 2.5 + r * .8 + abs(rng.normal(0, 2.8)); k = sum(y > e for e in E); stones.append((.5 * math.sin(y * .33) + sd * off, y, L[k] + rng.uniform(-.5, .3) + .30 * (off - 3), r))
    stones += [(-2.9, 4.4, .1, 1.7), (3.0, 4.9, .3, 1.8), (2.9, .6, -.4, 1.3), (-3.3, -.4, -.5, 1.5), (1.5, 3.1, -.75, .8), (-1.7, -2.9, -.8, 1.0), (2.5, -3.4, -.55, 1.4)]
    def Hs(x, y):
        x = np.asarray(x, float); y = np.asarray(y, float); wx, wy = x + .15 * fbm(x / 1.1, y / 1.1, 3, 7), y + .15 * fbm(x / 1.1 + 4, y / 1.1, 3, 8); xc = .5 * np.sin(wy * .33); lvl = np.zeros_like(x)
        for k, e in enumerate(E): lvl = np.where(wy > e, L[k + 1], lvl)
        h = lvl - 1.75 + .45 * np.abs(wx - xc - .3) ** 1.2 * .35 + .62 * np.maximum(np.abs(wx - xc) - 4.2, 0) ** 1.05 + .16 * fbm(x / 1.7, y / 1.7, 4, 3)
        for k, e in enumerate(E): t = wy - e - .45; dam = L[k + 1] + .24 + .10 * fbm(x / 1.3, y / 1.3, 3, 20 + k) + .10 * np.abs(wx - notch[k]) - np.where(t < 0, 2.3 * (t / .8) ** 2, .9 * (t / .8) ** 2) - .40 * np.exp(-((wx - notch[k]) / .36) ** 2); h = np.maximum(h, np.where(np.abs(t) < 2.2, dam, -9))
        for bx, by, bz, r in stones: g = 1 - ((wx - bx) / r) ** 2 - ((wy - by) / (r * .9)) ** 2; k = .16; z = np.maximum(bz + .50 * r * g + .06 * r, h - 9); top = np.maximum(h, z); h = np.where(g > -1.6, top + k * np.log(np.exp((h - top) / k) + np.exp((z - top) / k)), h)
        return h + .030 * fbm(x / .34, y / .34, 5, 9) + .05 * np.abs(fbm(x / 1.3, y / 1.3, 4, 17)) - .07 * joint(x, y) - 30 * sstep(40, 46, y)
    def joint(x, y):  # granite splits along two directions
        a = x * .94 + y * .34 + .5 * fbm(x / 3, y / 3, 3, 31); b = y * .93 - x * .36 + .5 * fbm(x / 3, y / 3, 3, 32); return np.exp(-((a / 1.9) % 1 - .5) ** 2 / 3e-4) * (fbm(x / 4, y / 4, 2, 33) > -.1) + np.exp(-((b / 2.7) % 1 - .5) ** 2 / 2e-4) * (fbm(x / 4, y / 4, 2, 34) > 0)
    def Cs(x, y, z, s):
        c = mix((.225, .208, .192), (.345, .322, .298), sstep(-.35, .35, fbm(x / .16 + z, y / .16, 6, 4))); c = mix(c, (.36, .27, .20), sstep(.10, .5, fbm(x / 1.1 + z * 2, y / 1.9, 4, 12)) * .30); c = mix(c, (.115, .112, .10), sstep(.12, .42, fbm(x / .7 + z * 1.3, y / .7, 5, 35)) * .55); c = c * (1 - .55 * np.clip(joint(x, y), 0, 1))[..., None]; lvl = np.zeros_like(x)
        for k, e in enumerate(E): lvl = np.where(y > e + .4, L[k + 1], lvl)
        c = mix(c, (.085, .105, .04), sstep(5.2, 7.5, np.abs(x) + 1.3 * fbm(x, y, 3, 5)) * sstep(1.0, .4, s)); c = mix(c, c * .5, sstep(.16, .02, np.abs(z - lvl) + .05 * fbm(x, y, 3, 33)) * .5); c = mix(c, (.125, .125, .085), sstep(-.1, -.6, z - lvl)); return c.astype(np.float32), (.55 * sstep(7.5, 10, np.abs(x) + 1.3 * fbm(x, y, 3, 5))).astype(np.float32)
    cam = (-.9, -6.2, 0); q.land(cam, Hs, Cs, 2, 56, .9, 52, 760, 960, .25, .4, -4); pool = MB()
    for k in range(1, 6):
        X = np.linspace(-7, 7, 57); Y = np.linspace(E[k - 1] + .48, E[k] + .5 if k < 5 else 40, 34); D = L[k] - Hs(*np.meshgrid(X, Y, indexing='ij'))
        for i in range(56):
            for j in range(33):
                d = max(0, float(D[i:i + 2, j:j + 2].mean()))
                if D[i:i + 2, j:j + 2].max() > 0: t = 1 - math.exp(-1.6 * d); pool.add([(X[a], Y[b], L[k]) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], [(0, 1, 2, 3)], 0, (.26 * (1 - t) + .018 * t, .25 * (1 - t) + .085 * t, .16 * (1 - t) + .060 * t))
    pool.obj('basins', [mat_('basin', rough=.04, bump=.05)]); fall = MB()
    for k, e in enumerate(E):
        for _ in range(620):
            x = notch[k] + rng.normal(0, .17); w = rng.uniform(.0015, .0055); drop = L[k + 1] - L[k]; T = np.linspace(0, 1, 9); drift = rng.normal(0, .10); lift = rng.uniform(.0, .06); pts = [(x + drift * t + .02 * math.sin(9 * t + x * 30), e + .75 - 1.45 * t ** .62, L[k + 1] + .02 - (drop + .02) * t ** 1.9 + lift * math.sin(math.pi * t)) for t in T]; t0 = rng.uniform(0, .45); a = int(t0 * 8); b = int(rng.uniform(t0 + .3, 1.15) * 8)
            for p, r_ in zip(pts[a:b], pts[a + 1:b + 1]): fall.add([(p[0] - w, p[1], p[2]), (p[0] + w, p[1], p[2]), (r_[0] + w, r_[1], r_[2]), (r_[0] - w, r_[1], r_[2])], [(0, 1, 2, 3)], 0, tuple(v * rng.uniform(.72, 1.0) for v in (.76, .82, .84)))
        for _ in range(1500): a = rng.uniform(0, 6.28); d = abs(rng.normal(0, .42)); fall.sphere((notch[k] + d * math.cos(a) * 1.2, e - .75 + d * .6 * math.sin(a), L[k] + .005 + abs(rng.normal(0, .05)) * math.exp(-d * 3)), rng.uniform(.002, .009), 6)
    fall.obj('falls', [principled('fallw', lambda k: k.attr(), .5, .2)]); kinds = [tree(90 + i, (.27, .36), 6400, .011, .42, ((.085, .130, .045), (.150, .185, .075)), .7, 1, (.26, .16, .11)) for i in range(3)]; bush = trees.bush(4, ((.05, .09, .025), (.11, .145, .055)), 700); P_ = [(x, y) for x, y in zip(rng.uniform(-26, 26, 900), rng.uniform(1, 41, 900)) if abs(x) > 6.4 + .05 * y]; P_ = np.array(P_); Z = Hs(P_[:, 0], P_[:, 1])
    for k in range(3): w = np.arange(len(P_)) % 9 == k; q.scatter('laricio', kinds[k], np.stack([P_[w, 0], P_[w, 1], Z[w] - .1], -1), rng.uniform(4.5, 9, w.sum()), rng)
    w = np.arange(len(P_)) % 9 > 2; q.scatter('fern', bush, np.stack([P_[w, 0], P_[w, 1], Z[w] - .05], -1), rng.uniform(.4, 1.3, w.sum()), rng)
def mat_(name, rough, bump): return q.mat(name, (1, 1, 1), attr=True, rough=rough, spec=.5, kind=0, bump=bump, bscale=3.2)
place('granite-basins', 'A stream falls from one green basin of granite into the next between smooth boulders and pines, bare peaks behind.', ['stream', 'basin', 'granite', 'boulders', 'pines', 'peaks'], ['experiences/basins-for-six'], keep=True, shore=[(-9000, 40), (9000, 40)], profile=((0, 0), (6, 7), (40, 14), (160, 44), (600, 170), (2400, 420)), rough=.35, wavy=3, quay=False, hills=(HB(300, 200, 900, 500, 4, -4000, -40), HB(300, 200, 900, 500, 6, 60, 4000), HB(1500, 2400, 5600, 2600, 12)), near=20, far=15000, cam=(-.9, -6.2, 1.75), aim=(.5, 12, 2.35), lens=24, lat=42, look=330, hour=10.25, decl=20, cover=dict(ground=((.13, .13, .06), (.22, .20, .11)), rock=((.30, .26, .22), (.52, .47, .41)), bare=.95), veg=.85, vegtop=620, canopies=PINES, canopy=6, boats=0, build=basins, plants=(TREES('pine', -160, 160, 52, 300, 1500, (4, 200), (9, 15)), TREES('aleppo', -160, 160, 50, 300, 900, (4, 200), (8, 13))), deep=(.001, .013, .010), scat=(.002, .019, .013), clear=1.5, wind=.35, calm=.3, ruff=.00004, longest=2.0, foam=0, grade=dict(exposure=.50))

# ---- Amorgos: the monastery of Hozoviotissa against its cliff
def rock_wall(x, z, face, tone, name='wallrock'):
    """A sheet of rock over a grid of places along it and heights: `face` gives how far back it stands, `tone` its color."""
    A, Z = np.meshgrid(x, z, indexing='ij'); sheet(np.stack([A, face(A, Z), Z], -1), tone(A, Z), name)
def monastery(bm, ground, rng, H):
    """Narrow white houses, one beside the other, in a hollow of the cliff; a terrace of stone under them, and the path that leads to it."""
    def face(x, z):
        d = 6 + .10 * (z - 120) + 15 * fbm(x / 70 + 3, z / 150, 4, 3) - 9 * ridged(x / 46 + .7, z / 210, 4, 5) - 3.2 * ridged(x / 13, z / 34, 5, 6) - .8 * ridged(x / 3.4, z / 5, 4, 9) + .35 * fbm(x / .9, z / .9, 3, 4); t = z / 17 + .8 * fbm(x / 40, z / 60, 3, 8); return d + 2.0 * np.abs(t % 1 - .5) + 9 * sstep(1.15, .8, np.hypot((x + 36) / 27, (z - 136) / 30)) + .9 * (z > 215) * (z - 215)
    def tone(x, z):
        c = mix((.30, .235, .175), (.50, .435, .36), sstep(-.5, .5, fbm(x / 16, z / 40, 6, 11))); c = mix(c, (.40, .27, .17), sstep(.1, .55, fbm(x / 7, z / 70, 5, 12)) * .75); c = mix(c, (.20, .185, .17), sstep(.15, .6, fbm(x / 3.2, z / 48, 5, 13)) * .7); return mix(c, (.13, .14, .06), sstep(.32, .5, fbm(x / 5, z / 4, 5, 14)) * .6)
    rock_wall(np.arange(-190, 150, .55), np.arange(90, 262, .55), lambda x, z: face(x, z) + .9 * np.maximum(-92 - x, 0) ** 1.1, tone); m = MB(); wh = (.83, .815, .78); z0 = 122.
    m.prism([(-64, -5.5), (-8, -5.5), (-8, 16), (-64, 16)], z0 - 30, z0, 6, 7, col=(.52, .46, .38)); m.box(-64, -8, -5.5, -5.0, z0, z0 + 1.0, 0, wh)
    x = -60.
    for k, (w, h, y, sh) in enumerate(((5.5, 11, .6, 0), (7, 19, -.6, 1), (6, 25, .2, 0), (7.5, 29, -1.2, 1), (6.5, 26, -.2, 1), (5.5, 21, .8, 0), (6, 15, -.4, 1), (4.5, 9, .6, 0))):
        c = tuple(v * rng.uniform(.95, 1.0) for v in wh); m.box(x, x + w, y, 22, z0, z0 + h, 0, c); m.box(x - .1, x + w + .1, y - .1, y + .5, z0 + h - .1, z0 + h + .7, 0, c)
        for r in range(int((h - 2) / 3.3)):
            for a in ((.3, .7) if w > 6 else (.5,)):
                if rng.random() < .62: u = x + w * a + rng.uniform(-.25, .25); v = z0 + 2.2 + 3.3 * r; m.box(u - .5, u + .5, y - .10, y + .1, v - .12, v + 1.32, 0, c); m.quad((u - .32, y - .13, v), (u + .32, y - .13, v), (u + .32, y - .13, v + 1.15), (u - .32, y - .13, v + 1.15), 2 if rng.random() < .25 else 1, (.05, .12, .26))
        if sh: m.prism([(x + .8, y - 3.0), (x + 2.6, y - 3.0), (x + 2.6, y + .4), (x + .8, y + .4)], z0, z0 + h * .62, 0, col=c, out1=[(x + .8, y + .1), (x + 2.6, y + .1), (x + 2.6, y + .4), (x + .8, y + .4)])
        x += w
    m.box(-37, -34.6, -.6, .4, z0 + 29, z0 + 33.4, 0, wh); m.quad((-36.4, -.64, z0 + 31), (-35.2, -.64, z0 + 31), (-35.2, -.64, z0 + 32.8), (-36.4, -.64, z0 + 32.8), 1); m.quad((-13.4, .58, z0), (-12.2, .58, z0), (-12.2, .58, z0 + 2.2), (-13.4, .58, z0 + 2.2), 1); m.obj('monastery', mats())
    w = MB(); way(w, lambda a, b: max(ground(a, b), 0), rng, [(-13, -7), (-2, -10), (12, -13), (26, -20), (44, -24), (66, -31), (92, -33), (120, -40)], 2.6, .8, (.80, .785, .745)); w.obj('way', mats()); s = MB()
    for _ in range(1500):
        u, v = rng.uniform(-150, 100), -26 - 60 * rng.random() ** 1.6; e = rng.uniform(.15, 1.1) * rng.uniform(.3, 1); s.sphere((u, v, ground(u, v) + e * .1), (e * rng.uniform(.8, 1.5), e, e * rng.uniform(.5, .9)), 8, 0, sq=rng.uniform(.62, .9))
    s.obj('scree', [principled('scree', lambda k: k.mixc(k.noise(k.pos(), .9, 5), (.20, .16, .12), (.40, .35, .29)), .9, .1, bump=(3, .4))])
place('white-monastery', 'A narrow white monastery built against a high cliff, a path below it and the sea far down.', ['monastery', 'cliff', 'path', 'sea'], ['experiences/the-wall-of-hozoviotissa'], keep=True, cull=False, shore=[(-1200, 300), (-600, 260), (-330, 120), (-220, -10), (-140, -130), (-70, -158), (0, -160), (500, -170), (1200, -180)], profile=((0, 0), (12, 9), (60, 44), (138, 108), (158, 121), (176, 123), (400, 126)), rough=.10, wavy=9, quay=False, cam=(40, -74, 131), aim=(-37, 3, 134.5), lens=27, lat=36.8, look=315, hour=9.5, decl=16, near=3, far=16000, strips=1.3, cover=dict(ground=((.24, .195, .13), (.35, .29, .205)), rock=((.22, .175, .13), (.42, .36, .285))), veg=.34, canopies=SCRUB, canopy=.8, isles=((-4200, -1500, 1900, 520, 230, .6), (-2600, -3200, 900, 300, 90, .6)), boats=1, boatbox=(-460, -380, -360, -300), kinds=('sail',), build=monastery, plants=(('bush', 9000, (-330, 110, -150, -8), (3, 122), (.35, 1.3)),), **SEA)
