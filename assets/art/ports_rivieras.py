"""Harbors of the Rivieras, Corsica and Sicily that belong to no port of the line: regions, questions and stories show them."""
import math
from coast import *
from landmarks import *
from fronts import FRONTS, row as houses_row, lanterns, tables, terraced, moored, yawl, pots, washing
from ports_harbors import place
from ports_inland import tree

OCHERS = [(.76, .46, .21), (.80, .58, .30), (.72, .36, .20), (.82, .66, .42), (.76, .42, .30), (.80, .52, .34), (.82, .73, .56), (.66, .30, .19), (.80, .62, .38)]
PROVENCE = [(.78, .52, .22), (.80, .62, .36), (.72, .42, .20), (.80, .58, .42), (.80, .70, .50), (.70, .34, .20), (.78, .48, .32), (.78, .60, .28)]
ROSES = [(.76, .44, .35), (.78, .62, .44), (.70, .36, .28), (.80, .68, .52), (.76, .52, .38), (.78, .64, .42), (.70, .48, .32), (.80, .72, .60)]
LIGURIA = [(.80, .44, .26), (.84, .66, .30), (.74, .30, .22), (.82, .54, .42), (.84, .74, .52), (.72, .40, .34), (.80, .60, .26), (.82, .62, .52), (.66, .52, .36), (.62, .66, .54)]
CORSICA = [(.72, .60, .42), (.70, .54, .34), (.76, .68, .54), (.66, .46, .30), (.74, .58, .38), (.62, .50, .38), (.72, .48, .34)]
REGION = ['regions/the-rivieras']

def arc(x0, y0, x1, y1, bow, n=5):
    """Points from one end to the other along a bow; a positive one bends away from the right of the way."""
    L = math.hypot(x1 - x0, y1 - y0); nx, ny = -(y1 - y0) / L, (x1 - x0) / L; return [(x0 + (x1 - x0) * t + nx * bow * 4 * t * (1 - t), y0 + (y1 - y0) * t + ny * bow * 4 * t * (1 - t)) for t in [i / n for i in range(n + 1)]]
def berths(x0, y0, x1, y1, at, off=6.2, far=4.2, skew=.10):
    """Boats with their stems to a quay that has them on its right: (x, y, yaw, how far the quay is), at meters along it."""
    L = math.hypot(x1 - x0, y1 - y0); c, s = (x1 - x0) / L, (y1 - y0) / L; return [(x0 + c * t + s * (off + .4 * math.sin(t * 3)), y0 + s * t - c * (off + .4 * math.sin(t * 3)), math.atan2(c, -s) + skew * math.sin(t * 7), far) for t in at]
def planes(spots, size=(9, 12), seed=88):
    """Plane trees of a quay."""
    def grow(bm, ground, rng, H):
        kinds = [tree(seed + i, (.42, .32), 15000, .020, .36, ((.075, .125, .035), (.13, .175, .060)), .9, 1, (.36, .33, .27), .05) for i in range(2)]
        for i, kind in enumerate(kinds): P_ = np.array([(x, y, 1.9) for x, y in spots[i::2]]); len(P_) and q.scatter('plane', kind, P_, rng.uniform(*size, len(P_)), rng)
    return grow
def also(*builds):
    def build(*a):
        for b in builds: b(*a)
    return build

