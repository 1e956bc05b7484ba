"""Rooms and terraces: soft furniture, linen, curtains, oak, glass, and the set pieces on deck."""
import bpy, math
import numpy as np
from kit import *

def rbox(name, x0, x1, y0, y1, z0, z1, mat, bevel=.012, seg=2, rot=None):
    m = MB(); cx, cy, cz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2
    m.box(x0 - cx, x1 - cx, y0 - cy, y1 - cy, z0 - cz, z1 - cz); o = m.obj(name, [mat]); o.location = (cx, cy, cz)
    if rot: o.rotation_euler = rot
    b = o.modifiers.new('b', 'BEVEL'); b.width = min(bevel, .45 * min(x1 - x0, y1 - y0, z1 - z0)); b.segments = seg; b.harden_normals = True
    return o

def cushion(name, loc, dim, mat, puff=.25, n=5.0, rot=(0, 0, 0), seed=0, wr=.012, res=30):
    """A stuffed box: rounded-cube surface, fuller in the middle, with small wrinkles."""
    t = np.linspace(-1, 1, res); U, V = np.meshgrid(t, t, indexing='ij'); O = np.ones_like(U); parts = [(U, V, O), (V, U, -O), (O, U, V), (-O, V, U), (V, O, U), (U, -O, V)]
    co = []; fs = []; i0 = 0
    for X, Y, Z in parts:
        p = np.stack([X, Y, Z], -1); L = (np.abs(p) ** n).sum(-1, keepdims=True) ** (1 / n); p = p / L
        f = (1 - p[..., 0] ** 2) * (1 - p[..., 1] ** 2); p[..., 2] *= (1 - puff) + puff * 1.7 * np.clip(f, 0, 1) ** .6
        w = fbm(p[..., 0] * 2.2 + seed * 9.1, p[..., 1] * 2.2 + p[..., 2], 4, seed) * wr
        p = p * (np.array(dim) / 2) + p * w[..., None]
        co.append(p.reshape(-1, 3)); idx = np.arange(res * res).reshape(res, res) + i0; i0 += res * res
        fs.append(np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4))
    me = bpy.data.meshes.new(name); me.from_pydata(np.concatenate(co).tolist(), [], np.concatenate(fs).tolist())
    import bmesh
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4); bmesh.ops.recalc_face_normals(bm, faces=bm.faces); bm.to_mesh(me); bm.free()
    for p in me.polygons: p.use_smooth = True
    me.materials.append(mat); o = link(bpy.data.objects.new(name, me)); o.location = loc; o.rotation_euler = rot; return o

def pillow(name, loc, w, h, d, mat, rot=(0, 0, 0), seed=0):
    n = 84; t = np.linspace(-1, 1, n); U, V = np.meshgrid(t, t, indexing='ij')
    e = np.clip((1 - np.abs(U) ** 2.6), 0, 1) ** .55 * np.clip((1 - np.abs(V) ** 2.6), 0, 1) ** .55
    pin = 1 - .07 * (U * U * (1 - V * V) * 0 + V * V * (1 - np.abs(U)) + U * U * (1 - np.abs(V)))
    wr = fbm(U * 1.8 + seed * 7, V * 1.8, 4, seed) * .05 + .03 * np.sin((np.abs(U) - np.abs(V)) * 14) * sstep(.5, 1, np.maximum(np.abs(U), np.abs(V)))
    co = []; fs = []
    for s, k in ((1, 0), (-1, 1)):
        Z = s * (e * (d / 2) * (1 + wr * 2.2)); co.append(np.stack([U * pin * w / 2, V * pin * h / 2, Z], -1).reshape(-1, 3))
        i = np.arange(n * n).reshape(n, n) + k * n * n; q = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4); fs.append(q if s > 0 else q[:, ::-1])
    me = bpy.data.meshes.new(name); me.from_pydata(np.concatenate(co).tolist(), [], np.concatenate(fs).tolist())
    for p in me.polygons: p.use_smooth = True
    me.materials.append(mat); o = link(bpy.data.objects.new(name, me)); o.location = loc; o.rotation_euler = rot; return o

