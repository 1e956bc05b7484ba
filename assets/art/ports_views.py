"""What excursions see that shared a picture with another one: each has its own here."""
import ports
import props as P
from coast import *
from landmarks import *
from ports_harbors import place
from ports_inland import tree
from ports_islands import bah, car, pastel
from ports_walks import moved, tapered

def rounded(pts, times=3):
    """Points of a line with its corners cut."""
    p = np.array(pts, float)
    for _ in range(times): p = np.concatenate([p[:1], np.stack([p[:-1] * .75 + p[1:] * .25, p[:-1] * .25 + p[1:] * .75], 1).reshape(-1, p.shape[1]), p[-1:]])
    return p
def body(m, rows, slot, n=34, flat=1.0): q = rounded(rows); tapered(m, q[:, :3], q[:, 3], slot, n, flat)

# ---- Samaná: a humpback and her calf
def humpback(m):
    """What shows of a humpback that lies at the surface: head, back, the fin on its hump. It swims towards +y."""
    body(m, [(0, 6.6, -.62, .12), (0, 6.2, -.60, .45), (0, 5.2, -.62, .80), (0, 4.2, -.72, 1.06), (0, 3.4, -.98, 1.22), (0, 2.2, -1.10, 1.40), (0, .4, -1.02, 1.54), (0, -1.4, -1.0, 1.50), (0, -3.0, -1.1, 1.28), (0, -4.8, -1.4, .95), (0, -6.6, -1.9, .5)], 0)
    body(m, [(0, 4.5, .10, .10), (0, 4.2, .26, .22), (0, 3.8, .24, .24), (0, 3.4, .10, .12)], 0, 16, 1.2); body(m, [(0, -1.7, .36, .10), (0, -2.3, .46, .22), (0, -2.9, .58, .22), (0, -3.2, .66, .13), (0, -3.4, .66, .03)], 0, 16, .45)
    r = np.random.default_rng(3)
    for _ in range(26): y = r.uniform(4.9, 6.3); a = r.normal(0, .5); R = np.interp(y, (4.9, 6.3), (.9, .42)); m.sphere((R * math.sin(a), y, -.61 + R * math.cos(a)), r.uniform(.03, .06), 8, 0)
def whales(bm, ground, rng, H):
    m = MB(); yaw = math.radians(-74); moved(m, humpback, 1.5, 38, 0, yaw, 1.0); moved(m, humpback, 3.6, 32.2, .06, yaw + .12, .40)
    m.obj('whales', [principled('hide', lambda k: k.mixc(k.noise(k.pos(), 1.3, 6, .6), (.030, .034, .040), (.075, .082, .090)), .14, .6, coat=.5)])
    w = MB(); bx, by = 1.5 + 4.0 * math.sin(-yaw), 38 + 4.0 * math.cos(-yaw)
    for _ in range(20000): t = rng.random() ** .8; s = (.16 + 1.0 * t) * abs(rng.normal(0, .62)); a = rng.uniform(0, 6.28); w.sphere((bx + s * math.cos(a) - .9 * t * t, by + s * math.sin(a), .5 + 4.0 * t + rng.normal(0, .16)), rng.uniform(.004, .014), 4)
    for cx, cy, n, q in ((1.5, 38, 900, 5.4), (3.6, 32.2, 420, 2.2)):
        for _ in range(n): a = rng.uniform(0, 6.28); d = rng.uniform(.75, 1.08); u, v = q * d * math.cos(a), (.30 * q if q > 1 else q) * d * math.sin(a); w.sphere((cx + u, cy - abs(v) * (1 if q > 1 else .6), .02 + abs(rng.normal(0, .04))), rng.uniform(.008, .035), 4)
    w.obj('mist', [principled('mist', (.88, .91, .93), .4)])
place('samana-whales', 'A humpback whale and her calf lie at the surface of a bay, mist above her head, green hills behind.', ['humpback whale', 'calf', 'bay', 'mist', 'hills'], ['experiences/a-permit-and-a-pennant'], keep=True, cull=False, **car(shore=[(-4000, 1500), (-1200, 1250), (-300, 1150), (500, 1250), (1500, 1100), (4000, 1400)], profile=((0, 0), (12, 3), (60, 12), (220, 40), (700, 110), (1800, 190)), hills=(HB(110, 1300, 3600, 900, 5),), isles=((-420, 700, 170, 80, 30, .6),), near=200, far=12000, cam=(0, 12, 3.0), aim=(1.0, 37, 2.0), lens=44, lat=19.2, look=20, hour=9.5, decl=-14, cover=RAIN, veg=.98, canopies=JUNGLE, boats=0, build=whales, clouds=.36, deep=(.003, .045, .075), scat=(.008, .10, .12), wind=3.2, calm=.8, foam=.15, plants=(('palm', 900, (-600, -240, 620, 800), (2, 40), (9, 14)), ('palm', 5200, (-1100, 1200, 1140, 1900), (5, 260), (10, 15)))) | dict(wind=3.0, calm=.75))

# ---- Culebra: the tank, and the track of a turtle to the sea
def crawl(bm, ground, rng, H):
    """The tank, and beside it the track that a leatherback leaves: a furrow between two rows of strokes."""
    tank(bm, ground, rng, -94, 94, 2.5); m = MB(); path = rounded([(-84, 72), (-90, 79.5), (-95.5, 84.5), (-100.5, 88), (-104, 88.5), (-105.5, 86), (-104, 82.5), (-100, 78), (-96, 73.5), (-92, 66)], 4); seg = np.hypot(*np.diff(path, axis=0).T); s = np.concatenate([[0], np.cumsum(seg)]); S_ = np.arange(0, s[-1], .09); X, Y = np.interp(S_, s, path[:, 0]), np.interp(S_, s, path[:, 1]); tx, ty = np.gradient(X), np.gradient(Y); l = np.hypot(tx, ty); rows = []
    for x, y, a, b, q in zip(X, Y, tx / l, ty / l, S_):
        row = []
        for u in np.linspace(-1.25, 1.25, 33):
            e = abs(u); up = .04 - .11 * math.exp(-(u / .22) ** 2) + (.14 * math.sin(2 * math.pi * (q / .72 - .55 * e)) * math.exp(-((e - .74) / .26) ** 2)) + .09 * math.exp(-((e - .42) / .10) ** 2) - .09 * (e / 1.25) ** 6; px, py = x - b * u, y + a * u; row.append((px, py, ground(px, py) + up + .014 * rng.normal()))
        rows.append(row)
    m.loft(rows, 0, close=False); m.obj('crawl', [principled('sand', lambda k: k.mixc(k.noise(k.pos(), 1.2, 5), (.44, .38, .28), (.58, .51, .39)), .95, .05)])
place('culebra-tank-and-track', 'The broad track of a turtle comes out of the sea and goes back, a rusted tank with patches of paint in the pale sand beside it and green hills behind.', ['track', 'sea', 'tank', 'paint', 'sand', 'hills'], ['experiences/the-tank-and-the-turtles'], **{**ports.ALL['culebra']['scene'](), **dict(cam=(-113, 83.5, 0), camup=2.9, aim=(-94, 87.2, -1.1), lens=25, look=230, hour=8.5, build=crawl)})

