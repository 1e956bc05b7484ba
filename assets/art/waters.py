"""On the water and under it: a reef from below, caves, small boats, a whale's tail, steps into the sea."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, houses, yacht, props as P
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky
import rooms as R

def undersea(cam, target, lens, floor, bottom='reef', seed=3, wall=False, fish=160, sunx=.25, fog=17, turtle=None, tint=(.012, .17, .30)):
    """Below the surface: fog of the water's own color, light from above, nets of light on the bottom."""
    k, bg = sky._world(); gen = k.new('ShaderNodeTexCoord').outputs['Generated']; sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], gen)
    k.put(bg.inputs[0], k.ramp(k.mapr(sp.outputs[2], -.5, .75), [(0, (.002, .018, .05)), (.4, tint), (.62, (.03, .34, .46)), (1, (.30, .78, .82))])); bg.inputs[1].default_value = 1
    camera(cam, target, lens)
    def caust(k, base):
        p = k.pos(); n = k.new('ShaderNodeTexNoise'); k.put(n.inputs['Vector'], p); n.inputs['Scale'].default_value = .9
        mixv = k.new('ShaderNodeMixRGB'); mixv.inputs[0].default_value = .25; k.put(mixv.inputs[1], k.scale(p, (1, 1, .35))); k.put(mixv.inputs[2], n.outputs['Color'])
        v = k.new('ShaderNodeTexVoronoi', feature='SMOOTH_F1'); k.put(v.inputs['Vector'], mixv.outputs[0]); v.inputs['Scale'].default_value = 1.7; v.inputs['Smoothness'].default_value = .3
        up = k.new('ShaderNodeSeparateXYZ'); k.put(up.inputs[0], k.new('ShaderNodeNewGeometry').outputs['Normal'])
        c = k.math('MULTIPLY', k.math('POWER', k.mapr(v.outputs['Distance'], .25, .72), 3.0), k.math('MAXIMUM', up.outputs[2], 0.0)); return k.mixc(1., base, k.mixc(c, (.36, .40, .43), (1.7, 1.85, 1.75)), 'MULTIPLY')
    m_ = principled('bottom', lambda k: caust(k, k.attr()), .9, .05, bump=(2.5, .7, .08, 6))
    X, Y, _ = S.polar(cam, 0, 50, .9, 90, 720, 760, .45); Z = floor(X, Y)
    rk = sstep(.0, .35, fbm(X / 3, Y / 3, 5, seed)) * (bottom == 'reef'); sand = mix((.62, .60, .50), (.74, .71, .60), sstep(-.4, .4, fbm(X / 1.2, Y / 1.2, 4, 8))); coral = mix((.10, .075, .055), (.38, .23, .14), sstep(-.5, .5, fbm(X / .3, Y / .3, 6, 9))); coral = mix(coral, (.34, .18, .30), sstep(.25, .5, fbm(X / 1.4, Y / 1.4, 3, 19)) * .7)
    if bottom == 'reef': Z = Z + rk * (.25 + .75 * ridged(X / 1.3, Y / 1.3, 7, 4, .58)) * .75 + rk * .16 * ridged(X * 2.6, Y * 2.6, 5, 6) + rk * .05 * fbm(X * 11, Y * 11, 3, 16)
    grid_obj('floor', X, Y, Z + .05 * np.sin((X * .5 + Y) * 5 + 3 * fbm(X / 2, Y / 2, 3, 5)) * (1 - rk) * .6, [m_], mix(sand, coral, rk))
    rng = np.random.default_rng(seed)
    if bottom == 'reef':
        col = [principled(f'coral{i}', (lambda c: lambda k: caust(k, c))(c), .85, .1, bump=(26, .8, .02, 4)) for i, c in enumerate(((.46, .27, .14), (.40, .20, .34), (.52, .44, .22), (.22, .26, .17)))]
        for i in range(44):
            x, y = rng.uniform(-9, 9) + cam[0], cam[1] + rng.uniform(2.6, 17); z = float(floor(np.array(x), np.array(y))); m = MB(); kd = (0, 1, 2, 2, 1)[i % 5]
            if math.hypot(x - cam[0], y - cam[1]) < 2.6: continue
            if kd == 0:  # brain coral
                s = rng.uniform(.3, .8); m.sphere((x, y, z + .1), (s, s, s * .8), 30, 0, zmin=-.4)
            elif kd == 1:  # sea fan
                h = rng.uniform(.6, 1.2); a0 = rng.uniform(0, 3)
                def br(p, ang, L, r, d):
                    q = (p[0] + L * math.sin(ang) * math.cos(a0), p[1] + L * math.sin(ang) * math.sin(a0), p[2] + L * math.cos(ang)); m.cyl(p, q, r, r * .7, 5, 0, caps=False)
                    if d:
                        for s in (-1, 1): br(q, ang + s * rng.uniform(.22, .5), L * rng.uniform(.7, .86), r * .7, d - 1)
                br((x, y, z), rng.normal(0, .1), h * .3, .03, 6)
            elif kd == 2:  # staghorn
                for j in range(34):
                    a, t = rng.uniform(0, 6.28), rng.uniform(.1, .8); b = (x + .3 * rng.normal(), y + .3 * rng.normal(), z); L = rng.uniform(.35, .8); q = (b[0] + L * t * math.cos(a), b[1] + L * t * math.sin(a), b[2] + L); m.cyl(b, q, .04, .015, 7, 0)
            o = m.obj('coral', [col[kd]])
    if bottom == 'meadow':
        m = MB()
        for j in range(16):
            a, L = rng.uniform(0, 6.28), rng.uniform(.6, 1.0); b = np.array((rng.normal() * .07, rng.normal() * .07, 0)); d = np.array((.75 + .3 * math.cos(a), .2 * math.sin(a), 0)); pts = [b + d * .42 * L * t * t + np.array((0, 0, L * t * (1 - .22 * t))) for t in np.linspace(0, 1, 6)]; sd = np.array((-math.sin(a), math.cos(a), 0)) * .016
            for p, q in zip(pts, pts[1:]): m.quad(tuple(p - sd), tuple(p + sd), tuple(q + sd), tuple(q - sd), 0, (.55 + .6 * p[2],) * 3)
        tuft = trees.make(m, 'tuft', [principled('posidonia', lambda k: caust(k, k.mixc(1., (.115, .19, .05), k.attr(), 'MULTIPLY')), .6, .2)]); n = 5200
        x = cam[0] + rng.uniform(-15, 15, n); y = cam[1] + rng.uniform(1.2, 24, n); keep = (fbm(x / 4.5, y / 4.5, 4, seed + 2) > -.12) & (np.hypot(x - cam[0], y - cam[1]) > 1.7); x, y = x[keep], y[keep]
        q = scatter('meadow', tuft, np.stack([x, y, floor(x, y) - .02], -1), rng.uniform(.7, 1.2, len(x)), rng, .1)
    if fish:
        m = MB(); P.fish(m, (0, 0, 0), 1, 0, 0, .34, .32); f = m.obj('fish', [principled('fishm', lambda k: k.mixc(k.new('ShaderNodeObjectInfo').outputs['Random'], (.55, .62, .66), (.16, .24, .34)), .3, .5), principled('eye', (.01, .01, .01), .2)]); f.rotation_euler = (math.pi / 2, 0, 0)
        bpy.context.view_layer.update()
        for j in range(fish):
            c = f.copy(); link(c); t = rng.uniform(0, 1); g = rng.normal(0, 1, 3); c.location = (cam[0] + 1.2 + 4.6 * t - 1.0 + g[0] * .9, cam[1] + 5.5 + 6 * t + g[1] * .9, cam[2] + 1.0 + .9 * math.sin(t * 3) + g[2] * .5); s = rng.uniform(.16, .26); c.scale = (s, s, s); c.rotation_euler = (math.pi / 2, rng.normal(0, .15), 2.75 + rng.normal(0, .25))
        f.location = (0, -50, -50)
    if turtle: sea_turtle(*turtle, caust)
    # surface seen from below, and shafts
    sm = emission('surf', (1, 1, 1), 1.0); kk = N(sm.node_tree); e = [x for x in kk.n if x.type == 'EMISSION'][0]; n1 = kk.noise(kk.scale(kk.pos(), (.5, .8, 1)), 1.1, 5, .6, .8); kk.put(e.inputs[0], kk.ramp(n1, [(.36, (.03, .34, .46)), (.56, (.22, .70, .78)), (.68, (.95, 1.15, 1.1))]))
    top = cam[2] + 4.6; m = MB(); m.quad((-90, -40, top), (90, -40, top), (90, 120, top), (-90, 120, top)); o = m.obj('surface', [sm]); o.visible_shadow = False; o.visible_diffuse = False
    haze_all(tint, fog, (sunx, .5, .8), (.10, .50, .60), 5)
    sh = bpy.data.materials.new('shaft'); sh.use_nodes = True; k = N(sh.node_tree); k.n.remove(k.n['Principled BSDF']); t = k.new('ShaderNodeBsdfTransparent'); em = k.new('ShaderNodeEmission'); em.inputs[0].default_value = (.55, .95, 1, 1)
    sc = k.attr(); s3 = k.new('ShaderNodeSeparateXYZ'); k.put(s3.inputs[0], sc); k.put(em.inputs[1], k.math('MULTIPLY', s3.outputs[0], .26)); ad = k.new('ShaderNodeAddShader'); k.l.new(t.outputs[0], ad.inputs[0]); k.l.new(em.outputs[0], ad.inputs[1]); k.l.new(ad.outputs[0], k.n['Material Output'].inputs[0])
    for i in range(11):
        x0, y0, w = cam[0] + rng.uniform(-6, 7), cam[1] + rng.uniform(5, 16), rng.uniform(.25, .9); nx, nz = 15, 12; U, V = np.meshgrid(np.linspace(-1, 1, nx), np.linspace(0, 1, nz), indexing='ij'); wid = w * (1 + .7 * V); Xs = x0 + U * wid - (V * 9) * sunx - 0; Ys = y0 + 0 * U - V * 1.5; Zs = top - V * 9
        a = (np.clip(1 - U * U, 0, 1) ** 1.5 * (1 - V) ** 1.3)[..., None] * rng.uniform(.5, 1); grid_obj('shaft', Xs, Ys, Zs, [sh], np.repeat(a, 3, -1)).visible_shadow = False
    sun((sunx, .25, .95), (.62, .95, 1), 3.0, 3)

