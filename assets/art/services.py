"""Rooms of the yacht where something is done for you: the doctor's, the gym."""
import math
import numpy as np
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U
from scenes import scene, day_sky

ROOM = dict(width=1600, samples=12, bounces=3)
def look(**k): return U.look(**dict(dict(exposure=.2, warm=.006), **k))

def porthole(M, x, z, y, r=.30):
    """A round window in a wall across y: brass ring, and a hole that the wall leaves."""
    m = MB(); P.ring(m, (x, y - .02, z), r + .03, .035, (0, 1, 0), 64, 10); m.obj('ring', [M['brass']])
    m = MB()
    for k in range(8): a = k * math.pi / 4; m.sphere((x + (r + .03) * math.cos(a), y - .055, z + (r + .03) * math.sin(a)), .010, 8)
    m.obj('bolts', [M['brass']]); m = MB(); A = np.linspace(0, 2 * np.pi, 49)[:-1]; m.add([(x + r * math.cos(t), y + .05, z + r * math.sin(t)) for t in A], [tuple(range(48))]); m.obj('pane', [M['glass']])

def wall_with_holes(M, x0, x1, y, H, holes, r=.30, mat='wall'):
    """A wall in strips with round holes, so that the sea is seen through them."""
    m = MB(); xs = [x0] + [v for hx, _ in holes for v in (hx - r, hx + r)] + [x1]
    for i in range(0, len(xs), 2): m.quad((xs[i], y, 0), (xs[i + 1], y, 0), (xs[i + 1], y, H), (xs[i], y, H))
    for hx, hz in holes:
        n = 40
        for half, top in ((1, H), (-1, 0)):
            pts = [(hx + r * math.cos(t), y, hz + half * r * math.sin(t)) for t in np.linspace(0, math.pi, n)]
            for a, b in zip(pts, pts[1:]): m.quad((a[0], y, top), (b[0], y, top), b, a)
        A = np.linspace(0, 2 * np.pi, n)
        for a, b in zip(A, A[1:]): m.quad(*[(hx + r * math.cos(t), yy, hz + r * math.sin(t)) for t, yy in ((a, y), (b, y), (b, y + .16), (a, y + .16))])
    m.obj('hull', [M[mat]])

