"""Salons, patios and decks of the larger suites."""
import math
import numpy as np
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R
from scenes import scene, day_sky
from suites import ROOM, look, group, outside, front, sidetable, picture, bed, night, board, plate

def stripes(name, a, b, w=.16, axis=0, own=False):
    def col(k):
        sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], k.obj() if own else k.pos()); return k.mixc(k.math('GREATER_THAN', k.math('FRACT', k.math('DIVIDE', sp.outputs[axis], w * 2)), .5), a, b)
    return principled(name, col, .9, .1, sheen=.3, bump=(160, .2, .002, 2))
def tiles(name, a, b, mortar, w=.24, h=.24, off=.0, rough=.5, rot=False):
    def fn(k, bs):
        v = k.pos()
        if rot: q = k.new('ShaderNodeMapping'); k.put(q.inputs[0], v); q.inputs['Rotation'].default_value = (0, 0, math.radians(45)); v = q.outputs[0]
        t = k.new('ShaderNodeTexBrick'); k.put(t.inputs['Vector'], v); t.offset = off
        for n_, x in (('Scale', 1), ('Brick Width', w), ('Row Height', h), ('Mortar Size', .005), ('Mortar Smooth', .2)): t.inputs[n_].default_value = x
        for n_, x in (('Color1', a), ('Color2', b), ('Mortar', mortar)): t.inputs[n_].default_value = rgba(x)
        n = k.noise(k.pos(), 3.5, 6, .6); k.put(bs.inputs['Base Color'], k.mixc(1., t.outputs['Color'], k.ramp(n, [(.25, (.82, .82, .82)), (.75, (1.08, 1.08, 1.08))]), 'MULTIPLY')); bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = .4; bn.inputs['Distance'].default_value = .006; k.put(bn.inputs['Height'], k.math('SUBTRACT', 1., t.outputs['Fac'])); k.put(bs.inputs['Normal'], bn.outputs[0])
    return principled(name, a, rough, .35, fn=fn)

