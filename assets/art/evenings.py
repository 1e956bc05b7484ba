"""A courtyard after dark, a gilded chapel, granite pools."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, yacht, interiors as I, props as P, rooms as R
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky
from makers import ROOM, look, dim, plane, glow

def guitar(loc, rot):
    A = np.linspace(0, 2 * np.pi, 90, endpoint=False); out = []
    for a in A: t = (1 - math.cos(a)) / 2; w = .135 * math.sin(math.pi * t) ** .55 * (1.28 - .62 * t + .30 * math.cos(t * 9.2)) ; out.append((math.copysign(w, math.sin(a)), t * .48))
    m = MB(); m.prism([(x, y) for x, y in out], 0, .095, 1, mtop=0, mbot=1)
    m.cyl((0, .26, .0955), (0, .26, .0965), .043, n=36, mat=2); P.ring(m, (0, .26, .096), .050, .005, n=40, k=6, mat=2); m.box(-.055, .055, .105, .125, .095, .106, 2); m.box(-.026, .026, .34, .86, .088, .106, 2); m.box(-.034, .034, .86, 1.02, .080, .098, 1)
    for i in range(6): x = -.019 + .0076 * i; m.cyl((x, .115, .108), (x, .90, .109), .0008, n=4, mat=3, caps=False)
    for s in (-1, 1):
        for k in range(3): m.cyl((s * .034, .89 + .045 * k, .09), (s * .055, .89 + .045 * k, .09), .006, n=8, mat=3)
    o = m.obj('guitar', [I.oak('spruce', (.62, .40, .18), (.74, .52, .28), 1, .25), principled('rosew', (.16, .06, .03), .2, coat=.5), principled('ebon', (.02, .016, .014), .35), principled('peg', (.8, .76, .66), .3)]); o.location = loc; o.rotation_euler = rot; return o

@scene('courtyard-at-night', grade=look(exposure=.35, coarse=1, bloom=.11), alt='A small courtyard after dark with a ring of wooden chairs, a guitar on one of them and bulbs on a string.', **ROOM)
def courtyard():
    d = sky.gradient([(0, (.10, .12, .18)), (.2, (.045, .07, .14)), (.5, (.02, .035, .085)), (1, (.008, .016, .045))], az=0, elev=0, strength=1, stars=12); M = R.mats(); camera((-1.9, -4.3, 1.62), (.18, 1.4, 1.22), 27); w1 = P.lime('rosew', (.52, .27, .17), .22, .6, .8); w2 = P.lime('bluew', (.17, .30, .36), .2, .5, .9); st = P.stone('jambs', (.50, .45, .38), (.66, .61, .53), 1.5); m = MB(); P.arch_wall(m, -5, 5, 3.5, .9, 1.5, 1.9, 3.4, .35, 0, 2); m.quad((-3.4, -6, 0), (-3.4, 3.4, 0), (-3.4, 3.4, 3.1), (-3.4, -6, 3.1), 1); m.quad((3.6, -6, 0), (3.6, 3.4, 0), (3.6, 3.4, 3.3), (3.6, -6, 3.3), 1); m.box(-5, 5, 3.36, 3.85, 3.5, 3.6, 2); m.obj('walls', [w1, w2, st])
    m = MB(); m.quad((-.3, 5.0, 0), (2.2, 5.0, 0), (2.2, 5.0, 3), (-.3, 5.0, 3)); m.obj('beyond', [P.lime('by', (.60, .46, .28))]); point((1.3, 4.4, 2.2), 46, (1, .66, .36), .15); plane(-5, 5, -6, 6, 0, P.rubble('cobb', (.22, .20, .17), (.34, .31, .27), 5, (.14, .125, .105), .8, 1)); sh = principled('shut', (.05, .17, .13), .5)
    for x in (-1.9,):
        m = MB(); m.box(x - .55, x + .55, 3.33, 3.42, 1.0, 2.5, 0); m.obj('win', [emission('winl', (1, .62, .30), 1.6)]); m = MB()
        for u in (-.55, -.18, .18, .55): m.box(x + u - .02, x + u + .02, 3.30, 3.36, 1.0, 2.5)
        for z in (1.0, 1.5, 2.0, 2.5): m.box(x - .57, x + .57, 3.30, 3.36, z - .02, z + .02)
        m.obj('bars', [sh]); I.rbox('sl', x - 1.15, x - .6, 3.30, 3.36, 1.0, 2.5, sh, .006); I.rbox('sr', x + .6, x + 1.15, 3.30, 3.36, 1.0, 2.5, sh, .006)
    wood = I.oak('chw', (.26, .15, .08), (.42, .27, .16)); rush = I.cloth('rush', (.46, .36, .20), scale=60, bump=.8)
    def seat(x, y, yaw):
        m = MB()
        for a in (-.2, .2): m.cyl((a, -.2, 0), (a, -.2, .44), .019, n=10); m.cyl((a, .2, 0), (a * .95, .26, .98), .019, .016, 10)
        for z in (.62, .76, .90): m.box(-.2, .2, .215 + (z - .44) * .11, .235 + (z - .44) * .11, z - .03, z + .035)
        for z in (.16, .28): m.cyl((-.2, -.2, z), (.2, -.2, z), .012, n=8); m.cyl((-.2, .2, z), (.2, .2, z), .012, n=8); m.cyl((-.2, -.2, z + .04), (-.2, .2, z + .04), .012, n=8); m.cyl((.2, -.2, z + .04), (.2, .2, z + .04), .012, n=8)
        o = m.obj('chairw', [wood]); o.location = (x, y, 0); o.rotation_euler = (0, 0, yaw); q = I.cushion('rs', (x, y, .45), (.44, .42, .05), rush, .2, 5, (0, 0, yaw), res=16)
    for i, (x, y) in enumerate(((-1.15, .2), (-.95, 1.25), (-.25, 1.95), (.72, 2.05), (1.5, 1.45), (1.85, .5))): seat(x, y, math.atan2(y - .2, x - .35) - math.pi / 2)
    seat(.45, -.5, math.pi + .3); guitar((-.22, 1.86, .475), (math.radians(72), .08, math.atan2(1.75, -.6) - math.pi / 2 + 0.0)); m = MB(); P.lathe(m, (.35, .75, 0), [(.03, .0), (.20, .02), (.03, .06), (.03, .50), (.28, .54), (.28, .57)], 36); m.obj('tbl', [principled('irn', (.05, .045, .04), .5, metal=.6)]); R.glassware(.28, .70, .57, .95, .5); R.glassware(.44, .82, .57, .95, .4); m = MB(); P.lathe(m, (.40, .66, .57), [(.035, 0), (.036, .15), (.014, .21), (.014, .27)], 24); m.obj('bt', [principled('btg', (.05, .09, .04), .06, coat=.6)]); bl = MB(); wr = MB()
    for x0, y0, z0, x1, y1, z1 in ((-3.4, -.6, 3.0, 3.6, 2.2, 3.15), (-3.4, 2.6, 3.0, 3.6, .2, 3.2)):
        pts = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t - .55 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 40)]; P.tube(wr, pts, .006, 5)
        for p in pts[3:-2:4]: bl.sphere((p[0], p[1], p[2] - .07), .042, 12); point((p[0], p[1], p[2] - .13), 7.5, (1, .68, .36), .05)
    bl.obj('bulbs', [emission('bulb', (1, .70, .38), 17)]); wr.obj('wire', [principled('wire', (.02, .02, .02), .6)])
    for x, y, h, s in ((-2.75, 2.75, 2.2, 3), (2.9, 2.7, 2.0, 5), (-2.9, .1, 1.3, 8)): R.plant(x, y, 0, h, M, s)
    area((-1, -4.5, 3), (0, 1, .6), 2.5, 26, (.55, .66, 1)); sun(sundir(50, 200), (.5, .6, .95), .10, 8)

@scene('gilded-chapel', grade=look(exposure=.4, coarse=2), alt='A small chapel with pointed arches on marble columns, gold mosaic above them and candles before the altar step.', **ROOM)
def chapel():
    dim((.03, .03, .035)); camera((-.75, -6.2, 1.65), (.10, 3, 2.15), 26, shift=(0, .03))
    def mos(k, b):
        v = k.new('ShaderNodeTexVoronoi'); k.put(v.inputs['Vector'], k.pos()); v.inputs['Scale'].default_value = 46; v.inputs['Randomness'].default_value = .45; sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], v.outputs['Color']); n = k.noise(k.pos(), .8, 4, .5); k.put(b.inputs['Base Color'], k.mixc(k.math('ADD', k.math('MULTIPLY', sp.outputs[0], .6), k.math('MULTIPLY', n, .4)), (.42, .24, .06), (.86, .60, .24))); bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = .5; bn.inputs['Distance'].default_value = .012; k.put(bn.inputs['Height'], sp.outputs[1]); k.put(b.inputs['Normal'], bn.outputs[0])
    gold = principled('mosaic', (.7, .5, .2), .34, .5, metal=.75, fn=mos); mb = P.stone('pale', (.58, .55, .50), (.76, .73, .68), 1, .2, .35); blue = principled('band', (.03, .08, .16), .35); dk = principled('porph', (.20, .045, .04), .2, coat=.4); m = MB()
    for s in (-1, 1):
        for i in range(4):  # arcades along both sides, as short walls turned by hand
            y0 = -3.5 + i * 2.3; y1 = y0 + 2.3; r = .82; n = 22; A = [math.pi * j / n for j in range(n + 1)]; arc = [((y0 + y1) / 2 - r * math.cos(a), 2.75 + (r + .35) * math.sin(a) ** .82) for a in A]; poly = [(y0, 2.75), (y0, 5.2), (y1, 5.2), (y1, 2.75)] + arc[::-1]
            for x in (2.1, 2.55): m.add([(s * x, p[0], p[1]) for p in poly], [tuple(range(len(poly)))], 0)
            m.loft([[(s * 2.1, p[0], p[1]), (s * 2.55, p[0], p[1])] for p in arc], 0, close=False, smooth=False); m.loft([[(s * 2.085, (y0 + y1) / 2 + (p[0] - (y0 + y1) / 2) * q, 2.75 + (p[1] - 2.75) * q) for p in arc] for q in (1.01, 1.09)], 1, close=False, smooth=False)
        m.box(s * 2.09 - .02, s * 2.09 + .02, -3.5, 5.7, 4.42, 4.58, 1); m.box(s * 4.2 - .05, s * 4.2 + .05, -4, 6, 0, 5.2, 0); m.box(s * 4.1 - .06, s * 4.1 + .06, -4, 6, 0, 1.9, 2)
    m.obj('arcade', [gold, blue, mb]); c = MB()
    for s in (-1, 1):
        for i in range(5): y = -3.5 + i * 2.3; P.lathe(c, (s * 2.32, y, 0), [(.30, 0), (.30, .12), (.22, .16), (.25, .24), (.19, .30), (.185, 2.2), (.165, 2.36)], 32, i % 2); P.lathe(c, (s * 2.32, y, 2.36), [(.18, 0), (.20, .06), (.19, .12), (.30, .32)], 28, 2); c.box(s * 2.32 - .33, s * 2.32 + .33, y - .33, y + .33, 2.68, 2.77, 2)
    c.obj('columns', [mb, principled('greenm', lambda k: k.mixc(k.noise(k.pos(), 5, 6), (.05, .09, .07), (.16, .22, .17)), .15, coat=.4), P.stone('capit', (.62, .52, .34), (.78, .68, .48), 4, .6)]); m = MB(); P.arch_wall(m, -4.4, 4.4, 5.2, 0, 2.9, 2.6, 5.7, .3, 0, 0, pointed=.35); m.box(-2.6, 2.6, 4.2, 6, 0, .18, 2); m.box(-2.3, 2.3, 4.6, 6, .18, .36, 2); A = [math.pi * j / 24 for j in range(25)]; m.loft([[(-1.5 * math.cos(a), 6.0 + 1.5 * math.sin(a) * k, z) for a in A] for z, k in ((0, 1), (2.6, 1))], 0, close=False); m.loft([[(-1.5 * math.cos(a) * math.cos(b), 6.0 + 1.5 * math.sin(a) * math.cos(b), 2.6 + 1.75 * math.sin(b)) for a in A] for b in np.linspace(0, math.pi / 2 - .01, 14)], 0, close=False); m.obj('apse', [gold, blue, mb]); m = MB(); m.quad((-4.4, -8, 5.2), (4.4, -8, 5.2), (4.4, 6, 5.2), (-4.4, 6, 5.2)); m.obj('ceil', [I.oak('ceilw', (.20, .11, .05), (.32, .19, .09))]); b_ = MB()
    for i in range(9):
        for j in range(7): x, y = -1.8 + i * .45, -3.2 + j * 1.3; b_.sphere((x, y, 5.18), (.16, .16, .10), 8, 0); b_.box(x - .22, x + .22, y - .012, y + .012, 5.10, 5.2, 1)
    b_.obj('coffers', [gold, blue])
    f = MB(); rng = np.random.default_rng(3); plane(-5, 5, -8, 7, -.002, mb)
    for i in range(-1, 2):
        for j in range(6):
            cx, cy = i * 1.3, -4.6 + j * 1.5; f.add([(cx + .5 * math.cos(a), cy + .5 * math.sin(a), .002) for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)], [tuple(range(40))], 0)
            for a in np.linspace(0, 2 * np.pi, 16, endpoint=False): f.add([(cx + .56 * math.cos(a), cy + .56 * math.sin(a), .003), (cx + .64 * math.cos(a + .14), cy + .64 * math.sin(a + .14), .003), (cx + .56 * math.cos(a + .28), cy + .56 * math.sin(a + .28), .003)], [(0, 1, 2)], 1)
    f.obj('discs', [dk, principled('vert', (.05, .12, .09), .2, coat=.4)]); wx = principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.6); fl = MB(); cd = MB()
    for s in (-1, 1):
        for k in range(5): x, y, h = s * (.9 + .22 * k), 4.4 + .05 * k, .35 + .12 * (k % 3); cd.cyl((x, y, .18), (x, y, .18 + .5), .02, n=10, mat=1); P.lathe(cd, (x, y, .18), [(.09, 0), (.08, .02), (.02, .05)], 20, 1); cd.cyl((x, y, .68), (x, y, .68 + h), .022, n=12); fl.sphere((x, y, .68 + h + .03), (.010, .010, .03), 8); point((x, y, .68 + h + .09), 2.6, (1, .62, .3), .03)
    cd.obj('cand', [wx, principled('brs', (.62, .46, .20), .25, metal=1)]); fl.obj('flm', [emission('flm', (1, .62, .26), 60)])
    for y in (-2.4, .3, 3.0): lm = MB(); lm.cyl((0, y, 3.55), (0, y, 5.2), .006, n=5); P.lathe(lm, (0, y, 3.3), [(.02, 0), (.14, .06), (.18, .16), (.15, .24)], 28); lm.obj('lamp', [bpy.data.materials['brs']]); point((0, y, 3.65), 40, (1, .70, .40), .1); q = MB(); q.sphere((0, y, 3.56), .05, 12); q.obj('lb', [emission('lb', (1, .72, .42), 16)])
    area((0, 5.0, 4.4), (0, 6.6, 2.6), 1.6, 34, (1, .78, .5)); area((-4.0, -1, 4.4), (1.8, 1, 1.8), 1.0, 40, (.86, .92, 1)); area((0, -7, 3.4), (0, 1, 1.6), 3, 70, (1, .82, .62))

@scene('granite-pools', grade=dict(exposure=-.05, sat=1.0), alt='A stream runs from one green granite basin to the next between smooth boulders and pines.', **CARD)
def pools():
    hz = ((.56, .64, .68), .05, (.86, .80, .70)); d = day_sky(48, 205, .11, dict(amount=.3, opacity=.5, seed=4), haze=hz); cam = (-.6, -6.5, 2.7); camera(cam, (.25, 6, .75), 27); rng = np.random.default_rng(14); B_ = []
    for _ in range(150):
        y = rng.uniform(-7, 26); sd = rng.choice((-1, 1)); r = rng.uniform(.7, 2.6); off = 2.1 + r * .75 + .9 * math.sin(y * .5) * sd * .5 + abs(rng.normal(0, 2.6)); B_.append((.5 * math.sin(y * .33) + sd * off, y, .16 * max(0, y - 2) + rng.uniform(-.5, .35) + .28 * (off - 3), r))
    B_ += [(-2.6, 4.6, .2, 1.9), (2.9, 5.0, .35, 2.0), (.95, 6.2, .15, 1.05), (-.9, 6.6, .3, 1.15), (2.6, .8, -.5, 1.3), (-3.0, .0, -.6, 1.4), (.4, 2.4, -.62, .85), (-1.3, -2.6, -.75, 1.1), (2.2, -3.2, -.7, 1.2), (.1, 11.5, 1.4, 1.6), (1.6, 10.6, 1.2, 1.2), (-1.9, 10.8, 1.3, 1.5)]
    def H(x, y):
        h = -1.0 - .5 * np.exp(-((x - .5 * np.sin(y * .33)) / 1.6) ** 2) + .16 * np.maximum(y - 2, 0) + .55 * np.maximum(np.abs(x) - 5, 0) + .2 * fbm(x / 2, y / 2, 4, 3); wx, wy = x + .16 * fbm(x / 1.1, y / 1.1, 3, 7), y + .16 * fbm(x / 1.1 + 4, y / 1.1, 3, 8)
        for bx, by, bz, r in B_:
            q = np.clip(1 - ((wx - bx) / r) ** 2 - ((wy - by) / (r * .9)) ** 2, 0, None); h = np.maximum(h, np.where(q > 0, bz + .8 * r * q ** .55 - .30 * r, -99))
        return h + .025 * fbm(x / .3, y / .3, 4, 9)
    def C(x, y, z, s):
        c = mix((.20, .18, .155), (.42, .385, .34), sstep(-.5, .5, fbm(x / .5 + z, y / .5, 6, 4))); c = mix(c, (.20, .165, .13), sstep(.15, .5, fbm(x / .25 + z * 2, y / 1.4, 4, 12)) * .45); c = mix(c, (.10, .12, .045), sstep(4.6, 7, np.abs(x) + 1.2 * fbm(x, y, 3, 5)) * sstep(.9, .4, s)); wl = np.where(y < 5.6, -.35, .16 * 6 - .2); return mix(c, c * .42, sstep(.22, .02, np.abs(z - wl)) * .8)
    T.land(cam, H, C, 2, 54, 1.0, 46, 1000, 1000, .25, T.land_mat(scale=5, bump=.5, grain=.5), sink=-4)
    def pool(y0, y1, z, dep0): X, Y = np.meshgrid(np.linspace(-8, 8, 320), np.linspace(y0, y1, 300), indexing='ij'); dp = z - H(X, Y); b = mix((.34, .31, .21), (.17, .165, .10), sstep(-.3, .3, fbm(X * 2, Y * 2, 4, 6))); col = S.water_colour(dp * 1.0, b, 1.0, (.004, .03, .022), (.010, .055, .036)); foam = sstep(.05, .0, dp) * .35 + sstep(1.2, .2, np.hypot(X - .05, Y - 5.0)) * (z < 0) * sstep(-.2, .3, fbm(X * 5, Y * 5, 4, 3)) * .9; grid_obj('pool', X, Y, z + .012 * fbm(X * 2.2, Y * 2.2, 4, 5), [S.water_mat('wp' + str(z), attr=True, rough=.03, bump=(3.4, .14, .03))], mix(col, (.85, .9, .9), np.clip(foam, 0, 1)))
    pool(-8, 5.6, -.35, 0); pool(6.5, 10.6, .60, 0)
    U, V = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 60), indexing='ij'); fx = .06 + U * (.34 + .22 * V) + .05 * fbm(V * 4, U * 2, 3, 4); fy = 6.6 - 1.3 * V ** .55 - .1 * U * U; fz = .64 - .98 * V ** 1.7; wf = bpy.data.materials.new('fall'); wf.use_nodes = True; k = N(wf.node_tree); pb = k.n['Principled BSDF']; pb.inputs['Base Color'].default_value = (.86, .91, .92, 1); pb.inputs['Roughness'].default_value = .35; k.put(pb.inputs['Alpha'], k.mapr(k.noise(k.scale(k.pos(), (9, 2.2, 1.0)), 2.2, 5, .6), .34, .62)); grid_obj('fall', fx, fy, fz, [wf])
    sp = MB()
    for _ in range(260): a = rng.uniform(0, 6.28); q = abs(rng.normal(0, .35)); sp.sphere((.06 + q * math.cos(a), 5.15 + q * .6 * math.sin(a), -.32 + abs(rng.normal(0, .10)) * math.exp(-q * 2)), rng.uniform(.006, .02), 6)
    sp.obj('spray', [principled('spr', (.9, .94, .95), .4)])
    def H2(x, y): return 1.5 + 70 * sstep(3, 60, np.abs(x) - 4 + 4 * fbm(x / 14, y / 14, 4, 3)) + 90 * ridged(x / 120 + .4, y / 120, 6, 5) * sstep(36, 170, y) - 4 * sstep(40, 20, y)
    T.land(cam, H2, rocky(((.34, .29, .24), (.54, .48, .42)), ((.05, .075, .03), (.10, .115, .05)), .7, 1.4, gs=18), 2, 54, 30, 420, 400, 800, .25, T.land_mat(scale=.8)); pn = trees.stone_pine(3, n=4200); fr = trees.aleppo(5, n=4200); p = T.points(H2, (-90, 90, 30, 190), 3600, rng, lambda x, y, z, s: .6); scatter('pn', pn, p[::2], rng.uniform(6, 11, len(p[::2])), rng); scatter('fr', fr, p[1::2], rng.uniform(6, 11, len(p[1::2])), rng); p = T.points(H, (-13, 13, 1, 30), 500, rng, lambda x, y, z, s: (np.abs(x) > 5.2) * (s < 1.2) * .34); scatter('fr2', fr, p, rng.uniform(2.6, 5.4, len(p)), rng); b = trees.bush(4, ((.06, .10, .03), (.13, .16, .06))); p = T.points(H, (-10, 10, -2, 26), 900, rng, lambda x, y, z, s: (np.abs(x) > 3.8) * (s < .9) * .4); scatter('b', b, p, rng.uniform(.4, 1.0, len(p)), rng); sun(d, (1, .92, .78), 4.4, .7); haze_all(hz[0], 900, d, hz[2], 3)
