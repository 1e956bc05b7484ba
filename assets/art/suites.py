"""Rooms of the suites: each category's own, by lamp, rain, noon and dusk."""
import math
import numpy as np
import bpy
from kit import *
import sky, terrain as T, interiors as I, props as P, rooms as R
from scenes import scene, day_sky
from voyages import dusk_sky

ROOM = dict(width=1600, samples=16, bounces=3)
def look(**k): return dict(dict(coarse=2, sat=1.04, bloom=.07, warm=.01, vignette=.15), **k)
def group(x, y, yaw, fn, z=0):
    """Whatever fn models round the origin, turned and set down at a place."""
    had = set(bpy.data.objects); fn(); e = link(bpy.data.objects.new('group', None))
    for o in set(bpy.data.objects) - had - {e}:
        if o.parent is None: o.parent = e
    e.location = (x, y, z); e.rotation_euler = (0, 0, math.radians(yaw)); return e
def outside(d, cam, at, h=16, air=(.60, .66, .72), sunny=(.9, .82, .7), far=9000, **k):
    R.seascape(cam, d, h, yaw=math.degrees(math.atan2(at[0] - cam[0], at[1] - cam[1])), half=54, **k); R.haze_out(d, air, sunny, far)
def front(M, X0, X1, y, H, xs, panes=(), frame='whitep', sheer=(.55, .7), heavy=(.3, .36), cloth='sand'):
    """A wall of glass: posts at xs, panes between the numbered posts, curtains at both ends."""
    for x in xs: I.rbox('post', x - .03, x + .03, y - .045, y + .045, 0, H - .08, M[frame], .008)
    I.rbox('head', X0, X1, y - .05, y + .05, H - .08, H, M[frame], .006); I.rbox('track', X0, X1, y - .06, y + .06, -.03, .012, M['steel'], .004); m = MB()
    for i in panes: m.quad((xs[i], y, .02), (xs[i + 1], y, .02), (xs[i + 1], y, H - .08), (xs[i], y, H - .08))
    if panes: m.obj('pane', [M['glass']])
    for a, b, q, mat, n, s in ((X0 + .04, X0 + .04 + sheer[0], .20, 'sheer', 7, 1), (X1 - .04 - sheer[1], X1 - .04, .20, 'sheer', 8, 2), (X0 + .03, X0 + .03 + heavy[0], .34, cloth, 4, 3), (X1 - .03 - heavy[1], X1 - .03, .34, cloth, 4, 4)):
        if b - a > .1: I.curtain('cu', a, b, y - q, .02, H - .02, M[mat], n, .055, s)
def sidetable(M, x, y, h=.48, r=.25, top='brass'):
    m = MB(); m.cyl((x, y, .012), (x, y, h), .02, n=12); m.cyl((x, y, 0), (x, y, .015), r * .7, n=36); m.obj('stem', [M['brass']]); m = MB(); m.cyl((x, y, h - .03), (x, y, h), r, n=48); m.obj('top', [M[top]])
def picture(M, x, y0, y1, z0, z1, s=1, horizon=.45):
    """A framed sea on a side wall; s points into the room."""
    import dressing; dressing.painting(M, x, y0, y1, z0, z1, s, int(abs(x * 7 + y0 * 5)) + 1)
def bed(M, x0, x1, y0, y1, seed=1, throw=None):
    had = set(bpy.data.objects); R.bed(M, x0, x1, y0, y1, seed=seed)
    for o in set(bpy.data.objects) - had:
        if o.name.startswith('throw'): bpy.data.objects.remove(o)
        elif o.name.startswith('fold'): o.location.z -= .02
    I.drape('throw', x1 - .62, x1 + .085, y0 - .085, y1 + .085, .703, .40, throw or M['sea'], seed + 5, .016, sides='XyY', res=200, fold=.022)