def drape(name, x0, x1, y0, y1, top, drop, mat, seed=0, wr=.022, sag=.0, sides='xXyY', res=170, fold=.028):
    """Linen laid over a box: flat on top with wrinkles, falling in soft folds over the chosen sides."""
    ex = [drop if s in sides else 0 for s in 'xXyY']
    a = np.linspace(x0 - ex[0], x1 + ex[1], res); b = np.linspace(y0 - ex[2], y1 + ex[3], res); A, Bq = np.meshgrid(a, b, indexing='ij')
    ox = np.maximum(x0 - A, 0) + np.maximum(A - x1, 0); oy = np.maximum(y0 - Bq, 0) + np.maximum(Bq - y1, 0)
    over = np.hypot(ox, oy); X = np.clip(A, x0, x1); Y = np.clip(Bq, y0, y1); r = .07
    sx = np.sign(A - X); sy = np.sign(Bq - Y)
    ang = np.clip(over / r, 0, math.pi / 2); out = r * np.sin(ang); dn = r * (1 - np.cos(ang)) + np.maximum(over - r * math.pi / 2, 0)
    s = X * (sy != 0) + Y * (sx != 0); f = fold * np.sin(s * 21 + 3 * fbm(s * 1.7, s * 0 + seed, 3, seed)) * sstep(.05, drop, over) * 1.4 + .012 * fbm(A * 5, Bq * 5, 3, seed + 4)
    out = out + f + .06 * sstep(.1, drop, over) * 0
    nx = np.where(over > 0, ox / (over + 1e-9) * sx, 0); ny = np.where(over > 0, oy / (over + 1e-9) * sy, 0)
    w = wr * (fbm(A * 1.6 + seed, Bq * 1.1, 5, seed + 1) + .7 * ridged(A * 1.2 + .6 * Bq, Bq * 1.4 - .3 * A, 4, seed + 2) - .4)
    return grid_obj(name, X + nx * out, Y + ny * out, top - dn + w * np.clip(1 - over / .12, .0, 1), [mat])

def curtain(name, x0, x1, y, z0, z1, mat, folds=12, depth=.07, seed=0, axis='x', gather=0.0):
    n = 260; k = 40; u = np.linspace(0, 1, n); v = np.linspace(0, 1, k); Uq, Vq = np.meshgrid(u, v, indexing='ij')
    ph = Uq * folds * 2 * math.pi + 1.4 * fbm(Uq * 3, Uq * 0 + seed, 3, seed) + .3 * fbm(Uq * 4, Vq * 1.3, 3, seed + 5)
    D = depth * (np.sin(ph) + .25 * np.sin(2 * ph + 1)) * (.75 + .35 * (1 - Vq)) + .03 * fbm(Uq * 2, Vq * 2, 2, seed + 9)
    L = x0 + (x1 - x0) * Uq; Z = z0 + (z1 - z0) * Vq
    return grid_obj(name, L if axis == 'x' else y + D, y + D if axis == 'x' else L, Z, [mat])

# ---- materials
def oak(name='oak', a=(.36, .235, .13), b=(.52, .37, .225), axis=0, rough=.42, scale=1.0):
    def col(k):
        s = [7.0, 7.0, 7.0]; s[axis] = .55
        v = k.scale(k.pos(), tuple(x * scale for x in s)); n = k.noise(v, 1.6, 6, .62, .8); g = k.noise(v, 9, 4, .7)
        return k.mixc(k.math('ADD', k.math('MULTIPLY', n, .8), k.math('MULTIPLY', g, .2)), a, b)
    return principled(name, col, rough, .35, coat=.06)

def planks(name='floor', a=(.33, .215, .12), b=(.50, .36, .22), w=.16, rough=.38, axis='y', gap=.004, seam=(.05, .035, .022)):
    def col(k):
        sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], k.pos()); u, v = (sp.outputs[0], sp.outputs[1]) if axis == 'y' else (sp.outputs[1], sp.outputs[0])
        row = k.math('DIVIDE', u, w); idx = k.math('FLOOR', row); fr = k.math('FRACT', row)
        wn = k.new('ShaderNodeTexWhiteNoise', noise_dimensions='1D'); k.put(wn.inputs['W'], idx)
        vv = k.math('ADD', k.math('DIVIDE', v, 2.2), k.math('MULTIPLY', wn.outputs['Value'], 7.0)); vi = k.math('FLOOR', vv)
        wn2 = k.new('ShaderNodeTexWhiteNoise', noise_dimensions='2D'); cb = k.new('ShaderNodeCombineXYZ'); k.put(cb.inputs[0], idx); k.put(cb.inputs[1], vi); k.put(wn2.inputs['Vector'], cb.outputs[0])
        sc = (9, .8, 1) if axis == 'y' else (.8, 9, 1)
        add = k.new('ShaderNodeVectorMath', operation='ADD'); k.put(add.inputs[0], k.scale(k.pos(), sc)); k.put(add.inputs[1], wn2.outputs['Color'])
        n = k.noise(add.outputs[0], 2.2, 6, .62, .7)
        c = k.mixc(k.math('ADD', k.math('MULTIPLY', n, .6), k.math('MULTIPLY', wn2.outputs['Value'], .4)), a, b)
        g = k.math('MAXIMUM', k.math('LESS_THAN', fr, gap / w), k.math('LESS_THAN', k.math('FRACT', vv), .002))
        return k.mixc(g, c, seam)
    return principled(name, col, rough, .4)