# ---- Ithaca: a caique in a cove without a name
def caique(bm, ground, rng, H):
    """A small wooden motor boat of the islands: high stem, awning amidships, a little house aft."""
    X, Y, YAW, L = 2.2, 27, .28, 10.5; o = P.skiff(X, Y, 0, YAW, L, .33, P.boat_woods((.80, .79, .74)), thwarts=(), sheer=.50, deck=.0); m = MB(); W = L * .33 / 2; Dp = L * .125; edge = []
    for t in np.linspace(0, 1, 40): hw = W * max(1e-3, 1 - max((t - .42) / .58, 0) ** 2.3) ** .8 * (.74 + .26 * min(t / .35, 1) ** .8); edge.append((L * (t - .5) + .09 * L * t ** 3, hw, Dp * (.62 + .50 * 1.8 * max(t - .35, 0) ** 2 + .14 * (1 - t) ** 2)))
    for s in (-1, 1):
        m.loft([[(x, s * (y + .035), z - .05), (x, s * (y + .045), z - .24)] for x, y, z in edge], 0, close=False); m.loft([[(x, s * (y + .02), z - .24), (x, s * (y + .02), z - .30)] for x, y, z in edge], 1, close=False); P.tube(m, [(x, s * (y + .02), z + .02) for x, y, z in edge], .055, 8, 2)
        for x, y, z in edge[4:-6:4]: m.cyl((x, s * y * .96, z), (x, s * y * .96, z + .42), .025, n=6, mat=2)
        P.tube(m, [(x, s * y * .96, z + .42) for x, y, z in edge[4:-5]], .022, 6, 2)
    z = Dp * .70; m.cyl((5.0, 0, z), (5.75, 0, z + 1.25), .12, .09, 10, 2); m.box(-4.4, -2.5, -.85, .85, z - .1, z + 1.55, 3); m.box(-4.6, -2.3, -1.0, 1.0, z + 1.55, z + 1.64, 0); m.box(-4.2, -2.48, -.87, .87, z + .75, z + 1.3, 4); m.box(-2.1, -.9, -.55, .55, z - .1, z + .38, 3); m.box(-2.15, -.85, -.6, .6, z + .38, z + .44, 2); m.cyl((1.7, 0, z), (1.6, 0, z + 5.4), .085, .05, 10, 2); m.cyl((1.65, 0, z + 1.9), (-2.2, 0, z + 2.35), .05, n=8, mat=2)
    for x in (-1.9, 1.3):
        for s in (-1, 1): m.cyl((x, s * 1.25, z), (x, s * 1.25, z + 1.85), .028, n=6, mat=2)
    n = 14; m.loft([[(x, 1.4 * math.sin(a), z + 1.80 + .34 * math.cos(a) - .05 * math.sin(math.pi * (x + 2.1) / 3.6)) for a in np.linspace(-1.35, 1.35, n)] for x in np.linspace(-2.1, 1.5, 12)], 5, close=False)
    for a, b in (((1.62, 0, z + 5.2), (5.5, 0, z + 1.0)), ((1.62, 0, z + 5.2), (-4.5, 0, z + 1.7)), ((1.62, 0, z + 4.6), (1.2, 1.45, z)), ((1.62, 0, z + 4.6), (1.2, -1.45, z))): m.cyl(a, b, .012, n=4, mat=4, caps=False)
    for i in range(5): P.ring(m, (3.2, .1, z + .10 + .035 * i), .26 - .01 * i, .024, (0, 0, 1), 26, 6, 6)
    for x in (.2, -.6): m.box(x - .22, x + .22, .7, 1.25, z, z + .42, 2)
    m.cyl((5.6, 0, z + .7), (15, -1.5, -2), .02, n=5, mat=6, caps=False); r = m.obj('rig', [principled('blue', (.045, .17, .34), .3, coat=.4), principled('red', (.42, .06, .04), .35), P.I.oak('spar', (.34, .18, .08), (.48, .28, .13), rough=.35), principled('whitep', (.80, .79, .75), .35), principled('dark', (.03, .04, .045), .15), principled('awning', (.78, .74, .64), .9), principled('rope', (.50, .42, .28), .9)]); r.parent = o
    t = MB(); t.sphere((0, 0, 0), .01, 4); plane = tree(88, (.44, .34), 16000, .020, .34, ((.075, .125, .035), (.13, .175, .060)), .9, 1, (.36, .33, .27), .06); q.scatter('plane', plane, np.array([(-9.5, 80.5, ground(-9.5, 80.5) - .1)]), np.array([12.5]), rng)
place('ithaca-caique', 'A wooden caique with an awning lies in a cove of clear water, a plane tree on its pebble beach and limestone cliffs with cypresses above.', ['caique', 'awning', 'cove', 'water', 'plane tree', 'beach', 'limestone cliffs', 'cypresses'], ['experiences/a-caique-to-ithaca'], keep=True, cull=False, shore=[(-500, -300), (-130, -90), (-70, -10), (-44, 48), (-16, 76), (14, 78), (40, 52), (62, -6), (110, -90), (500, -260)], profile=((0, 0), (2, 1.0), (7, 2.4), (11, 12), (16, 18), (34, 22), (120, 38), (400, 110), (900, 180)), hills=(HB(110, 260, 1100, 420, 5),), near=9, far=6000, strips=3, cam=(-6, -3, 3.2), aim=(1.2, 34, 5.4), lens=33, lat=38.4, look=250, hour=9.25, decl=16, cover=dict(ground=((.22, .20, .11), (.36, .32, .21)), rock=((.42, .39, .33), (.66, .62, .55)), bare=.9, clear=(170, 360)), veg=.85, canopies=MAQUIS, canopy=3, strata=.5, sth=2.6, rough=.5, wavy=9, quay=False, beach=dict(PEBBLE, z=1.5, x=(-34, 32)), bed=((.62, .60, .52), (.12, .14, .10)), bedslope=.085, boats=0, build=caique, plants=(TREES('cypress', -130, 130, 84, 260, 130, (15, 70), (6, 10)), TREES('aleppo', -260, 260, 20, 420, 1500, (14, 120), (4, 7)), ('bush', 6000, (-160, 160, -20, 320), (2.6, 120), (.6, 1.8))), **dict(TURQ, wind=1.6, calm=.6, longest=7, scat=(.009, .17, .19)))

