"""Things that are looked at closely: turned vessels, barrels, boats with an inside, sails, columns, loaves, walls of stone."""
import math
import numpy as np
import bpy
from kit import *
import interiors as I

def frame(d):
    d = np.array(d, float); d /= np.linalg.norm(d); u = np.cross(d, (0, 0, 1) if abs(d[2]) < .9 else (1, 0, 0)); u /= np.linalg.norm(u); return d, u, np.cross(d, u)

def lathe(m, c, prof, n=40, mat=0, col=(1, 1, 1), axis=(0, 0, 1), cap=True):
    """prof: (radius, height) from one end to the other, turned round the axis."""
    d, u, w = frame(axis); c = np.array(c, float); A = [2 * math.pi * i / n for i in range(n)]
    R = [[tuple(c + d * h + r * (math.cos(a) * u + math.sin(a) * w)) for a in A] for r, h in prof]; m.loft(R, mat, col)
    if cap:
        for r in (R[0], R[-1]): m.add(r, [tuple(range(n))], mat, col)

def tube(m, pts, r, n=8, mat=0, col=(1, 1, 1)):
    """A round bar through points; r is one radius or one for each point."""
    P = np.array(pts, float); T_ = np.gradient(P, axis=0); rs = np.broadcast_to(r, len(P)); R = []; up = np.array((0, 0, 1.)) if abs(T_[0][2]) < .9 * np.linalg.norm(T_[0]) else np.array((1., 0, 0))
    for p, t, q in zip(P, T_, rs):
        t = t / (np.linalg.norm(t) + 1e-9); u = np.cross(t, up); u /= np.linalg.norm(u) + 1e-9; up = np.cross(u, t); R.append([tuple(p + q * (math.cos(a) * u + math.sin(a) * up)) for a in np.linspace(0, 2 * np.pi, n, endpoint=False)])
    m.loft(R, mat, col); m.add(R[0], [tuple(range(n))], mat, col); m.add(R[-1], [tuple(range(n))], mat, col)

def ring(m, c, R, r, axis=(0, 0, 1), n=48, k=8, mat=0, col=(1, 1, 1)):
    d, u, w = frame(axis); c = np.array(c, float); rows = []
    for i in range(n + 1):
        a = 2 * math.pi * i / n; e = math.cos(a) * u + math.sin(a) * w
        rows.append([tuple(c + e * (R + r * math.cos(b)) + d * r * math.sin(b)) for b in np.linspace(0, 2 * np.pi, k, endpoint=False)])
    m.loft(rows, mat, col)

def barrel(m, c, axis=(1, 0, 0), L=.95, R=.36, wood=0, iron=1):
    """c is the middle. Two materials: staves and hoops."""
    r = lambda t: R * (.80 + .20 * (1 - (2 * t - 1) ** 2)); ts = np.linspace(0, 1, 13)
    lathe(m, c, [(r(t), (t - .5) * L) for t in ts], 40, wood, cap=False, axis=axis)
    for s in (-1, 1): lathe(m, c, [(.001, s * (L / 2 - .03)), (r(0) * .97, s * (L / 2 - .03)), (r(0) * .97, s * L / 2), (r(0), s * L / 2)], 40, wood, (.82, .80, .78), axis=axis, cap=False)
    for t in (.03, .13, .30, .70, .87, .97): lathe(m, c, [(r(t) + .001, (t - .5) * L - .022), (r(t) + .006, (t - .5) * L - .020), (r(t) + .006, (t - .5) * L + .020), (r(t) + .001, (t - .5) * L + .022)], 40, iron, axis=axis, cap=False)

def column(m, x, y, z, h, r=.5, mat=0, broken=False, rng=None, flutes=20, cap=True):
    n = flutes * 6; rows = []; H = h
    for t in np.linspace(0, 1, 12):
        q = r * (1 - .17 * t + .03 * math.sin(math.pi * t)); rows.append([(x + q * (1 - .055 * abs(math.sin(a * flutes / 2)) ** .7 * -1 - .055) * math.cos(a), y + q * (1 - .055 * abs(math.sin(a * flutes / 2)) ** .7 * -1 - .055) * math.sin(a), z + H * t + (.35 * r * math.sin(a * 2 + 1) + .2 * r * math.sin(a * 5) if broken and t == 1 else 0)) for a in np.linspace(0, 2 * np.pi, n, endpoint=False)])
    m.loft(rows, mat); m.add(rows[-1], [tuple(range(n))], mat)
    for q in ((.34, .30, .62) if h > 3 else ()): lathe(m, (x, y, z + H * q), [(r * (1 - .17 * q) * .985, -.012), (r * (1 - .17 * q) * .985, .012)], 40, mat, (.55, .52, .48), cap=False)
    if cap and not broken:
        lathe(m, (x, y, z + H), [(r * .84, 0), (r * .88, r * .06), (r * 1.22, r * .42), (r * 1.24, r * .5)], 48, mat); m.box(-r * 1.3, r * 1.3, -r * 1.3, r * 1.3, r * .5, r * .82, mat, (1, 1, 1), 0, (x, y, z + H))