def night(M, x, y, s=1, power=4):
    """A bedside table with a lamp; the wall is at x, s points into the room."""
    a, b = sorted((x + s * .02, x + s * .48)); I.rbox('ns', a, b, y - .27, y + .27, .34, .50, M['oakd'], .012); I.rbox('nt', a - .01, b + .01, y - .28, y + .28, .50, .52, M['marble'], .006); I.lamp(x + s * .25, y, .52, .13, .22, power=power, shade=1.8, stem=.22)
def board(M, x, y, z, kind='tea'):
    I.rbox('tray', x - .19, x + .19, y - .13, y + .13, z, z + .02, M['oakd'], .006); I.vase(x - .07, y + .02, z + .02, .42, M['cerd']); m = MB()
    for dx, dy in ((.06, -.05), (.11, .05)): P.lathe(m, (x + dx, y + dy, z + .02), [(.02, 0), (.026, .004), (.036, .055), (.033, .055), (.022, .01)], 28, cap=False)
    m.obj('cups', [M['cer']])
def plate(M, x, y, z, r=.13, mug=True):
    m = MB(); P.lathe(m, (x, y, z), [(.001, .006), (r * .6, .004), (r * .7, .008), (r, .022), (r * .98, .016), (r * .6, .001)], 40, cap=False); m.obj('plate', [M['white']])
    if mug: m = MB(); P.lathe(m, (x + r * 1.1, y + r * .7, z), [(.025, 0), (.036, .01), (.040, .07), (.036, .07), (.03, .012)], 28, cap=False); m.obj('mug', [M['cerd']])

@scene('suite-amidships', grade=look(exposure=.42, warm=.008), alt='A bedroom at dusk: a wide bed with a sand-colored throw between two lit lamps, armchairs by the glass, the sea darkening.', **ROOM)
def amidships():
    d = sky.gradient([(0, (.95, .55, .36)), (.05, (.72, .47, .44)), (.14, (.40, .40, .53)), (.34, (.17, .25, .43)), (.7, (.07, .14, .29)), (1, (.04, .08, .19))], az=-16, elev=2, glow=((.8, .34, .12), 24, .7), strength=.6, clouds=dict(amount=.55, scale=.9, stretch=(.4, 1.5), col=(.95, .52, .40), shade=(.34, .30, .40), soft=.34, opacity=.6, flat=.14, low=.02, seed=6))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.7, 2.6, -3.4, 2.9, 2.5; cam, at = (-2.25, -2.95, 1.38), (.75, 1.7, .93); camera(cam, at, 24, shift=(0, -.02)); R.room(M, X0, X1, Y0, Y1, H); R.terrace(M, X0, X1, Y1, Y1 + 2.4, H); I.rug('rug', -1.5, 2.2, -1.5, 2.0, M['rug'])
    blue = I.cloth('blue', (.055, .115, .145), sheen=.5); I.rbox('wall', X1 - .05, X1 + .01, Y0, Y1 - .4, 0, H, M['oakd'], .004)
    for k in range(9): I.rbox('pad', X1 - .16, X1 - .04, -1.45 + k * .40, -1.45 + (k + 1) * .40 - .014, .30, 1.42, blue, .045, 4)
    I.rbox('shelf', X1 - .18, X1 - .03, -1.47, 2.17, 1.43, 1.46, M['brass'], .004); m = MB(); m.box(X1 - .13, X1 - .07, -1.45, 2.15, 1.462, 1.472); m.obj('led', [emission('led', (1, .70, .40), 5)])
    group(X1 - .16, .35, 180, lambda: bed(dict(M, sea=M['stone'], sand=blue), 0, 2.1, -.95, .95, seed=4))
    for y in (-.98, 1.70): night(M, X1 - .16, y, -1, 9)
    I.rbox('desk', X0 + .02, X0 + .60, .1, 1.75, .71, .75, M['oak'], .008); I.rbox('dleg', X0 + .06, X0 + .52, 1.66, 1.70, 0, .71, M['oakd'], .006); I.rbox('dleg', X0 + .06, X0 + .52, .14, .18, 0, .71, M['oakd'], .006); I.lamp(X0 + .28, 1.45, .75, .12, .2, power=5, shade=1.8, stem=.24); I.rbox('bk', X0 + .2, X0 + .42, .75, 1.05, .75, .775, M['sea'], .003); I.rbox('bk', X0 + .23, X0 + .41, .78, 1.02, .775, .795, M['white'], .003)
    picture(M, X0, .3, 1.5, 1.2, 1.95, 1); I.chair(-1.35, 2.05, 0, math.radians(38), M['oakd'], M['sand'], 3, .70); I.chair(.35, 2.25, 0, math.radians(-30), M['oakd'], M['sand'], 5, .70); sidetable(M, -.48, 2.3); board(M, -.48, 2.3, .48)
    front(M, X0, X1, Y1, H, (X0 + .03, -.9, .9, X1 - .03), (0, 1, 2)); m = MB(); m.box(X0 + .02, X1 - .05, Y1 - .46, Y1 - .43, H - .03, H - .012); m.obj('cove', [emission('cove', (1, .72, .44), 3)])
    area((.9, .4, H - .06), (.9, .4, 0), 3.2, 34, (1, .80, .58), 2.6); area((-1.6, -3.1, 2.2), (.8, .8, .6), 1.6, 26, (1, .84, .66), 1.4); area((0, Y1 + .3, 1.5), (0, 0, .8), 4.6, 42, (.60, .72, 1.0), 2.2); outside(d, cam, at, 17, (.40, .38, .44), (.85, .50, .36), col=(.006, .028, .05), far_land=2.3)