# ---- Hvar: the plain of Stari Grad, in long plots
def plots(bm, ground, rng, H):
    """The lane between its walls, vines and olives in the plots, a farmer's hut of dry stone, a bicycle."""
    import paths
    m = MB(); P.drystone(m, [(-2.3, -3), (-2.5, 20), (-2.1, 60), (-2.4, 120)], 1.0, .55, rng, .34, ground); P.drystone(m, [(2.1, -3), (2.3, 18), (2.0, 60), (2.2, 120)], .85, .55, rng, .34, ground)
    for y in (46, 92): P.drystone(m, [(2.2, y), (60, y + 3)], .9, .5, rng, .42, ground); P.drystone(m, [(-60, y + 12), (-2.3, y + 10)], .9, .5, rng, .42, ground)
    cx, cy = 8.2, 17.5; z0 = ground(cx, cy)
    for k in range(15):
        t = k / 14; R = 2.3 * (1 - t ** 2.4) ** .62 + .05; n = max(6, int(2 * math.pi * R / .34))
        for i in range(n):
            a = 2 * math.pi * (i + .5 * (k % 2)) / n + rng.normal(0, .02)
            if k < 7 and abs((a - 4.25 + math.pi) % (2 * math.pi) - math.pi) < .27: continue
            m.box(-.20, .20, -.24, .16, -.01, rng.uniform(.17, .205), 0, tuple([rng.uniform(.84, 1.1)] * 3), a + math.pi / 2 + rng.normal(0, .05), (cx + R * math.cos(a), cy + R * math.sin(a), z0 + .185 * k))
    m.box(-.4, .4, -.3, .3, 1.26, 1.5, 0, (1, 1, 1), 4.25 + math.pi / 2, (cx + 2.2 * math.cos(4.25), cy + 2.2 * math.sin(4.25), z0)); m.cyl((cx, cy, z0), (cx, cy, z0 + 1.4), 1.7, n=20, mat=1); m.obj('walls', [principled('drystone', lambda k: k.mixc(k.noise(k.pos(), 2.4, 5), (.40, .37, .31), (.66, .62, .54)), .9, .1), principled('hollow', (.012, .011, .010), .9)])
    b = paths.bicycle(-1.55, 5.6, ground(-1.55, 5.6), math.pi / 2 + .03, 0, (.12, .20, .26)); V = b.mesh[0]; V[..., 1] += .20 * V[..., 2]
    kinds = [tree(200 + i, (.42, .24), 1300, .045, .44, ((.06, .11, .025), (.12, .165, .045)), .9, 1, (.16, .12, .09), .10) for i in range(4)]; V_ = np.array([(x + rng.normal(0, .06), y + rng.uniform(-.1, .1)) for x in np.arange(3.6, 34, 1.9) for y in np.arange(1.5, 44, 1.15) if math.hypot(x - cx, y - cy) > 3.3] + [(-x + rng.normal(0, .06), y) for x in np.arange(14, 40, 1.9) for y in np.arange(4, 52, 1.2)]); w = rng.integers(0, 4, len(V_))
    for k in range(4): q.scatter('vine', kinds[k], np.array([(x, y, ground(x, y)) for x, y in V_[w == k]]), rng.uniform(.85, 1.25, (w == k).sum()), rng)
    ol = [tree(240 + i, (.40, .26), 15000, .012, .30, ((.085, .105, .062), (.16, .175, .115)), .85, 2, (.20, .17, .14), .20) for i in range(3)]; O_ = np.array([(-5.6, 10.5), (-9.8, 15), (-6.2, 20.5), (-11, 26), (-6.6, 31), (-5.9, 41), (-12, 36), (-17, 12), (-16, 21)] + [(x + rng.uniform(-1, 1), y + rng.uniform(-1, 1)) for x in np.arange(5, 60, 7) for y in (52, 59, 66, 73, 80)] + [(-x + rng.uniform(-1, 1), y + rng.uniform(-1, 1)) for x in np.arange(5, 60, 7) for y in (64, 71, 78, 86)]); w = rng.integers(0, 3, len(O_))
    for k in range(3): q.scatter('olive', ol[k], np.array([(x, y, ground(x, y) - .05) for x, y in O_[w == k]]), rng.uniform(3.6, 5.2, (w == k).sum()), rng)
    tuft = trees.bush(78, ((.16, .15, .06), (.30, .27, .12)), 240, .9); T_ = [(rng.choice((-1, 1)) * rng.uniform(1.25, 1.95) + rng.normal(0, .06), y) for y in -1 + 50 * rng.random(1500) ** 1.6] + [(rng.normal(0, .10), y) for y in -1 + 40 * rng.random(420) ** 1.5]; q.scatter('tuft', tuft, np.array([(x, y, ground(x, y) - .02) for x, y in T_]), rng.uniform(.07, .26, len(T_)), rng)
    peb = MB(); M_ = 2600
    for _ in range(M_): y = 1 + 24 * rng.random() ** 1.8; x = rng.uniform(-1.8, 1.8); e = rng.uniform(.005, .022) * rng.uniform(.5, 1); peb.sphere((x, y, ground(x, y) + e * .2), (e, e * rng.uniform(.7, 1.2), e * .6), 6, 0, sq=.8)
    peb.obj('pebbles', [principled('pebble', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.42, .38, .31), (.62, .58, .50)), .9, .1)])
place('stari-grad-plots', 'A lane of packed earth runs between dry-stone walls, a bicycle at one of them, vines, olive trees and a round hut of stone in the plots beside it in late sun.', ['lane', 'dry-stone walls', 'bicycle', 'vines', 'olive trees', 'hut', 'sun'], ['experiences/lots-drawn-in-384'], keep=True, cull=False, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 20), (1060, 21), (1500, 24), (2600, 90), (4000, 260), (7000, 420)), rough=.05, wavy=0, quay=False, hills=(HB(300, 1400, 3600, 1200, 5),), near=.8, far=12000, cam=(.5, -.6, 0), camup=1.62, aim=(.35, 20, -.2), lens=27, lat=43.2, look=82, hour=17.9, decl=22, cover=dict(ground=((.27, .20, .13), (.42, .32, .21)), rock=((.36, .33, .27), (.58, .54, .47)), bare=.6, clear=(160, 420)), veg=.8, canopies=SCRUB, boats=0, build=plots, plants=(TREES('cypress', -260, 260, 110, 520, 60, (18, 60), (7, 11)), TREES('broad', -420, 420, 120, 700, 1500, (18, 60), (3, 6)), ('bush', 6000, (-900, 900, 120, 1600), (18, 200), (1.6, 3.4)), TREES('aleppo', -1200, 1200, 700, 2400, 2600, (20, 330), (5, 9))), grade=dict(exposure=-.1), **SEA)