def skiff(x, y, z, yaw, L=5, beam=.34, mats=None, heel=0, pitch=0, thwarts=(-.24, .02, .26), sheer=.30, oars=False, deck=None):
    """An open wooden boat with ribs and thwarts inside. mats: outside, inside, trim."""
    m = MB(); W = L * beam / 2; D = L * .125; n = 33
    def sec(t, k):  # t 0 stern .. 1 bow, k -1..1 round the section from gunwale to gunwale
        hw = W * max(1e-3, 1 - max((t - .42) / .58, 0) ** 2.3) ** .8 * (.74 + .26 * min(t / .35, 1) ** .8); keel = -D * .62 * (1 - max((t - .70) / .30, 0) ** 3) + D * .10 * (1 - min(t / .3, 1)); top = D * (.62 + sheer * 1.8 * max(t - .35, 0) ** 2 + .14 * (1 - t) ** 2)
        a = abs(k); s = a ** .75; return (L * (t - .5) + .09 * L * t ** 3 * (.35 + .65 * a), math.copysign(hw * (math.sin(s * math.pi / 2) ** .8), k) if a else 0., keel + (top - keel) * a ** 2.1)
    K = np.linspace(-1, 1, 25); ts = np.linspace(0, 1, n)
    out = [[sec(t, k) for k in K] for t in ts]; m.loft(out, 0, close=False); m.add(out[0], [tuple(range(len(K)))], 0)
    ins = [[(p[0] * .985, p[1] * .94, p[2] + .03 * D + .04) for p in r] for r in out]
    for r, o in zip(ins, out): r[0] = (o[0][0], o[0][1] * .95, o[0][2]); r[-1] = (o[-1][0], o[-1][1] * .95, o[-1][2])
    m.loft(ins, 1, close=False)
    for s in (0, -1): tube(m, [(r[s][0], r[s][1] * 1.0, r[s][2] + .01) for r in out], .012 * L ** .6, 6, 2)
    for i in range(2, n - 3, 2): tube(m, [(p[0], p[1] * .985, p[2] + .012) for p in ins[i]][2:-2], .011, 5, 1, (.85, .82, .78))
    for t in thwarts:
        r = out[int((t + .5) * (n - 1))]; hw = abs(r[0][1]) * .93; m.box(L * t - .11, L * t + .11, -hw, hw, D * .34, D * .34 + .03, 2)
    if deck: q = [r for r, t in zip(out, ts) if t > deck]; m.loft([[(r[0][0], r[0][1] * .97, r[0][2]), (r[0][0], 0, r[0][2] + .03), (r[-1][0], r[-1][1] * .97, r[-1][2])] for r in q], 2, close=False)
    if oars:
        for s in (-1, 1): m.cyl((-L * .34, s * W * .35, D * .5), (L * .30, s * W * .52, D * .62), .02, .022, 8, 2); m.box(-L * .44, -L * .33, s * W * .35 - .06, s * W * .35 + .06, D * .49, D * .51, 2)
    o = m.obj('skiff', mats or boat_woods()); o.location = (x, y, z); o.rotation_euler = (heel, pitch, yaw); return o

def boat_woods(paint=(.70, .68, .62), inside=None):
    return [principled('hullpaint', lambda k: k.mixc(1., paint, k.ramp(k.noise(k.pos(), 3, 5), [(.3, (.82, .82, .82)), (.7, (1, 1, 1))]), 'MULTIPLY'), .32, .4, coat=.2), principled('hullin', inside, .5) if inside else I.oak('hin', (.30, .19, .10), (.44, .31, .18), rough=.5), I.oak('trim', (.26, .14, .065), (.40, .24, .12), rough=.3)]

def sail(m, tack, head, clew, camber=.10, mat=0, col=(1, 1, 1), n=22, roach=.06, side=1):
    """A three-cornered sail that holds wind. Corners are points; the belly goes to one side."""
    a, b, c = (np.array(p, float) for p in (tack, head, clew)); nrm = np.cross(b - a, c - a); nrm /= np.linalg.norm(nrm); chord = np.linalg.norm(c - a); rows = []
    for v in np.linspace(0, 1, n):
        lf = a + (b - a) * v; le = c + (b - c) * v; out = (c - a) / chord * chord * roach * math.sin(math.pi * v) ; le = le + out; row = []
        for u in np.linspace(0, 1, n): row.append(tuple(lf + (le - lf) * u + side * nrm * camber * np.linalg.norm(le - lf) * 4 * .25 * math.sin(math.pi * u ** .8)))
        rows.append(row)
    m.loft(rows, mat, col, close=False)

