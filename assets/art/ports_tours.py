"""What single excursions are about, where it is a landscape."""
import ports
from coast import *
from ports_aegean import KOTOR

def again(name, **k): return {**ports.ALL[name]['scene'](), **k}

place('kotor-rampart', 'A rampart climbs the rock from a small walled town, the yacht far below on the water of the gulf.', ['rampart', 'town', 'yacht', 'water'], ['experiences/thirteen-hundred-and-fifty-steps'], **dict(KOTOR, bump=.8, cam=(150, 560, 0), camup=30, aim=(70, 350, -120), lens=23, look=110, hour=16, ship=(-60, 40, 20), boats=8, isles=((-300, -1250, 2600, 520, 560, .75),), bays=(), marks=(('wall', [(-140, 258), (-40, 266), (60, 268), (150, 250)], 11, 5), ('wall', [(150, 300), (196, 380), (172, 450), (120, 520)], 6, 3), ('wall', [(-140, 300), (-90, 400), (-10, 460), (90, 520)], 6, 3), ('wall', [(90, 520), (60, 560), (30, 600)], 6, 3), ('dome', 20, 330, .7, (.72, .66, .55), (.5, .48, .42), 2, 1.9), ('camp', -70, 320, 24))))

def vines(bm, ground, rng, H):
    v = trees.bush(21, ((.10, .15, .04), (.17, .19, .06)), 420, 1.1); P = []
    for i in range(46):
        for j in range(30):
            x = -60 + i * 2.6 + rng.uniform(-.2, .2); y = 6 + j * 2.8 + rng.uniform(-.2, .2)
            if x < 22 + .12 * y + 4 * math.sin(y / 9): P.append((x, y, ground(x, y)))
    P = np.array(P); q.scatter('vine', v, P + (0, 0, .35), rng.uniform(1.2, 1.7, len(P)), rng)
    for x, y, z in P: bm.cyl((x, y, z - .2), (x, y, z + 1.9), .035, n=5, mat=2)
    lava = MB()
    for i in range(1700):
        y = rng.uniform(2, 120); x = 24 + .12 * y + 4 * math.sin(y / 9) + abs(rng.normal(0, 26)) + 1; s = rng.uniform(.25, 1.3); k = rng.uniform(.6, 1.4); lava.sphere((x, y, ground(x, y) + s * .1), (s * k, s, s * rng.uniform(.5, .9)), 6, 0, sq=.8)
    lava.obj('lava', [principled('lava', lambda k: k.mixc(k.noise(k.pos(), 2, 4), (.022, .02, .019), (.06, .054, .05)), .95, 0)])
place('etna-vines', 'Old vines, each tied to a post, at the edge of a black lava flow, a snow-streaked volcano behind.', ['vines', 'post', 'lava flow'], ['experiences/the-north-side-of-etna'], keep=True, shore=[(-9000, -900), (9000, -900)], profile=((0, 0), (10, 20), (900, 30), (1400, 60), (4000, 500)), rough=.15, cones=((600, 13500, 8200, 3300, 1.25, .06),), far=30000, near=2, cam=(3, -3, 0), camup=3.4, aim=(10, 60, 3.0), lens=27, lat=37.85, look=190, hour=8.5, cover=dict(ground=((.075, .068, .06), (.13, .115, .095)), rock=((.05, .046, .043), (.12, .105, .095)), snow=(1900, 2600)), veg=0, canopies=COPPICE, canopy=3, boats=0, build=vines, haze=1 / 24000, plants=(TREES('broad', -260, 300, 110, 420, 420, (5, 200), (3, 7)), TREES('aleppo', -400, 400, 160, 700, 300, (5, 200), (6, 10))), **SEA)

def raft(bm, ground, rng, H):
    bm.box(-7, 7, -3.4, 3.4, .1, .7, 2, (1, 1, 1), .35, (6, 46, 0)); bm.box(-9.5, -7, -3, 3, .2, .45, 2, (1, 1, 1), .35, (6, 46, 0)); bm.box(7, 9.5, -3, 3, .2, .45, 2, (1, 1, 1), .35, (6, 46, 0))
    for s in (-3.3, 3.3):
        for i in range(7): a = -6.6 + 2.2 * i; bm.box(a - .06, a + .06, s - .06, s + .06, .7, 1.7, 3, (1, 1, 1), .35, (6, 46, 0))
        bm.box(-6.7, 6.7, s - .05, s + .05, 1.6, 1.72, 3, (1, 1, 1), .35, (6, 46, 0))
    bm.box(-1.6, 1.6, -1, 1, .7, 2.6, 0, (.24, .40, .46), .35, (6, 46, 0))