# ---- Apokoronas: an oven in a yard, the White Mountains behind
def oven(bm, ground, rng, H):
    """A domed oven on its bench of stone, a table with pastries, prunings, olive trees round the yard."""
    m = MB(); ox, oy = -1.35, 5.2; z = ground(ox, oy); B = .92
    m.box(-1.22, 1.22, -1.02, 1.35, -.3, B, 1, (1, 1, 1), 0, (ox, oy, z)); [P.drystone(m, p, .86, .30, rng, .30, ground, 1) for p in ([(ox - 1.42, oy - 1.14), (ox + 1.42, oy - 1.14)], [(ox + 1.34, oy - 1.05), (ox + 1.34, oy + 1.3)], [(ox - 1.34, oy + 1.3), (ox - 1.34, oy - 1.05)])]; m.box(-1.52, 1.52, -1.33, 1.42, B, B + .07, 2, (1, 1, 1), 0, (ox, oy, z)); n = 48; rows = []
    for t in np.linspace(0, 1, 18): a = t * math.pi / 2; rows.append([(ox + 1.28 * math.cos(a) * math.cos(b) * (1 + .012 * math.sin(5 * b + 3 * t)), oy + .05 + 1.22 * math.cos(a) * math.sin(b), z + B + .07 + 1.02 * math.sin(a) ** .92 * (1 + .01 * math.sin(3 * b))) for b in np.linspace(0, 2 * math.pi, n, endpoint=False)])
    m.loft(rows, 0); arc = lambda r, y, k: [(ox + r * math.cos(a), y, z + B + .07 + k * r * math.sin(a)) for a in np.linspace(0, math.pi, 20)]; F = oy - 1.30
    m.loft([arc(.56, F, 1.12), arc(.56, F + .75, 1.12)], 0, close=False); m.add([*arc(.56, F, 1.12), *reversed(arc(.37, F, 1.16))], [tuple([i, i + 1, 38 - i, 39 - i]) for i in range(19)], 0); m.loft([arc(.37, F, 1.16), arc(.37, F + .55, 1.16)], 3, close=False); m.add(arc(.36, F + .34, 1.16), [tuple(range(20))], 3); m.cyl((ox + .15, oy + .35, z + 1.8), (ox + .15, oy + .35, z + 2.35), .16, .15, 14, 0)
    for _ in range(120): x, y = ox + rng.normal(0, .15), F + .02 + rng.uniform(0, .26); s = rng.uniform(.012, .035); m.sphere((x, y, z + B + .085 + rng.uniform(0, .05)), (s, s * .8, s * .7), 8, 4, sq=.7)
    for i in range(13):  # tongues of fire
        x, y = ox + rng.normal(0, .13), F + .10 + rng.uniform(0, .18); h = rng.uniform(.10, .30); m.loft([[(x + .035 * (1 - t) ** .7 * math.cos(a) + .03 * math.sin(4 * t + i), y + .03 * (1 - t) ** .7 * math.sin(a), z + B + .08 + h * t) for a in np.linspace(0, 2 * math.pi, 8, endpoint=False)] for t in np.linspace(0, 1, 7)], 5)
    for k in range(6):
        for i in range(14 - k): a = rng.normal(0, .05); x, y, h = ox - 2.5 + .11 * i + .055 * k, oy - .2 + rng.normal(0, .05), z + .06 + .10 * k; m.cyl((x, y - .55, h), (x + a, y + .55, h + rng.normal(0, .02)), rng.uniform(.035, .055), n=9, mat=6)
    m.cyl((ox + 1.6, oy - 1.0, z), (ox + 1.42, oy - .78, z + 2.1), .022, n=8, mat=6); m.box(-.15, .15, -.012, .012, 2.02, 2.40, 6, (1, 1, 1), .5, (ox + 1.42, oy - .78, z))
    tx, ty = 1.12, 3.0; zt = ground(tx, ty)
    for k in range(5): m.box(-.95, .95, -.42 + .17 * k, -.42 + .17 * (k + 1) - .006, .74, .78, 7, tuple([rng.uniform(.9, 1.08)] * 3), .12, (tx, ty, zt))
    for a in (-.85, .85):
        for b in (-.34, .34): m.box(a - .04, a + .04, b - .04, b + .04, -.1, .74, 7, (1, 1, 1), .12, (tx, ty, zt))
    m.box(-.9, .9, .68, .98, .42, .46, 7, (1, 1, 1), .12, (tx, ty, zt)); [m.box(a - .04, a + .04, .72, .94, -.1, .42, 7, (1, 1, 1), .12, (tx, ty, zt)) for a in (-.75, .75)]
    tp = lambda a, b: (tx + a * math.cos(.12) - b * math.sin(.12), ty + a * math.sin(.12) + b * math.cos(.12))
    c = tp(-.34, -.08); m.cyl((*c, zt + .78), (*c, zt + .80), .34, .35, 40, 8)
    for i in range(19):
        r, a = (0, 0) if i == 0 else (.13, i * math.pi / 3) if i < 7 else (.255, i * math.pi / 6); x, y = c[0] + r * math.cos(a), c[1] + r * math.sin(a); m.cyl((x, y, zt + .80), (x, y, zt + .825), .052, .05, 20, 9); m.cyl((x, y, zt + .825), (x, y, zt + .835), .030, n=14, mat=10)
        for k in range(14): b = k * 2 * math.pi / 14; m.sphere((x + .046 * math.cos(b), y + .046 * math.sin(b), zt + .828), (.012, .012, .014), 8, 9)
    c = tp(.42, .12); P.lathe(m, (*c, zt + .78), [(.05, 0), (.085, .03), (.095, .10), (.07, .18), (.042, .23), (.046, .27), (.058, .29)], 32, 11)
    for k, (a, b) in enumerate(((.62, -.16), (.76, -.02), (.52, -.28))): c = tp(a, b); P.lathe(m, (*c, zt + .78), [(.022, 0), (.026, .01), (.03, .065), (.027, .065), (.022, .012), (.001, .01)], 20, 12, cap=False)
    c = tp(.16, .22); P.lathe(m, (*c, zt + .78), [(.06, 0), (.09, .02), (.15, .07), (.142, .07), (.08, .025), (.001, .02)], 36, 8, cap=False); [m.sphere((c[0] + .07 * math.cos(k * 1.1), c[1] + .07 * math.sin(k * 1.1), zt + .845 + .012 * (k % 2)), .026, 12, 13) for k in range(7)]
    P.drystone(m, [(-11, 9.8), (-3.4, 9.2), (3.0, 9.0), (11, 9.9)], .9, .5, rng, .32, ground, 1)
    m.obj('yard', [principled('limewash', lambda k: k.mixc(k.noise(k.pos(), 1.4, 6), (.70, .68, .63), (.84, .83, .79)), .95, .05), principled('fieldstone', lambda k: k.mixc(k.noise(k.pos(), 2.2, 5), (.34, .30, .25), (.60, .55, .47)), .9, .1), principled('slab', lambda k: k.mixc(k.noise(k.pos(), 2, 5), (.46, .43, .38), (.64, .61, .55)), .8, .2), principled('soot', lambda k: k.mixc(k.noise(k.pos(), 4, 5), (.012, .010, .009), (.05, .04, .034)), .95, .02), emission('embers', (1, .28, .05), 9), emission('flame', (1, .50, .12), 16), principled('pruning', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.17, .13, .10), (.33, .27, .21)), .9, .1), P.I.oak('oldtable', (.30, .21, .13), (.46, .35, .23), rough=.6), principled('dish', (.74, .72, .66), .25, .5, coat=.4), principled('crust', (.62, .38, .15), .6), principled('cheese', (.82, .74, .56), .6), principled('clay', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.36, .17, .09), (.52, .28, .17)), .7, .2), principled('cup', (.80, .82, .82), .1, .6), principled('lemon', (.78, .58, .07), .42, .4)])
    ol = [tree(260 + i, (.42, .26), 22000, .0095, .30, ((.075, .098, .055), (.15, .168, .105)), .85, 2, (.20, .17, .14), .22) for i in range(3)]; O_ = np.array([(-5.2, 8.6), (4.6, 7.4), (-8.4, 12.5), (-2.2, 14), (8.6, 12), (2.8, 17), (-6, 19), (12, 18), (-13, 17)] + [(x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5)) for x in np.arange(-60, 61, 7) for y in np.arange(25, 74, 8)]); w = rng.integers(0, 3, len(O_))
    for k in range(3): q.scatter('olive', ol[k], np.array([(x, y, ground(x, y) - .05) for x, y in O_[w == k]]), rng.uniform(3.6, 5.0, (w == k).sum()), rng)
    tuft = trees.bush(78, ((.12, .14, .05), (.26, .25, .11)), 240, .9); T_ = np.array([(x, y) for x, y in zip(rng.uniform(-9, 9, 2600), 1.2 + 14 * rng.random(2600) ** 1.3) if not (abs(x + .2) < 2.6 and y < 4.2)]); q.scatter('tuft', tuft, np.array([(x, y, ground(x, y) - .01) for x, y in T_]), rng.uniform(.04, .20, len(T_)), rng)
    peb = MB()
    for _ in range(2200): y = 1 + 9 * rng.random() ** 1.5; x = rng.uniform(-1, 1) * (1.5 + .8 * y); e = rng.uniform(.006, .020) * rng.uniform(.5, 1); peb.sphere((x, y, ground(x, y) + e * .2), (e, e * rng.uniform(.7, 1.2), e * .6), 6, 0, sq=.8)
    peb.obj('pebbles', [principled('pebble', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.42, .37, .30), (.62, .56, .47)), .9, .1)])
place('apokoronas-oven', 'A whitewashed oven with a fire in its mouth stands in a yard among olive trees, pastries and a jug on a wooden table before it and snow on the mountains behind.', ['oven', 'fire', 'yard', 'olive trees', 'pastries', 'jug', 'table', 'snow', 'mountains'], ['experiences/a-wood-oven-in-apokoronas'], keep=True, cull=False, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 30), (960, 31), (1100, 28), (2400, 30), (4000, 160), (9000, 700)), rough=.05, wavy=0, quay=False, hills=(HB(320, 1200, 3200, 1200, 5), HB(1700, 5200, 11000, 3600, 4)), near=1.4, far=24000, strips=3.2, haze=1 / 24000, cam=(.1, -.1, 0), camup=1.66, aim=(.0, 6, -.80), lens=25, lat=35.4, look=215, hour=9, decl=0, cover=dict(ground=((.33, .26, .17), (.48, .40, .28)), rock=((.34, .31, .26), (.56, .52, .46)), bare=.6, snow=(1300, 1900), clear=(160, 420)), veg=.8, vegtop=900, canopies=SCRUB, boats=0, build=oven, plants=(TREES('cypress', -200, 200, 70, 420, 46, (20, 80), (8, 12)), TREES('broad', -420, 420, 80, 700, 1700, (20, 80), (3.5, 6)), TREES('aleppo', -1500, 1500, 600, 2800, 3000, (20, 420), (5, 9))), **SEA)

