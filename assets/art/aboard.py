"""Life on board from close by: bars, books, bread, salt, rope, the pool after dark, the bridge on watch."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, interiors as I, props as P, rooms as R
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky
from makers import ROOM, look, dim, plane, glow
from rooms import haze_out, seascape

def bottle(m, x, y, z, h, r, mat, col): P.lathe(m, (x, y, z), [(r, 0), (r, h * .58), (r * .85, h * .66), (r * .34, h * .76), (r * .30, h * .94), (r * .38, h * .95), (r * .38, h)], 20, mat, col)
def stool(x, y, wood, seat, h=.66):
    m = MB()
    for k in range(4): a = math.pi / 4 + k * math.pi / 2; m.cyl((x + .19 * math.cos(a), y + .19 * math.sin(a), 0), (x + .13 * math.cos(a), y + .13 * math.sin(a), h), .016, .019, 10)
    P.ring(m, (x, y, .24), .175, .010, n=36); m.obj('stool', [wood]); I.cushion('seat', (x, y, h + .03), (.36, .36, .07), seat, .25, 2.6, seed=int(x * 10) % 7, wr=.004, res=20)

@scene('night-bakery', grade=look(exposure=.75, coarse=1), alt='Loaves cool on a board before a brick oven with a low fire in its mouth.', **ROOM)
def bakery():
    dim(); camera((-.95, -1.75, 1.52), (.10, .9, 1.0), 31, fstop=4, focus=1.95); tl = P.bricks('tilew', (.56, .54, .50), (.62, .60, .55), (.34, .32, .29), .15, .075, .4); fb = P.bricks('fb', (.44, .30, .22), (.56, .41, .31), (.34, .29, .24), .2, .08); m = MB(); P.arch_wall(m, -3, 3, 3, .55, 1.15, 1.18, 1.5, .6, 0, 1, z0=1.02); m.box(-3, 3, 1.5, 2.0, 0, 1.02, 0); A = [math.pi * i / 20 for i in range(21)]; m.loft([[(.55 - .575 * q * math.cos(a), 1.5 - dd, 1.18 + .575 * q * math.sin(a)) for a in A] for q, dd in ((1, 0), (1, .03), (1.2, .03), (1.2, 0))], 1, close=False, smooth=False); m.box(-.15, 1.25, 1.36, 1.52, .96, 1.02, 1); m.obj('oven', [tl, fb])
    m = MB(); m.box(-.2, 1.3, 2.1, 3.2, .98, 1.9, skip='f'); m.obj('in', [P.bricks('inb', (.30, .20, .15), (.40, .28, .2), (.2, .17, .14), .2, .08)]); e = MB(); rng = np.random.default_rng(4)
    for i in range(70): e.sphere((.2 + rng.normal(0, .16), 2.85 + rng.normal(0, .10), 1.02 + abs(rng.normal(0, .05))), rng.uniform(.02, .05), 6)
    e.obj('embers', [emission('ember', (1, .34, .07), 9)]); point((.3, 2.6, 1.25), 34, (1, .44, .14), .12); point((.9, 2.5, 1.3), 14, (1, .5, .2), .1); area((.55, 1.7, 1.3), (-.1, -.6, .9), .8, 22, (1, .56, .24), .5)
    bt = I.oak('bt', (.40, .28, .17), (.56, .42, .27), rough=.6); I.rbox('table', -1.9, 1.7, -.35, .62, .84, .90, bt, .008); plane(-4, 4, -4, 2, 0, principled('fl', (.10, .09, .085), .5)); I.rbox('board', -.78, .56, -.16, .40, .90, .925, I.oak('bd', (.26, .16, .09), (.40, .27, .16)), .01)
    for i, (x, y, a, s) in enumerate(((-.56, .12, .5, 1), (-.22, .20, .35, 1.05), (.10, .10, .55, .95), (.38, .21, .3, 1), (-.40, -.06, .45, .9))): P.loaf((x, y, 1.0 + (0 if i < 4 else .0)), (.34 * s, .18 * s, .16 * s), i, a)
    I.drape('cl', .72, 1.25, -.2, .3, .905, .05, I.cloth('linen2', (.74, .70, .62)), 4, .012, sides='', res=110); f = MB()
    for _ in range(900): x, y = rng.normal(-.9, .22), rng.normal(.10, .18); s = rng.uniform(.001, .0035); f.box(-s, s, -s, s, 0, s, 0, (1, 1, 1), 0, (x, y, .90))
    f.obj('flour', [principled('flourm', (.80, .76, .68), .95)]); area((-1.6, -1.6, 2.3), (-.1, .1, .95), 1.0, 30, (1, .80, .56), .8); m = MB(); m.cyl((1.15, .15, .955), (1.15, 1.2, .99), .016, n=8); m.box(.98, 1.32, -.25, .15, .945, .957); m.obj('peel', [bt])

@scene('library-shelves', grade=look(exposure=.3, coarse=2), alt='Bookshelves with brass rails, a globe and a lamp beside a deep chair, the sea in the window.', **ROOM)
def library():
    d = dusk_sky(-64, 6, .95, 8, .5); M = R.mats(); cam = (1.7, -3.3, 1.42); camera(cam, (-.35, 1.6, 1.12), 27); H = 2.6; plane(-6, 5, -6, 4, 0, M['floor']); m = MB(); m.quad((-6, -6, H), (5, -6, H), (5, 4, H), (-6, 4, H)); m.obj('ceil', [M['ceil']])
    oak = M['oakd']; rng = np.random.default_rng(9); y0, y1 = 1.95, 2.35; I.rbox('bk', -2.9, 3.4, y1, y1 + .05, 0, H, oak, .004)
    for x in (-2.9, -1.65, -.40, .85, 2.10, 3.35): I.rbox('up', x - .03, x + .03, y0, y1, 0, H, oak, .006)
    bb = MB(); COLS = [(.16, .06, .045), (.05, .09, .12), (.09, .11, .07), (.30, .22, .13), (.42, .37, .29), (.06, .055, .06), (.24, .12, .07), (.14, .19, .20), (.50, .45, .36)]
    for k in range(6):
        z = .12 + k * .40; I.rbox('sh', -2.9, 3.35, y0 + .01, y1, z - .03, z, oak, .004); m = MB(); m.cyl((-2.9, y0 + .02, z + .07), (3.35, y0 + .02, z + .07), .006, n=8); m.obj('rail', [M['brass']])
        for x0 in (-2.87, -1.62, -.37, .88, 2.13):
            x = x0 + .01
            while x < x0 + 1.14:
                if rng.random() < .03: x += rng.uniform(.05, .2)
                w = rng.uniform(.018, .052); h = rng.uniform(.20, .325); dep = rng.uniform(.15, .22); c = COLS[rng.integers(9)]; g = rng.uniform(.7, 1.2); bb.box(x, x + w - .0015, y0 + .05 + rng.uniform(0, .02), y0 + .05 + dep, z, z + h, 0, tuple(v * g for v in c))
                if rng.random() < .45:
                    for q in (.2, .78): bb.box(x + .002, x + w - .003, y0 + .048, y0 + .06, z + h * q, z + h * q + .006, 1)
                x += w
    bb.obj('books', [principled('bookc', lambda k: k.mixc(1., k.attr(), k.ramp(k.noise(k.pos(), 60, 3), [(.3, (.8, .8, .8)), (.7, (1.1, 1.1, 1.1))]), 'MULTIPLY'), .6, .3), principled('gilt', (.62, .46, .20), .3, metal=1)])
    # window on the left, globe, chair, lamp
    X = -2.95; m = MB(); m.box(X - .2, X, -6, -1.3, 0, H); m.box(X - .2, X, 1.5, 4, 0, H); m.box(X - .2, X, -1.3, 1.5, 0, .55); m.box(X - .2, X, -1.3, 1.5, 2.25, H); m.obj('lw', [M['wall']])
    for y in (-1.3, .1, 1.5): I.rbox('mu', X - .08, X, y - .03, y + .03, .55, 2.25, oak, .004)
    I.rbox('seat', X, X + .55, -1.3, 1.5, .40, .46, oak, .006); I.cushion('sc', (X + .28, .1, .52), (.54, 2.74, .12), M['sand'], .1, 9); I.pillow('p', (X + .25, 1.2, .74), .46, .44, .16, M['sea'], (math.radians(70), 0, math.radians(-55)), 2)
    I.rug('rug', -2.2, 2.2, -1.4, 1.4, M['rug']); R.sofa(M, .55, 1.5, .35, 1.3, 'r', 1, 'head', 3); I.pillow('p2', (1.18, .85, .70), .44, .42, .16, M['sand'], (math.radians(66), 0, math.radians(-80)), 5); I.rbox('oto', -.15, .40, .45, 1.1, .12, .40, M['head'], .05, 4)
    m = MB(); P.lathe(m, (-1.5, .55, 0), [(.24, 0), (.22, .03), (.05, .06), (.035, .5), (.06, .56)], 36); P.ring(m, (-1.5, .55, .92), .39, .018, n=60); m.obj('gstand', [oak]); g = MB(); g.sphere((-1.5, .55, .92), .345, 48); ring_ = MB(); P.ring(ring_, (-1.5, .55, .92), .375, .010, axis=(1, .3, 0), n=60); ring_.obj('mer', [M['brass']])
    def globe(k): n = k.noise(k.obj(), 3.3, 7, .55); return k.ramp(n, [(.50, (.16, .22, .21)), (.515, (.40, .31, .17)), (.56, (.56, .47, .30)), (.7, (.40, .35, .2))])
    g.obj('globe', [principled('globem', globe, .25, coat=.4)]); m = MB(); m.cyl((.15, 1.35, 0), (.15, 1.35, .52), .02, n=10); m.cyl((.15, 1.35, .52), (.15, 1.35, .55), .24, n=40); m.obj('st', [M['brass']]); I.lamp(.15, 1.35, .55, .17, .24, power=9, shade=2.2, stem=.30); I.rbox('b1', .16, .34, 1.14, 1.27, .55, .575, M['sea'], .003)
    I.lamp(-2.6, 1.75, .46, .12, .2, power=3, shade=1.4, stem=.2); m = MB(); m.box(-2.9, 3.35, y0 - .02, y0 + .01, H - .05, H - .02); m.obj('led', [emission('led', (1, .74, .46), 4)]); area((.2, 1.6, H - .06), (.2, 2.3, 1.0), 5.5, 46, (1, .76, .5), .2); area((X + .1, .1, 1.5), (1, .4, .6), 2.4, 64, (1, .74, .56), 1.5); area((.5, -3, H - .1), (0, .5, .3), 3, 34, (1, .84, .68)); seascape(cam, d, 17, (.008, .04, .06), .3, far_land=.6, yaw=-52, half=48); haze_out(d, (.60, .48, .45), (1.0, .64, .4), 8000)

@scene('chart-house-bar', grade=look(exposure=.3, coarse=2), alt='Bottles lit from behind on glass shelves over a marble bar, brass stools in front.', **ROOM)
def bar():
    dim((.05, .06, .09)); M = R.mats(); camera((-2.3, -2.9, 1.42), (.20, 1.2, 1.20), 29); plane(-6, 6, -6, 3, 0, I.planks('fl', (.12, .075, .045), (.20, .13, .08), rough=.25)); m = MB(); m.quad((-6, 2.2, 0), (6, 2.2, 0), (6, 2.2, 2.7), (-6, 2.2, 2.7)); m.obj('wall', [M['oakd']]); m = MB(); m.quad((-6, -6, 2.7), (6, -6, 2.7), (6, 3, 2.7), (-6, 3, 2.7)); m.obj('ceil', [principled('cd', (.14, .11, .085), .5)])
    I.rbox('top', -3.2, 3.4, .30, .98, 1.06, 1.11, M['marble'], .012); I.rbox('body', -3.1, 3.3, .48, .95, 0, 1.06, M['oakd'], .01)
    for x in np.arange(-3.0, 3.3, .115): I.rbox('fl', x, x + .085, .445, .49, .10, 1.0, M['oakz'], .02)
    m = MB(); m.cyl((-3.2, .26, .22), (3.4, .26, .22), .022, n=14); m.obj('foot', [M['brass']]); m = MB(); m.box(-3.1, 3.3, .42, .44, 1.03, 1.05); m.obj('led', [emission('led', (1, .72, .42), 5)])
    m = MB(); m.quad((-2.6, 2.17, 1.12), (2.9, 2.17, 1.12), (2.9, 2.17, 2.45), (-2.6, 2.17, 2.45)); m.obj('panel', [emission('panel', (1, .70, .40), .85)]); I.rbox('bb', -2.9, 3.2, 1.75, 2.2, .9, .95, M['marble'], .006); I.rbox('bbb', -2.9, 3.2, 1.8, 2.2, 0, .9, M['oakd'], .006); rng = np.random.default_rng(11); gl = [principled(f'bt{i}', c, .06, .6, alpha=.82, coat=.6) for i, c in enumerate(((.50, .20, .03), (.05, .12, .05), (.66, .58, .44), (.30, .07, .02), (.08, .14, .17), (.58, .36, .08)))]; lab = principled('label', (.74, .69, .58), .7); b = MB()
    for z in (.95, 1.40, 1.85):
        if z > 1: I.rbox('gs', -2.6, 2.9, 1.86, 2.14, z - .018, z, M['brass'], .003)
        x = -2.5
        while x < 2.8:
            r = rng.uniform(.034, .05); h = rng.uniform(.26, .35); k = int(rng.integers(6)); bottle(b, x + r, 2.0 + rng.uniform(-.03, .03), z, h, r, k, (1, 1, 1)); P.lathe(b, (x + r, 2.0, z), [(r * 1.03, h * .16), (r * 1.03, h * .46)], 20, 6, cap=False); x += 2 * r + rng.uniform(.012, .05)
            if abs(x - .15) < .12: x += .1
    b.obj('bottles', gl + [lab])
    for x in (-2.65, 2.95): I.rbox('post', x - .05, x + .05, 1.84, 2.2, .95, 2.5, M['brass'], .006)
    for i in range(5): stool(-2.3 + i * 1.12, -.08, M['brass'], M['sea'], .74)
    for i in range(4):
        x = -2.0 + i * 1.45; m = MB(); m.cyl((x, .62, 2.05), (x, .62, 2.7), .006, n=6); m.obj('cord', [M['brass']]); m = MB(); m.sphere((x, .62, 1.93), .115, 24); m.obj('globe', [emission('globe', (1, .78, .52), 3.2)]); point((x, .62, 1.78), 11, (1, .74, .46), .1)
    R.glassware(-.75, .58, 1.11, 1.15, .5); R.glassware(-.55, .66, 1.11, 1.15, .3); m = MB(); P.lathe(m, (.25, .66, 1.11), [(.05, 0), (.055, .02), (.06, .20), (.045, .24), (.03, .27), (.02, .30)], 32); m.obj('shaker', [M['steel']]); I.vase(1.5, .68, 1.11, .7, M['cerd'], M['leaf'], rng); m = MB()
    for j in range(5): P.lemon(m, (.62 + .07 * (j % 3), .62 + .07 * (j // 3), 1.155), .034, (1, .3 * j, 0))
    m.obj('lem', [principled('lemon', (.78, .56, .05), .42)]); area((-2, -3.4, 2.4), (0, .5, .8), 2, 42, (1, .80, .58), 1.2); area((-4.5, -1, 1.8), (0, .5, 1), 1.6, 24, (.6, .72, 1), 1.6)

@scene('pool-after-dark', grade=look(exposure=.25, coarse=1, bloom=.10), alt='The pool on the after deck at night, lit from below, loungers along it and the sea beyond the rail.', **ROOM)
def pool():
    d = dusk_sky(6, 0, .75, 14, .5, [(0, (.62, .42, .38)), (.06, (.40, .36, .44)), (.16, (.18, .24, .40)), (.4, (.06, .12, .26)), (1, (.015, .04, .11))], (.5, .26, .14)); M = R.mats(); cam = (-4.6, -5.8, 2.5); camera(cam, (.4, 3, .30), 26); m = MB(); Z = 0
    for x0, x1, y0, y1 in ((-9, -2.2, -9, 13), (2.2, 9, -9, 13), (-2.2, 2.2, -9, -3), (-2.2, 2.2, 9.4, 13)): m.quad((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0))
    m.obj('deck', [M['teak']]); cop = P.stone('coping', (.56, .53, .48), (.70, .67, .61), 2, .3, .5)
    for x0, x1, y0, y1 in ((-2.5, -2.2, -3.3, 9.7), (2.2, 2.5, -3.3, 9.7), (-2.2, 2.2, -3.3, -3), (-2.2, 2.2, 9.4, 9.7)): I.rbox('cop', x0, x1, y0, y1, -.1, .05, cop, .02)
    def tl(k, b): t = k.new('ShaderNodeTexBrick'); k.put(t.inputs['Vector'], k.pos()); t.offset = 0; t.inputs['Scale'].default_value = 1; t.inputs['Brick Width'].default_value = .1; t.inputs['Row Height'].default_value = .1; t.inputs['Mortar Size'].default_value = .004; t.inputs['Color1'].default_value = (.06, .34, .40, 1); t.inputs['Color2'].default_value = (.08, .42, .47, 1); t.inputs['Mortar'].default_value = (.30, .5, .5, 1); k.put(b.inputs['Base Color'], t.outputs['Color']); k.put(b.inputs['Emission'], t.outputs['Color']); b.inputs['Emission Strength'].default_value = 1.25
    m = MB(); m.box(-2.2, 2.2, -3, 9.4, -1.35, 0, skip='t'); m.obj('basin', [principled('tiles', (.1, .4, .45), .4, fn=tl)])
    w = thin_glass('poolw', (.78, .96, .97), .55, .0, .0); k = N(w.node_tree); bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = .16; bn.inputs['Distance'].default_value = .05; k.put(bn.inputs['Height'], k.noise(k.pos(), 2.6, 4, .55, .5))
    for nd in k.n:
        if nd.type in ('BSDF_GLOSSY', 'FRESNEL'): k.put(nd.inputs['Normal'], bn.outputs[0])
    X, Y = np.meshgrid(np.linspace(-2.2, 2.2, 90), np.linspace(-3, 9.4, 220), indexing='ij'); grid_obj('water', X, Y, -.09 + .012 * fbm(X * 1.6, Y * 1.6, 3, 4), [w])
    for y in (-1.4, 2.0, 5.4, 8.4):
        for s in (-1, 1): point((s * 1.9, y, -.6), 26, (.55, .92, 1), .12)
    area((0, 3, -.03), (0, 3, 5), 4, 60, (.45, .86, .95), 11)
    for i in range(6): I.lounger(3.9, -2.2 + i * 1.9, 0, math.radians(-90), M['oak'], M['white'], i + 2, M['sea'] if i % 2 else None)
    for i in range(5): R.lantern(2.95, -1.3 + i * 1.9, 0, .9, M)
    for i in range(4): I.lounger(-3.9, 1.4 + i * 1.9, 0, math.radians(90), M['oak'], M['white'], i + 12)
    I.glass_rail([(-9, 12.6), (9, 12.6)], 0, 1.12, M['glass'], M['oak'], M['steel'])
    for x, y in ((-5.6, 10.8), (5.6, 10.8)): R.plant(x, y, 0, 1.8, M, int(abs(x)))
    m = MB()
    for s in (-1, 1): m.box(s * 2.62 - .02, s * 2.62 + .02, -3.4, 9.8, .004, .02)
    m.obj('led', [emission('led', (1, .72, .42), 3)]); area((0, -7, 4), (0, 2, 0), 5, 40, (1, .82, .62), 2); sun(sundir(45, 190), (.45, .55, .85), .22, 40); seascape(cam, d, 22, (.006, .025, .04), .3, far_land=1.9, yaw=24, half=56); haze_out(d, (.34, .32, .38), (.5, .36, .3), 8000)

@scene('coiled-rope', grade=look(exposure=-.05, coarse=0), alt='A rope coiled flat on a teak deck beside a polished cleat, the sea out of focus beyond the rail.', **ROOM)
def rope():
    d = day_sky(30, 235, .11, dict(amount=.4, opacity=.6, seed=3), haze=((.55, .63, .70), .05, (.85, .78, .66))); M = R.mats(); cam = (-.55, -1.05, .74); camera(cam, (.06, .25, .05), 34, fstop=3.5, focus=1.25); m = MB(); m.box(-6, 8, -5, 2.1, -.2, 0); m.obj('deck', [M['teak']]); I.rbox('kick', -8, 9, 2.02, 2.16, 0, .22, M['whitep'], .03); m = MB()
    for x in np.arange(-6, 8, 1.2): m.cyl((x, 2.1, .2), (x, 2.1, 1.1), .018, n=10)
    for z in (.5, .8): m.cyl((-8, 2.1, z), (9, 2.1, z), .006, n=6)
    m.obj('stan', [M['steel']]); I.rbox('cap', -8, 9, 2.04, 2.16, 1.1, 1.15, M['oak'], .03); r = .0155; turns = 8
    def lay(pts):
        P_ = np.array(pts); t = np.gradient(P_, axis=0); s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P_, axis=0), axis=1))]); t /= np.linalg.norm(t, axis=1)[:, None]; u = np.cross(t, (0, 0, 1)); u /= np.linalg.norm(u, axis=1)[:, None] + 1e-9; v = np.cross(u, t); m = MB()
        for k in range(3): a = s / .075 * 2 * np.pi + k * 2.094; q = P_ + (.52 * r) * (np.cos(a)[:, None] * u + np.sin(a)[:, None] * v); P.tube(m, q, r * .62, 8, 0, (1 - .06 * k,) * 3)
        return m
    th = np.linspace(0, 2 * math.pi * turns, 1500); R0 = .045 + .0315 * th / (2 * math.pi); pts = [(.10 + a * math.cos(t), .28 + a * math.sin(t), r + .001 * math.sin(7 * t)) for a, t in zip(R0, th)]; e = pts[-1]; tail = [(e[0] + (.50) * q, e[1] + .30 * q ** 1.5 * 1.0, r + .05 * float(sstep(.6, 1, q))) for q in np.linspace(.005, 1, 140)]
    rp = principled('rope', lambda k: k.mixc(1., k.mixc(k.noise(k.pos(), 90, 4, .7), (.56, .47, .33), (.78, .70, .55)), k.attr(), 'MULTIPLY'), .9, .1, bump=(220, .6, .002, 3)); lay(pts + tail).obj('rope', [rp]); c = np.array(tail[-1]); br = principled('bronze', lambda k: k.mixc(k.noise(k.pos(), 20, 5), (.52, .36, .16), (.72, .54, .28)), .24, metal=1); m = MB(); b = np.array((c[0] + .03, c[1] + .02, 0))
    for s in (-1, 1): P.lathe(m, (b[0] + s * .055, b[1], 0), [(.045, 0), (.03, .02), (.022, .06), (.024, .085)], 24); P.tube(m, [(b[0], b[1], .088), (b[0] + s * .06, b[1], .092), (b[0] + s * .12, b[1], .098), (b[0] + s * .18, b[1], .112)], [.022, .022, .017, .009], 18)
    m.box(b[0] - .12, b[0] + .12, b[1] - .045, b[1] + .045, 0, .008); m.obj('cleat', [br]); f8 = []; 
    for q in np.linspace(0, 1, 150): t = q * 4 * math.pi; f8.append((b[0] + .085 * math.sin(t), b[1] + .038 * math.sin(2 * t), .115 + .030 * q + .012 * math.cos(2 * t)))
    lay([tuple(c)] + [(c[0] + .01, c[1] + .01, .08)] + f8).obj('hitch', [rp]); sun(d, (1, .87, .68), 4.4, .7); seascape((cam[0], cam[1], .74), d, 14, amp=.35, far_land=1.4, yaw=20, half=55); haze_out(d, (.55, .63, .70), (.85, .78, .66), 9000)

@scene('spa-room', grade=look(exposure=.25, coarse=2), alt='A treatment room with folded towels, warm lamps and a round porthole over the sea.', **ROOM)
def spa():
    d = day_sky(20, 20, .13, dict(amount=.4, opacity=.6, seed=5), haze=((.62, .66, .70), .06, (.95, .82, .66))); M = R.mats(); cam = (-1.45, -2.45, 1.45); camera(cam, (.30, 1.5, .98), 29); m = MB(); H = 2.45; A = [2 * math.pi * i / 48 for i in range(48)]; cx, cz, r = .25, 1.45, .46
    pl = P.lime('tadelakt', (.60, .53, .44), .12, .25, 1.2); sq = []
    for i in range(48):
        a = A[i]; k = 1 / max(abs(math.cos(a)), abs(math.sin(a))); sq.append((cx + .95 * k * math.cos(a), 1.9, cz + .95 * k * math.sin(a)))
    m.loft([[(cx + r * math.cos(a), 1.9, cz + r * math.sin(a)) for a in A], sq], smooth=False); m.quad((-3, 1.9, 0), (3, 1.9, 0), (3, 1.9, .5), (-3, 1.9, .5)); m.quad((-3, 1.9, 2.4), (3, 1.9, 2.4), (3, 1.9, H), (-3, 1.9, H)); m.quad((-3, 1.9, .5), (cx - .95, 1.9, .5), (cx - .95, 1.9, 2.4), (-3, 1.9, 2.4)); m.quad((cx + .95, 1.9, .5), (3, 1.9, .5), (3, 1.9, 2.4), (cx + .95, 1.9, 2.4)); m.loft([[(cx + r * math.cos(a), 1.9, cz + r * math.sin(a)) for a in A], [(cx + r * math.cos(a), 2.2, cz + r * math.sin(a)) for a in A]]); m.quad((-3, -4, H), (3, -4, H), (3, 2, H), (-3, 2, H)); m.quad((2.2, -4, 0), (2.2, 2, 0), (2.2, 2, H), (2.2, -4, H)); m.obj('walls', [pl])
    m = MB(); P.ring(m, (cx, 1.89, cz), r + .03, .035, axis=(0, 1, 0), n=64); m.obj('port', [M['brass']]); m = MB()
    for i in range(12): a = i * math.pi / 6; m.sphere((cx + (r + .035) * math.cos(a), 1.85, cz + (r + .035) * math.sin(a)), .012, 8)
    m.obj('bolts', [M['brass']]); plane(-5, 5, -5, 2, 0, M['floor']); R.slats(M, -2.0, -4, 1.9, 0, H)
    I.rbox('base', -.62, 1.25, -.05, .72, .10, .52, M['oakd'], .03); I.cushion('matt', (.315, .335, .63), (1.98, .80, .22), M['white'], .06, 9); I.drape('sheet', -.70, 1.30, -.07, .74, .755, .30, M['linen'], 5, .012, sides='XyY', res=190, fold=.016); I.drape('thr', .55, 1.31, -.09, .76, .765, .26, M['sea'], 9, .010, sides='XyY', res=130, fold=.014); I.pillow('pl', (-.48, .335, .83), .42, .56, .14, M['white'], (0, .15, 0), 3)
    for k in range(4): I.cushion('tw', (.98, .33, .815 + k * .055), (.38 - .02 * k, .28, .055), M['white' if k % 2 == 0 else 'linen'], .12, 4, (0, 0, .05 * (k % 2)), k)
    I.rbox('shelf', 1.55, 2.2, .2, 1.85, .62, .68, M['oak'], .01); rng = np.random.default_rng(3); I.vase(1.9, 1.55, .68, .8, M['cer'], M['leaf'], rng); m = MB()
    for i, (h, rr) in enumerate(((.20, .032), (.16, .03), (.24, .028))): P.lathe(m, (1.72 + .10 * i, .72 + .08 * i, .68), [(rr, 0), (rr, h * .7), (rr * .4, h * .82), (rr * .4, h)], 24)
    m.obj('bots', [principled('amber', (.30, .12, .03), .08, coat=.6)]); m = MB(); P.lathe(m, (1.85, 1.15, .68), [(.06, 0), (.13, .06), (.125, .065), (.05, .01)], 40, cap=False); m.obj('bowl', [M['cerd']])
    for x, y, z, h in ((1.62, 1.30, .68, .10), (1.72, 1.40, .68, .14), (-1.45, 1.5, .0, .22), (-1.28, 1.62, .0, .14), (-1.6, 1.66, 0, .32)): m = MB(); m.cyl((x, y, z), (x, y, z + h), .036, n=20); m.obj('cand', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.5)]); m = MB(); m.sphere((x, y, z + h + .025), (.008, .008, .022), 8); m.obj('fl', [emission('fl', (1, .6, .24), 60)]); point((x, y, z + h + .06), 1.6, (1, .6, .28), .02)
    m = MB(); m.box(-1.96, -1.90, -4, 1.9, H - .08, H - .04); m.box(-2, 2.2, 1.80, 1.84, H - .08, H - .04); m.obj('led', [emission('led', (1, .72, .44), 5)]); area((0, 1.75, H - .1), (0, 1.9, 1.2), 4, 22, (1, .76, .5), .15); area((cx, 1.84, cz), (.2, 0, .6), .8, 30, (.92, .96, 1), .8); area((-.6, -3.4, 2.2), (.2, .5, .7), 2, 42, (1, .82, .62), 1.2); sun(d, (1, .84, .62), 3.5, .8); seascape(cam, d, 6, amp=.3, far_land=.7, yaw=18, half=40); haze_out(d, (.62, .66, .70), (.95, .82, .66), 9000)

@scene('piano-lounge', grade=look(exposure=.25, coarse=2), alt='A grand piano with its lid raised by tall windows, evening light on the wood and the sea behind.', **ROOM)
def piano():
    d = dusk_sky(18, 6, .9, 12, .6); M = R.mats(); cam = (-3.0, -2.9, 1.5); camera(cam, (.25, 1.3, .98), 28); H = 2.8; plane(-6, 6, -6, 3.4, 0, I.planks('fl', (.20, .125, .07), (.33, .22, .13), rough=.22)); m = MB(); m.quad((-6, -6, H), (6, -6, H), (6, 3.4, H), (-6, 3.4, H)); m.obj('ceil', [M['ceil']])
    for x in np.arange(-5.6, 6, 1.4): I.rbox('mu', x - .035, x + .035, 3.3, 3.42, 0, H, M['oakd'], .006)
    I.rbox('sill', -6, 6, 3.28, 3.42, 0, .16, M['oakd'], .006); m = MB(); m.quad((-6, 3.36, .1), (6, 3.36, .1), (6, 3.36, H), (-6, 3.36, H)); m.obj('pane', [M['glass']]); I.curtain('c1', -4.4, -3.4, 3.15, .02, H, M['sheer'], 9, .07, 1); I.curtain('c2', 3.6, 4.9, 3.15, .02, H, M['sheer'], 10, .07, 2)
    n = 60; out = []   # the case from above: keys along -y, tail to +y
    pts = [(-.74, 0), (.74, 0), (.74, .35), (.72, .62), (.60, .92), (.38, 1.16), (.22, 1.42), (.06, 1.68), (-.18, 1.84), (-.46, 1.84), (-.66, 1.72), (-.74, 1.5)]
    def smooth(p): q = []; [q.extend([(a[0] * .75 + b[0] * .25, a[1] * .75 + b[1] * .25), (a[0] * .25 + b[0] * .75, a[1] * .25 + b[1] * .75)]) for a, b in zip(p, p[1:] + p[:1])]; return q
    body = [(-.74, .02), (.74, .02)] + [q for q in smooth(smooth(pts)) if q[1] > .12]; lac = principled('lacq', (.012, .011, .011), .06, .6, coat=.8); m = MB(); rim = body; inner = [(x * .945, .03 + y * .965) for x, y in body]; m.prism(rim, .62, .92, 0, caps=False); m.loft([[(x, y, .92) for x, y in rim], [(x, y, .92) for x, y in inner], [(x, y, .80) for x, y in inner]], 0, smooth=False); m.add([(x, y, .62) for x, y in rim], [tuple(range(len(rim)))], 0); m.add([(x, y, .80) for x, y in inner], [tuple(range(len(inner)))], 1)
    for x, y in ((-.60, .22), (.60, .22), (-.38, 1.6)): P.lathe(m, (x, y, 0), [(.03, 0), (.03, .06), (.045, .09), (.075, .50), (.085, .62)], 20)
    L = [(-.74 + .0, y, .93) for y in (0, 1)]; ang = math.radians(38); hinge = -.74; lid = [(hinge + (x - hinge) * math.cos(ang), y, .94 + (x - hinge) * math.sin(ang)) for x, y in body if y > .30]; lid2 = [(a - .012 * math.sin(ang), b, c + .02) for a, b, c in lid]; m.add(lid, [tuple(range(len(lid)))], 0); m.add(lid2, [tuple(range(len(lid)))], 0); k = len(lid); m.add(lid + lid2, [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], 0); m.cyl((.62, .62, .92), (.30, .62, .94 + 1.04 * math.sin(ang)), .010, n=8)
    m.box(-.76, .76, -.30, .02, .62, .70); m.box(-.76, -.66, -.30, .02, .70, .86); m.box(.66, .76, -.30, .02, .70, .86); m.box(-.66, .66, -.02, .02, .70, .90); m.box(-.42, .42, .10, .12, .92, 1.16); m.box(-.02, .02, -.02, .02, .12, .62, 0, (1, 1, 1), 0, (0, .35, 0)); o = m.obj('piano', [lac, principled('plate', lambda k: k.mixc(k.noise(k.pos(), 8, 4), (.62, .42, .16), (.5, .33, .12)), .3, metal=1)]); kb = MB(); w = 1.30 / 52
    for i in range(52): kb.box(-.65 + i * w + .0008, -.65 + (i + 1) * w - .0008, -.27, -.03, .70, .745, 0)
    for i in range(51):
        if (i + 5) % 7 not in (2, 6): kb.box(-.65 + (i + 1) * w - .006, -.65 + (i + 1) * w + .006, -.175, -.03, .745, .757, 1)
    q = kb.obj('keys', [principled('ivory', (.80, .77, .70), .25, coat=.3), principled('ebony', (.015, .014, .014), .25)]); st = MB()
    for i in range(46): x = -.64 + i * .026; st.cyl((x, .10, .845), (x * .62 - .16 * (i / 46), min(1.72, .75 + 1.0 * (1 - i / 46)), .845), .0022, n=4, caps=False)
    s_ = st.obj('strings', [M['steel']])
    for z in (o, q, s_): z.location = (.35, .55, 0); z.rotation_euler = (0, 0, math.radians(-52))
    c, sn = math.cos(math.radians(-52)), math.sin(math.radians(-52)); bx, by = .35 + .75 * sn, .55 - .75 * c; I.cushion('bench', (bx, by, .47), (.78, .36, .10), principled('blk', (.03, .028, .026), .4), .1, 7, (0, 0, math.radians(-52)))
    m = MB()
    for dx in (-.32, .32):
        for dy in (-.13, .13): m.cyl((bx + dx * c - dy * sn, by + dx * sn + dy * c, 0), (bx + dx * c - dy * sn, by + dx * sn + dy * c, .43), .022, n=8)
    m.obj('bl', [lac]); I.rug('rug', -2.0, 2.8, -1.6, 2.6, M['rug']); I.chair(3.1, .9, 0, math.radians(-100), M['oakd'], M['sand'], 3, .78); I.chair(2.9, -.5, 0, math.radians(-75), M['oakd'], M['sand'], 5, .78); R.plant(-3.6, 2.3, 0, 2.0, M, 3); I.lamp(4.0, .2, .5, .18, .28, power=8, shade=2.0, stem=.4); area((0, 3.2, 1.6), (0, 0, .8), 6, 95, (1, .78, .62), 2.2); area((-2.5, -4.5, 2.5), (0, .8, .6), 2.6, 60, (1, .84, .66), 1.2); area((2.5, -2, H - .1), (.5, .5, .5), 2, 30, (1, .80, .58)); sun(sundir(8, 18), (1, .60, .34), 3.0, 1.6); seascape(cam, d, 18, (.008, .038, .055), .32, far_land=1.2, yaw=30, half=56); haze_out(d, (.60, .47, .44), (1.0, .62, .38), 8000)
