"""Workshops, cellars and tables: what guests see on a morning ashore, from close by."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, interiors as I, props as P
from scenes import scene, day_sky, rocky
import rooms as R

ROOM = dict(width=1600, samples=14, bounces=3)
def look(**k): return dict(dict(coarse=1, sat=1.05, bloom=.08, warm=.01, vignette=.18), **k)
def dim(col=(.02, .025, .035), s=1.0):
    k, bg = sky._world(); k.put(bg.inputs[0], rgba(col)); bg.inputs[1].default_value = s
def plane(x0, x1, y0, y1, z, mat, name='ground'):
    m = MB(); m.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)); return m.obj(name, [mat])
def glow(m, c, r, power, col=(1, .66, .34), soft=.08): m.sphere(c, r, 14); point(c, power, col, soft)

@scene('cellar-barrels', grade=look(exposure=.75, coarse=2), alt='Oak barrels along both sides of a vaulted stone cellar, lit by small lamps.', **dict(ROOM, samples=22))
def cellar():
    dim(); cam = (-.55, -3.6, 1.5); camera(cam, (.12, 6, 1.12), 26)
    st = P.rubble('vault', (.46, .38, .29), (.64, .55, .43), 3.0, (.42, .36, .29), .8, 1.6); fl = P.stone('cellarfloor', (.22, .18, .14), (.36, .30, .24), 1.2, .5, .6)
    A = [math.pi * i / 30 for i in range(31)]; prof = [(-2.3, 0)] + [(-2.3 * math.cos(a), 1.35 + 1.75 * math.sin(a)) for a in A] + [(2.3, 0)]; m = MB(); m.loft([[(x, y, z) for x, z in prof] for y in np.linspace(-5, 15, 9)], close=False); m.obj('tunnel', [st]); plane(-3, 3, -5, 15, 0, fl)
    P_ = MB()
    for y in (1.0, 4.2, 7.4, 10.6, 13.8):
        pr = [(-2.3 * math.cos(a), 1.35 + 1.75 * math.sin(a)) for a in A]; P_.loft([[(x * k, y + dy, 1.35 + (z - 1.35) * k) for x, z in pr] for k, dy in ((1.0, -.22), (.93, -.22), (.93, .22), (1.0, .22))], close=False, smooth=False)
        for s in (-1, 1): P_.box(s * 2.3 - .17 + .0, s * 2.3 + .17, y - .22, y + .22, 0, 1.4)
    P_.obj('ribs', [P.stone('ribst', (.50, .43, .34), (.66, .58, .47))])
    wood = I.oak('stave', (.22, .125, .06), (.36, .22, .11), rough=.5); iron = principled('hoop', (.10, .095, .09), .45, metal=.7); b = MB()
    for s in (-1, 1):
        for i in range(15):
            y = -2.4 + i * .82; P.barrel(b, (s * 1.68, y, .56), (1, 0, 0), .95, .385)
            if i % 1 == 0 and i < 14: P.barrel(b, (s * 1.70, y + .41, 1.20), (1, 0, 0), .95, .385)
        for x in (1.45, 1.95): b.box(s * x - .05, s * x + .05, -3.5, 10, .06, .20, 0)
    b.obj('barrels', [wood, iron]); m = MB()
    for y in (1.0, 4.2, 7.4, 10.6): glow(m, (0, y, 2.62), .055, 42 if y > 1.5 else 50); m.cyl((0, y, 2.66), (0, y, 2.98), .008, n=6)
    m.obj('bulbs', [emission('bulb', (1, .68, .36), 22)])
    # a barrel stands upright in front with a candle and two glasses; at the end a wall of bottles behind an arch
    b = MB(); P.barrel(b, (.62, .35, .47), (0, 0, 1), .94, .36); b.obj('stand', [wood, iron]); R.glassware(.50, .22, .925, 1.0, .5); R.glassware(.70, .38, .925, 1.0, .4); m = MB(); m.cyl((.78, .22, .925), (.78, .22, 1.06), .022, n=16); m.obj('wax', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.5)]); m = MB(); m.sphere((.78, .22, 1.088), (.008, .008, .024), 8); m.obj('fl', [emission('fl', (1, .6, .24), 60)]); point((.78, .22, 1.12), 3.2, (1, .6, .28), .02)
    m = MB(); P.arch_wall(m, -2.6, 2.6, 3.4, 0, 1.7, 1.45, 14.2, .5); m.obj('end', [st]); m = MB(); m.quad((-1.4, 14.9, 0), (1.4, 14.9, 0), (1.4, 14.9, 3), (-1.4, 14.9, 3)); m.obj('glow', [emission('gl', (1, .62, .30), .8)])
    area((-.6, -3.4, 2.8), (0, 1, .6), 1.2, 26, (1, .78, .54), 1.2)

@scene('glass-furnace', grade=look(exposure=.7, bloom=.10, coarse=2), alt='The mouth of a glass furnace glows in a brick wall; blowpipes lean beside it and finished vases stand on a bench.', **dict(ROOM, samples=22))
def furnace():
    dim((.03, .04, .055)); camera((-1.0, -2.5, 1.45), (-.18, 3, 1.14), 31, fstop=8, focus=4.2)
    br = P.bricks('oldbrick', (.30, .155, .10), (.46, .26, .17), (.33, .28, .23)); fb = P.bricks('firebrick', (.60, .48, .36), (.72, .60, .46), (.42, .34, .27), .2, .09); m = MB(); P.arch_wall(m, -4, 4, 4.2, .35, .78, 1.12, 2.0, .5, 0, 1, z0=.82); m.box(-4, 4, 2.0, 2.5, 0, .82, 0); m.obj('wall', [br, fb])
    m = MB(); A = [math.pi * i / 20 for i in range(21)]; m.loft([[(.35 - .39 * q * math.cos(a), 2.0 - d, 1.12 + .39 * q * math.sin(a)) for a in A] for q, d in ((1.0, .0), (1.0, .06), (1.36, .06), (1.36, 0))], close=False, smooth=False)
    for s in (-1, 1): m.box(.35 + s * .46 - .07, .35 + s * .46 + .07, 1.94, 2.0, .82, 1.12)
    m.box(-.45, 1.15, 1.75, 2.02, .70, .80); m.obj('arch', [fb])
    hot = emission('hot', (1, .5, .15), 9); k = N(hot.node_tree); e = [q for q in k.n if q.type == 'EMISSION'][0]; s3 = k.new('ShaderNodeSeparateXYZ'); k.put(s3.inputs[0], k.pos()); k.put(e.inputs[0], k.ramp(k.mapr(s3.outputs[2], .8, 1.6), [(0, (1, .72, .34)), (.5, (1, .42, .10)), (1, (.8, .18, .03))])); m = MB(); m.box(-.4, 1.1, 2.45, 3.0, .75, 1.75, skip='f'); m.obj('oven', [hot]); area((.35, 2.1, 1.15), (.1, -2, .6), .7, 95, (1, .45, .14), .6); point((.35, 1.8, 1.1), 14, (1, .46, .16), .2)
    dk = principled('ironk', (.06, .055, .05), .4, metal=.8); plane(-6, 6, -5, 3, 0, P.stone('concrete', (.13, .115, .10), (.24, .21, .18), .8, .3, .5))
    m = MB()
    for i, x in enumerate((1.42, 1.55, 1.70, 1.80)): m.cyl((x, 1.55 - .04 * i, .02), (x + .10 - i * .03, 1.98, 1.75 + .05 * i), .014, n=8); m.cyl((x + .07 - i * .03, 1.9, 1.35), (x + .10 - i * .03, 1.98, 1.75 + .05 * i), .02, n=8)
    for x in (-.25, .9):  # the yoke and a pipe across it
        pass
    m.cyl((-.10, .55, 0), (-.10, .55, .98), .022, n=8); m.cyl((-.24, .55, 0), (-.10, .55, .3), .016, n=6); m.cyl((.04, .55, 0), (-.10, .55, .3), .016, n=6); P.tube(m, [(-.20, .55, 1.06), (-.14, .55, .99), (-.10, .55, .98), (-.06, .55, .99), (0, .55, 1.06)], .012, 8); m.cyl((-.62, -.75, .98), (.14, 1.25, 1.03), .015, n=10); m.obj('pipes', [dk])
    g = emission('gather', (1, .40, .10), 5.5); k = N(g.node_tree); e = [q for q in k.n if q.type == 'EMISSION'][0]; lw = k.new('ShaderNodeLayerWeight'); k.put(e.inputs[0], k.ramp(lw.outputs['Facing'], [(0, (1, .62, .22)), (.55, (1, .34, .07)), (1, (.5, .09, .02))])); m = MB(); P.lathe(m, (.14, 1.25, 1.03), [(.016, -.06), (.05, -.02), (.115, .08), (.135, .18), (.11, .28), (.05, .34), (.004, .355)], 30, 0, axis=(.76, 2.0, .05)); m.obj('gather', [g]); point((.2, 1.2, 1.05), 8, (1, .45, .16), .12)
    # bench with vases
    I.rbox('bt', -2.35, -.95, 1.15, 1.75, .80, .86, I.oak('bench', (.20, .12, .065), (.34, .22, .13)), .008)
    for x in (-2.25, -1.05):
        for y in (1.22, 1.68): I.rbox('bl', x - .04, x + .04, y - .04, y + .04, 0, .8, bpy.data.materials['bench'], .006)
    def gl(c): return principled('gls', c, .03, .6, coat=1, alpha=.72)
    for x, y, s, c, pr in ((-2.15, 1.5, 1.0, (.02, .20, .22), ((.07, 0), (.11, .06), (.13, .16), (.10, .26), (.05, .32), (.045, .38), (.075, .43))), (-1.83, 1.35, 1, (.42, .16, .03), ((.05, 0), (.12, .05), (.145, .12), (.12, .20), (.09, .22))), (-1.52, 1.52, 1, (.05, .10, .24), ((.06, 0), (.07, .05), (.06, .22), (.045, .40), (.06, .50))), (-1.22, 1.35, 1, (.20, .27, .14), ((.045, 0), (.10, .04), (.12, .11), (.10, .17)))):
        m = MB(); P.lathe(m, (x, y, .86), [(r * s, h * s) for r, h in pr] + [((r - .006) * s, h * s) for r, h in pr[::-1][:3]], 40, cap=False); m.obj('vase', [gl(c)])
    m = MB(); m.quad((-4.0, -3, 1.6), (-4.0, 1.2, 1.6), (-4.0, 1.2, 3.6), (-4.0, -3, 3.6)); m.obj('win', [emission('winl', (.45, .62, .85), 1.1)]); area((-3.7, -.6, 2.6), (0, 1.5, .7), 2.4, 130, (.60, .76, 1), 2)

@scene('copper-stills', grade=look(exposure=.2), alt='Copper stills with long necks in a whitewashed room, daylight on the metal.', **ROOM)
def stills():
    dim((.35, .40, .46), .5); camera((-2.6, -4.6, 1.6), (.55, 2.6, 1.62), 27)
    wh = P.lime('wash', (.78, .75, .69)); m = MB(); m.quad((-7, 4, 0), (7, 4, 0), (7, 4, 5), (-7, 4, 5)); m.quad((5.2, -6, 0), (5.2, 4, 0), (5.2, 4, 5), (5.2, -6, 5)); m.quad((-7, -6, 4.6), (7, -6, 4.6), (7, 4, 4.6), (-7, 4, 4.6)); m.obj('walls', [wh]); tiles = P.bricks('terra', (.40, .20, .13), (.50, .28, .19), (.40, .35, .29)); k = N(tiles.node_tree)
    def tl(k, b):
        t = k.new('ShaderNodeTexBrick'); k.put(t.inputs['Vector'], k.pos()); t.offset = 0; t.inputs['Scale'].default_value = 1; t.inputs['Brick Width'].default_value = .36; t.inputs['Row Height'].default_value = .36; t.inputs['Mortar Size'].default_value = .008; t.inputs['Color1'].default_value = (.36, .17, .11, 1); t.inputs['Color2'].default_value = (.46, .25, .165, 1); t.inputs['Mortar'].default_value = (.22, .17, .13, 1); k.put(b.inputs['Base Color'], k.mixc(1., t.outputs['Color'], k.ramp(k.noise(k.pos(), 3, 6), [(.3, (.7, .7, .7)), (.7, (1.1, 1.1, 1.1))]), 'MULTIPLY'))
    plane(-8, 8, -8, 5, 0, principled('terrafloor', (.4, .2, .12), .32, .4, fn=tl)); bm = I.oak('beam', (.20, .12, .065), (.32, .20, .11)); m = MB()
    for x in np.arange(-6, 6, 1.5): m.box(x - .09, x + .09, -6, 4, 4.35, 4.6)
    m.obj('beams', [bm])
    cu = principled('copper', lambda k: k.mixc(k.noise(k.pos(), 1.8, 6, .6), (.72, .30, .15), (.90, .48, .28)), .17, .5, metal=1, bump=(16, .10, .01)); br = principled('brassq', (.72, .55, .28), .22, metal=1); b = MB(); c = MB(); q = MB(); rv = MB()
    for i, (x, y) in enumerate(((-1.7, 2.0), (.55, 2.2), (2.8, 2.4))):
        P.lathe(b, (x, y, 0), [(1.02, 0), (1.02, .72), (.96, .76)], 60); P.lathe(c, (x, y, .70), [(.86, 0), (.90, .10), (.92, .42), (.86, .66), (.66, .86), (.40, 1.00), (.30, 1.10), (.27, 1.20), (.30, 1.30), (.36, 1.42), (.38, 1.56), (.33, 1.70), (.22, 1.82), (.15, 1.92), (.12, 2.05)], 72)
        a = [math.pi * j / 16 for j in range(17)]; pts = [(x, y, 2.70)] + [(x + .30 - .30 * math.cos(t), y - .12 * (1 - math.cos(t)), 2.80 + .34 * math.sin(t)) for t in a] + [(x + .70, y - .30, 2.35), (x + .98, y - .40, 1.7)]; P.tube(c, pts, list(np.linspace(.12, .065, len(pts))), 20)
        P.lathe(c, (x + 1.02, y - .42, .25), [(.27, 0), (.27, 1.3), (.20, 1.40), (.07, 1.46)], 40)
        for z in (.80, 1.12, 1.38): P.ring(q, (x, y, .70 + z - .70), [.875, .915, .88][(.80, 1.12, 1.38).index(z)] + .012, .016, n=72)
        P.ring(q, (x, y, 1.82), .30, .02, n=40); P.lathe(q, (x - .45, y - .80, 1.12), [(.20, -.05), (.20, .05), (.15, .09), (.06, .12)], 36, axis=(-.45, -.85, .1))
        for j in range(28): t = j * 2 * math.pi / 28; q.sphere((x + .925 * math.cos(t), y + .925 * math.sin(t), 1.12), .018, 6)
        q.cyl((x + .2, y - .95, .95), (x + .2, y - 1.15, .95), .03, n=10); P.ring(q, (x + .2, y - 1.16, .95), .08, .012, axis=(0, 1, 0), n=24)
    b.obj('base', [P.bricks('stillbrick', (.46, .24, .16), (.56, .33, .23), (.55, .50, .43))]); c.obj('stills', [cu]); q.obj('fit', [br])
    for x in (-4.4, -.6, 3.1):
        m = MB(); m.quad((x, 3.97, 2.0), (x + 1.0, 3.97, 2.0), (x + 1.0, 3.97, 3.7), (x, 3.97, 3.7)); m.obj('pane', [emission('skyw', (.80, .90, 1.0), 2.6)]); m = MB()
        for u in (0, .33, .66, 1.0): m.box(x + u - .018, x + u + .018, 3.93, 3.98, 2.0, 3.7)
        for u in (0, .57, 1.13, 1.7): m.box(x, x + 1, 3.93, 3.98, 2.0 + u - .018, 2.0 + u + .018)
        m.obj('bars', [principled('bars', (.05, .07, .065), .4)])
    wood = I.oak('stave', (.26, .15, .08), (.40, .26, .14), rough=.5); iron = principled('hoop', (.10, .095, .09), .45, metal=.7); z = MB(); P.barrel(z, (4.3, 1.1, .47), (0, 0, 1), .94, .36); P.barrel(z, (4.6, .2, .37), (0, 1, 0), .94, .36); z.obj('bar', [wood, iron])
    area((-5.5, -1.5, 3.4), (0, 2, 1), 3.2, 330, (.92, .96, 1), 2.6); area((0, -5.5, 3.8), (0, 2, 1), 5, 120, (1, .93, .84), 2); area((5.0, -2.5, 2.4), (0, 2.5, 1), 1.6, 60, (1, .86, .66), 2.2)

@scene('zellige-floor', grade=look(exposure=1.2, coarse=0, bloom=.05), alt='Hand-cut tiles laid as eight-pointed stars in green, blue and white, the cutter’s hammer beside them.', **ROOM)
def zellige():
    dim((.5, .5, .5), .25); camera((-.34, -.62, .50), (.02, .16, 0), 40, fstop=4.5, focus=.80)
    rng = np.random.default_rng(4); Rr = .062; r = Rr * .7654; m = MB(); COL = [(.02, .16, .10), (.02, .10, .26), (.72, .70, .64), (.46, .25, .05), (.03, .20, .17)]
    def tile(poly, c, mat, h=.006, k=.985):
        cx, cy = np.mean(poly, 0); g = rng.uniform(.78, 1.15); tx, ty = rng.normal(0, .018, 2); q = [(cx + (x - cx) * k, cy + (y - cy) * k) for x, y in poly]; top = [(x, y, h + tx * (x - cx) + ty * (y - cy)) for x, y in q]; n = len(q); v = top + [(x, y, 0) for x, y in q]; col = tuple(min(1, x * g) for x in c); m.add(v, [tuple(range(n))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], mat, col)
    def star(cx, cy, Ro, n=8, ri=.7654): return [(cx + (Ro if i % 2 == 0 else Ro * ri) * math.cos(math.pi * i / n), cy + (Ro if i % 2 == 0 else Ro * ri) * math.sin(math.pi * i / n)) for i in range(2 * n)]
    for i in range(-12, 14):
        for j in range(-8, 22):
            cx, cy = i * 2 * Rr, j * 2 * Rr
            kind = (i + 2 * j) % 4; s_out = star(cx, cy, Rr); s_in = star(cx, cy, Rr * .60); o_ = COL[(0, 1, 0, 4)[kind]]; c_in = COL[2] if kind != 1 else COL[3]
            for a in range(8):  # eight kites round a small star
                b = [s_out[(2 * a - 1) % 16], s_out[2 * a], s_out[(2 * a + 1) % 16], s_in[(2 * a + 1) % 16], s_in[2 * a], s_in[(2 * a - 1) % 16]]; tile(b, o_, 0, k=.965)
            tile(s_in, c_in, 0, k=.955)
            T_ = lambda X, Y, a: (X + (Rr if a % 2 == 0 else r) * math.cos(math.pi * a / 8), Y + (Rr if a % 2 == 0 else r) * math.sin(math.pi * a / 8)); w = 2 * Rr
            cross = [T_(cx, cy, a) for a in (0, 1, 2, 3, 4)] + [T_(cx, cy + w, a) for a in (-3, -2, -1, 0)] + [T_(cx + w, cy + w, a) for a in (9, 10, 11, 12)] + [T_(cx + w, cy, a) for a in (5, 6, 7)]
            tile(cross, (.80, .77, .70), 0, k=.955)
    m.obj('tiles', [principled('glaze', lambda k: k.mixc(1., k.attr(), k.ramp(k.noise(k.pos(), 46, 5, .6), [(.3, (.74, .74, .74)), (.7, (1.08, 1.08, 1.08))]), 'MULTIPLY'), .10, .5, coat=.6, bump=(70, .14, .004, 3))]); plane(-3, 3, -2, 4, .0012, principled('grout', (.52, .47, .39), .95))
    h = MB(); h.cyl((-.02, .02, .022), (.26, .20, .022), .011, .013, 16, 0); d = np.array((.28, .18, 0)) / math.hypot(.28, .18); n_ = np.array((-d[1], d[0], 0)); c = np.array((-.02, .02, .022)); P.lathe(h, c, [(.004, -.085), (.016, -.055), (.018, 0), (.016, .055), (.004, .085)], 20, 1, axis=tuple(n_)); h.obj('hammer', [I.oak('handle', (.34, .20, .10), (.5, .33, .18)), principled('steelh', (.16, .15, .14), .3, metal=.9)])
    ch = MB()
    for i in range(70):
        a, q = rng.uniform(0, 6.28), abs(rng.normal(0, .045)); x, y = -.20 + q * math.cos(a), .16 + q * math.sin(a) * .8; s = rng.uniform(.003, .010); yaw = rng.uniform(0, 3); c = COL[rng.integers(5)]; ch.add([(x + s * math.cos(yaw + t) * f, y + s * math.sin(yaw + t) * f, z) for z in (.007, .012 + .006 * rng.uniform()) for t, f in ((0, 1), (2.0, 1), (4.1, 1.2))], [(0, 1, 2), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], 0, c)
    ch.obj('chips', [principled('chips', lambda k: k.attr(), .4)]); area((-1.5, 1.3, .9), (0, .2, 0), .9, 16, (1, .90, .76), 1.3); area((1.2, -.4, 1.6), (0, .1, 0), 1.2, 6, (.75, .86, 1))

@scene('medina-door', grade=look(exposure=.15, coarse=0), alt='A studded green door in a carved arch, sun across the lime-washed wall, three pots of herbs on the step.', **ROOM)
def door():
    d = day_sky(44, 222, .10, False, dust=2); camera((-1.5, -6.4, 1.6), (-.12, 0, 1.55), 38)
    wall = P.lime('mwall', (.74, .50, .34), .16, .7, .8); st = P.stone('jamb', (.66, .56, .42), (.80, .71, .56)); m = MB(); P.arch_wall(m, -6, 6, 6.5, 0, 1.9, 1.85, 0, .55, 0, 1, pointed=.25); m.obj('wall', [wall, st])
    m = MB(); A = [math.pi * i / 28 for i in range(29)]
    arc = lambda q, z0=1.85: [(-.95 * q - .0, 0)] + [(-.95 * q * math.cos(a), z0 + (.95 * q + .25) * math.sin(a) ** .7) for a in A] + [(.95 * q, 0)]
    for q0, q1, dep in ((1.0, 1.10, .07), (1.13, 1.17, .045), (1.30, 1.38, .06)):
        m.loft([[(x, y, z) for x, z in arc(q)] for q, y in ((q0, .0), (q0, -dep), (q1, -dep), (q1, 0))], close=False, smooth=False)
    for i in range(1, 28):  # carved teeth round the arch
        a = math.pi * i / 28; x, z = -.95 * 1.235 * math.cos(a), 1.85 + (.95 * 1.235 + .25) * math.sin(a) ** .7; m.sphere((x, -.01, z), (.035, .03, .035), 8)
    m.box(-1.62, 1.62, -.08, .02, 3.62, 3.74); m.box(-1.70, 1.70, -.12, .02, 3.74, 3.84)
    for s in (-1, 1): m.box(s * 1.50 - .10, s * 1.50 + .10, -.07, .02, 0, 3.62)
    m.box(-2.2, 2.2, -.95, .5, -.02, .16); m.box(-3, 3, -1.5, .5, -.20, .0); m.obj('frame', [st]); plane(-9, 9, -12, .3, -.18, P.rubble('cobble', (.34, .30, .25), (.48, .43, .36), 5.5, (.26, .23, .19), .8, 1))
    paint = principled('doorpaint', lambda k: k.mixc(k.mapr(k.noise(k.scale(k.pos(), (9, 9, 1.2)), 2.2, 7, .7), .38, .66), (.018, .12, .105), (.06, .26, .22)), .5, .35, bump=(26, .35, .01, 5)); m = MB()
    for i in range(10): x = -.95 + i * .19; m.box(x + .004, x + .186, .30, .36, .16, 3.1)
    m.box(-.02, .02, .27, .36, .16, 3.1)
    for z in (.5, 1.55, 2.35): m.box(-.95, .95, .275, .31, z - .06, z + .06)
    m.obj('door', [paint]); iron = principled('stud', (.07, .06, .05), .38, metal=.85); br = principled('brassd', (.62, .46, .22), .25, metal=1); m = MB()
    for z in (.5, .78, 1.05, 1.30, 1.55, 1.82, 2.09, 2.35):
        for i in range(10): m.sphere((-.855 + i * .19, .285 if z in (.5, 1.55, 2.35) else .302, z), (.028, .022, .028), 10)
    m.obj('studs', [iron]); m = MB()
    for s in (-1, 1): P.lathe(m, (s * .19, .27, 1.62), [(.07, .0), (.065, .02), (.03, .035)], 24, axis=(0, -1, 0)); P.ring(m, (s * .19, .225, 1.53), .085, .013, axis=(.0, 1, .25), n=36)
    m.obj('knock', [br]); leaf = principled('leaf', lambda k: k.mixc(1., (.10, .19, .06), k.attr(), 'MULTIPLY'), .6); tc = principled('tcotta', lambda k: k.mixc(k.noise(k.pos(), 7, 6), (.40, .19, .10), (.56, .30, .18)), .85, .15)
    for x, y, s in ((-1.28, -.42, 1.0), (1.36, -.30, 1.25), (1.72, -.66, .8)):
        m = MB(); P.lathe(m, (x, y, .16 if abs(x) < 1.6 else .0), [(.13 * s, 0), (.19 * s, .30 * s), (.21 * s, .31 * s), (.21 * s, .36 * s), (.18 * s, .36 * s), (.17 * s, .32 * s)], 40); m.obj('pot', [tc]); rng = np.random.default_rng(int(s * 10)); b = MB(); trees._leaves(b, [(rng.normal() * .10, rng.normal() * .10, .15 + .25 * rng.uniform()) for _ in range(9)], [.13] * 9, 1500, .030, rng, mat=0, flat=.9); o = b.obj('herb', [leaf]); o.location = (x, y, .42 * s + .1); o.scale = (s, s, s)
    m = MB(); m.box(-9, -5.3, -9, -1.2, 0, 9); m.obj('opposite', [wall]); sun(sundir(47, 228), (1, .86, .66), 4.6, .6); area((0, -7, 3), (0, 0, 1), 5, 60, (1, .84, .68), 4)