def tub(m, x, y, L, W, h=.60, mat=0, n=72):
    A = np.linspace(0, 2 * np.pi, n, endpoint=False); e = lambda v, p: math.copysign(abs(v) ** p, v)
    ring = lambda a, b, z: [(x + a * e(math.cos(t), .86), y + b * e(math.sin(t), .86), z + .05 * (abs(math.cos(t)) ** 3) * (z > .3)) for t in A]
    m.loft([ring(L * .40, W * .34, 0), ring(L * .42, W * .37, .02), ring(L * .455, W * .44, .25), ring(L * .49, W * .488, h - .06), ring(L * .5, W * .5, h - .02), ring(L * .5, W * .5, h), ring(L * .485, W * .472, h + .012), ring(L * .468, W * .445, h), ring(L * .455, W * .42, h - .08), ring(L * .42, W * .36, .22), ring(L * .36, W * .28, .14), ring(.01, .01, .13)], mat)
    return [(px, py, h - .14) for px, py, _ in ring(L * .445, W * .405, 0)]

@scene('suite-studio', grade=look(exposure=.3, sat=1.02, warm=.0), alt='A small studio in rain light: a desk with a lit lamp at the wide window, an easel, and a made bed folded down from the wall.', **ROOM)
def studio():
    d = sky.gradient([(0, (.56, .60, .63)), (.08, (.50, .55, .59)), (.25, (.42, .47, .52)), (.6, (.36, .41, .46)), (1, (.30, .35, .40))], az=10, elev=30, strength=1.0, clouds=dict(amount=.8, scale=1.0, stretch=(.4, 1.6), col=(.62, .65, .68), shade=(.34, .38, .42), soft=.4, opacity=.75, flat=.2, low=.01, seed=3))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.0, 2.0, -3.0, 2.5, 2.45; cam, at = (.95, -2.75, 1.42), (-.12, 1.5, .98); camera(cam, at, 23, shift=(0, -.01)); R.room(M, X0, X1, Y0, Y1, H)
    m = MB(); m.box(X0, X1, Y1, Y1 + .12, 0, .46); m.box(X0, X1, Y1, Y1 + .12, 2.25, H); m.obj('sillwall', [M['wall']]); I.rbox('sill', X0, X1, Y1 - .12, Y1 + .12, .46, .50, M['oak'], .006)
    for x in (X0 + .03, .35, X1 - .03): I.rbox('mu', x - .03, x + .03, Y1, Y1 + .09, .5, 2.25, M['whitep'], .006)
    m = MB(); m.quad((X0, Y1 + .06, .5), (X1, Y1 + .06, .5), (X1, Y1 + .06, 2.25), (X0, Y1 + .06, 2.25)); m.obj('pane', [M['glass']]); rng = np.random.default_rng(12); m = MB()
    for _ in range(420):
        x, z, r = rng.uniform(X0, X1), rng.uniform(.52, 2.22), rng.uniform(.002, .0065); m.sphere((x, Y1 + .068, z), (r, r * .6, r * rng.uniform(1, 1.8)), 8)
        if rng.random() < .06: m.cyl((x, Y1 + .068, z), (x + rng.normal(0, .01), Y1 + .068, z + rng.uniform(.05, .25)), .0022, .0008, 5)
    m.obj('drops', [thin_glass('drop', (.80, .86, .90), 1.6, .02, .14)])
    I.rbox('desk', -.55, 1.25, 1.72, 2.34, .71, .75, M['oak'], .008)
    for x in (-.48, 1.18): I.rbox('dl', x - .025, x + .025, 1.78, 2.28, 0, .71, M['oakd'], .006)
    I.rbox('drawer', .55, 1.15, 1.76, 2.3, .60, .71, M['oakd'], .006); I.lamp(1.0, 2.12, .75, .13, .20, power=8, shade=2.6, stem=.26); m = MB(); m.box(-.21, .21, -.15, .15, 0, .004, 0, (1, 1, 1), -.12, (.22, 1.96, .751)); m.box(-.105, .105, -.148, .148, 0, .004, 0, (1, 1, 1), .25, (-.22, 2.02, .751)); m.obj('paper', [M['white']]); m = MB(); P.tube(m, [(.18, 1.86, .760), (.30, 1.98, .764)], .005, 8); m.obj('pen', [M['brass']])
    for k, (w, c) in enumerate(((.24, 'sea'), (.22, 'stone'), (.19, 'white'))): I.rbox('bk', .62, .62 + w, 2.05, 2.05 + w * .7, .75 + k * .03, .778 + k * .03, M[c], .003)
    m = MB(); P.lathe(m, (-.42, 2.14, .75), [(.036, 0), (.042, .05), (.04, .11), (.036, .11), (.03, .02)], 28, cap=False); m.obj('jar', [M['cerd']]); m = MB()
    for i in range(8): a = i * .8; m.cyl((-.42 + .012 * math.cos(a), 2.14 + .012 * math.sin(a), .78), (-.42 + .05 * math.cos(a), 2.14 + .05 * math.sin(a), .98 + .02 * (i % 3)), .003, .0035, 6); m.sphere((-.42 + .052 * math.cos(a), 2.14 + .052 * math.sin(a), .995 + .02 * (i % 3)), (.007, .007, .018), 8, 1)
    m.obj('brushes', [M['oakd'], M['stone']]); group(.30, 1.38, 192, lambda: I.chair(0, 0, 0, 0, M['oakd'], M['sea'], 3, .56))
    # the bed folds out of an oak wall on the left
    I.rbox('case', X0, X0 + .42, -1.35, 1.25, 0, H, M['oakd'], .006); I.rbox('niche', X0 + .36, X0 + .44, -1.0, .55, .30, 2.1, I.cloth('deep', (.07, .13, .15)), .01); group(0, 0, 0, lambda: bed(dict(M, sea=M['stone']), X0 + .44, X0 + 2.30, -.95, .50, seed=6)); m = MB(); m.box(X0 + .425, X0 + .44, -1.0, .55, 2.06, 2.09); m.obj('led', [emission('led', (1, .74, .46), 7)]); point((X0 + .72, -.2, 1.7), 6, (1, .80, .56), .25).visible_glossy = False
    # easel by the window
    ex, ey = -1.30, 1.75; m = MB()
    for a, b in (((ex - .34, ey - .10, 0), (ex - .06, ey + .06, 1.75)), ((ex + .34, ey - .10, 0), (ex + .06, ey + .06, 1.75)), ((ex, ey + .50, 0), (ex, ey + .08, 1.70))): m.cyl(a, b, .018, n=8)
    m.box(ex - .36, ex + .36, ey - .13, ey - .04, .72, .75); m.obj('easel', [M['oak']]); can = principled('painted', lambda k: k.ramp(k.math('ADD', k.new('ShaderNodeSeparateXYZ').outputs[2] if False else k.mapr(_z(k), .78, 1.36), k.math('MULTIPLY', k.noise(k.scale(k.pos(), (2, 2, 9)), 2.2, 6, .6), .22)), [(.10, (.05, .10, .13)), (.45, (.12, .24, .28)), (.56, (.55, .56, .52)), (.72, (.66, .62, .55)), (1, (.40, .47, .52))]), .7); I.rbox('canvas', ex - .38, ex + .38, ey - .11, ey - .08, .75, 1.36, can, .003, rot=(math.radians(-7), 0, 0))
    picture(M, X1, -.7, .35, 1.15, 1.85, -1, .6); I.rbox('cons', X1 - .40, X1, -1.4, 1.0, .40, .44, M['oak'], .006); R.plant(1.62, 1.85, 0, 1.35, M, 7); I.vase(X1 - .2, .75, .44, .8, M['cer']); I.rug('rug', -.9, 1.4, -1.6, 1.2, M['rug'])
    m = MB(); m.box(-12, 12, Y1 + .1, Y1 + 1.6, -.3, -.02); m.obj('terr', [I.planks('wet', (.20, .125, .07), (.30, .19, .11), .09, .12)]); I.glass_rail([(-12, Y1 + 1.5), (12, Y1 + 1.5)], -.02, 1.1, M['glass'], M['oak'], M['steel'])
    area((0, Y1 - .1, 1.5), (0, 0, .7), 3.6, 70, (.84, .92, 1.0), 1.7); area((.3, -.6, H - .05), (0, 0, 0), 3, 26, (1, .90, .78), 2.5); area((1.2, -2.8, 2.1), (-.6, .6, .6), 1.3, 20, (1, .92, .82)); outside(d, cam, at, 15, (.50, .55, .59), (.54, .58, .61), 5200, col=(.02, .045, .055), far_land=1.6, amp=.6)