def climb(m, g, rng, x, y0, y1, w=4.2):
    """Stone steps up a ravine in flights with landings, between low walls with pots on them."""
    y, z = y0, g(x, y0) + .5; stone = (.40, .365, .315)
    while y < y1:
        up = max(g(x, y + 6) + .7 - z, .9); n = max(4, round(up / .17)); t = min(.34, 4.6 / n)
        for i in range(n): m.box(-w / 2, w / 2, t * i, t * n + 1.4, -3, up * (i + 1) / n, 7, tuple(v * rng.uniform(.9, 1.1) for v in stone), 0, (x, y, z)); m.quad(*[(x + a, y + t * i - .01, z + up * (i + v) / n) for a, v in ((-w / 2, 0), (w / 2, 0), (w / 2, .8), (-w / 2, .8))], 7, tuple(v * .52 for v in stone))
        for s in (-1, 1): m.box(*sorted((s * w / 2, s * (w / 2 + .3))), t * n, t * n + 1.4, -3, up + .9, 5, (1, 1, 1), 0, (x, y, z)); m.add([(x + s * (w / 2 + e), y + b, z + h) for e in (0, .3) for b, h in ((0, -3), (t * n, -3), (t * n, up + .8), (0, .8))], [(0, 1, 2, 3), (4, 5, 6, 7), (3, 2, 6, 7), (0, 3, 7, 4)], 5); rng.random() < .7 and pots(m, lambda a, h, o: (x + s * (w / 2 + .15), y + t * n + .7 + a * .5, z + up + .9 + h), -.7, .7, 0, 0, rng)
        y += t * n + 1.4; z += up
def slip(m, g, rng, x, y0, y1, w, z):
    """A slip of cobbles out of the water, boats drawn up on it."""
    n = 40
    for i in range(n): u, v = y0 + (y1 - y0) * i / n, y0 + (y1 - y0) * (i + 1) / n; a, b = -1 + (z + 1) * i / n, -1 + (z + 1) * (i + 1) / n; k = rng.uniform(.9, 1.1); m.add([(x - w / 2, u, a), (x + w / 2, u, a), (x + w / 2, v, b), (x - w / 2, v, b), (x - w / 2, u, -4), (x + w / 2, u, -4)], [(0, 1, 2, 3), (4, 5, 1, 0)], 7, tuple(c * k for c in ((.16, .155, .12) if a < .4 else (.33, .30, .255))))
    for s in (-1, 1): m.box(*sorted((s * w / 2, s * (w / 2 + 1.2))), y0, y1, -4, z * .55, 5, (1, 1, 1), 0, (x, 0, 0))
    m.box(-w / 2 - 4, w / 2 + 4, y1, y1 + 3, -3, z, 7, (.36, .33, .28), 0, (x, 0, 0))

def across(m, g, rng, x0, x1, ys, zs):
    """Lines of washing from house to house over a lane."""
    for y, z in zip(ys, zs): washing(m, lambda a, h, o: (a, y + o, z + h - .5 * (1 - ((2 * a - x0 - x1) / (x1 - x0)) ** 2)), x0, x1, 0, rng, 0)