# ---- Korčula: vines in sand at Lumbarda
def sand_rows(bm, ground, rng, H):
    kinds = [tree(280 + i, (.40, .26), 2400, .034, .40, ((.07, .125, .028), (.135, .18, .05)), .9, 1, (.17, .125, .09), .10) for i in range(5)]; V_ = np.array([(x + rng.normal(0, .05), y + rng.uniform(-.1, .1)) for x in np.arange(-34.2, 35, 2.0) for y in np.arange(1.6, 60, 1.15) if abs(x) < 4 + y * .85 and rng.random() > .03]); w = rng.integers(0, 5, len(V_))
    close = [tree(290 + i, (.40, .26), 9500, .0175, .40, ((.075, .12, .032), (.145, .18, .058)), .9, 1, (.17, .125, .09), .10) for i in range(3)]; near = V_[:, 1] < 13  # a vine that stands close is seen leaf by leaf
    for k in range(5): v = V_[(w == k) & ~near]; q.scatter('vine', kinds[k], np.array([(x, y, ground(x, y)) for x, y in v]), rng.uniform(.95, 1.35, len(v)), rng)
    for k in range(3): v = V_[near][k::3]; q.scatter('vine', close[k], np.array([(x, y, ground(x, y)) for x, y in v]), rng.uniform(.95, 1.35, len(v)), rng)
    m = MB()
    for x in np.arange(-34.2, 35, 2.0):
        for y in np.arange(3, 60, 5.2):
            if abs(x) < 4 + y * .85: z = ground(x, y); m.cyl((x, y, z - .1), (x + rng.normal(0, .03), y, z + 1.35), .034, .03, 7, 0)
    for _ in range(3000): y = 1 + 14 * rng.random() ** 1.6; x = rng.uniform(-1, 1) * (1.6 + .8 * y); e = rng.uniform(.003, .012); m.sphere((x, y, ground(x, y) + e * .1), (e, e * .8, e * .5), 6, 1)
    m.obj('stakes', [principled('stake', lambda k: k.mixc(k.noise(k.pos(), 6, 4), (.20, .16, .12), (.38, .32, .26)), .9, .1), principled('grit', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.44, .38, .28), (.66, .60, .49)), .9, .1)])
    tuft = trees.bush(79, ((.09, .13, .04), (.20, .22, .09)), 240, .9); T_ = np.array([(rng.choice(np.arange(-8.2, 9, 2.0)) + rng.normal(0, .3), y) for y in 1 + 40 * rng.random(1500) ** 1.5]); q.scatter('tuft', tuft, np.array([(x, y, ground(x, y) - .01) for x, y in T_]), rng.uniform(.04, .20, len(T_)), rng)
place('lumbarda-vines', 'Rows of vines on stakes stand in pale sand down to a beach and a blue channel, the steep mountain of Pelješac on its other side.', ['vines', 'stakes', 'sand', 'beach', 'channel', 'mountain'], ['experiences/grk-grows-on-sand'], keep=True, cull=False, shore=[(-9000, -130), (9000, -130)], profile=((0, 9), (130, 9), (196, 4.2), (215, 2.2), (240, 1.2), (258, .5), (266, -.3), (330, -6), (9000, -20)), rough=0, wavy=0, quay=False, isles=((200, 3900, 4600, 1500, 880, .75), (-5200, 4600, 3600, 1200, 420, .8), (330, 900, 170, 70, 22, .6)), near=1.6, far=16000, strips=3, cam=(.8, .0, 0), camup=2.6, aim=(1.2, 20, -.9), lens=28, lat=42.9, look=5, hour=9.5, decl=20, cover=dict(LIME, bare=.7, clear=(300, 700)), veg=.85, beach=dict(a=(.50, .43, .32), b=(.64, .57, .45), z=17, x=(-300, 300)), canopies=MAQUIS, boats=0, build=sand_rows, **SEA)

# ---- Grand Turk: where the bottom ends
def float_boat(bm, ground, rng, H):
    houses.boat(bm, 9, 92, 2.75, 7.6, 'motor', rng, (.84, .83, .80)); m = MB(); m.sphere((-7.5, 84.5, .05), (.55, .55, .42), 20, 0); P.ring(m, (-7.5, 84.5, .12), .56, .07, (0, 0, 1), 32, 8, 1); m.cyl((-7.5, 84.5, .4), (-7.5, 84.5, 1.5), .03, n=6, mat=1); m.quad((-7.5, 84.5, 1.05), (-6.8, 84.45, 1.1), (-6.8, 84.45, 1.5), (-7.5, 84.5, 1.5), 0); m.obj('float', [principled('orange', (.74, .16, .03), .5), principled('white', (.84, .83, .80), .5)])
place('turks-wall', 'Deep blue water meets turquoise shallows, a small boat and an orange float where they meet, a pale beach with palms behind.', ['blue water', 'shallows', 'boat', 'float', 'beach', 'palms'], ['experiences/two-hundred-strokes-out'], keep=True, cull=False, **bah(shore=[(-900, 300), (-300, 286), (0, 300), (300, 316), (900, 340)], profile=((0, 0), (16, 1.8), (60, 4), (200, 8), (600, 9)), cam=(-16, -6, 19), aim=(4, 150, -9), lens=27, lat=21.5, look=80, hour=14.5, decl=-4, bedslope=.02, reef=.20, near=20, towns=(pastel(-300, 330, 36, 90, 24, roofs=GREYR, cols=[*WHITES, (.84, .76, .54)], dens=.5),), boats=0, build=float_boat, drop=(0, 96, 184), deep=(.002, .030, .095), plants=(PALMS(-400, 420, 306, 400, 170, 8), TREES('broad', -600, 700, 320, 600, 1800, (3, 10), (2, 4.5)))))