place('butrint-raft', 'A raft crosses a green channel below a small fort with round towers, a wooded hill behind it.', ['raft', 'channel', 'fort', 'towers', 'hill'], ['experiences/butrint-by-the-cable-ferry'], keep=True, shore=[(-900, 66), (-200, 74), (0, 80), (200, 78), (900, 110)], profile=((0, 0), (6, 1.4), (60, 3), (130, 5), (300, 46), (700, 60), (1500, 160)), wavy=3, rough=.5, cam=(-16, 4, 6.5), aim=(6, 70, 8), lens=26, lat=39.75, look=350, hour=9.5, cover=GRASS, veg=.75, canopies=PINES, canopy=5, quay=False, build=raft, boats=2, boatbox=(-60, -20, 30, 60), kinds=('gozzo',), marks=(('wall', [(14, 98), (40, 94), (30, 124), (14, 98)], 8, 2.4), ('drum', 14, 98, 4, 10), ('drum', 40, 94, 4, 10), ('drum', 30, 124, 4, 10)), plants=(TREES('broad', -260, 300, 96, 330, 1500, (2, 60), (4, 8)), TREES('cypress', -200, 200, 130, 330, 60, (4, 60), (8, 12))), deep=(.012, .05, .04), scat=(.03, .085, .05), wind=2, calm=.6, longest=6)

def racer(bm, ground, rng, H):
    b = MB(); L = 9.5; houses.boat(b, 0, 0, 0, L, 'yacht', rng, (.82, .82, .80)); b.cyl((.9, 0, .6), (.9, 0, 13.5), .09, .05, 8, 2); b.cyl((.9, 0, 1.5), (-7.4, 1.0, 1.5), .07, n=8, mat=2)
    n = 44
    for i in range(n):
        for j in range(28):
            def S_(u, v): w = (1 - v) ** .85; return (.85 - 8.1 * u * w, (1.0 + 1.0 * math.sin(math.pi * u) * (1 - v)) * u * w + .35 * math.sin(math.pi * u) * w, 1.7 + 11.6 * v)
            b.quad(S_(i / n, j / 28), S_((i + 1) / n, j / 28), S_((i + 1) / n, (j + 1) / 28), S_(i / n, (j + 1) / 28), 3)
    b.add([(4.6, 0, 1.1), (1.1, .9, 1.5), (.95, .05, 11)], [(0, 1, 2)], 3)
    h, yaw = .34, 2.5; out = []
    for x, y, z in b.v: y, z = y * math.cos(h) + z * math.sin(h), -y * math.sin(h) + z * math.cos(h); out.append((4 + x * math.cos(yaw) - y * math.sin(yaw), 26 + x * math.sin(yaw) + y * math.cos(yaw), z - .1))
    k = len(bm.v); bm.v += out; bm.f += [tuple(k + i for i in f) for f in b.f]; bm.m += b.m; bm.c += b.c; bm.sm += b.sm
place('anguilla-sloop', 'An open racing sloop heels under a tall sail on a bright sea, a low island with white beaches behind.', ['sloop', 'sail', 'sea', 'island'], ['experiences/two-guests-as-ballast'], keep=True, **{**BAH, **dict(shore=[(-900, 700), (-300, 640), (300, 660), (900, 560)], profile=((0, 0), (10, 1.8), (80, 5), (400, 16), (1500, 30)), cam=(-9, 0, 3.4), aim=(3, 30, 5.2), lens=30, lat=18.2, look=330, hour=9, wind=6, calm=1.2, longest=26, bedslope=.02, boats=3, boatbox=(-160, 160, 160, 420), kinds=('sail',), build=racer, towns=(T('cot', -300, 300, 30, 90, 24, (3.4, 5), tight=False, roofs=GREYR, dens=.5, quay=False),), plants=(PALMS(-500, 500, 650, 760, 260, 8),))})