def rubble(name='rubble', a=(.42, .36, .28), b=(.62, .55, .45), scale=2.2, mortar=(.36, .32, .26), bump=.9, flat=1.5):
    def fn(k, bs):
        v = k.scale(k.pos(), (scale, scale, scale * flat))
        e = k.new('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); k.put(e.inputs['Vector'], v); e.inputs['Scale'].default_value = 1; f = k.new('ShaderNodeTexVoronoi'); k.put(f.inputs['Vector'], v); f.inputs['Scale'].default_value = 1
        sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], f.outputs['Color']); n = k.noise(k.pos(), scale * 4, 6, .65)
        c = k.mixc(k.math('ADD', k.math('MULTIPLY', sp.outputs[0], .6), k.math('MULTIPLY', n, .45)), a, b); edge = k.mapr(e.outputs['Distance'], .02, .11)
        k.put(bs.inputs['Base Color'], k.mixc(edge, mortar, c)); bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = bump; bn.inputs['Distance'].default_value = .06 / scale * 2
        k.put(bn.inputs['Height'], k.math('ADD', edge, k.math('MULTIPLY', n, .5))); k.put(bs.inputs['Normal'], bn.outputs[0])
    return principled(name, a, .9, .15, fn=fn)

def bricks(name='bricks', a=(.42, .20, .13), b=(.55, .30, .20), mortar=(.45, .40, .34), w=.22, h=.07, bump=.6, wash=None):
    def fn(k, bs):
        sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], k.pos()); cb = k.new('ShaderNodeCombineXYZ'); k.put(cb.inputs[0], k.math('ADD', sp.outputs[0], sp.outputs[1])); k.put(cb.inputs[1], sp.outputs[2])
        t = k.new('ShaderNodeTexBrick'); k.put(t.inputs['Vector'], cb.outputs[0]); t.inputs['Scale'].default_value = 1; t.inputs['Brick Width'].default_value = w; t.inputs['Row Height'].default_value = h; t.inputs['Mortar Size'].default_value = .006; t.inputs['Mortar Smooth'].default_value = .3
        t.inputs['Color1'].default_value = rgba(a); t.inputs['Color2'].default_value = rgba(b); t.inputs['Mortar'].default_value = rgba(mortar); n = k.noise(k.pos(), 14, 5, .6)
        c = k.mixc(1., t.outputs['Color'], k.ramp(n, [(.25, (.72, .72, .72)), (.75, (1.1, 1.1, 1.1))]), 'MULTIPLY'); k.put(bs.inputs['Base Color'], k.mixc(.8, c, wash) if wash else c)
        bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = bump; bn.inputs['Distance'].default_value = .012; k.put(bn.inputs['Height'], k.math('ADD', k.math('SUBTRACT', 1., t.outputs['Fac']), k.math('MULTIPLY', n, .35))); k.put(bs.inputs['Normal'], bn.outputs[0])
    return principled(name, a, .9, .15, fn=fn)

def lime(name='lime', col=(.80, .77, .71), var=.14, bump=.5, scale=1.2):
    return principled(name, lambda k: k.mixc(k.noise(k.pos(), scale, 7, .65), tuple(v * (1 - var) for v in col), tuple(min(1, v * (1 + var * .5)) for v in col)), .9, .12, bump=(scale * 5, bump, .02, 6))

def stone(name='stonep', a=(.56, .51, .43), b=(.74, .69, .60), scale=1.0, bump=.6, rough=.85):
    return principled(name, lambda k: k.mixc(1., k.mixc(k.noise(k.pos(), 1.4 * scale, 8, .68, .4), a, b), k.attr(), 'MULTIPLY'), rough, .2, bump=(5 * scale, bump, .05 / scale, 8))

def drystone(m, pts, h=1.0, t=.5, rng=None, s=.28, zf=None, mat=0):
    """A wall of loose stones along points on the ground; zf(x, y) gives the ground."""
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0); yaw = math.atan2(y1 - y0, x1 - x0); z = 0
        while z < h:
            hh = s * rng.uniform(.42, .72); u = -rng.uniform(0, s)
            while u < L:
                w = s * rng.uniform(.7, 1.7); cx, cy = x0 + (u + w / 2) * math.cos(yaw), y0 + (u + w / 2) * math.sin(yaw); zg = float(zf(np.array(cx), np.array(cy))) if zf else 0
                g = rng.uniform(.72, 1.12); d = t * rng.uniform(.42, .56); e = w / 2 - .008; b0 = .82
                o0 = [(-e * b0, -d), (e * b0, -d * 1.02), (e, -d * b0), (e, d * b0), (e * b0, d), (-e * b0, d), (-e, d * b0), (-e, -d * b0)]; tilt = rng.normal(0, .05) + yaw; c_, s_ = math.cos(tilt), math.sin(tilt)
                P = lambda q, k: [(cx + a * k * c_ - b * k * s_, cy + a * k * s_ + b * k * c_) for a, b in q]; zz = zg + z - .1 + rng.normal(0, .012)
                m.prism(P(o0, .93), zz, zz + hh * .22, mat, col=(g, g * .98, g * .94), out1=P(o0, 1.0), caps=False); m.prism(P(o0, 1.0), zz + hh * .22, zz + hh * .78, mat, col=(g, g * .98, g * .94), caps=False); m.prism(P(o0, 1.0), zz + hh * .78, zz + hh, mat, col=(g, g * .98, g * .94), out1=P(o0, .90)); u += w
            z += hh * .96