def fig(M, x, y, h, seed=1, n=420):
    rng = np.random.default_rng(seed); m = MB(); tips = []
    P.tube(m, [(x, y, 0), (x + .03, y, .35), (x - .02, y + .02, .75), (x + .02, y, 1.0)], [.075, .06, .055, .05], 12)
    for i in range(8):
        a = i * 2.4 + rng.uniform(-.3, .3); r = rng.uniform(.5, 1.0); top = np.array((x + r * math.cos(a), y + r * math.sin(a), h * rng.uniform(.72, 1))); p0 = np.array((x, y, rng.uniform(.8, 1.0))); mid = p0 * .5 + top * .5 + (0, 0, .16); Q = [p0, mid, top]; P.tube(m, Q, [.034, .022, .009], 8); tips += [(p0 + (mid - p0) * t * 2 if t < .5 else mid + (top - mid) * (t * 2 - 1)) for t in rng.uniform(.35, 1.1, n // 8)]
    for c in tips:
        c = c + rng.normal(0, .13, 3); b = rng.uniform(0, 6.28); L = rng.uniform(.13, .24); u = np.array((math.cos(b), math.sin(b), rng.uniform(-.55, .15))); u /= np.linalg.norm(u); w = np.cross(u, (0, 0, 1.)); w /= np.linalg.norm(w); nn = np.cross(w, u); lob = [(0, 0), (.22, .34), (.42, .22), (.56, .46), (.70, .20), (1.0, 0), (.70, -.20), (.56, -.46), (.42, -.22), (.22, -.34)]
        m.add([tuple(c + L * (p * u + q * w - .25 * p * p * nn - .2 * abs(q) * nn)) for p, q in lob], [tuple(range(10))], 1, (rng.uniform(.6, 1.25),) * 3)
    m.obj('fig', [principled('bark', (.42, .38, .33), .8, bump=(18, .4, .01)), principled('figleaf', lambda k: k.mixc(1., (.17, .26, .08), k.attr(), 'MULTIPLY'), .5, .35)])

def patio():
    """The patio of the Málaga Suite under its white ceiling, for second_lights.py."""
    d = day_sky(50, -128, .12, dict(amount=.42, opacity=.7, seed=2), haze=((.58, .68, .78), .05, (.9, .86, .78)))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.4, 2.4, -3.6, 3.4, 2.75; cam, at = (.95, -3.35, 1.52), (-.22, 1.6, 1.02); camera(cam, at, 23, shift=(0, .015)); wl = P.lime('limew', (.82, .78, .71), .08, .4, 1.4); terra = tiles('terra', (.50, .235, .13), (.58, .30, .175), (.62, .52, .42), .30, .30, .5, .45)
    m = MB(); m.quad((-9, -6, 0), (9, -6, 0), (9, Y1, 0), (-9, Y1, 0)); m.obj('floor', [terra])
    for s, x in ((-1, X0), (1, X1)):   # arcaded side walls, rooms behind
        def w():
            m = MB(); L = Y1 - Y0
            for a in (1.15, 3.5, 5.85): P.arch_wall(m, a - 1.175, a + 1.175, H + .25, a, 1.45, 1.55, 0, .22, 0)
            m.obj('arches', [wl])
        e = group(x, Y0 if s < 0 else Y0 + 7.05, 90 if s < 0 else -90, w); m = MB(); m.quad((s * 6, -7, 0), (s * 6, 5, 0), (s * 6, 5, 3), (s * 6, -7, 3)); m.quad((s * 2.4, Y1 + .05, 0), (s * 6, Y1 + .05, 0), (s * 6, Y1 + .05, 3), (s * 2.4, Y1 + .05, 3)); m.quad((s * 2.4, -7, H), (s * 6, -7, H), (s * 6, 5, H), (s * 2.4, 5, H)); m.obj('inner', [M['wall']]); area((s * 4.2, .6, 2.6), (s * 4.0, .6, 0), 3.0, 100, (1, .86, .68), 2.0)
    bed(M, -5.9, -3.8, -.75, 1.15, throw=I.cloth('rust', (.40, .15, .075), scale=90, bump=.5, sheen=.45)); I.rbox('hb', -5.98, -5.9, -1.1, 1.5, .2, 1.3, M['head'], .03); I.lamp(-5.65, 1.45, .5, .15, .24, power=6, shade=2, stem=.25); I.rbox('ns', -5.9, -5.4, 1.25, 1.7, 0, .5, M['oakd'], .01)
    I.curtain('ac', 1.62, 2.05, X0 - .30, .02, 2.3, M['sheer'], 5, .05, 1, axis='y'); I.curtain('ac', -.75, -.45, X0 - .30, .02, 2.35, M['sheer'], 4, .05, 2, axis='y'); I.curtain('ac', .55, .95, X1 + .30, .02, 2.35, M['sheer'], 5, .05, 3, axis='y'); I.curtain('ac', 1.5, 1.9, X1 + .30, .02, 2.35, M['sheer'], 5, .05, 4, axis='y')
    m = MB(); m.quad((-9, -6, 0), (-9, -6, H), (9, -6, H), (9, -6, 0)); m.quad((X0, -6, H), (X0, Y0 + .4, H), (X1, Y0 + .4, H), (X1, -6, H)); m.obj('back', [wl])
    m = MB(); m.quad((X0, Y0, H + .24), (X0, Y1, H + .24), (X1, Y1, H + .24), (X1, Y0, H + .24)); m.box(X0 - 6, X1 + 6, Y1 - .05, Y1 + 2.3, H + .24, H + .5); m.obj('ceiling', [wl])
    for y in np.arange(Y0 + .6, Y1 - .2, .72): I.rbox('beam', X0, X1, y - .05, y + .05, H + .10, H + .25, M['oak'], .008)
    front(M, X0, X1, Y1, H + .2, (X0 + .03, -.8, .8, X1 - .03), (0, 2), sheer=(0, 0), heavy=(0, 0)); R.terrace(M, X0 - 6, X1 + 6, Y1, Y1 + 2.2, H, over=False)
    m = MB(); P.lathe(m, (-1.25, .95, 0), [(.62, 0), (.62, .30), (.58, .36), (.50, .36), (.50, .28), (.001, .27)], 48, cap=False); m.obj('bed', [wl]); m = MB(); P.lathe(m, (-1.25, .95, .28), [(.5, 0), (.001, .03)], 40, cap=False); m.obj('soil', [principled('soil', (.10, .065, .04), .95, bump=(30, .8, .02))]); fig(M, -1.25, .95, 2.5, 4, 760)
    az = tiles('azul', (.80, .79, .74), (.10, .20, .30), (.70, .66, .58), .10, .10, 0, .5, True); I.rbox('top', -.42, 1.42, -.15, .85, .71, .745, wl, .012); m = MB(); m.quad((-.38, -.11, .747), (1.38, -.11, .747), (1.38, .81, .747), (-.38, .81, .747)); m.obj('tiles', [az])
    for x in (-.1, 1.1): I.rbox('leg', x - .05, x + .05, .0, .7, 0, .71, wl, .02)
    for x in (-.10, .5, 1.10): I.chair(x, 1.12, 0, 0, M['oak'], M['linen'], 3, .50); I.chair(x, -.42, 0, math.pi, M['oak'], M['linen'], 5, .50)
    rng = np.random.default_rng(6); m = MB(); P.lathe(m, (.30, .38, .747), [(.05, 0), (.06, .01), (.17, .07), (.165, .075), (.05, .02)], 40, cap=False); m.obj('bowl', [M['cerd']]); m = MB()
    for i in range(11): a = i * 2.39; r = .09 * math.sqrt(i / 11); P.lemon(m, (.30 + r * math.cos(a), .38 + r * math.sin(a), .815 + .035 * (i < 4)), .034, (math.cos(a * 3), math.sin(a * 3), .2))
    m.obj('lemons', [principled('lemon', (.80, .56, .06), .45)]); m = MB(); P.lathe(m, (.82, .44, .747), [(.05, 0), (.075, .04), (.08, .12), (.04, .19), (.05, .25), (.045, .25), (.03, .19)], 36, cap=False); m.obj('jug', [M['cer']]); R.glassware(1.0, .20, .747, .9); R.glassware(.62, .62, .747, .9); R.plant(1.95, 2.75, 0, 1.5, M, 6); I.vase(-2.0, 2.9, 0, 1.9, principled('jar', (.52, .25, .14), .7)); I.vase(-1.55, 3.05, 0, 1.2, principled('jar2', (.58, .32, .19), .7))
    area((0, -4.6, 2.3), (0, 0, .8), 3, 60, (1, .94, .86), 1.5); area((0, Y1 + .2, 1.6), (0, 0, .9), 4, 50, (.9, .95, 1), 2.2); sun(d, (1, .86, .66), 6.0, .8); outside(d, cam, at, 19, (.60, .69, .78), (.9, .86, .8), 10000, col=(.006, .065, .105), far_land=.7)

def plunge_pool():
    """The deck room of the Saint-Tropez Suite from its middle to the wall of the suite beside it, for second_lights.py."""
    d = day_sky(38, 52, .12, dict(amount=.4, opacity=.7, seed=11), haze=((.56, .67, .78), .05, (.88, .86, .80)))
    M = R.mats(); X0, X1 = -4.2, 3.8; cam, at = (-2.3, -3.1, 1.52), (.55, 2.4, .72); camera(cam, at, 23, shift=(0, .03)); can = stripes('canvas', (.80, .77, .71), (.09, .19, .25), .17); fine = stripes('ticking', (.80, .77, .71), (.09, .19, .25), .042, 0, True); st = P.stone('rim', (.70, .66, .58), (.82, .78, .71), .6, .06, .4)
    m = MB(); px0, px1, py0, py1 = -.3, 2.8, 2.3, 4.0
    for a, b, c, e in ((-9, px0, -6, 4.6), (px1, 9, -6, 4.6), (px0, px1, -6, py0), (px0, px1, py1, 4.6)): m.box(a, b, c, e, -.3, 0)
    m.obj('deck', [M['teak']]); tl = tiles('pooltile', (.22, .52, .55), (.32, .64, .66), (.60, .72, .70), .06, .06, 0, .3); m = MB(); m.quad((px0, py0, -.9), (px1, py0, -.9), (px1, py1, -.9), (px0, py1, -.9))
    for a, b in (((px0, py0), (px1, py0)), ((px1, py0), (px1, py1)), ((px1, py1), (px0, py1)), ((px0, py1), (px0, py0))): m.quad((*a, -.9), (*b, -.9), (*b, .46), (*a, .46))
    m.box(px0, px0 + .55, py0, py1, -.9, .10); m.obj('pool', [tl])
    for a, b, c, e in ((px0 - .24, px1 + .24, py0 - .24, py0), (px0 - .24, px1 + .24, py1, py1 + .24), (px0 - .24, px0, py0, py1), (px1, px1 + .24, py0, py1)): I.rbox('coping', a - .02, b + .02, c - .02, e + .02, .44, .50, st, .012); I.rbox('wallp', a, b, c, e, 0, .45, M['whitep'], .004)
    X, Y = np.meshgrid(np.linspace(px0, px1, 160), np.linspace(py0, py1, 100), indexing='ij'); grid_obj('water', X, Y, .40 + .010 * fbm(X * 2.2, Y * 2.2, 3, 4), [principled('poolwater', lambda k: k.mixc(k.noise(k.pos(), 3.2, 4, .6), (.055, .30, .34), (.12, .44, .47)), .03, .5, emit=(.05, .30, .34), estr=.30, coat=.2)])
    R.terrace(M, -9, 9, 4.5, 4.62, 2.6, 0, over=False)
    # canvas over slender brass poles, with a cut valance, from the wall to the neighbour
    XW = 4.5
    n = 40; U, V = np.meshgrid(np.linspace(X0 - 2, XW, 60), np.linspace(-3.6, 1.9, n), indexing='ij'); zc = lambda v: 2.95 - .42 * (v + 3.6) / 5.5; grid_obj('awning', U, V, zc(V) - .05 * np.sin((V + 3.6) / 5.5 * math.pi * 3) ** 2, [can]); m = MB(); w = .17
    for i in range(int((XW - X0 + 2) / w)):
        x = math.floor((X0 - 2) / w) * w + w + i * w; rowz = [(x + w * t, 1.9, zc(1.9) - .20 - .05 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 8)]; m.add([(x, 1.9, zc(1.9)), *rowz, (x + w, 1.9, zc(1.9))], [tuple(range(10))])
    m.obj('valance', [can]); m = MB(); m.cyl((X0 - 2, 1.88, zc(1.9)), (XW, 1.88, zc(1.9)), .022, n=12)
    for x in (-3.3, .25, 3.75): m.cyl((x, 1.88, 0), (x, 1.88, zc(1.9)), .026, n=14); P.lathe(m, (x, 1.88, 0), [(.07, 0), (.07, .015), (.03, .03)], 20)
    m.obj('poles', [M['brass']])
    wall_to_neighbour(M, XW, fine)
    for k in range(4):   # the folded glass
        for y in (.55, 1.5): I.rbox('leaf', 4.15 + k * .08, 4.19 + k * .08, y - .025, y + .025, 0, 2.45, M['oakd'], .006)
        for z in (.0, 2.4): I.rbox('leaf', 4.15 + k * .08, 4.19 + k * .08, .55, 1.5, z, z + .05, M['oakd'], .006)
        m = MB(); m.quad((4.17 + k * .08, .55, .05), (4.17 + k * .08, 1.5, .05), (4.17 + k * .08, 1.5, 2.4), (4.17 + k * .08, .55, 2.4)); m.obj('lp', [M['glass']])
    I.rug('rug', -2.6, 1.9, -1.5, 1.4, M['rug']); R.sofa(dict(M, can=can), -2.9, -2.0, -.9, 1.4, 'l', 3, 'white', 2); R.sofa(M, .9, 1.85, -1.2, 1.2, 'r', 3, 'white', 8)
    for x, y, z, c, s_, r in ((-2.45, -.35, .68, fine, 3, -84), (-2.45, 1.1, .68, M['sea'], 4, -100), (1.42, -.8, .68, M['sea'], 5, 75), (1.42, .15, .68, fine, 6, 92), (1.42, .85, .68, M['sand'], 7, 104)): I.pillow('pi', (x, y, z), .5, .5, .18, c, (math.radians(66), 0, math.radians(r)), s_)
    m = MB(); m.cyl((-.45, .1, .02), (-.45, .1, .33), .36, .30, 44); m.obj('ctb', [M['oak']]); m = MB(); m.cyl((-.45, .1, .33), (-.45, .1, .37), .56, n=60); m.obj('ct', [st]); board(M, -.60, -.05, .37); rng = np.random.default_rng(4); I.vase(-.28, .28, .37, .6, M['cer'], M['leaf'], rng); R.glassware(-.30, -.12, .37, .9)
    I.lounger(-2.35, 3.05, 0, math.radians(183), M['oak'], M['white'], 1, M['sea']); I.lounger(-1.35, 3.1, 0, math.radians(177), M['oak'], M['white'], 5, M['sea']); R.plant(-3.5, 3.9, 0, 1.7, M, 2); R.plant(3.55, 1.2, 0, 1.6, M, 9); sidetable(M, -1.75, 3.5, .42, .22, 'oak'); I.cushion('tw', (px1 - .1, py0 - .12, .55), (.34, .22, .08), M['white'], .2, 4, seed=3)
    area((-.4, -3.4, 2.3), (0, 1.5, .4), 3.2, 80, (1, .95, .87), 1.5); area((0, -.8, 2.4), (0, 0, 0), 4.5, 60, (1, .95, .88), 2.4); sun(d, (1, .88, .70), 5.5, .7); outside(d, cam, at, 19, (.58, .68, .78), (.88, .86, .80), 9500, col=(.006, .07, .105), far_land=.55, amp=.25)

def wall_to_neighbour(M, x, stripe):
    """The wall at x between two suites, along the room and the deck, with the shower of the deck and a towel on it."""
    m = MB(); m.box(x, x + .15, -6, 4.62, 0, 2.9); m.obj('neighbour', [M['wall']]); m = MB(); y = 3.55; P.tube(m, [(x - .03, y, .95), (x - .03, y, 2.12), (x - .06, y, 2.18), (x - .40, y, 2.20)], .013, 10); m.cyl((x - .40, y, 2.16), (x - .40, y, 2.20), .12, .12, n=40)
    for q in (.95, 1.15): m.cyl((x, y, q), (x - .09, y, q), .022, n=20)
    m.obj('shower', [M['brass']]); m = MB(); m.cyl((x, 2.72, 1.62), (x - .10, 2.72, 1.62), .012, n=12); m.sphere((x - .10, 2.72, 1.62), .02, 12); m.obj('hook', [M['brass']]); import dressing; dressing.towel(dict(M, stripe=stripe), x - .06, 2.72, 1.60, .42, .78, 'stripe', 3, 'y')

def louver(x, y, yaw, mat, w=.72, h=2.3, z=.02, p=.062, rise=.034):
    """One leaf of a louvered shutter; its hinge stands at x, y."""
    m = MB()
    for a, b, c, e in ((0, .07, 0, h), (w - .07, w, 0, h), (.07, w - .07, 0, .10), (.07, w - .07, h - .09, h), (.07, w - .07, h * .48, h * .48 + .07)): m.box(a, b, -.018, .018, c, e)
    q = .12
    while q < h - .09 - rise:
        if not h * .47 < q < h * .48 + .075: m.add([(.06, -.022, q), (w - .06, -.022, q), (w - .06, .022, q + rise), (.06, .022, q + rise), (.06, -.022, q + .007), (w - .06, -.022, q + .007), (w - .06, .022, q + rise + .007), (.06, .022, q + rise + .007)], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (2, 6, 7, 3)])
        q += p
    o = m.obj('louver', [mat]); o.location = (x, y, z); o.rotation_euler = (0, 0, math.radians(yaw)); return o

@scene('suite-drawing-room', grade=look(exposure=.14, warm=.004), alt='A drawing room in late sun: an upright piano against oak panels, two sofas on a dark blue rug and a table for six by the glass.', **ROOM)
def drawing_room():
    d = day_sky(15, 44, .13, dict(amount=.4, opacity=.6, seed=5, col=(1.0, .86, .70)), haze=((.66, .62, .60), .06, (1.0, .76, .52)))
    M = R.mats(); X0, X1, Y0, Y1, H = -3.6, 3.5, -3.9, 3.3, 2.75; cam, at = (-2.75, -3.45, 1.46), (.72, 1.2, 1.0); camera(cam, at, 23, shift=(0, -.01)); R.room(M, X0, X1, Y0, Y1, H); R.terrace(M, X0, X1, Y1, Y1 + 2.6, H); I.rug('rug', -1.7, 2.3, -1.5, 1.5, I.cloth('rugb', (.075, .13, .155), scale=60, bump=.8, var=.2))
    for y in (-2.6, -1.3, 0, 1.3, 2.6): I.rbox('beam', X0, X1, y - .05, y + .05, H - .09, H, M['oak'], .006)
    for k in range(11): I.rbox('panel', X1 - .05, X1 - .01, -3.3 + k * .58, -3.3 + (k + 1) * .58 - .012, .12, H - .1, M['oakz'], .006)
    def piano():
        lac = principled('lac', (.035, .022, .016), .12, .5, coat=.6); m = MB(); m.box(-.75, .75, .12, .58, 0, 1.22); m.box(-.75, .75, -.16, .14, .60, .70); m.box(-.75, -.68, -.16, .14, .70, .80); m.box(.68, .75, -.16, .14, .70, .80); m.box(-.78, .78, .09, .62, 1.22, 1.25); m.box(-.75, -.69, -.14, -.08, 0, .60); m.box(.69, .75, -.14, -.08, 0, .60); m.box(-.68, .68, .06, .12, .76, .80); m.box(-.36, .36, .06, .075, .92, 1.16); m.obj('piano', [lac]); w = 1.34 / 52; kb = MB(); kb.box(-.67, .67, -.14, .10, .70, .726)
        for i in range(51):
            if (i + 5) % 7 not in (2, 6): kb.box(-.67 + (i + 1) * w - .006, -.67 + (i + 1) * w + .006, -.045, .09, .726, .738, 1)
        for i in range(53): kb.box(-.67 + i * w - .0007, -.67 + i * w + .0007, -.1405, .09, .70, .7265, 1)
        kb.obj('keys', [principled('ivory', (.80, .77, .70), .25, coat=.3), principled('ebony', (.015, .014, .014), .25)]); I.cushion('bench', (0, -.55, .48), (.80, .36, .09), M['sea'], .1, 7); m = MB()
        for a in (-.34, .34):
            for b in (-.68, -.42): m.cyl((a, b, 0), (a, b, .44), .02, n=10)
        m.obj('bl', [lac]); I.rbox('music', -.16, .16, .03, .04, .93, 1.14, M['white'], .002, rot=(math.radians(-8), 0, 0)); I.lamp(.52, .38, 1.25, .12, .18, power=5, shade=1.8, stem=.2); I.vase(-.5, .36, 1.25, .7, M['cer'])
    group(X1 - .68, -.35, -90, piano)
    R.sofa(M, -1.75, -.80, -1.3, 1.0, 'l', 3, 'linen', 2); R.sofa(M, -.30, 1.75, .95, 1.85, 'k', 3, 'linen', 9)
    for x, y, c, s_, r in ((-1.33, -1.0, 'sea', 3, -80), (-1.33, .6, 'sand', 4, -98), (.05, 1.42, 'sand', 5, 12), (1.42, 1.42, 'sea', 6, -10)): I.pillow('pi', (x, y, .68), .5, .5, .18, M[c], (math.radians(66), 0, math.radians(r)), s_)
    I.rbox('ct', -.15, 1.05, -.45, .25, .34, .385, M['marble'], .01); I.rbox('ctb', .0, .90, -.32, .12, .0, .34, M['oakd'], .01); board(M, .20, -.10, .385); rng = np.random.default_rng(5); I.vase(.75, -.02, .385, .62, M['cerd'], M['leaf'], rng); sidetable(M, -.60, 1.55, .52, .22); I.lamp(-.60, 1.55, .52, .16, .24, power=6, shade=1.8, stem=.28)
    I.rbox('dt', -2.75, -.75, 2.05, 2.90, .71, .75, M['oakd'], .01); I.rbox('dtl', -2.45, -2.35, 2.15, 2.8, 0, .71, M['oakd'], .01); I.rbox('dtl', -1.15, -1.05, 2.15, 2.8, 0, .71, M['oakd'], .01); m = MB(); P.lathe(m, (-1.75, 2.5, .75), [(.05, 0), (.06, .01), (.18, .08), (.175, .085), (.05, .02)], 40, cap=False); m.obj('bowl', [M['brass']])
    for x in (-2.40, -1.75, -1.10): I.chair(x, 1.92, 0, math.pi, M['oakd'], M['sand'], 3, .48); I.chair(x, 3.0, 0, 0, M['oakd'], M['sand'], 5, .48)
    picture(M, X0, -.2, 1.3, 1.1, 1.95, 1); front(M, X0, X1, Y1, H, (X0 + .03, -1.2, 1.1, X1 - .03), (0, 2), sheer=(.6, .8)); R.plant(2.95, 2.6, 0, 1.8, M, 3); I.chair(2.2, -2.1, 0, math.radians(-205), M['oakd'], M['white'], 6, .74)
    can = stripes('awn', (.74, .66, .54), (.80, .76, .68), .22); X, Y = np.meshgrid(np.linspace(X0, X1, 40), np.linspace(Y1 + .2, Y1 + 2.5, 20), indexing='ij'); grid_obj('awning', X, Y, 2.62 - .12 * (Y - Y1), [can]); I.lounger(1.6, 4.6, -.02, math.radians(168), M['oak'], M['white'], 3)
    area((-.2, Y1 + .3, 1.5), (-.2, 0, .8), 5.6, 110, (1, .90, .78), 2.3); area((0, -1, H - .12), (0, -1, 0), 5, 70, (1, .90, .76), 5); area((-2.6, -3.7, 2.3), (.8, .8, .7), 1.8, 36, (1, .90, .78), 1.5); sun(d, (1, .72, .44), 5.5, .9); outside(d, cam, at, 19, (.66, .61, .58), (1.0, .76, .52), 8500, far_land=.3)

@scene('suite-breakfast', grade=look(exposure=.22), alt='Seen from the bed at first light: its foot under a sea-green throw, a sofa, a table laid for three and the whole wall open to the sea.', **ROOM)
def breakfast():
    d = day_sky(12, -22, .17, dict(amount=.45, opacity=.7, seed=21, col=(1.0, .90, .80)), haze=((.70, .68, .70), .06, (1.0, .80, .62)))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.75, 2.75, -4.3, 2.7, 2.55; cam, at = (.32, -3.78, 1.62), (-.02, 1.6, .84); camera(cam, at, 22.5); R.room(M, X0, X1, Y0, Y1, H); R.terrace(M, X0, X1, Y1, Y1 + 2.5, H)
    group(-.1, -3.9, 90, lambda: bed(M, 0, 2.15, -.95, .95, seed=8)); I.rug('rug', -1.9, 1.9, -.9, 2.2, M['rug'])
    I.rbox('tray', -.72, -.14, -2.20, -1.80, .742, .772, M['oak'], .012); plate(M, -.50, -2.02, .772, .12, False); P.loaf((-.50, -2.02, .812), (.17, .09, .07), 6, .5); m = MB(); P.lathe(m, (-.24, -1.94, .772), [(.03, 0), (.042, .012), (.046, .075), (.042, .075), (.03, .014)], 30, cap=False); P.lathe(m, (-.62, -1.87, .772), [(.03, 0), (.045, .02), (.05, .09), (.03, .13), (.034, .15), (.03, .15), (.02, .12)], 30, cap=False); m.obj('cups', [M['cer']]); I.cushion('robe', (.42, -2.02, .787), (.52, .36, .09), M['white'], .2, 5, (0, 0, .12), 3); I.cushion('robe', (.42, -2.02, .862), (.46, .31, .07), M['linen'], .2, 5, (0, 0, .12), 6)
    R.sofa(M, X0 + .10, X0 + 1.05, -.35, 1.95, 'l', 3, 'sand', 4)
    for y, c, s_, r in ((.0, 'sea', 3, -78), (.55, 'white', 4, -92), (1.62, 'sea', 5, -104)): I.pillow('pi', (X0 + .52, y, .68), .5, .48, .18, M[c], (math.radians(66), 0, math.radians(r)), s_)
    R.slats(M, X0 + .01, -.9, 2.2, 0, H); m = MB(); m.box(X0 + .06, X0 + .10, -.9, 2.2, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .76, .50), 3)]); I.rbox('track', X0, X1, -.78, -.74, H - .04, H, M['brass'], .004); I.curtain('cl', X0 + .06, X0 + .80, -.76, .02, H - .04, M['sea'], 8, .06, 5); I.curtain('cr', X1 - .62, X1 - .05, -.76, .02, H - .04, M['sea'], 7, .06, 6)
    sidetable(M, -1.30, .25, .44, .24); I.rbox('bk', -1.42, -1.20, .16, .34, .44, .465, M['white'], .003)
    tx, ty = 1.15, 1.15; m = MB(); P.lathe(m, (tx, ty, 0), [(.28, 0), (.27, .02), (.05, .05), (.045, .66), (.12, .70)], 40); m.obj('tleg', [M['brass']]); m = MB(); m.cyl((tx, ty, .70), (tx, ty, .735), .56, n=72); m.obj('ttop', [M['marble']])
    for a in (200, 320, 80):
        c, q = math.cos(math.radians(a)), math.sin(math.radians(a)); I.chair(tx + .74 * c, ty + .74 * q, 0, math.radians(a - 90), M['oakd'], M['white'], a % 7, .50); plate(M, tx + .36 * c, ty + .36 * q, .735, .12)
    m = MB(); P.lathe(m, (tx, ty + .05, .735), [(.05, 0), (.07, .04), (.075, .12), (.045, .19), (.055, .24), (.05, .24), (.03, .19)], 36, cap=False); m.obj('jug', [M['cer']]); P.loaf((tx + .14, ty - .10, .775), (.17, .11, .08), 4, .5); R.glassware(tx - .12, ty - .04, .735, .75, .9)
    picture(M, X1, -.3, 1.5, 1.25, 2.0, -1, .5); I.rbox('cons', X1 - .38, X1, -2.6, -1.2, 0, .74, M['oakd'], .01); I.lamp(X1 - .2, -1.5, .74, .14, .22, power=4, shade=1.6, stem=.22); I.vase(X1 - .2, -2.2, .74, .7, M['cer'])
    for k in range(4):   # the glass, slid to one side
        I.rbox('leaf', X1 - .75 + k * .03, X1 - .70 + k * .03, Y1 - .06 + k * .05, Y1 - .03 + k * .05, 0, H - .06, M['whitep'], .006)
    m = MB(); m.quad((X1 - .74, Y1, .02), (X1, Y1, .02), (X1, Y1, H - .06), (X1 - .74, Y1, H - .06)); m.obj('panes', [M['glass']]); front(M, X0, X1, Y1, H, (X0 + .03, X1 - .03), (), sheer=(.45, .5), heavy=(.2, .2)); I.chair(-.9, 4.1, -.02, math.radians(196), M['oak'], M['white'], 8, .66); I.chair(.35, 4.2, -.02, math.radians(166), M['oak'], M['white'], 9, .66); sidetable(M, -.28, 4.35, .42, .24, 'oakd'); R.plant(-2.3, 4.4, -.02, 1.4, M, 9)
    area((0, Y1 + .3, 1.5), (0, 0, .8), 5, 110, (.96, .95, 1.0), 2.3); area((0, -2.0, H - .06), (0, -1.6, 0), 4, 90, (1, .92, .82), 3.2); area((1.4, -4.1, 2.3), (-.3, 0, .5), 1.6, 26, (1, .93, .84)); sun(d, (1, .78, .54), 6, .9); outside(d, cam, at, 17, (.68, .67, .70), (1.0, .80, .62), far_land=1.5, amp=.25)