# ---- a Riviera harbor: an old town in tiers over its quay
place('riviera-harbour', 'A small harbor with ocher and rose houses, wooden boats at their moorings and green hills behind.', ['harbor', 'houses', 'boats', 'hills'], REGION, 2400, keep=True, cull=False, shore=[(-700, -200), (-200, -60), (-96, 20), (-74, 78), (-50, 104), (60, 110), (120, 112), (200, 90), (330, 0), (700, -160)], wavy=0, rough=.35, quay=False, profile=((0, 0), (1.5, 1.9), (22, 2), (32, 9), (62, 24), (96, 42), (170, 62), (420, 112), (1300, 260)), hills=(HB(190, 420, 1700, 640, 5),), cones=((420, 760, 330, 190, 1.8, .2), (-460, 760, 360, 240, 1.8, .2)),
      cam=(-36, 14, 8.6), aim=(9, 122, 17.5), lens=31, lat=43.7, look=345, hour=8.6, decl=14, cover=dict(ground=((.16, .155, .065), (.26, .23, .13)), rock=((.26, .235, .195), (.48, .44, .37)), bare=.8), veg=.84, canopies=((.034, .062, .022), (.095, .115, .045)), boats=0,
      build=FRONTS((quay, [(-74, 20), (-74, 92), (-58, 102), (66, 102), (130, 104), (190, 90)], 24, 1.9, (.50, .45, .38)), (houses_row, arc(-60, 122, 70, 122, 5) + [(132, 124), (186, 112)], 1.95, OCHERS, (5.4, 8), (3, 5), dict(ground='mixed')), (houses_row, [(-98, 24), (-94, 64), (-86, 96), (-70, 114)], 1.95, OCHERS, (5.4, 8), (3, 4)),
        (houses_row, [(-104, 60), (-92, 112), (-78, 130)], 13, OCHERS, (5.6, 9), (2, 4), dict(down=8, ground='none')), (houses_row, arc(-66, 142, 92, 142, 6), 14, OCHERS, (5.6, 9), (2, 4), dict(down=8, ground='none')), (houses_row, arc(-54, 160, 74, 160, 7), 25, OCHERS, (5.6, 9), (2, 4), dict(down=9, ground='none', skip=((22, 168, 13),))), (houses_row, arc(-44, 182, 54, 182, 7), 36, OCHERS, (6, 9), (2, 3), dict(down=9, ground='none', skip=((22, 186, 15),))),
        (bell_tower, 30, 172, 6.4, 34, 3, (.80, .62, .36), dict(top='dome', topc=(.52, .44, .30), lift=-2)), (nave, 14, 182, 14, 26, 14, (.82, .68, .44), .2, dict(aisle=0)),
        (terraced, [(-118, 160), (-96, 196), (-128, 226), (-70, 226), (-30, 236), (20, 244), (74, 210), (110, 180), (96, 236), (140, 212), (150, 170), (178, 200), (52, 268), (-104, 262), (-10, 276), (120, 270), (190, 250)], OCHERS),
        (lanterns, -56, 104, 64, 104, 17), (tables, -40, 60, 108, dict(n=22)), (moored, berths(-58, 102, 130, 102, (8, 12.4, 16.6, 25, 29.2, 38, 42.2, 55, 60, 64.4, 78, 82.6, 94, 98.6, 103, 110, 118, 122))), (moored, berths(-74, 30, -74, 92, (14, 18.5, 27, 32, 36.5, 48, 52))), (moored, [(-25, 46, 2.5), (-4, 56, .35), (24, 68, 3.5), (-40, 62, 1.9), (4, 82, 2.8)]), (yawl, 8, 66, .45, 13), (yawl, 52, 78, 3.3, 12), (yawl, -48, 82, 1.2, 11)),
      plants=(TREES('cypress', -260, 280, 130, 420, 260, (14, 200), (7, 12)), TREES('pine', -420, 420, 180, 640, 700, (30, 260), (7, 11)), TREES('aleppo', -420, 420, 130, 640, 900, (12, 240), (5, 9))), **dict(BAY, deep=(.003, .040, .075), scat=(.008, .09, .12)), grade=dict(exposure=.1, sat=1.14))

# ---- Provence: a quay of ochre houses in early light
PQ = (-74, 26, 110, 92)
place('provence-quay', 'Ocher houses stand along a quay in early light, a bell tower and plane trees among them and a row of fishing boats before.', ['houses', 'quay', 'bell tower', 'plane trees', 'fishing boats'], REGION, keep=True, cull=False, shore=[(-700, -240), (-260, -50), (-80, 32), (0, 62), (110, 100), (260, 130), (700, 200)], wavy=0, rough=.3, quay=False, profile=((0, 0), (2, 1.9), (60, 2.2), (160, 8), (500, 50), (1300, 150)), hills=(HB(160, 420, 1800, 700, 3),), cones=((340, 900, 420, 210, 1.7, .25),),
      cam=(-32, 6, 4.2), aim=(3, 60, 9.4), lens=27, lat=43.1, look=320, hour=7.1, decl=17, cover=LIME, veg=.8, canopies=PINES, boats=0,
      build=also(planes([(PQ[0] + .94 * t - .34 * 8, PQ[1] + .34 * t + .94 * 8) for t in (62, 74, 118, 130, 142)], (7.5, 9.5)), FRONTS((quay, [(-140, 2), (-74, 26), (110, 92), (190, 112)], 30, 1.9, (.52, .47, .40)), (houses_row, [(-150, 18), (-79.5, 42), (-20, 63.4), (40, 85), (104, 108), (180, 128)], 1.95, PROVENCE, (5.6, 8.6), (2, 4), dict(ground='mixed', balcony=.3)), (houses_row, [(-90, 58), (-30, 80), (100, 126)], 1.95, PROVENCE, (6, 9), (3, 5), dict(ground='none')),
        (bell_tower, 22, 98, 6, 27, 2, (.80, .62, .38), dict(top='none')), (lanterns, -66, 31, 104, 92, 18), (tables, -44, -10, 52, dict(n=1)), (moored, berths(*PQ, [14 + 4.15 * i + (i % 4 == 3) * .8 for i in range(11)] + [66 + 4.3 * i for i in range(12)] + [126, 131, 136, 147, 152])), (moored, [(-13, 27, .3), (10, 38, 2.9)]), (yawl, 40, 46, .5, 12), (yawl, 74, 62, 3.4, 11))),
      plants=(TREES('pine', -300, 500, 180, 700, 600, (4, 200), (7, 11)), TREES('cypress', -200, 400, 110, 420, 120, (2.5, 60), (7, 12))), **dict(BAY, deep=(.003, .040, .075), scat=(.008, .09, .12)), grade=dict(exposure=-.02, sat=1.14))

