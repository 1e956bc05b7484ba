"""Harbors of the Rivieras, Corsica and Sicily that belong to no port of the line: regions, questions and stories show them."""
import math
from coast import *
from landmarks import *
from fronts import FRONTS, row as houses_row, lanterns, tables, moored, yawl
from ports_harbors import place
from ports_inland import tree

PROVENCE = [(.78, .52, .22), (.80, .62, .36), (.72, .42, .20), (.80, .58, .42), (.80, .70, .50), (.70, .34, .20), (.78, .48, .32), (.78, .60, .28)]
REGION = ['regions/the-rivieras']

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

# ---- Provence: a quay of ochre houses in early light
PQ = (-74, 26, 110, 92)
place('provence-quay', 'Ocher houses stand along a quay in early light, a bell tower and plane trees among them and a row of fishing boats before.', ['houses', 'quay', 'bell tower', 'plane trees', 'fishing boats'], REGION, keep=True, cull=False, shore=[(-700, -240), (-260, -50), (-80, 32), (0, 62), (110, 100), (260, 130), (700, 200)], wavy=0, rough=.3, quay=False, profile=((0, 0), (2, 1.9), (60, 2.2), (160, 8), (500, 50), (1300, 150)), hills=(HB(160, 420, 1800, 700, 3),), cones=((340, 900, 420, 210, 1.7, .25),),
      cam=(-32, 6, 4.2), aim=(3, 60, 9.4), lens=27, lat=43.1, look=320, hour=7.1, decl=17, cover=LIME, veg=.8, canopies=PINES, boats=0,
      build=also(planes([(PQ[0] + .94 * t - .34 * 8, PQ[1] + .34 * t + .94 * 8) for t in (62, 74, 118, 130, 142)], (7.5, 9.5)), FRONTS((quay, [(-140, 2), (-74, 26), (110, 92), (190, 112)], 30, 1.9, (.52, .47, .40)), (houses_row, [(-150, 18), (-79.5, 42), (-20, 63.4), (40, 85), (104, 108), (180, 128)], 1.95, PROVENCE, (5.6, 8.6), (2, 4), dict(ground='mixed', balcony=.3)), (houses_row, [(-90, 58), (-30, 80), (100, 126)], 1.95, PROVENCE, (6, 9), (3, 5), dict(ground='none')),
        (bell_tower, 22, 98, 6, 27, 2, (.80, .62, .38), dict(top='none')), (lanterns, -66, 31, 104, 92, 18), (tables, -44, -10, 52, dict(n=1)), (moored, berths(*PQ, [14 + 4.15 * i + (i % 4 == 3) * .8 for i in range(11)] + [66 + 4.3 * i for i in range(12)] + [126, 131, 136, 147, 152])), (moored, [(-13, 27, .3), (10, 38, 2.9)]), (yawl, 40, 46, .5, 12), (yawl, 74, 62, 3.4, 11))),
      plants=(TREES('pine', -300, 500, 180, 700, 600, (4, 200), (7, 11)), TREES('cypress', -200, 400, 110, 420, 120, (2.5, 60), (7, 12))), **dict(BAY, deep=(.003, .040, .075), scat=(.008, .09, .12)), grade=dict(exposure=-.02, sat=1.14))