def arch_wall(m, x0, x1, z1, ax, w, spring, y, t, mat=0, jamb=None, pointed=0.0, n=20, z0=0):
    """A wall along x with one arched opening (middle ax, width w, springing height), t thick towards +y."""
    jamb = mat if jamb is None else jamb; r = w / 2
    A = [math.pi * i / n for i in range(n + 1)]; arc = [(ax - r * math.cos(a), spring + (r + pointed) * math.sin(a) ** (1 - .3 * (pointed > 0))) for a in A]
    for yy in (y, y + t):
        m.quad((x0, yy, z0), (ax - r, yy, z0), (ax - r, yy, z1), (x0, yy, z1), mat); m.quad((ax + r, yy, z0), (x1, yy, z0), (x1, yy, z1), (ax + r, yy, z1), mat)
        for p, q in zip(arc, arc[1:]): m.quad((p[0], yy, p[1]), (q[0], yy, q[1]), (q[0], yy, z1), (p[0], yy, z1), mat)
    path = [(ax - r, z0)] + arc + [(ax + r, z0)]
    m.loft([[(p[0], y, p[1]), (p[0], y + t, p[1])] for p in path], jamb, close=False, smooth=False)

def loaf(loc, dim, seed=0, yaw=0):
    crust = principled('crust', lambda k: k.mixc(k.noise(k.pos(), 16, 6, .65), (.30, .135, .045), (.62, .38, .18)), .75, .2, bump=(34, .5, .006, 5)); flour = principled('flour', (.78, .68, .52), .9)
    I.cushion('loaf', loc, dim, crust, .45, 2.7, (0, 0, yaw), seed, .010)
    for i in range(3): I.cushion('slash', (loc[0] + math.cos(yaw) * (i - 1) * dim[0] * .24, loc[1] + math.sin(yaw) * (i - 1) * dim[0] * .24, loc[2] + dim[2] * .44 - abs(i - 1) * dim[2] * .06), (dim[0] * .10, dim[1] * .62, dim[2] * .2), flour, .3, 2.4, (0, 0, yaw + .35), i, .02, 12)

def lemon(m, c, r, axis, mat=0, col=(1, 1, 1)):
    lathe(m, c, [(r * .02, -1.42 * r), (r * .14, -1.36 * r), (r * .30, -1.18 * r), (r * .72, -.85 * r), (r * .95, -.4 * r), (r, 0), (r * .95, .4 * r), (r * .72, .85 * r), (r * .30, 1.18 * r), (r * .16, 1.3 * r)], 16, mat, col, axis)

def fish(m, c, L, yaw, mat=0, fat=.24, flat=.5, tilt=0.0):
    """Lies on its side in the xy plane."""
    rows = []; cs, sn = math.cos(yaw), math.sin(yaw)
    P = lambda a, b, h: (c[0] + a * cs - b * sn, c[1] + a * sn + b * cs, c[2] + h + tilt * a)
    for t in np.linspace(0, 1, 16):
        w = L * fat * .5 * (math.sin(math.pi * min(t * 1.06, 1) ** .62) ** .85 * (1 - .25 * t) + .09 * t) + .002; rows.append([P(L * (t - .5), w * math.cos(b), w * flat * math.sin(b)) for b in np.linspace(0, 2 * np.pi, 14, endpoint=False)])
    m.loft(rows, mat)
    for s in (-1, 1): m.add([P(L * .44, 0, .002), P(L * .66, s * L * .13, 0), P(L * .58, 0, .002)], [(0, 1, 2)], mat, (.7, .7, .72)); m.add([P(-L * .1, s * L * fat * .46, 0), P(L * .12, s * L * fat * .66, 0), P(L * .22, s * L * fat * .36, 0)], [(0, 1, 2)], mat, (.7, .7, .72))
    m.sphere(P(-L * .41, L * fat * .08, L * fat * flat * .20), L * .018, 8, mat + 1)