def _z(k): sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], k.pos()); return sp.outputs[2]

@scene('suite-family-table', grade=look(exposure=.15), alt='A breakfast table for six in noon light beside an open sliding wall, two single beds in the room behind it.', **ROOM)
def family_table():
    d = day_sky(40, 60, .12, dict(amount=.45, opacity=.75, seed=14), haze=((.58, .68, .78), .05, (.86, .86, .82)))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.9, 4.7, -3.6, 3.2, 2.6; XW = 1.75; cam, at = (-2.35, -2.45, 1.46), (.62, 1.3, .92); camera(cam, at, 22, shift=(0, -.01)); R.room(M, X0, X1, Y0, Y1, H); R.terrace(M, X0, X1, Y1, Y1 + 2.5, H)
    for y0, y1, dx in ((-3.6, -2.3, 0), (-2.35, -1.0, .05), (1.9, 3.16, .05)):   # the sliding wall, half open
        m = MB(); q = y0 + .04; I.rbox('leaf', XW + dx - .02, XW + dx + .02, y0, y1, .01, H - .06, M['oak'], .004)
        while q < y1 - .05: m.box(XW + dx - .034, XW + dx - .02, q, q + .06, .06, H - .12); q += .085
        m.obj('ribs', [M['oakz']])
    I.rbox('track', XW - .05, XW + .10, Y0, Y1, H - .07, H, M['brass'], .004); I.rug('rug2', 2.3, 4.5, -.6, 2.9, I.cloth('rugs', (.40, .46, .46), scale=60, bump=.8))
    for y in (.05, 1.45): group(X1 - .12, y + .45, 180, lambda: bed(dict(M), 0, 2.0, -.46, .46, seed=int(y * 10) + 3)); I.rbox('hb', X1 - .12, X1 - .03, y - .08, y + .98, .2, 1.15, M['head'], .04)
    night(M, X1, 1.22, -1, 3); picture(M, X1, .5, 1.9, 1.4, 2.1, -1)
    I.rbox('top', -.95, .10, .15, 2.45, .715, .755, M['oak'], .012)
    for y in (.45, 2.15): I.rbox('leg', -.80, -.05, y - .04, y + .04, 0, .715, M['oakd'], .01)
    for y in (.55, 1.30, 2.05): I.chair(-1.28, y, 0, math.pi / 2, M['oakd'], M['linen'], 3, .50); I.chair(.43, y, 0, -math.pi / 2, M['oakd'], M['sea'], 5, .50)
    for y in (.55, 1.30, 2.05):
        for x in (-.75, -.10): I.rbox('mat', x - .19, x + .19, y - .15, y + .15, .755, .759, M['stone'], .001); plate(M, x, y, .759)
    m = MB(); P.lathe(m, (-.42, 1.05, .755), [(.05, 0), (.07, .01), (.17, .08), (.165, .085), (.06, .02)], 40, cap=False); m.obj('bowl', [M['cer']]); m = MB()
    for i in range(12): a = i * 2.39; r = .10 * math.sqrt(i / 12); m.sphere((-.42 + r * math.cos(a), 1.05 + r * math.sin(a), .825 + .04 * (i < 4)), .038, 14)
    m.obj('oranges', [principled('orange', (.78, .34, .05), .5, bump=(240, .3, .002))]); P.loaf((-.42, 1.62, .80), (.15, .30, .10), 3, .2); I.rbox('bd', -.54, -.30, 1.42, 1.82, .755, .768, M['oakd'], .004); m = MB(); P.lathe(m, (-.45, .62, .755), [(.05, 0), (.075, .04), (.08, .12), (.045, .19), (.055, .25), (.05, .25), (.03, .19)], 36, cap=False); m.obj('jug', [M['white']]); rng = np.random.default_rng(3); I.vase(-.42, 2.22, .755, .55, M['cerd'], M['leaf'], rng)
    for y in (.75, 1.85):
        m = MB(); m.cyl((-.42, y, 2.0), (-.42, y, H), .005, n=6); m.obj('cord', [M['brass']]); m = MB(); P.lathe(m, (-.42, y, 1.74), [(.22, 0), (.21, .05), (.15, .17), (.06, .25), (.02, .27)], 44, cap=False); m.obj('shade', [principled('lin', (.82, .77, .68), .9, .1, emit=(1, .82, .58), estr=.35)])
    I.rbox('side', X0 + .02, X0 + .45, -.8, 1.6, .0, .80, M['oakd'], .01); I.lamp(X0 + .25, 1.2, .80, .14, .22, power=4, shade=1.6, stem=.22); I.vase(X0 + .25, -.3, .80, .9, M['cer']); picture(M, X0, -.3, 1.0, 1.25, 2.0, 1); R.plant(-2.35, 2.6, 0, 1.6, M, 4); I.rug('rug', -2.0, 1.3, -.3, 2.85, M['rug'])
    front(M, X0, X1, Y1, H, (X0 + .03, -.6, 1.75, 3.2, X1 - .03), (0, 2, 3), sheer=(.45, .5), heavy=(.22, .22)); I.chair(.9, 4.6, -.02, math.radians(160), M['oak'], M['white'], 8, .66); I.lounger(-1.2, 4.4, -.02, math.radians(178), M['oak'], M['white'], 2)
    area((0, Y1 + .3, 1.5), (0, 0, .8), 6.4, 140, (.94, .97, 1.0), 2.3); area((-.3, -1, H - .06), (-.3, -1, 0), 4.5, 60, (1, .95, .87), 4); area((3.2, .6, H - .06), (3.2, .6, 0), 2.4, 34, (1, .94, .85), 3); area((-2.4, -3.4, 2.3), (.6, .8, .6), 1.6, 34, (1, .95, .88), 1.4); sun(d, (1, .90, .74), 6, .7); outside(d, cam, at, 18, (.59, .68, .77), (.86, .86, .82), 9500, col=(.007, .065, .10), far_land=2.0)