def sea_turtle(x, y, z, s, yaw, roll, caust):
    """Shell with scutes, four flippers, a head with an eye; about a metre long before scaling."""
    def cells(scale, edge, pale, a, b, flat=1.0):
        def fn(k, bs):
            v = k.new('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); k.put(v.inputs['Vector'], k.scale(k.obj(), (1, 1, flat))); v.inputs['Scale'].default_value = scale
            n = k.noise(k.scale(k.obj(), (1, 1, .5)), scale * 3.2, 6, .65, .8); e = k.math('ADD', v.outputs['Distance'], k.mapr(n, .3, .7, -.012, .012))
            k.put(bs.inputs['Base Color'], caust(k, k.mixc(k.mapr(e, edge * .35, edge), pale, k.ramp(n, [(.34, a), (.5, tuple((p + q) / 2 for p, q in zip(a, b))), (.68, b)])))); bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = .55; bn.inputs['Distance'].default_value = .02; k.put(bn.inputs['Height'], k.mapr(e, 0, edge * 1.4)); k.put(bs.inputs['Normal'], bn.outputs[0])
        return fn
    shell = principled('shell', (1, 1, 1), .42, .35, fn=cells(5.2, .055, (.50, .42, .24), (.075, .045, .02), (.36, .22, .085), .4)); skin = principled('skin', (1, 1, 1), .6, .25, fn=cells(15, .10, (.62, .58, .43), (.07, .07, .045), (.17, .15, .09)))
    m = MB(); rows = []
    for t in np.linspace(0, 1, 44):
        w = .40 * math.sin(math.pi * t ** .85) ** .62 * (1 - .18 * t) + .004; rows.append([(.55 - 1.08 * t, w * math.cos(a), (.20 if math.sin(a) > 0 else .10) * math.sin(math.pi * t ** .9) ** .6 * math.sin(a) * (1 + .05 * math.cos(a * 2))) for a in np.linspace(0, 2 * np.pi, 48, endpoint=False)])
    m.loft(rows, 0)
    P.tube(m, [(.55 - 1.08 * t, .40 * math.sin(math.pi * t ** .85) ** .62 * (1 - .18 * t), -.01) for t in np.linspace(.04, .96, 30)], .018, 8, 0); P.tube(m, [(.55 - 1.08 * t, -.40 * math.sin(math.pi * t ** .85) ** .62 * (1 - .18 * t), -.01) for t in np.linspace(.04, .96, 30)], .018, 8, 0)
    def flip(pts, w):
        u = np.linspace(0, 1, len(pts)); q = np.linspace(0, 1, 30); Q = [np.polyval(np.polyfit(u, [p[i] for p in pts], min(3, len(pts) - 1)), q) for i in range(3)]; W = np.interp(q, u, w); W = np.convolve(np.pad(W, 3, 'edge'), np.ones(7) / 7, 'valid'); W = W * np.sqrt(np.clip(1 - ((q - .0) ** 6), 0, 1)) + .004; rows = []
        for a_, b_, c_, r_ in zip(*Q, W): rows.append([(a_ + r_ * math.cos(a), b_, c_ + r_ * .20 * math.sin(a) * (1.2 - .6 * math.cos(a))) for a in np.linspace(0, 2 * np.pi, 22, endpoint=False)])
        m.loft(rows, 1); m.add(rows[-1], [tuple(range(22))], 1)
    for sg in (-1, 1):
        flip([(.32, sg * .22, -.02), (.42, sg * .42, .02), (.38, sg * .64, .09), (.20, sg * .86, .17), (-.04, sg * 1.0, .22)], (.11, .125, .12, .09, .035)); flip([(-.38, sg * .18, -.02), (-.52, sg * .29, -.02), (-.66, sg * .37, -.04)], (.09, .10, .06))
    rows = []
    for t in np.linspace(0, 1, 26): w = .115 * math.sin(math.pi * min(.20 + t * .79, 1)) ** .55 * (1 - .12 * t) + .002; rows.append([(.44 + .36 * t, w * math.cos(a), .045 - .05 * t * t + w * .82 * math.sin(a)) for a in np.linspace(0, 2 * np.pi, 24, endpoint=False)])
    m.loft(rows, 1)
    for sg in (-1, 1): m.sphere((.685, sg * .088, .055), .020, 12, 2)
    o = m.obj('turtle', [shell, skin, principled('teye', (.01, .01, .008), .08)]); o.location = (x, y, z); o.scale = (s, s, s); o.rotation_euler = (roll, .10, yaw)

@scene('reef-from-below', grade=dict(exposure=.25, sat=1.08, bloom=.10), alt='A coral reef seen from under the water, small fish above it and light falling in shafts through the surface.', **CARD)
def reef_below(): undersea((0, 0, 0), (.4, 10, .35), 24, lambda x, y: -1.5 + .07 * np.abs(x + 1) + .4 * fbm(x / 5, y / 5, 4, 2))
@scene('sea-meadow', grade=dict(exposure=.3, sat=1.08, bloom=.10), alt='A meadow of seagrass leans with the current, sand between its patches and sunlight above.', **CARD)
def sea_meadow(): undersea((0, 0, 0), (-.3, 10, -.5), 24, lambda x, y: -1.7 + .35 * fbm(x / 6, y / 6, 4, 12), 'meadow', 6, fish=46, fog=21, tint=(.02, .22, .30))
@scene('turtle-in-shallows', grade=dict(exposure=.3, sat=1.06, bloom=.10), alt='A green turtle swims over pale sand in clear shallow water.', **CARD)
def turtle(): undersea((0, 0, 0), (.1, 10, -.45), 27, lambda x, y: -2.0 + .2 * fbm(x / 6, y / 6, 4, 22), 'sand', 9, fish=0, fog=19, turtle=(.30, 4.2, -.10, 1.3, 2.45, -.5), tint=(.02, .24, .33))

def rock_room(shape, mat, name='cave', nu=260, nv=200):
    U, V = np.meshgrid(np.linspace(0, 2 * np.pi, nu), np.linspace(-.5, 1.0, nv), indexing='ij'); X, Y, Z = shape(U, V); return grid_obj(name, X, Y, Z, [mat])

@scene('blue-cave', grade=dict(exposure=.1, sat=1.04, bloom=.08, coarse=1), alt='Light comes up through the water of a sea cave and turns its walls blue.', **CARD)
def blue_cave():
    k, bg = sky._world(); k.put(bg.inputs[0], (.5, .75, .95, 1)); bg.inputs[1].default_value = .02
    camera((-1.6, -4.6, 1.45), (1.1, 5, 1.2), 23)
    def shape(U, V):
        r = 1 - np.clip(V, 0, 1) ** 2.4; x, y, z = 8.2 * np.cos(U) * np.maximum(r, .02), 1.5 + 11 * np.sin(U) * np.maximum(r, .02), 4.9 * V - .2; n = fbm(x / 2.6 + z / 3, y / 2.6 - z / 4, 6, 3) * 1.1 + .7 * ridged(x / 1.6 + z / 2, y / 1.6 + z / 1.2, 6, 7)
        return x * (1 - .09 * n), y * (1 - .09 * n), z - .65 * n * sstep(0, .5, V)
    rk = principled('caverock', lambda k: k.mixc(k.noise(k.pos(), 1.1, 8, .65), (.30, .29, .28), (.58, .55, .52)), .65, .3, bump=(2.2, 1.0, .22, 8)); rock_room(shape, rk)
    def glow(k):
        p = k.new('ShaderNodeSeparateXYZ'); k.put(p.inputs[0], k.pos()); d = k.math('SQRT', k.math('ADD', k.math('POWER', k.math('SUBTRACT', p.outputs[0], 3.4), 2.), k.math('POWER', k.math('MULTIPLY', k.math('SUBTRACT', p.outputs[1], 7.4), .8), 2.))); n = k.noise(k.pos(), .8, 4, .6, .5)
        return k.ramp(k.math('ADD', k.mapr(d, 0, 13), k.mapr(n, .2, .8, -.07, .07)), [(0, (.62, 1.0, 1.0)), (.16, (.10, .72, 1.0)), (.42, (.012, .26, .72)), (.8, (.002, .05, .22)), (1, (.0005, .015, .08))])
    w = principled('cavewater', (.0, .01, .03), .03, .5, emit=glow, estr=.85, bump=(1.5, .22, .06)); X, Y = np.meshgrid(np.linspace(-10, 10, 200), np.linspace(-11, 14, 240), indexing='ij'); o = grid_obj('w', X, Y, .02 * fbm(X * .9, Y * .9, 4, 3), [w])
    for x, y, p in ((3.2, 8.5, 190), (1.4, 4.5, 100), (4.5, 4.0, 80), (-1.5, 2.0, 30), (-3, 8, 40)): area((x, y, .12), (x, y, 5), 4.2, p, (.10, .55, 1.0), 4)
    area((-4.6, 8.8, 1.6), (-1, 0, .6), 1.2, 40, (1, .95, .85), 1).visible_glossy = False
    P.skiff(.2, 3.3, .05, 2.45, 4.2, .36, P.boat_woods((.62, .60, .56)), oars=True); area((-3, -6, 4), (0, 3, 0), 3, 30, (.7, .82, 1), 3)

@scene('lantern-boat', grade=dict(exposure=.65, sat=1.06, bloom=.12), alt='A wooden rowing boat on still water after dark, one lantern lit at its bow.', **CARD)
def lantern_boat():
    d = sky.gradient([(0, (.42, .30, .30)), (.05, (.30, .28, .36)), (.15, (.13, .19, .33)), (.4, (.035, .075, .17)), (1, (.01, .025, .07))], az=25, elev=0, glow=((.5, .24, .12), 16, .6), strength=.6, stars=5)
    cam = (-1.4, -5.4, 2.2); camera(cam, (.25, 4, .55), 36, shift=(0, .05))
    S.sea(cam, 8, 46, 2.2, 9000, 800, 900, S.water_mat(col=(.002, .012, .022), rough=.02, bump=(1.6, .10, .03), far=400, rmax=.10), wave=dict(amp=.035, length=3.2, n=50, spread=70, minlen=.2))
    P.skiff(.55, 2.6, .06, 2.62, 5.4, .36, P.boat_woods((.10, .20, .26)), oars=True)
    b = np.array((-1.95, 4.02)); b = np.array((.55 + 2.5 * math.cos(2.62), 2.6 + 2.5 * math.sin(2.62))); m = MB(); P.tube(m, [(b[0], b[1], .45), (b[0] - .1, b[1] + .06, 1.25), (b[0] - .32, b[1] + .18, 1.48), (b[0] - .50, b[1] + .28, 1.40)], .018, 8); m.obj('hook', [principled('iron', (.04, .038, .035), .5, metal=.6)])
    x, y, z = b[0] - .50, b[1] + .28, 1.02; m = MB(); P.lathe(m, (x, y, z), [(.13, 0), (.14, .02), (.13, .04)], 20); P.lathe(m, (x, y, z + .26), [(.14, 0), (.10, .05), (.05, .09), (.03, .13)], 20)
    for i in range(6): a = i * math.pi / 3; m.cyl((x + .115 * math.cos(a), y + .115 * math.sin(a), z + .03), (x + .115 * math.cos(a), y + .115 * math.sin(a), z + .27), .006, n=5)
    m.obj('lantern', [bpy.data.materials['iron']]); m = MB(); m.sphere((x, y, z + .13), (.05, .05, .085), 14); m.obj('flame', [emission('flame', (1, .62, .26), 34)]); point((x, y, z + .13), 85, (1, .60, .28), .06); point((x + .2, y - .5, z + .5), 20, (1, .6, .28), .2)
    def H(x, y): return 150 * ridged(x / 900 + 2.2, y / 900, 6, 6) * sstep(900, 1700, y + 200 * fbm(x / 400, y / 400, 3, 2)) - 22
    T.land(cam, H, lambda x, y, z, s: mix((.05, .06, .05), (.12, .10, .08), sstep(.3, 1, s)), 8, 46, 800, 3500, 200, 700, .3, T.land_mat(scale=.1)); rng = np.random.default_rng(4); m = MB()
    for i in range(46): xx = rng.normal(120, 160); m.sphere((xx, 1010 + rng.uniform(0, 60), rng.uniform(2, 16)), rng.uniform(.5, 1.1), 6)
    m.obj('lights', [emission('lights', (1, .66, .34), 9)]); sun(sundir(38, 200), (.45, .55, .85), .5, 30); haze_all((.16, .17, .24), 3400, d, (.36, .26, .24), 4)