# ---- Sicily: houses on the water below a cathedral and its rock
place('sicily-morning', 'Rose and cream houses stand on the water in morning sun round a harbor, two bell towers above their roofs and a great rock behind.', ['houses', 'sun', 'harbor', 'bell towers', 'rock'], ['regions/grand-mediterranean'], keep=True, cull=False, shore=[(-700, -40), (-260, 44), (-128, 74), (-84, 88), (-54, 100), (0, 110), (70, 106), (118, 72), (190, 50), (330, 90), (700, 200)], wavy=1, rough=.3, quay=False, profile=((0, 0), (6, 1.0), (13, 3.2), (40, 6), (120, 16), (220, 30), (600, 60), (1400, 200)), tops=((-90, 700, 330, 220, 170),), hills=(HB(230, 1300, 3600, 1200, 5),), beach=dict(GOLD, z=3.6, x=(-58, 14)), bed=((.60, .54, .42), (.13, .14, .11)), bedslope=.06,
      cam=(34, 8, 6.6), aim=(-5, 112, 20.5), lens=28, lat=38.0, look=215, hour=7.6, decl=16, cover=dict(ground=((.24, .21, .11), (.36, .31, .19)), rock=((.36, .31, .24), (.62, .55, .45)), bare=.95), veg=.45, canopies=SCRUB, strata=.35, sth=14, strips=1.4, boats=0,
      build=FRONTS((houses_row, [(-128, 66), (-84, 82), (-50, 100)], 3.4, ROSES, (5, 8), (2, 4), dict(roofs=('gable', 'flat', 'flat'), down=7, wash=.2, ground='door')), (houses_row, arc(-50, 110, 10, 118, 2), 4.6, ROSES, (5, 7.6), (2, 4), dict(roofs=('gable', 'flat'), wash=.2)), (houses_row, [(10, 116), (44, 108), (78, 96), (112, 68), (150, 52)], 3.6, ROSES, (5, 8), (2, 4), dict(roofs=('gable', 'flat', 'flat'), down=8, wash=.22, ground='door')),
        (houses_row, [(-140, 84), (-60, 118), (20, 134), (80, 120), (130, 90)], 8, ROSES, (6, 9), (2, 4), dict(roofs=('gable', 'flat', 'gable'), ground='none', down=9)), (houses_row, [(-150, 104), (-60, 142), (30, 156), (110, 128)], 12, ROSES, (6, 9), (2, 4), dict(roofs=('gable', 'flat', 'gable'), ground='none', down=9)), (houses_row, [(-150, 128), (-50, 172), (40, 182), (120, 150)], 18, ROSES, (6, 9), (2, 3), dict(roofs=('gable', 'gable', 'flat'), ground='none', down=9, skip=((-20, 196, 26),))),
        (bell_tower, -36, 190, 9, 40, 3, (.74, .62, .44), dict(top='pyramid', topc=(.66, .56, .42), trim=(.78, .68, .52), lift=8)), (bell_tower, -8, 194, 9, 40, 3, (.74, .62, .44), dict(top='octagon', topc=(.66, .56, .42), trim=(.78, .68, .52), lift=8)), (nave, -22, 218, 18, 44, 20, (.74, .62, .45), .1, dict(aisle=.4, lift=10)),
        (moored, [(-36, 78, 1.9), (-27, 80, 1.6), (-18, 82, 1.3), (-8, 70, 2.4), (22, 62, .3), (30, 76, 2.7), (6, 50, 3.4), (46, 74, 1.2), (56, 70, 1.4), (-30, 50, .4)]), (yawl, -64, 58, .2, 12)),
      marks=(('pier', 66, 66, 44, 40, 5),), plants=(PALMS(-120, 120, 120, 180, 16, 20, (7, 10)), TREES('cypress', -300, 260, 180, 420, 60, (14, 90), (6, 10)), ('bush', 2600, (-500, 420, 200, 800), (20, 300), (1, 2.6))), **dict(BAY, deep=(.003, .045, .08), scat=(.009, .12, .14)), grade=dict(exposure=-.12, sat=1.14))

