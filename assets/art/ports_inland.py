"""What excursions, stories and extensions show inland: a palace on its hill, a grove, a rampart, steps in the sea."""
import ports
from coast import *
from landmarks import *
from ports_harbors import place

def tree(seed, crown=(.36, .30), n=5200, leaf=.012, stem=.34, col=((.05, .10, .025), (.10, .16, .045)), flat=.8, stems=1, bark=(.17, .13, .10), lean=.0):
    """A broad-leaved tree of unit height for close views: trunks, boughs and many small leaves."""
    r = np.random.default_rng(seed); m = MB(); cs = []; rs = []
    for s in range(stems):
        a0 = r.uniform(0, 6.28); p = np.array([.05 * math.cos(a0), .05 * math.sin(a0), -.05]) * (stems > 1) - (0, 0, .05); d = np.array([lean * math.cos(a0) * 2, lean * math.sin(a0) * 2, 1.]); k = 6; w = .036 / stems ** .4
        for i in range(k): q_ = p + d * stem / k * 1.1 + r.normal(0, .012 + lean * .12, 3) * (1, 1, .2); m.cyl(p, q_, w * (1 - .07 * i), w * (1 - .07 * (i + 1)), 9, 0); p = q_
        for i in range(max(5, 9 // stems)):
            a = r.uniform(0, 6.28); e = p + np.array([math.cos(a), math.sin(a), 0]) * crown[0] * r.uniform(.25, .8) + (0, 0, crown[1] * r.uniform(.3, 1.5)); h = (p + e) / 2 + r.normal(0, .03, 3); m.cyl(p, h, w * .5, w * .34, 6, 0); m.cyl(h, e, w * .34, w * .14, 5, 0); cs.append(e); rs.append(r.uniform(.10, .17) * crown[0] / .34)
            for _ in range(2): cs.append(e + r.normal(0, .09, 3) * (1, 1, .7)); rs.append(r.uniform(.08, .13) * crown[0] / .34)
    trees._leaves(m, cs, rs, n, leaf, r, flat=flat); return trees.make(m, 'tree', [principled('bark', lambda k: k.mixc(k.noise(k.pos(), 9, 4), tuple(v * .7 for v in bark), tuple(v * 1.3 for v in bark)), .9, .1), trees._leaf_mat('leaf', *col)])

place('granada-alhambra', 'The red walls and square towers of the Alhambra stand along a wooded hill, a mountain range behind them in evening light.', ['Alhambra', 'walls', 'towers', 'hill', 'mountain'], ['extensions/granada-before-malaga'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 18), (1500, 18), (4000, 200), (9000, 900)), rough=.2, wavy=0, quay=False, cones=((-330, 420, 200, 118, 2.2, .04), (-220, 380, 150, 88, 2.2, .03), (-120, 350, 150, 80, 2.4, .03), (-30, 340, 150, 78, 2.4, .03), (60, 335, 140, 76, 2.4, .03), (140, 335, 120, 74, 2.6, .03), (-1500, 21000, 9000, 3000, 1.3, .20), (6500, 22000, 8000, 3300, 1.3, .20), (-9500, 23000, 8000, 2700, 1.3, .2)), hills=(HB(420, 2600, 7000, 2400, 7),), far=34000, near=6, cam=(0, 0, 86), aim=(-14, 340, 84), lens=35, lat=37.18, look=160, hour=17.1, decl=3, cover=dict(ground=((.17, .15, .075), (.25, .22, .12)), rock=((.26, .20, .15), (.42, .34, .26)), snow=(1700, 2300)), veg=.9, canopies=COPPICE, haze=1 / 34000, boats=0,
      towns=(O('riv', -40, 130, 230, 66, 11, (5, 8), cols=WHITES, twist=.4, dens=.8, clear=30), O('riv', 150, 210, 90, 40, 12, (5, 8), cols=WHITES, twist=.4, dens=.6)),
      build=BUILD((curtain, [(-196, 328), (-150, 300), (-104, 292), (-66, 284), (-20, 282), (30, 280), (72, 284), (104, 288), (128, 296), (152, 312), (160, 336)], 9, 3, 9, 4, dict(cren=True, step=9.)), (tower, -40, 292, 17, 36), (tower, -98, 298, 12, 22), (tower, 6, 290, 10, 20), (curtain, [(78, 300), (108, 304), (140, 320), (120, 342), (84, 336), (78, 300)], 15, 3, 10, 6), (tower, 146, 326, 14, 30), (tower, 84, 322, 12, 26),
        (palace, -34, 318, 44, 16, 2, 5, 0, (.72, .56, .40), dict(roof='hip', ground='flat', gap=4)), (palace, -70, 312, 26, 18, 2, 4.6, 0, (.76, .62, .46), dict(gap=4)), (palace, 10, 312, 26, 14, 2, 4.4, 0, (.74, .60, .44), dict(gap=4)), (palace, 22, 352, 56, 46, 2, 9, 0, (.66, .54, .38), dict(roof='flat', gap=6)), (nave, -40, 362, 16, 36, 15, (.70, .52, .36), 1.5, dict(aisle=.4)), (bell_tower, -62, 356, 7, 34, 2, (.62, .42, .30), dict(top='pyramid', topc=None)), (palace, -236, 366, 46, 9, 2, 4.2, .2, (.84, .82, .78), dict(gap=3.4)), (palace, -262, 374, 12, 12, 3, 4.4, .2, (.84, .82, .78)), wallc=((.40, .23, .13), (.60, .40, .26)), tile=None),
      plants=(TREES('broad', -420, 260, 200, 420, 5200, (20, 120), (7, 12)), TREES('cypress', -330, 200, 215, 400, 420, (24, 120), (9, 15)), TREES('cypress', -240, 200, 60, 200, 70, (10, 40), (8, 12)), TREES('broad', -300, 260, 60, 240, 420, (10, 40), (4, 7))), **SEA)

def mastic(bm, ground, rng, H):
    """Old lentisks, the swept ring of white earth below each, tears on bark and ground; a terrace wall."""
    kinds = [tree(40 + i, (.50, .20), 30000, .0060, .34, ((.040, .068, .026), (.085, .112, .048)), .62, 3, (.20, .17, .14), .32) for i in range(4)]; P = []
    for i in range(-5, 6):
        for j in range(9):
            x, y = i * 5.4 + rng.uniform(-1, 1) + (j % 2) * 2.4, 6.2 + j * 5.6 + rng.uniform(-.9, .9)
            if not (abs(x - .4) < 1.5 and y < 12): P.append((x, y))
    P = [p for p in P if math.dist(p, (-2.2, 7.4)) > 3.2] + [(-2.2, 7.4)]; P = np.array(P); w = rng.integers(0, 4, len(P)); m = MB()
    for k in range(4): q.scatter('mastic', kinds[k], np.array([(x, y, ground(x, y) + .02) for x, y in P[w == k]]), rng.uniform(2.7, 3.5, (w == k).sum()), rng)
    for x, y in P:
        n = 40; R = rng.uniform(1.35, 1.75); ring = [(x + R * (1 + .07 * math.sin(3 * a + x) + .04 * math.sin(7 * a + y)) * math.cos(a), y + R * (1 + .07 * math.sin(3 * a + x) + .04 * math.sin(7 * a + y)) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]; m.add([(x, y, ground(x, y) + .016)] + [(x + (a - x) * .93, y + (b - y) * .93, ground(a, b) + .014) for a, b in ring] + [(a, b, ground(a, b) - .01) for a, b in ring], [(0, 1 + i, 1 + (i + 1) % n) for i in range(n)] + [(1 + i, n + 1 + i, n + 1 + (i + 1) % n, 1 + (i + 1) % n) for i in range(n)], 0)
        for _ in range(46): a, d = rng.uniform(0, 6.28), R * math.sqrt(rng.uniform(.03, .85)); u, v = x + d * math.cos(a), y + d * math.sin(a); s = rng.uniform(.010, .026); m.sphere((u, v, ground(u, v) + .04), (s, s * .8, s * .7), 6, 1)
    for _ in range(9000):
        y = -1.5 + 46 * rng.random() ** 2; x = rng.uniform(-1, 1) * (2.5 + (y + 2) * .75); s = rng.uniform(.006, .034) * rng.uniform(.4, 1); m.sphere((x, y, ground(x, y) + s * .15), (s, s * rng.uniform(.7, 1), s * .65), 6, 2, sq=.8)
    grass = trees.bush(77, ((.17, .15, .07), (.28, .25, .13)), 260, .9); g = np.array([(x, y, ground(x, y)) for x, y in zip(rng.uniform(-26, 26, 900), -1 + 44 * rng.random(900) ** 1.6) if min((x - a) ** 2 + (y - b) ** 2 for a, b in P) > 4]); q.scatter('grass', grass, g, rng.uniform(.08, .30, len(g)), rng)
    for j in range(4):
        y0 = 60 + j * 17
        for i in range(170): x = -80 + i * .95 + rng.uniform(-.1, .1); y = y0 + 2.5 * math.sin(x / 17 + j); g = ground(x, y); [m.box(-.5, .5, -.3, .3, k * .34 - .1, k * .34 + rng.uniform(.22, .33), 2, (1, 1, 1), rng.normal(0, .12), (x + (k % 2) * .4, y, g)) for k in range(4)]
    m.obj('grove', [principled('chalk', lambda k: k.mixc(k.noise(k.pos(), 3, 4), (.50, .47, .41), (.63, .60, .54)), .95, .05), principled('tear', (.84, .82, .70), .12, .6), principled('wallstone', lambda k: k.mixc(k.noise(k.pos(), 2, 5), (.36, .32, .26), (.58, .53, .45)), .9, .1)])
place('mastic-grove', 'Crooked lentisk trees stand on rings of white earth swept beneath them, a walled village of stone and bare hills behind.', ['lentisk trees', 'white earth', 'village', 'hills'], ['stories/tears-of-the-lentisk', 'experiences/one-cut-in-the-bark'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 20), (900, 20), (990, 24), (1300, 50), (2200, 160), (4000, 420)), rough=.1, wavy=0, quay=False, hills=(HB(240, 700, 2400, 900),), near=.8, far=9000, cam=(.3, .6, 0), camup=1.7, aim=(.5, 20, -1.1), lens=29, lat=38.2, look=330, hour=8.25, decl=16, cover=dict(ground=((.20, .155, .11), (.33, .265, .19)), rock=((.30, .265, .215), (.50, .45, .38)), bare=.6), veg=.0, canopies=SCRUB, boats=0, build=mastic, towns=(O('flat', -70, 300, 66, 34, 8.4, (7, 9), cols=STONE, dens=1),), marks=(('drum', -70, 292, 6, 17), ('camp', -40, 306, 20)), plants=(('bush', 2600, (-420, 420, 130, 760), (20, 220), (1.8, 3.2)), ('bush', 7000, (-1300, 1300, 560, 2300), (20, 330), (3, 6.5)), TREES('cypress', -200, 200, 150, 460, 60, (20, 90), (6, 9)), TREES('aleppo', -400, 400, 140, 700, 500, (20, 200), (4, 8))), **SEA)

def rampart(bm, ground, rng, H):
    """The walk on the rampart: gravel between two rows of limes, a brick parapet over the moat."""
    m = MB(); Z = 12.; curve = lambda y: .00042 * y * y
    for i in range(120):
        y0, y1 = -30 + i * 6, -24 + i * 6; c0, c1 = curve(y0), curve(y1)
        for a, b, s, z0, z1 in ((-9, -3, 1, Z, Z), (-3, 3.4, 0, Z, Z), (3.4, 9.4, 1, Z, Z), (9.4, 9.4, 2, Z, Z + .7), (9.4, 10.1, 2, Z + .7, Z + .7), (10.1, 12.5, 2, Z + .7, -2), (-9, -17, 1, Z, 2)): m.quad((c0 + a, y0, z0), (c0 + b, y0, z1), (c1 + b, y1, z1), (c1 + a, y1, z0), s)
    m.obj('rampart', [principled('gravel', lambda k: k.mixc(k.noise(k.pos(), 1.6, 5), (.34, .285, .21), (.50, .43, .335)), .95, .05), principled('lawn', lambda k: k.mixc(k.noise(k.pos(), .9, 5), (.068, .088, .028), (.135, .145, .058)), .95, .05), principled('brick', lambda k: k.mixc(k.noise(k.pos(), 1.2, 6), (.28, .14, .09), (.46, .27, .18)), .9, .1)])
    kinds = [tree(60 + i, (.34, .30), 26000, .0055, .30, ((.052, .088, .026), (.092, .128, .044)), .95) for i in range(3)]; P = [(curve(y) + x + rng.uniform(-.3, .3), y + rng.uniform(-.6, .6), Z) for y in range(6, 640, 9) for x in (-5.2, 6.4)]; P = np.array(P); w = rng.integers(0, 3, len(P))
    for k in range(3): q.scatter('lime', kinds[k], P[w == k], rng.uniform(10.5, 13, (w == k).sum()), rng)
    oak = tree(71, (.44, .30), 5000, .03, .2, ((.03, .055, .02), (.055, .085, .03)), .9, 2); q.scatter('oak', oak, np.array([(-118 + dx, 200 + dy, 45.6) for dx, dy in ((-2.4, -2.4), (2.4, -2.2), (0, .4), (-2.2, 2.4), (2.4, 2.4), (3, 0), (-3, 0))]), rng.uniform(5, 6.4, 7), rng)
    tuft = trees.bush(78, ((.05, .085, .02), (.12, .15, .045)), 240, .9); T_ = []
    while len(T_) < 5200:
        y = -12 + 60 * rng.random() ** 1.8; x = rng.choice((rng.uniform(-9, -2.9), rng.uniform(3.3, 9.2))) if rng.random() < .8 else rng.choice((-3.0, 3.4)) + rng.normal(0, .10); T_.append((curve(y) + x, y, Z - .02))
    q.scatter('tuft', tuft, np.array(T_), rng.uniform(.05, .17, len(T_)), rng)
    peb = MB()
    for _ in range(3600): y = -11 + 26 * rng.random() ** 1.7; e = rng.uniform(.004, .011); peb.sphere((curve(y) + rng.uniform(-2.9, 3.3), y, Z + e * .2), (e, e * rng.uniform(.7, 1.2), e * .6), 6, 0, sq=.8)
    peb.obj('pebbles', [principled('pebble', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.36, .31, .24), (.58, .52, .43)), .9, .1)])
    for i in range(5): y = 12 + 22 * i; bm.box(-.9, .9, -.22, .22, .42, .5, 2, (1, 1, 1), math.pi / 2, (curve(y) + 3.9, y, Z)); [bm.box(s - .05, s + .05, -.2, .2, 0, .44, 1, (1, 1, 1), math.pi / 2, (curve(y) + 3.9, y, Z)) for s in (-.7, .7)]