@scene('doctors-room', grade=look(exposure=.15), alt='The doctor’s room: a couch with a white sheet under two portholes, a glazed cabinet of medicines and a desk with a lamp, the sea outside.', **ROOM)
def doctor():
    d = day_sky(30, 20, .14, dict(amount=.4, opacity=.6), haze=((.60, .67, .74), .06, (.9, .86, .78))); M = R.mats(); X0, X1, Y0, Y1, H = -2.3, 2.3, -2.6, 2.2, 2.35; cam, at = (1.95, -2.35, 1.50), (-.62, 1.6, .84); camera(cam, at, 23, shift=(0, -.03))
    white = principled('enamel', (.80, .82, .81), .28, .5, coat=.3); green = I.cloth('scrub', (.16, .30, .27)); floor = principled('lino', (.44, .50, .49), .35, .4)
    m = MB(); m.quad((X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)); m.obj('floor', [floor]); m = MB(); m.quad((X0, Y0, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0, H)); m.obj('ceil', [M['ceil']]); m = MB(); m.quad((X0, Y0, 0), (X0, Y1, 0), (X0, Y1, H), (X0, Y0, H)); m.quad((X1, Y0, 0), (X1, Y0, H), (X1, Y1, H), (X1, Y1, 0)); m.quad((X0, Y0, 0), (X0, Y0, H), (X1, Y0, H), (X1, Y0, 0)); m.obj('walls', [M['wall']])
    holes = [(-1.35, 1.52), (.15, 1.52)]; wall_with_holes(M, X0, X1, Y1, H, holes)
    for x, z in holes: porthole(M, x, z, Y1)
    I.rbox('wains', X0, X1, Y1 - .02, Y1, .0, .95, M['oakd'], .002)
    # the couch: a steel frame, a firm mattress with its head raised, a sheet and a folded blanket
    for x in (-1.75, .15):
        for y in (1.28, 1.92): m = MB(); m.cyl((x, y, 0), (x, y, .60), .022, n=14); m.obj('leg', [M['steel']])
    I.rbox('frame', -1.85, .25, 1.22, 1.98, .58, .64, M['steel'], .01); I.cushion('mat', (-.52, 1.60, .71), (1.50, .74, .14), green, .06, 10); I.cushion('headrest', (-1.54, 1.60, .80), (.66, .74, .12), green, .06, 10, (0, math.radians(24), 0), 3)
    I.drape('sheet', -1.25, .18, 1.235, 1.965, .790, .20, M['white'], 4, .008, sides='yYX', res=150, fold=.010); I.pillow('pil', (-1.58, 1.60, .93), .40, .52, .12, M['white'], (0, math.radians(24), 0), 2); I.cushion('blanket', (-.02, 1.60, .84), (.34, .56, .08), M['sea'], .15, 5, seed=6)
    # the pharmacy: a cabinet with glass doors, shelves of jars and boxes
    cx0, cx1, cy0, cy1 = X0 + .02, X0 + .40, -1.35, .75; I.rbox('cab', cx0, cx1, cy0, cy1, .0, .92, white, .008); I.rbox('ctop', cx0, cx1 + .02, cy0 - .01, cy1 + .01, .92, .95, M['marble'], .004); I.rbox('cback', cx0, cx0 + .02, cy0, cy1, .95, 2.1, white, .002)
    for z in (1.05, 1.40, 1.75, 2.08): I.rbox('csh', cx0, cx1 - .06, cy0, cy1, z, z + .016, white, .002)
    for y in np.linspace(cy0, cy1, 4): I.rbox('cpost', cx1 - .08, cx1 - .05, y - .012, y + .012, .95, 2.1, M['brass'], .003); I.rbox('pull', cx1, cx1 + .012, y - .05 if y > 0 else y + .02, y + .0 if y > 0 else y + .07, .62, .64, M['brass'], .003)
    rng = np.random.default_rng(5); jars = [principled(f'jar{k}', c, .15, .5, coat=.3) for k, c in enumerate(((.34, .16, .05), (.74, .74, .70), (.16, .28, .30), (.55, .60, .58)))]; m = MB(); b = MB()
    for z in (1.066, 1.416, 1.766):
        y = cy0 + .08
        while y < cy1 - .1:
            if rng.random() < .62: r = rng.uniform(.026, .042); h = rng.uniform(.10, .20); P.lathe(m, (cx0 + .17, y, z), [(r, 0), (r, h * .7), (r * .55, h * .82), (r * .5, h * .86), (r * .62, h * .87), (r * .62, h)], 22, int(rng.integers(4))); y += r * 2.3
            else: w = rng.uniform(.05, .10); b.box(cx0 + .08, cx0 + .22, y, y + w, z, z + rng.uniform(.05, .14), int(rng.integers(4))); y += w + .012
    m.obj('jars', jars); b.obj('boxes', [white, green, principled('box2', (.70, .46, .22), .6), principled('box3', (.26, .36, .50), .6)]); m = MB(); m.quad((cx1 - .06, cy0, .97), (cx1 - .06, cy1, .97), (cx1 - .06, cy1, 2.1), (cx1 - .06, cy0, 2.1)); m.obj('pane', [M['glass']])
    # the desk with a screen, and a chair; a stool on wheels by the couch
    I.rbox('desk', 1.55, X1 - .02, -.6, 1.2, .71, .75, M['oak'], .008); I.rbox('ped', 1.62, X1 - .04, .62, 1.15, 0, .71, M['oakd'], .006); I.lamp(X1 - .25, .95, .75, .12, .20, power=5, shade=1.8, stem=.24); I.rbox('mon', X1 - .30, X1 - .27, -.25, .35, .86, 1.20, M['dark'], .008); m = MB(); m.quad((X1 - .305, -.23, .88), (X1 - .305, .33, .88), (X1 - .305, .33, 1.18), (X1 - .305, -.23, 1.18)); m.obj('screen', [emission('screen', (.30, .55, .62), .9)]); m = MB(); m.cyl((X1 - .26, .05, .75), (X1 - .26, .05, .90), .02, n=12); m.cyl((X1 - .26, .05, .75), (X1 - .26, .05, .765), .11, n=28); m.obj('foot', [M['steel']])
    for k, mat in enumerate(('white', 'sea', 'stone')): I.rbox('bk', 1.72 + k * .01, 1.98, .30, .52, .75 + k * .02, .77 + k * .02, M[mat], .003)
    I.chair(1.22, .25, 0, math.radians(90), M['oakd'], M['linen'], 4, .52); m = MB(); m.cyl((-.1, .72, .06), (-.1, .72, .46), .025, n=16); m.cyl((-.1, .72, .46), (-.1, .72, .52), .18, n=40); m.obj('stool', [M['steel']]); m = MB()
    for k in range(5): a = k * 2 * math.pi / 5; m.cyl((-.1, .72, .07), (-.1 + .26 * math.cos(a), .72 + .26 * math.sin(a), .05), .014, n=8); m.sphere((-.1 + .26 * math.cos(a), .72 + .26 * math.sin(a), .03), .03, 10)
    m.obj('wheels', [M['dark']]); rng = np.random.default_rng(2); I.vase(1.80, 1.05, .75, .42, M['cer'], M['leaf'], rng); I.curtain('screen', 0.62, 1.12, Y1 - .30, .10, 2.12, M['white'], 7, .05, 4); m = MB(); m.cyl((.55, Y1 - .30, 2.15), (1.2, Y1 - .30, 2.15), .014, n=10); m.obj('rod', [M['brass']]); U.picture(M, X1, -1.9, -.9, 1.25, 1.95, -1)
    m = MB(); m.box(-.9, .9, -.55, .55, H - .02, H - .008); m.obj('panel', [emission('panel', (1, .96, .90), 2.4)]); area((0, 0, H - .04), (0, 0, 0), 1.8, 46, (1, .96, .90), 1.1); area((-.6, Y1 + .3, 1.5), (-.6, 0, .8), 3.0, 40, (.92, .96, 1.0), .8); sun(d, (1, .90, .74), 4.5, .8); U.outside(d, cam, at, 6, (.60, .67, .74), (.9, .86, .78), col=(.007, .05, .075), far_land=1.3)