# ---- Liguria: painted houses down a ravine, steps between them
place('ligurian-steps', 'Tall painted houses stand on the rocks of a narrow harbor, seen from a boat, and stone steps climb between them from the water.', ['houses', 'rocks', 'harbor', 'steps', 'water'], REGION, keep=True, cull=False, shore=[(-700, -200), (-120, -30), (-44, 20), (-14, 32), (-6, 38), (6, 38), (14, 32), (46, 18), (120, -30), (700, -200)], wavy=3, rough=.5, foot=6, quay=False, profile=((0, 0), (2, 1.0), (8, 2.0), (16, 3), (46, 16), (90, 36), (160, 84), (420, 200), (1200, 420)), cones=((-34, 62, 36, 26, 2.6, .3), (38, 60, 38, 28, 2.6, .3)), hills=(HB(120, 220, 900, 420, 5),), bed=((.44, .40, .33), (.12, .13, .10)), bedslope=.12, cuts=((0, 40, 9, 14, 7),),
      cam=(-2.5, -8, 3.4), aim=(.5, 60, 17.5), lens=25, lat=44.1, look=40, hour=14.2, decl=14, near=8, cover=dict(ground=((.17, .15, .12), (.29, .26, .20)), rock=((.13, .115, .10), (.34, .305, .27)), bare=.95, clear=(120, 200)), veg=.8, canopies=MAQUIS, canopy=3.5, strips=1.6, boats=0,
      build=FRONTS((slip, 0, 33, 49, 10, 3.6), (climb, 0, 52, 112, 4.4), (across, -5.4, 5.4, (57, 66, 78, 90), (14.5, 19, 25, 31)), 
        (houses_row, [(-58, 20), (-36, 34), (-9, 46)], None, LIGURIA, (4.6, 6.6), (2, 5), dict(down=16, ground='door', wash=.22, jut=.8)), (houses_row, [(9, 46), (36, 33), (60, 18)], None, LIGURIA, (4.6, 6.6), (2, 5), dict(down=16, ground='door', wash=.22, jut=.8)), (houses_row, [(-6, 50), (-4.4, 74), (-5, 104)], None, LIGURIA, (4.6, 6.6), (2, 4), dict(down=10, ground='door', wash=.3)), (houses_row, [(5, 104), (5.4, 74), (6, 50)], None, LIGURIA, (4.6, 6.6), (2, 4), dict(down=10, ground='door', wash=.3)),
        (houses_row, [(-70, 44), (-40, 58), (-14, 66)], None, LIGURIA, (4.6, 7), (3, 4), dict(down=18, ground='none')), (houses_row, [(14, 66), (42, 56), (72, 40)], None, LIGURIA, (4.6, 7), (3, 4), dict(down=18, ground='none')), (houses_row, [(-66, 74), (-40, 86), (-14, 92)], None, LIGURIA, (4.6, 7), (2, 4), dict(down=18, ground='none')), (houses_row, [(14, 92), (42, 84), (70, 68)], None, LIGURIA, (4.6, 7), (2, 4), dict(down=18, ground='none')), (houses_row, arc(-40, 116, 40, 116, 4), None, LIGURIA, (5, 7), (2, 3), dict(down=18, ground='none')),
        (bell_tower, 22, 108, 4.6, 24, 3, (.84, .72, .50), dict(top='dome', topc=(.46, .44, .36))), (terraced, [(-60, 130), (-24, 142), (30, 146), (68, 124), (4, 160)], LIGURIA), (moored, [(-4, 25, 1.7), (3.4, 27.5, 1.4), (-9, 14, 1.1), (8, 15, 2.3), (1, 5, .6), (14, 22, 2.9)])),
      plants=(TREES('cypress', -140, 140, 110, 300, 60, (30, 160), (6, 10)), TREES('aleppo', -260, 260, 110, 520, 500, (30, 260), (4, 8)), ('bush', 1800, (-120, 120, 60, 260), (10, 140), (.8, 2.2)), ('bush', 700, (-70, 70, 24, 52), (2.5, 14), (.4, 1.1))), **dict(BAY, deep=(.003, .05, .07), scat=(.010, .13, .14)), grade=dict(exposure=.1, sat=1.12))