place('lucca-ramparts', 'A gravel walk between lime trees runs along the top of a brick rampart, roofs, a bell tower and a tower with oaks on it beside the walk.', ['gravel walk', 'lime trees', 'rampart', 'roofs', 'bell tower', 'oaks'], ['experiences/twice-around-lucca'], keep=True, shore=[(-9000, -9000), (9000, -9000)], profile=((0, 0), (10, 2), (20000, 3)), rough=0, wavy=0, quay=False, hills=(HB(520, 3000, 6600, 1800),), near=1.5, far=14000, cam=(-1.4, -14, 14.1), aim=(-9, 60, 15.4), lens=25, lat=43.85, look=20, hour=15.75, decl=16, cover=GRASS, veg=.15, canopies=COPPICE, boats=0, build=rampart, towns=(O('riv', -150, 190, 118, 190, 10.5, (9, 13), cols=OCHRE, skip=((-118, 200, 10), (-60, 120, 9), (-130, 110, 9), (-66, 300, 9), (-50, 280, 9))),), tile=((.32, .14, .08), (.50, .28, .17)),
      marks=(('box', -118, 200, 9, 9, 43, (.46, .27, .19), 0., 7), *[('box', -118, 195.4, 1.4, .3, 3, (.06, .05, .05), 0., 7, [z]) for z in (20, 28, 36)], ('camp', -60, 120, 36, (.74, .68, .58)), ('camp', -130, 110, 40, (.56, .36, .26)), ('camp', -66, 300, 44, (.74, .68, .58)), ('camp', -50, 280, 34)), plants=(TREES('broad', 30, 900, 60, 900, 900, (1, 9), (6, 10)), TREES('cypress', -400, 500, 300, 1100, 200, (1, 9), (8, 12))), **SEA)