# ---- Bodrum: a gulet in a cove of Karaada
def gulet(bm, ground, rng, H):
    """Two masts, a round stern and a deep sheer, eighty feet long; awning, furled sails, a dinghy astern, a melon in a net."""
    X, Y, YAW = 1.6, 42, .50; m = MB(); sl = lambda t: 1.80 + 1.55 * (max(t - .40, 0) / .6) ** 2 + .80 * (max(.42 - t, 0) / .42) ** 2
    def at(v, t, s=1, out=0.0):
        """A point of the hull: v from below the water to the rail, t from stern to stem."""
        xs, xb = -12 + 2.9 * (1 - v) ** 1.35, 9.4 + 3.0 * v ** 1.25; stern = math.sqrt(max(1 - (1 - min(t / .17, 1)) ** 2, 0)) ** .92; bow = max(1 - (max(t - .46, 0) / .54) ** 2.1, 0) ** .80; full = .93 * (v ** .42) + .07; fine = full - (full - (.34 + .66 * v ** 1.3)) * sstep(.55, .98, t) - (full - (.50 + .50 * v ** 1.1)) * sstep(.34, .0, t)
        return (xs + (xb - xs) * t, s * (3.35 * stern * bow * (.86 + .14 * min(t / .42, 1)) * fine + out), -.9 + v * (sl(t) + .9))
    ts = np.concatenate([.17 * (1 - np.cos(np.linspace(0, math.pi / 2, 26))), np.linspace(.17, 1, 96)[1:]]); vs = np.linspace(0, 1, 67); strake = rng.uniform(.86, 1.10, 24)
    for s in (-1, 1):
        k, f = len(m.v), len(m.f); m.loft([[at(v, t, s) for t in ts] for v in vs], 0, close=False); V = np.array(m.v[k:]); mid = np.array([V[np.array(q) - k].mean(0) for q in m.f[f:]]); vv = np.repeat((vs[:-1] + vs[1:]) / 2, len(ts) - 1); cols = []
        for (x, y, z), v in zip(mid, vv):
            c = np.array((.40, .185, .075)) * strake[int(v * 23)] * (1 + .10 * math.sin(x * 1.7 + int(v * 23) * 2.4)); e = v * 23 % 1
            if e < .22 and v < .88: c = c * .80
            if v > .885: c = np.array((.72, .69, .62))
            if z < .34: c = np.array((.74, .72, .66))
            if z < .20: c = np.array((.050, .075, .11))
            cols.append(tuple(c))
        m.c[f:] = cols
        for v, r in ((.88, .060), (.80, .045)): P.tube(m, [at(v, t, s, .015) for t in ts], r, 8, 1)
        P.tube(m, [(*at(1, t, s, -.02)[:2], at(1, t)[2] + .02) for t in ts], .085, 8, 1); rail = [(*at(1, t, s, -.10)[:2], at(1, t)[2] + .52) for t in ts]; P.tube(m, rail, .045, 8, 1)
        for t in np.linspace(.012, .97, 44): x, y, z = at(1, t, s, -.10); m.cyl((x, y, z), (x, y, z + .52), .032, n=7, mat=1)
        m.loft([[at(1, t, s, -.16) for t in ts], [(*at(1, t, s, -.16)[:2], sl(t) - .60) for t in ts]], 3, close=False)
        for mx, h, foot in ((3.4, 20.5, (4.5, 3.4, 2.3, 1.4)), (-4.6, 16.0, (-3.4, -4.6, -5.7))):
            for x in foot: t = (x + 12) / 24.4; p = at(1, t, s, -.02); m.cyl((mx - .1, 0, h), p, .024, n=5, mat=7, caps=False); m.cyl(p, (p[0], p[1], p[2] - .75), .03, n=6, mat=5)
    deck = [t for t in ts if t > .01]; m.loft([[(*at(1, t, s, -.16)[:2], sl(t) - .58) for s in (-1, 1)] for t in deck], 2, close=False, smooth=False); D = 1.25
    m.box(-3.4, 2.4, -1.85, 1.85, D - .2, D + 1.35, 1); m.box(-3.7, 2.7, -2.1, 2.1, D + 1.35, D + 1.47, 1)
    for x in np.arange(-3.1, 2.2, 1.05): m.box(x, x + .80, -1.88, 1.88, D + .62, D + 1.18, 5)
    m.box(-3.2, 1.9, -1.7, 1.7, D + 1.47, D + 1.66, 4, (.80, .77, .69)); m.box(3.9, 7.6, -1.5, 1.5, D + .35, D + .62, 4, (.80, .77, .69)); m.box(3.8, 7.7, -1.6, 1.6, D - .1, D + .35, 1)
    for a, b, c, d in ((-11.1, -9.4, -1.9, 1.9), (-9.4, -5.6, 1.5, 2.3), (-9.4, -5.6, -2.3, -1.5)): m.box(a, b, c, d, D + .5, D + 1.05, 1); m.box(a + .04, b - .04, c + .04, d - .04, D + 1.05, D + 1.25, 4, (.11, .25, .40))
    m.box(-8.7, -6.0, -.55, .55, D + 1.32, D + 1.40, 1); m.cyl((-7.4, 0, D), (-7.4, 0, D + 1.35), .10, n=10, mat=1)
    for mx, h, L, z in ((3.4, 22.6, 7.2, D + 2.75), (-4.6, 17.6, 7.6, D + 3.65)):
        m.cyl((mx, 0, D - 1), (mx - .35, 0, h), .20, .10, 16, 1); m.sphere((mx - .35, 0, h), .14, 10, 1); m.cyl((mx - .15, 0, z), (mx - L, 0, z + .38), .12, .09, 12, 1)
        for w in (.55, .80): m.box(-.05, .05, -1.0 if w < .7 else -.7, 1.0 if w < .7 else .7, -.04, .04, 1, (1, 1, 1), 0, (mx - .35 * w, 0, h * w))
        P.tube(m, [(mx - .25 - (L - .7) * t, .02 * math.sin(9 * t), z + .24 + .38 * t + .03 * math.sin(31 * t)) for t in np.linspace(0, 1, 40)], [.05 + .22 * math.sin(math.pi * min(1, .12 + .80 * (1 - t))) ** .7 * (1 + .05 * math.sin(t * 60)) for t in np.linspace(0, 1, 40)], 14, 4, (.10, .22, .36))
        for t in np.linspace(.06, .94, 10): P.ring(m, (mx - .25 - (L - .7) * t, 0, z + .22 + .38 * t), .235 - .06 * t, .022, (1, 0, 0), 20, 5, 4, (.74, .71, .64))
        m.cyl((mx - .35, 0, h * .985), (mx - L + .1, 0, z + .40), .016, n=4, mat=5, caps=False)
    bx, bz = 12.2, sl(1) + .18; m.cyl((8.6, 0, bz - .55), (17.2, 0, bz + 1.15), .19, .10, 14, 1); m.cyl((10.1, 0, .35), (16.9, 0, bz + 1.0), .022, n=5, mat=5, caps=False)
    for a, b, r in (((3.05, 0, 22.2), (17.0, 0, bz + 1.15), .022), ((3.1, 0, 19.6), (14.4, 0, bz + .65), .022), ((3.05, 0, 22.3), (-4.9, 0, 17.4), .022), ((-4.95, 0, 17.4), (-11.9, 0, sl(0) + .4), .022)): m.cyl(a, b, r, n=5, mat=7, caps=False)
    for (a, b), q in ((((3.05, 22.0), (17.0, bz + 1.2)), .13), (((3.1, 19.4), (14.4, bz + .7)), .11)): P.tube(m, [(a[0] + (b[0] - a[0]) * t, 0, a[1] + (b[1] - a[1]) * t) for t in np.linspace(.012, .95, 30)], [q * (.50 + .70 * t) for t in np.linspace(0, 1, 30)], 10, 4, (.78, .76, .70))
    for s in (-1, 1):
        for k in np.linspace(0, 1, 7): p = at(1, .93 + .06 * k, s); m.cyl((9.9 + 6.4 * k, 0, bz - .3 + 1.28 * k), (p[0] + 4.2 * k * k, p[1] * (1 - k * .7), p[2] + .75 * k), .013, n=4, mat=6, caps=False)
        m.cyl(at(1, .95, s), (16.8, 0, bz + 1.1), .02, n=4, mat=5, caps=False)
    n = 15; top = D + 3.12
    def shade(x, a): return (x, 2.55 * math.sin(a) * (1 - .25 * sstep(-9.5, -11.8, x)), top + .30 * math.cos(a) - .07 * abs(math.sin(math.pi * (x + 11.6) / 2.6)))
    xs = np.linspace(-11.6, -3.8, 37); A = np.linspace(-1.30, 1.30, n); m.loft([[shade(x, a) for a in A] for x in xs], 4, (.82, .79, .71), close=False)
    for s in (-1, 1):
        e = [shade(x, s * 1.30) for x in xs]; m.loft([e, [(x, y, z - .20 - .05 * abs(math.sin(i * math.pi / 3))) for i, (x, y, z) in enumerate(e)]], 4, (.82, .79, .71), close=False, smooth=False)
        for x in (-11.4, -9.0, -6.4, -3.9): y = shade(x, s * 1.30)[1]; m.cyl((x, y, D + .2), (x, y, top + .06), .035, n=8, mat=1)
    flag = [[(-12.25 - .05 * v - u * (.95 - .20 * v), .10 * math.sin(u * 7 + v) * (.3 + u), sl(0) + 1.75 - .75 * v - .22 * u * u) for u in np.linspace(0, 1, 16)] for v in np.linspace(0, 1, 10)]; m.cyl((-11.85, 0, sl(0) - .1), (-12.3, 0, sl(0) + 1.95), .035, .022, 8, 1); m.loft(flag, 4, (.50, .035, .035), close=False)
    lad = at(1, .30, -1); m.box(lad[0] - .24, lad[0] - .20, lad[1] - .14, lad[1] - .08, -.5, lad[2] + .5, 1); m.box(lad[0] + .20, lad[0] + .24, lad[1] - .14, lad[1] - .08, -.5, lad[2] + .5, 1)
    for z in np.arange(-.3, 2.0, .30): m.box(lad[0] - .22, lad[0] + .22, lad[1] - .20, lad[1] - .06, z, z + .05, 1)
    net = at(1, .20, -1); mel = (net[0], net[1] - .16, .10); m.sphere(mel, (.20, .17, .17), 18, 4, (.035, .12, .03)); m.cyl((mel[0], mel[1], mel[2] + .15), (net[0], net[1], net[2]), .014, n=4, mat=6, caps=False)
    for k in range(5): P.ring(m, mel, .205, .008, (math.cos(k * .63), math.sin(k * .63), 0), 24, 4, 6)
    m.cyl((11.6, .2, sl(1) - .6), (24, 3, -2.5), .03, n=5, mat=6, caps=False)
    o = m.obj('gulet', [principled('strakes', lambda k: k.mixc(1., k.mixc(k.noise(k.pos(), 3.1, 5), (.84, .84, .84), (1.06, 1.06, 1.06)), k.attr(), 'MULTIPLY'), .22, .5, coat=.5), P.I.oak('spar', (.40, .21, .085), (.54, .31, .14), rough=.3), P.I.oak('deckw', (.42, .31, .20), (.56, .43, .29), rough=.7), principled('whitep', (.74, .71, .64), .4), principled('cloth', lambda k: k.attr(), .9, .1), principled('dark', (.03, .035, .04), .15), principled('rope', (.50, .43, .31), .9), principled('wire', (.30, .30, .29), .5)]); o.location = (X, Y, .0); o.rotation_euler = (0, 0, YAW)
    c, s_ = math.cos(YAW), math.sin(YAW); P.skiff(X - 17.2 * c + 1.0 * s_, Y - 17.2 * s_ - 1.0 * c, 0, YAW + .25, 3.6, .40, P.boat_woods((.80, .78, .72)), sheer=.34, oars=True); r = MB(); r.cyl((X - 15.5 * c + .8 * s_, Y - 15.5 * s_ - .8 * c, .50), (X - 12 * c, Y - 12 * s_, 2.2), .014, n=4, caps=False); r.obj('painter', [principled('rope2', (.50, .43, .31), .9)])
    rock = MB(); k = 0
    while k < 460:
        x, y = rng.uniform(-110, 120), rng.uniform(20, 125); z = ground(x, y)
        if -1.3 < z < 2.6: e = rng.uniform(.5, 2.0) * rng.uniform(.5, 1); rock.sphere((x, y, z + e * .1), (e * rng.uniform(.9, 1.6), e, e * rng.uniform(.55, 1.0)), 12, 0, sq=rng.uniform(.62, .9)); k += 1
    rock.obj('rocks', [principled('limestone', lambda k: k.mixc(k.noise(k.pos(), .8, 6), (.19, .165, .135), (.40, .36, .30)), .9, .1, bump=(1.6, .6))])