def rower(M, x, y, yaw):
    """A rowing machine: a long rail, a seat on it, foot plates, a flywheel in its cage, and a handle on a chain."""
    def model():
        I.rbox('rail', -.045, .045, -1.05, .95, .30, .37, M['oak'], .012); I.rbox('rail2', -.012, .012, -1.05, .95, .37, .385, M['steel'], .003); I.rbox('rear', -.30, .30, -1.08, -1.02, .0, .06, M['oakd'], .01); I.rbox('post', -.04, .04, -1.07, -1.01, .04, .32, M['oakd'], .01); I.rbox('front', -.32, .32, .90, .96, .0, .06, M['oakd'], .01)
        for s in (-.07, .07): I.rbox('cheek', s - .02, s + .02, .62, 1.32, .10, .52, M['oakd'], .02)
        m = MB(); m.cyl((-.055, 1.0, .34), (.055, 1.0, .34), .26, n=56); m.obj('wheel', [M['dark']]); m = MB(); P.ring(m, (0, 1.0, .34), .28, .016, (1, 0, 0), 56, 8); P.ring(m, (.06, 1.0, .34), .17, .008, (1, 0, 0), 48, 6); m.obj('cage', [M['steel']])
        I.cushion('seat', (0, -.35, .44), (.32, .26, .06), M['dark'], .2, 5, wr=.002); I.rbox('carriage', -.10, .10, -.46, -.24, .36, .41, M['steel'], .008)
        for s in (-.17, .17): I.rbox('plate', s - .06, s + .06, .46, .50, .30, .62, M['dark'], .01, rot=(math.radians(-38), 0, 0)); I.rbox('strap', s - .065, s + .065, .44, .47, .44, .48, M['sea'], .006, rot=(math.radians(-38), 0, 0))
        m = MB(); m.cyl((-.24, .30, .62), (.24, .30, .62), .016, n=14); m.obj('handle', [M['oak']]); m = MB(); m.cyl((0, .30, .62), (0, .88, .48), .006, n=6); m.cyl((0, 1.02, .52), (0, .98, 1.02), .014, n=10); m.obj('chain', [M['steel']]); I.rbox('mon', -.10, .10, .955, .975, .98, 1.12, M['dark'], .01)
    U.group(x, y, yaw, model)