place('zadar-organ', 'Broad stone steps go down into the sea below a promenade in the last sun, a bell tower above the roofs behind.', ['stone steps', 'sea', 'promenade', 'sun', 'bell tower', 'roofs'], ['experiences/the-swell-plays-zadar'], **{**ports.ALL['zadar']['scene'](), **dict(cam=(-54, 101, 2.3), aim=(-8, 126, 5.6), lens=25, hour=19.1, decl=23, near=3, boats=2, boatbox=(-20, 60, 60, 100), sails=(), build=BUILD((quay, [(-420, 124), (420, 124)], 34), *[(quay, [(-46 + k, 124 - 2.2 * k), (50, 124 - 2.2 * k)], 2.4, 1.9 - .3 * k, (.66, .62, .55), True) for k in range(1, 7)], (lamps, -380, 132, 380, 132, 22), (nave, 54, 214, 17, 44, 18, (.72, .65, .53), 1.35, dict(aisle=.6)), (bell_tower, 38, 186, 8.6, 52, 4, (.74, .68, .57), dict(top='octagon', topc=(.40, .42, .40))), (palace, -60, 172, 40, 16, 3, 4.4, 0, (.80, .74, .62)), (palace, 100, 172, 46, 16, 3, 4.6, 0, (.78, .70, .56), dict(pediment=11))), wind=3.2, calm=.8, grade=dict(exposure=-.78, sat=1.12))})