def cloth(name, col, rough=.9, scale=160, bump=.25, sheen=.3, var=.08, slub=26):
    def c(k):
        n = k.noise(k.scale(k.pos(), (slub, slub * .25, slub)), 1.0, 5, .7); return k.mixc(n, tuple(v * (1 - var) for v in col), tuple(min(1, v * (1 + var)) for v in col))
    return principled(name, c, rough, .15, sheen=sheen, bump=(scale, bump, .002, 2))

def sheer(name, col=(.86, .82, .75), t=.55):
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); k.n.remove(k.n['Principled BSDF'])
    d = k.new('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = rgba(col); tl = k.new('ShaderNodeBsdfTranslucent'); tl.inputs[0].default_value = rgba(col); tr = k.new('ShaderNodeBsdfTransparent')
    a = k.new('ShaderNodeMixShader'); a.inputs[0].default_value = .6; k.l.new(d.outputs[0], a.inputs[1]); k.l.new(tl.outputs[0], a.inputs[2])
    b = k.new('ShaderNodeMixShader'); b.inputs[0].default_value = 1 - t * .55; k.l.new(tr.outputs[0], b.inputs[1]); k.l.new(a.outputs[0], b.inputs[2]); k.l.new(b.outputs[0], k.n['Material Output'].inputs[0]); m['nohaze'] = 1; return m

def marble(name='marble'):
    def col(k):
        n = k.noise(k.pos(), 2.2, 8, .62, 1.6); v = k.math('ABSOLUTE', k.math('SUBTRACT', n, .5)); return k.ramp(v, [(0, (.52, .48, .43)), (.035, (.78, .75, .70)), (.2, (.86, .84, .80))])
    return principled(name, col, .12, .5)

def rug(name, x0, x1, y0, y1, mat, z=.012):
    n = 200; X, Y = np.meshgrid(np.linspace(x0, x1, n), np.linspace(y0, y1, n), indexing='ij')
    return grid_obj(name, X, Y, z + .006 * fbm(X * 30, Y * 30, 2, 3) + .004 * fbm(X * 3, Y * 3, 2, 5), [mat])

def lamp(x, y, z, r=.16, h=.26, warm=(1, .72, .42), power=14, shade=3.0, stem=.3):
    m = MB(); m.cyl((x, y, z), (x, y, z + stem), .018, n=12); m.cyl((x, y, z), (x, y, z + .02), .09, n=24); m.obj('lampbase', [principled('brassl', (.72, .58, .36), .25, metal=1)])
    m = MB(); A = [i * math.pi / 16 for i in range(32)]
    m.loft([[(x + q * math.cos(a), y + q * math.sin(a), zz) for a in A] for q, zz in ((r, z + stem - .02), (r * .8, z + stem + h))]); m.obj('shade', [emission('shade', tuple(v * c for v, c in zip(warm, (1, 1, 1))), shade)])
    point((x, y, z + stem + h + .05), power * .6, warm, .1); point((x, y, z + stem - .06), power * .5, warm, .08)

def lounger(x, y, z, yaw, frame, cush, seed=0, towel=None):
    e = link(bpy.data.objects.new('lounger', None)); parts = []
    parts.append(rbox('lf', -.36, .36, -1.0, 1.0, .24, .30, frame, .015))
    for a in (-.32, .32):
        for b in (-.9, .85): parts.append(rbox('ll', a - .03, a + .03, b - .03, b + .03, 0, .26, frame, .01))
    parts.append(cushion('lc', (0, -.28, .37), (.70, 1.36, .13), cush, .12, 7, seed=seed)); b = cushion('lb', (0, .70, .60), (.70, .80, .12), cush, .12, 7, rot=(math.radians(42), 0, 0), seed=seed + 1); parts.append(b)
    parts.append(rbox('lbf', -.36, .36, -.4, .4, -.02, .02, frame, .01, rot=(math.radians(42), 0, 0))); parts[-1].location = (0, .74, .52)
    if towel: parts.append(drape('tw', -.36, .36, -.86, -.38, .452, .12, towel, seed, .006, sides='xX', res=60, fold=.006))
    pl = pillow('lp', (0, .80, .80), .52, .3, .14, towel or cush, (math.radians(42), 0, 0), seed); parts.append(pl)
    for p in parts: p.parent = e
    e.location = (x, y, z); e.rotation_euler = (0, 0, yaw); return e

def chair(x, y, z, yaw, frame, cush, seed=0, w=.62):
    """Tapered legs and a bent rail. From 58 cm on an armchair with a deep seat, below that a chair for a table."""
    e = link(bpy.data.objects.new('chair', None)); P = []; h = w / 2; deep = w >= .58; sz = .34 if deep else .43; back = .80 if deep else .82; lean = .10 if deep else .07; m = MB()
    for a in (-h, h):
        m.cyl((a * 1.03, -h - .01, 0), (a, -h + .03, sz + .02 if not deep else .585), .013, .019, 12); m.cyl((a * 1.03, h + .05, 0), (a, h - .01, sz), .013, .020, 12); m.cyl((a, h - .01, sz), (a * .97, h + lean, back), .020, .015, 12)
        if deep:
            rows = []
            for t in np.linspace(0, 1, 9): q = -h - .03 + (2 * h + .03 + lean * .6) * t; c = .585 + .012 * math.sin(t * 3.1); rows.append([(a + v * (.034 + .008 * (1 - t)), q, c + u) for v, u in ((-1, .010), (-.9, .018), (.9, .018), (1, .010), (1, -.006), (.9, -.012), (-.9, -.012), (-1, -.006))])
            m.loft(rows, 0); m.add(rows[0], [tuple(range(8))]); m.add(rows[-1], [tuple(range(8))])
    for zz, t in ((back - .012, .030), (back - .20 if not deep else sz + .16, .018)):
        rows = []
        for u in np.linspace(-1, 1, 13): q = h + lean * (zz - sz) / (back - sz) + (.035 if not deep else .02) * (1 - u * u); rows.append([(u * h * .99, q + dy, zz + dz) for dy, dz in ((-.010, -t), (.010, -t), (.012, t), (-.012, t))])
        m.loft(rows, 0, smooth=False); m.add(rows[0], [(0, 1, 2, 3)]); m.add(rows[-1], [(0, 1, 2, 3)])
    P.append(m.obj('cl', [frame])); P.append(rbox('cs', -h + .01, h - .01, -h + .01, h - .01, sz - .045, sz, frame, .01))
    if deep: P.append(cushion('cc', (0, -.02, sz + .065), (w - .05, w - .01, .14), cush, .14, 7, seed=seed)); P.append(cushion('cb', (0, h - .045, sz + .31), (w - .06, .42, .15), cush, .22, 6, rot=(math.radians(74), 0, 0), seed=seed + 1))
    else: P.append(cushion('cc', (0, -.005, sz + .024), (w - .03, w - .03, .055), cush, .18, 7, seed=seed, wr=.006)); P.append(cushion('cb', (0, h + lean * .62, back - .13), (w - .05, .20, .055), cush, .2, 6, rot=(math.radians(82), 0, 0), seed=seed + 1, wr=.006))
    for p in P: p.parent = e
    e.location = (x, y, z); e.rotation_euler = (0, 0, yaw); return e

def glass_rail(pts, z0, h, mat, rail, post=None):
    m = MB()
    for (a, b) in zip(pts, pts[1:]):
        m.quad((*a, z0 + .06), (*b, z0 + .06), (*b, z0 + h - .05), (*a, z0 + h - .05), 0)
        d = np.array(b) - np.array(a); L = np.linalg.norm(d); nx, ny = -d[1] / L * .035, d[0] / L * .035
        for zz, t in ((z0 + h - .05, .05), (z0, .06)):
            v = [(a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny)]; m.prism(v, zz, zz + t, 1)
        k = max(1, round(L / 1.5))
        for i in range(1, k): p = np.array(a) + d * i / k; m.box(-.004, .004, -.004, .004, z0 + .06, z0 + h - .05, 2, (1, 1, 1), 0, (p[0], p[1], 0))
    return m.obj('grail', [mat, rail, post or rail])

def vase(x, y, z, s, mat, leaf=None, rng=None, prof=((.0, .09), (.1, .13), (.2, .12), (.28, .06), (.32, .065))):
    m = MB(); A = [i * math.pi / 14 for i in range(28)]
    m.loft([[(x + r * s * math.cos(a), y + r * s * math.sin(a), z + h * s) for a in A] for h, r in prof], 0, flip=False); m.obj('vase', [mat])
    if leaf:
        m = MB()
        for i in range(9):
            a = rng.uniform(0, 6.28); t = rng.uniform(.15, .5); p0 = np.array((x, y, z + prof[-1][0] * s)); top = p0 + np.array([t * math.cos(a), t * math.sin(a), rng.uniform(.5, .85)]) * s * 1.3; m.cyl(p0, top, .004, .002, 5)
            for j in range(26):
                f = rng.uniform(.3, 1); c = p0 + (top - p0) * f; d = rng.normal(0, 1, 3); d /= np.linalg.norm(d); u = np.cross(d, rng.normal(0, 1, 3)); u /= np.linalg.norm(u); L = .075 * s; m.add([c, c + d * L * .5 + u * L * .2, c + d * L, c + d * L * .5 - u * L * .2], [(0, 1, 2, 3)], 1, (rng.uniform(.6, 1.1),) * 3)
        m.obj('twigs', [principled('stem', (.12, .1, .05), .8), leaf])