# ---- Corsica: a citadel on its rock above the port
place('corsica-citadel-port', 'A citadel stands on its pale rock high above a small port, houses the color of sand along the quay and boats on clear water below.', ['citadel', 'rock', 'port', 'houses', 'quay', 'boats'], REGION, keep=True, cull=False, shore=[(-700, 190), (-260, 150), (-90, 118), (60, 104), (130, 70), (200, -10), (330, -140), (700, -300)], wavy=0, rough=.3, quay=False, profile=((0, 0), (2, 1.9), (28, 2.2), (40, 6), (90, 14), (300, 40), (1300, 130)), tops=((78, 226, 112, 64, 60),), hills=(HB(260, 900, 3200, 1100, 5),), 
      cam=(-54, -22, 17), aim=(6, 120, 32), lens=28, lat=41.4, look=140, hour=16.9, decl=14, cover=dict(ground=((.30, .27, .17), (.42, .38, .26)), rock=((.46, .42, .34), (.72, .68, .60)), bare=.97), veg=.6, canopies=MAQUIS, strata=.6, sth=5, strips=1.6, boats=0, wallc=((.46, .39, .29), (.66, .58, .46)),
      build=FRONTS((quay, [(-200, 128), (-90, 108), (60, 94), (118, 66), (170, 10)], 30, 1.9, (.54, .49, .41)), (houses_row, [(-210, 148), (-90, 126), (60, 112), (128, 84)], 1.95, CORSICA, (6, 9), (2, 4), dict(ground='mixed')), (houses_row, [(-120, 150), (-20, 140), (20, 134)], 7, CORSICA, (6, 9), (2, 3), dict(ground='none', down=9)),
        (ramp, 30, 96, 142, 4, 2.5, 6.5, 6), (bastion, [(-44, 196), (-14, 166), (40, 172), (60, 210), (20, 246), (-40, 240)], 78, 20, dict(box=1)), (bastion, [(56, 176), (118, 168), (150, 196), (146, 240), (60, 240)], 70, 30, dict(box=2)), (curtain, [(-60, 232), (-44, 200)], 12, 3, 0, 0, dict(cren=False)),
        (houses_row, [(-30, 200), (-8, 184), (32, 184), (50, 206)], 78, CORSICA, (5, 8), (2, 4), dict(ground='none')), (houses_row, [(62, 190), (112, 182), (142, 204)], 70, CORSICA, (5, 8), (3, 5), dict(ground='none')), (houses_row, [(60, 230), (140, 236)], 72, CORSICA, (5, 8), (3, 4), dict(ground='none')), (bell_tower, 84, 214, 6.4, 34, 3, (.80, .72, .54), dict(top='dome', topc=(.60, .54, .44), lift=14)),
        (lanterns, -84, 110, 58, 96, 18), (tables, -60, 20, 112, dict(n=12)), (moored, berths(-90, 108, 60, 94, [10 + 4.4 * i for i in range(12)])), (fleet, [(-6, 82, 1.5, 24), (4, 82, 1.45, 22), (16, 80, 1.5, 27), (28, 80, 1.42, 23), (44, 78, 1.4, 25)]), (yawl, -34, 60, .4, 14), (yawl, -58, 74, 2.9, 12), (yawl, 60, 56, 2.2, 13), (moored, [(-40, 34, .5), (-14, 48, 2.7)]), wallc=((.46, .39, .29), (.66, .58, .46))),
      plants=(PALMS(-80, 56, 112, 114, 10, 4, (7, 9)), TREES('aleppo', -300, 300, 150, 420, 300, (4, 60), (4, 7)), ('bush', 2000, (-300, 300, 140, 420), (4, 70), (1, 2.6))), **dict(BAY, deep=(.003, .05, .09), scat=(.010, .14, .17)), grade=dict(exposure=-.12, sat=1.14))