place('gulet-under-karaada', 'A wooden gulet with two masts and a round stern lies at anchor in a turquoise cove, an awning over her after deck and a dinghy astern, the slopes of an island under dark pines behind.', ['gulet', 'masts', 'round stern', 'cove', 'awning', 'dinghy', 'island', 'pines'], ['experiences/a-gulet-under-karaada'], keep=True, cull=True, shore=[(-500, -330), (-170, -90), (-104, 0), (-74, 62), (-36, 96), (10, 108), (54, 100), (92, 66), (120, 10), (190, -80), (500, -300)], profile=((0, 0), (3, 1.1), (8, 2.4), (15, 6), (60, 29), (150, 68), (300, 104), (700, 150)), hills=(HB(76, 170, 560, 240, 5),), cones=((-46, 390, 170, 126, 1.9, .2), (130, 335, 130, 96, 1.9, .2)), near=14, far=5000, strips=2.4, cam=(-5, 0, 6.4), aim=(2.0, 42, 10.2), lens=29, lat=37, look=30, hour=16.4, decl=17, cover=dict(ground=((.15, .125, .065), (.25, .205, .115)), rock=((.22, .19, .15), (.42, .375, .31)), bare=.8, clear=(120, 300)), veg=.95, canopies=PINES, canopy=5, strata=.25, sth=4, rough=.6, wavy=10, quay=False, bed=((.72, .69, .58), (.09, .125, .10)), bedslope=.05, reef=.12, boats=0, build=gulet, clouds=.20, plants=(TREES('aleppo', -220, 260, 20, 430, 9000, (4, 220), (5, 10)), TREES('pine', -220, 260, 20, 430, 3800, (5, 220), (7, 11)), ('bush', 9000, (-170, 200, 10, 300), (2.8, 150), (.9, 2.4))), **dict(TURQ, wind=1.8, calm=.6, longest=7, scat=(.009, .19, .22)))