@scene('gym-to-windward', grade=look(exposure=.02), alt='The gym in the morning: three rowing machines in a row along a window over the sea, a mat on the floor and towels on a bench.', **ROOM)
def gym():
    d = day_sky(20, -52, .14, dict(amount=.35, opacity=.6, seed=5), haze=((.62, .66, .71), .06, (.95, .82, .64))); M = R.mats(); X0, X1, Y0, Y1, H = -2.6, 3.4, -3.6, 4.6, 2.45; cam, at = (2.55, -3.1, 1.55), (-1.0, 1.6, .86); camera(cam, at, 21, shift=(0, -.02))
    m = MB(); m.quad((X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)); m.obj('floor', [M['floor']]); m = MB(); m.quad((X0, Y0, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0, H)); m.obj('ceil', [M['ceil']]); m = MB(); m.quad((X1, Y0, 0), (X1, Y0, H), (X1, Y1, H), (X1, Y1, 0)); m.quad((X0, Y1, 0), (X1, Y1, 0), (X1, Y1, H), (X0, Y1, H)); m.quad((X0, Y0, 0), (X0, Y0, H), (X1, Y0, H), (X1, Y0, 0)); m.obj('walls', [M['wall']])
    for y in np.linspace(Y0, Y1, 6): I.rbox('post', X0 - .04, X0 + .04, y - .03, y + .03, 0, H, M['whitep'], .008)
    I.rbox('sill', X0 - .05, X0 + .10, Y0, Y1, .0, .34, M['oakd'], .008); I.rbox('head', X0 - .05, X0 + .06, Y0, Y1, H - .10, H, M['whitep'], .006); m = MB(); m.quad((X0, Y0, .34), (X0, Y1, .34), (X0, Y1, H - .1), (X0, Y0, H - .1)); m.obj('pane', [M['glass']])
    I.rbox('walk', X0 - 1.5, X0 - .05, -30, 30, -.3, -.04, M['teak'], .004); I.glass_rail([(X0 - 1.42, -14), (X0 - 1.42, 14)], -.04, 1.0, M['glass'], M['oak'], M['steel'])
    for y in (-.85, .75, 2.35): rower(M, -1.35 + 0, y - .05, 0)
    R.slats(M, X0 + .0, 9, 9.1, 0, H); I.rbox('mirror', 2.0, 3.3, Y1 - .03, Y1 - .015, .35, 2.15, principled('mirror', (.86, .88, .88), .02, .5, metal=1), .004); I.rbox('endpanel', X0, 1.85, Y1 - .03, Y1 - .01, 0, H, M['oakz'], .002)
    # weights on a rack of oak and steel
    I.rbox('rk', X1 - .55, X1 - .05, .3, 2.6, .30, .34, M['oakd'], .008); I.rbox('rk', X1 - .50, X1 - .05, .3, 2.6, .72, .76, M['oakd'], .008)
    for y in (.34, 2.56): I.rbox('rl', X1 - .52, X1 - .08, y - .02, y + .02, 0, .78, M['steel'], .006)
    m = MB()
    for z, r0 in ((.34, .085), (.76, .060)):
        for k in range(7):
            y = .52 + k * .31; r = r0 + .004 * k
            for s in (-.16, .16): m.cyl((X1 - .30 + s - .045, y, z + r), (X1 - .30 + s + .045, y, z + r), r, n=6, mat=0)
            m.cyl((X1 - .44, y, z + r), (X1 - .16, y, z + r), .016, n=12, mat=1)
    m.obj('weights', [principled('iron', (.045, .05, .052), .45), M['steel']])
    # mats, a ball, towels on a bench
    for k, c in enumerate(('sea', 'sand', 'stone', 'sea')): m = MB(); m.cyl((1.05 + k * .17, Y1 - .55, 0), (1.05 + k * .17, Y1 - .55, .62), .075, n=30); m.obj('mat', [M[c]])
    m = MB(); m.sphere((1.0, 2.9, .33), .33, 40); m.obj('ball', [principled('ball', (.50, .44, .36), .45)]); I.rbox('bench', 1.35, 1.75, -1.2, .3, .40, .45, M['oak'], .01)
    for y in (-1.1, .2): I.rbox('bl', 1.42, 1.68, y - .03, y + .03, 0, .40, M['oakd'], .008)
    for k in range(4): I.cushion('tw', (1.55, -.75, .485 + k * .06), (.26, .38, .06), M['white'], .2, 4, seed=k)
    m = MB(); P.lathe(m, (1.55, -.15, .45), [(.036, 0), (.038, .01), (.038, .17), (.02, .20), (.02, .24), (.026, .242)], 28); m.obj('flask', [M['brass']]); I.rug('yoga', .25, .90, -1.9, -.1, M['sea'], .010); R.plant(2.95, 3.6, 0, 1.5, M, 5)
    m = MB(); m.box(X1 - .10, X1 - .06, Y0, Y1, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .84, .64), 2.5)])
    area((X0 - .3, .5, 1.5), (1, .5, .8), 7, 190, (.94, .97, 1.0), 2.2); area((.6, .4, H - .05), (.6, .4, 0), 4, 44, (1, .95, .88), 6); sun(d, (1, .84, .62), 5.0, .8); U.outside(d, cam, at, 22, (.62, .66, .71), (.95, .82, .64), col=(.007, .05, .075), far_land=1.1)