# ---- the Riviera after sunset: lamps on the quay, lit windows
place('riviera-dusk', 'A harbor after sunset, lamps along the quay and windows lit in the tall houses, the last light behind the hills.', ['harbor', 'lamps', 'quay', 'houses', 'hills'], REGION, keep=True, cull=False, shore=[(-700, -300), (-150, -20), (-92, 20), (-60, 66), (-20, 96), (50, 112), (130, 104), (200, 60), (260, -40), (700, -300)], wavy=0, rough=.35, quay=False, profile=((0, 0), (2, 1.9), (26, 2.2), (40, 8), (80, 26), (170, 60), (420, 92), (1300, 130)), hills=(HB(90, 380, 1700, 640, 5),), 
      cam=(-28, 2, 6.4), aim=(12, 104, 14.5), lens=28, lat=44.3, look=285, hour=19.25, decl=14, cover=dict(ground=((.16, .155, .065), (.26, .23, .13)), rock=((.26, .235, .195), (.48, .44, .37)), bare=.8), veg=.84, canopies=MAQUIS, boats=0,
      build=FRONTS((quay, [(-100, -6), (-88, 20), (-56, 64), (-18, 92), (50, 108), (130, 98), (200, 56)], 24, 1.9, (.50, .45, .38)), (houses_row, [(-116, 4), (-104, 28), (-70, 76), (-28, 108), (48, 126), (136, 114), (210, 72)], 1.95, LIGURIA, (5.2, 7.8), (4, 6), dict(ground='mixed')), (houses_row, [(-96, 70), (-40, 122), (46, 146), (140, 132)], 12, LIGURIA, (5.6, 9), (3, 4), dict(down=9, ground='none')), (houses_row, [(-10, 152), (46, 166), (120, 156)], 24, LIGURIA, (6, 9), (2, 3), dict(down=9, ground='none')),
        (bell_tower, 70, 150, 6, 40, 3, (.80, .62, .40), dict(top='dome', topc=(.40, .42, .38))), (terraced, [(-120, 120), (-90, 156), (-40, 176), (10, 200), (80, 204), (140, 180), (190, 150), (150, 230), (40, 240), (-80, 220)], LIGURIA),
        (lanterns, -84, 24, -55, 66, 14, dict(power=11.)), (lanterns, -52, 68, -17, 94, 14, dict(power=11.)), (lanterns, -12, 95, 50, 110, 14, dict(power=11.)), (lanterns, 58, 109, 130, 100, 14, dict(power=11.)), (tables, -14, 40, 108, dict(n=10)), (moored, berths(-56, 64, -18, 92, [6 + 4.5 * i for i in range(9)]) + berths(-18, 92, 50, 108, [4 + 4.6 * i for i in range(14)]) + [(-12, 40, .5), (14, 56, 2.8), (-36, 36, 1.1)]), (yawl, 16, 74, .4, 13), (yawl, -30, 58, 2.6, 11), (yawl, 62, 72, 3.3, 12), lit=.42, glow=2.2),
      **dict(BAY, deep=(.003, .040, .075), scat=(.008, .09, .12)), cirrus=.12, dust=1.6, haze=1 / 40000, grade=dict(exposure=-.85, sat=1.08, bloom=.10))