# ---- Ithaca: a caique at anchor with a line to the shore
def caique(bm, ground, rng, H):
    """Pointed at both ends, eleven meters long: white strakes under a blue one, a wheelhouse, an awning, one mast, melons in a crate."""
    X, Y, YAW = 1.2, 25, .46; m = MB(); D = .72; sl = lambda t: 1.16 + 3.0 * max(t - .45, 0) ** 2 + 3.4 * max(.45 - t, 0) ** 2
    def at(v, t, s=1, out=0.0):
        e = abs(2 * t - 1); k = sstep(.42, 1, e); return (-4.75 - .85 * v ** 1.3 + (9.6 + 1.85 * v ** 1.25) * t, s * (1.90 * max(1 - e ** 2.5, 0) ** .72 * ((1 - k) * (.12 + .88 * v ** .40) + k * (.20 + .80 * v ** 1.35)) + out), -.75 + v * (sl(t) + .75))
    ts = .5 - .5 * np.cos(np.linspace(0, math.pi, 90)); vs = np.linspace(0, 1, 49)
    for s in (-1, 1):
        k, f = len(m.v), len(m.f); m.loft([[at(v, t, s) for t in ts] for v in vs], 0, close=False); V = np.array(m.v[k:]); mid = np.array([V[np.array(q) - k].mean(0) for q in m.f[f:]]); vv = np.repeat((vs[:-1] + vs[1:]) / 2, len(ts) - 1); cols = []
        for (x, y, z), v in zip(mid, vv): c = np.array((.78, .77, .72)) * (.94 if v * 17 % 1 < .16 else 1); cols.append((.32, .075, .05) if z < .10 else (.70, .69, .64) if z < .17 else (.05, .17, .33) if v > .88 else (.66, .46, .14) if v > .845 else tuple(c))
        m.c[f:] = cols; P.tube(m, [at(.862, t, s, .012) for t in ts], .042, 8, 1); P.tube(m, [(*at(1, t, s, -.02)[:2], at(1, t)[2] + .02) for t in ts], .065, 8, 1); m.loft([[at(1, t, s, -.09) for t in ts[3:-3]], [(*at(1, t, s, -.11)[:2], sl(t) - .50) for t in ts[3:-3]]], 3, close=False)
        for a, b in ((.20, .34), (.48, .80)): m.loft([[(*at(.9, t, s, -q)[:2], D + h) for t in np.linspace(a, b, 14)] for q, h in ((.14, .44), (.62, .44), (.62, .02))], 1, close=False, smooth=False); m.loft([[(*at(.9, t, s, -q)[:2], D + h) for t in np.linspace(a + .01, b - .01, 14)] for q, h in ((.16, .46), (.18, .56), (.58, .56), (.60, .46))], 4, (.62, .60, .54), close=False)
    m.loft([[(*at(1, t, s, -.10)[:2], max(D, sl(t) - .52)) for s in (-1, 1)] for t in ts[2:-2]], 2, close=False, smooth=False); bow, stern = at(1, 1)[0], at(1, 0)[0]
    for t, up in ((1, .52), (0, .20)): p = [(at(v, t)[0] + (.05 if t else -.05), 0, at(v, t)[2]) for v in np.linspace(.1, 1, 14)]; P.tube(m, [*p, (p[-1][0] + (.10 if t else -.06), 0, p[-1][2] + up)], .095, 8, 1)
    m.loft([[(at(v, 0)[0] - .12, 0, at(v, 0)[2]), (at(v, 0)[0] - .72 + .40 * max(v - .3, 0), 0, at(v, 0)[2])] for v in np.linspace(0, .86, 10)], 4, (.05, .17, .33), close=False); P.tube(m, [(stern - .28, 0, sl(0) - .25), (stern - .10, 0, sl(0) + .16), (stern + 1.6, 0, sl(0) + .14)], .04, 8, 1)
    m.box(-3.5, -2.0, -.78, .78, D - .1, D + 1.02, 4, (.78, .77, .72)); m.box(-3.5, -2.0, -.78, .78, D + 1.02, D + 1.66, 5)
    for x in (-3.5, -2.75, -2.06): [m.box(x, x + .06, y - .03, y + .03, D + 1.0, D + 1.7, 1) for y in (-.77, .77)]
    m.box(-3.75, -1.78, -.98, .98, D + 1.66, D + 1.75, 4, (.05, .17, .33)); m.box(-3.52, -1.98, -.81, .81, D + .93, D + 1.03, 1)
    mx = 2.5; m.cyl((mx, 0, D - .3), (mx - .18, 0, 7.6), .105, .06, 14, 1); m.cyl((mx - .10, 0, D + 2.5), (mx - 4.1, 0, D + 2.85), .06, .045, 10, 1); P.tube(m, [(mx - .2 - 3.7 * t, .015 * math.sin(9 * t), D + 2.66 + .33 * t) for t in np.linspace(0, 1, 40)], [.04 + .15 * math.sin(math.pi * min(1, .12 + .8 * (1 - t))) ** .7 * (1 + .06 * math.sin(t * 50)) for t in np.linspace(0, 1, 40)], 14, 4, (.50, .24, .12))
    for t in np.linspace(.08, .92, 8): P.ring(m, (mx - .2 - 3.7 * t, 0, D + 2.66 + .33 * t), .165 - .04 * t, .014, (1, 0, 0), 18, 5, 4, (.74, .71, .64))
    for a, b in (((mx - .18, 0, 7.5), (bow, 0, sl(1) + .5)), ((mx - .18, 0, 7.5), (stern, 0, sl(0) + .2)), *(((mx - .17, 0, 7.2), at(1, t, s)) for s in (-1, 1) for t in (.62, .72))): m.cyl(a, b, .014, n=5, mat=6, caps=False)
    top = D + 2.14; shade = lambda x, a: (x, 1.62 * math.sin(a), top + .34 * math.cos(a) - .05 * abs(math.sin(math.pi * (x + 1.8) / 1.25))); xs = np.linspace(-1.8, 1.95, 31); A = np.linspace(-1.2, 1.2, 13)
    for i in range(12): m.loft([[shade(x, a) for a in A[i:i + 2]] for x in xs], 4, (.80, .78, .72) if i % 2 else (.12, .27, .42), close=False)
    for s in (-1, 1):
        for x in (-1.7, .1, 1.9): m.cyl((x, shade(x, s * 1.2)[1], D + .2), (x, shade(x, s * 1.2)[1], top + .14), .026, n=8, mat=1)
    m.box(3.0, 3.75, -.42, .42, D + .1, D + .45, 1)
    for i in range(6): m.sphere((3.12 + .25 * (i % 3), -.2 + .4 * (i // 3), D + .52), (.15, .13, .13), 16, 4, (.30, .36, .12) if i % 2 else (.42, .40, .16))
    flag = lambda u, v: (stern - .25 - u * .75, .07 * math.sin(u * 7 + v), sl(0) + 1.5 - .5 * v - .12 * u * u); m.cyl((stern + .02, 0, sl(0)), (stern - .22, 0, sl(0) + 1.6), .022, .014, 8, 1)
    for i in range(9): m.loft([[flag(u, (i + w) / 9) for u in np.linspace(0, 1, 12)] for w in (0, 1)], 4, (.04, .15, .42) if i % 2 == 0 else (.80, .79, .76), close=False)
    o = m.obj('caique', [principled('strakes2', lambda k: k.mixc(1., k.mixc(k.noise(k.pos(), 3.1, 5), (.88, .88, .88), (1.04, 1.04, 1.04)), k.attr(), 'MULTIPLY'), .3, .4, coat=.3), P.I.oak('spar2', (.36, .19, .085), (.50, .29, .14), rough=.35), P.I.oak('deckw2', (.42, .31, .20), (.56, .43, .29), rough=.7), principled('whitep2', (.74, .72, .66), .4), principled('cloth2', lambda k: k.attr(), .9, .1), principled('dark2', (.03, .035, .04), .15), principled('rope3', (.50, .43, .31), .9)]); o.location = (X, Y, 0); o.rotation_euler = (0, 0, YAW); c, s_ = math.cos(YAW), math.sin(YAW)
    r = MB(); P.tube(r, [(X + (stern * c) * (1 - t) + (-22 - X) * t, Y + stern * s_ * (1 - t) + (56 - Y) * t, 1.8 * (1 - t) + 2.2 * t - 1.3 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 24)], .022, 5); r.cyl((X + bow * c, Y + bow * s_, sl(1)), (X + (bow + 5) * c, Y + (bow + 5) * s_, -2.4), .022, n=5, caps=False); r.obj('lines', [principled('rope4', (.50, .43, .31), .9)])
place('caique-under-ithaca', 'A small wooden caique, white with a blue strake and pointed at both ends, lies at anchor in a turquoise cove, a striped awning over her deck and the slopes of an island with dark trees behind.', ['caique', 'cove', 'awning', 'slopes', 'island', 'trees'], ['experiences/a-caique-to-ithaca'], keep=True, cull=True, shore=[(-500, -260), (-150, -60), (-84, 14), (-50, 52), (-14, 72), (34, 78), (70, 58), (96, 16), (170, -70), (500, -260)], profile=((0, 0), (4, 1.2), (9, 3.4), (16, 9), (60, 34), (150, 76), (300, 120), (700, 170)), hills=(HB(90, 170, 560, 240, 5),), cones=((-70, 420, 200, 150, 1.9, .2), (150, 380, 150, 120, 1.9, .2)), near=10, far=5000, strips=2.4, cam=(-3.6, 2, 3.6), aim=(1.5, 30, 4.6), lens=35, lat=38.4, look=300, hour=8.75, decl=17, cover=dict(ground=((.13, .125, .06), (.24, .21, .12)), rock=((.40, .37, .31), (.66, .62, .54)), bare=.8, clear=(90, 200)), veg=.97, canopies=PINES, canopy=5, strata=.25, sth=4, rough=.6, wavy=8, quay=False, beach=dict(a=(.62, .59, .52), b=(.76, .73, .66), z=1.5, x=(-40, 60)), bed=((.72, .69, .60), (.09, .125, .10)), bedslope=.05, reef=.12, boats=0, build=caique, clouds=.12, plants=(TREES('cypress', -200, 240, 30, 420, 700, (5, 200), (6, 12)), TREES('aleppo', -220, 260, 20, 430, 3600, (6, 220), (4, 8)), ('bush', 16000, (-170, 200, 10, 320), (2.8, 170), (.9, 2.6))), **dict(TURQ, wind=1.6, calm=.55, longest=6, scat=(.009, .19, .22)))