@scene('suite-library', grade=look(exposure=.5, warm=.012), alt='An ochre library in the afternoon: shutters throw stripes of sun on the floor, a map table and green chairs stand by full shelves.', **ROOM)
def library():
    d = day_sky(29, -24, .12, dict(amount=.35, opacity=.6, seed=4), haze=((.62, .67, .72), .06, (.95, .84, .68)))
    M = R.mats(); X0, X1, Y0, Y1, H = -2.9, 2.7, -3.6, 2.9, 2.7; cam, at = (1.75, -3.25, 1.48), (-.45, 1.3, .98); camera(cam, at, 23, shift=(0, -.02)); ochre = P.lime('ochre', (.66, .47, .24), .08, .3, 1.4); green = I.cloth('greenc', (.10, .155, .09), sheen=.5); sh = principled('shutter', (.13, .20, .13), .45, .4)
    R.room(dict(M, wall=ochre), X0, X1, Y0, Y1, H); xs = (-2.0, -.30, 1.40); w = .62; m = MB(); e = [X0] + [v for x in xs for v in (x - w, x + w)] + [X1]
    for i in range(0, len(e), 2): m.box(e[i], e[i + 1], Y1, Y1 + .16, 0, H)
    for x in xs: m.box(x - w, x + w, Y1, Y1 + .16, 2.36, H)
    m.obj('front', [ochre])
    for x, a in zip(xs, (0, 118, 0)):   # shutters: closed, half open, closed
        louver(x - w + .01, Y1 + .05, -a, sh, w - .01, 2.34, p=.11, rise=.06); louver(x + .005, Y1 + .05, 0, sh, w - .01, 2.34, p=.11, rise=.06); I.rbox('frt', x - w - .06, x + w + .06, Y1 - .03, Y1 + .02, 2.36, 2.44, M['oakd'], .006)
        for q in (x - w - .03, x + w + .03): I.rbox('fr', q - .03, q + .03, Y1 - .03, Y1 + .02, 0, 2.36, M['oakd'], .006)
    COLS = [(.16, .06, .045), (.05, .09, .12), (.09, .11, .07), (.34, .25, .14), (.44, .38, .29), (.06, .055, .06), (.26, .12, .07), (.14, .19, .20), (.54, .48, .38)]; rng = np.random.default_rng(19)
    def shelves():
        L = 5.0; I.rbox('bk', 0, L, .34, .38, 0, H - .04, M['oakd'], .004); bb = MB(); rl = MB()
        for x in np.linspace(0, L, 6): I.rbox('up', x - .025, x + .025, 0, .36, 0, H - .04, M['oakd'], .005)
        for k in range(7):
            z = .10 + k * .365; I.rbox('sh', 0, L, .01, .36, z - .028, z, M['oakd'], .004); rl.cyl((0, .015, z + .06), (L, .015, z + .06), .006, n=8)
            if k == 6: continue
            for j in range(5):
                x, stop = j * 1.0 + .035, j * 1.0 + .96
                while x < stop - .05:
                    if rng.random() < .035: x += rng.uniform(.05, .2); continue
                    b = min(rng.uniform(.018, .05), stop - x); h = rng.uniform(.19, .30); c = COLS[rng.integers(9)]; g = rng.uniform(.75, 1.25); q = .045 + rng.uniform(0, .025); bb.box(x, x + b - .0015, q, q + .19, z, z + h, 0, tuple(v * g for v in c))
                    if rng.random() < .45: [bb.box(x + .002, x + b - .003, q - .002, q + .01, z + h * t, z + h * t + .006, 1) for t in (.2, .78)]
                    x += b
        bb.obj('books', [principled('bookc', lambda k: k.attr(), .6, .3), principled('gilt', (.62, .46, .20), .3, metal=1)]); rl.obj('rails', [M['brass']])
    group(X0 + .38, -2.75, 90, shelves)
    # the map table
    I.rbox('top', -1.15, .65, -.10, .92, .72, .765, M['oakd'], .01); I.rbox('draw', -1.05, .55, .0, .82, .62, .72, M['oakd'], .006)
    for x in (-1.05, .55):
        for y in (.02, .80): I.rbox('leg', x - .035, x + .035, y - .035, y + .035, 0, .64, M['oakd'], .008)
    for x in (-.8, -.25, .3): m = MB(); m.sphere((x, -.012, .67), .012, 10); m.obj('knob', [M['brass']])
    chart = principled('chart', lambda k: k.ramp(k.math('ADD', k.noise(k.pos(), 2.6, 8, .6), k.math('MULTIPLY', k.noise(k.pos(), 40, 2), .02)), [(.47, (.52, .60, .58)), (.485, (.40, .36, .26)), (.50, (.66, .58, .40)), (.62, (.60, .52, .34))]), .8); I.rbox('map', -.85, .25, .10, .78, .766, .769, chart, .0005, rot=(0, 0, .06)); I.rbox('mapb', -.87, .27, .08, .80, .765, .7665, M['white'], .0003, rot=(0, 0, .06)); m = MB(); m.cyl((.36, .12, .795), (.56, .80, .795), .026, n=20); m.obj('roll', [M['white']])
    for x, y in ((-.80, .16), (.16, .70)): m = MB(); P.lathe(m, (x, y, .769), [(.035, 0), (.035, .02), (.012, .03), (.012, .045)], 24); m.obj('weight', [M['brass']])
    I.lamp(-.98, .72, .765, .13, .20, power=5, shade=1.8, stem=.28); m = MB(); P.tube(m, [(-.30, .46, .772), (-.22, .50, .86), (-.14, .42, .772)], .005, 8); m.obj('divider', [M['brass']])
    I.chair(-.75, -.62, 0, math.pi + .15, M['oakd'], green, 3, .62); R.sofa(dict(M, g=green), 1.62, 2.62, .75, 1.75, 'r', 1, 'g', 4); I.pillow('pi', (2.25, 1.25, .70), .46, .44, .16, M['sand'], (math.radians(66), 0, math.radians(80)), 4); I.chair(1.55, -1.0, 0, math.radians(-60), M['oakd'], green, 6, .70); sidetable(M, 1.95, -.05, .50, .22); I.rbox('b1', 1.86, 2.04, -.14, .0, .50, .525, M['sea'], .003)
    I.rug('rug', -1.7, 1.7, -.9, 2.0, I.cloth('rugg', (.40, .34, .23), scale=60, bump=.8, var=.2)); picture(M, X1, -.6, 1.0, 1.25, 2.05, -1, .4); R.plant(2.35, 2.45, 0, 1.6, M, 7); m = MB(); m.box(-9, 9, Y1 + .16, Y1 + 2.6, -.3, -.02); m.obj('deck', [M['teak']]); I.glass_rail([(-9, Y1 + 2.5), (9, Y1 + 2.5)], -.02, 1.1, M['glass'], M['oak'], M['steel'])
    area((-.3, Y1 - .1, 1.4), (-.3, 0, .7), 2.4, 50, (.96, .96, 1.0), 2.0); area((0, -.8, H - .06), (0, -.6, 0), 4, 50, (1, .90, .74), 4); area((1.6, -3.4, 2.2), (-.8, .4, .9), 1.6, 34, (1, .91, .78), 1.4); sun(d, (1, .84, .60), 17, .3); outside(d, cam, at, 20, (.62, .67, .72), (.95, .84, .68), far_land=.55, amp=.25)
