"""Shared modelling kit: noise, mesh builder, materials, camera, haze, render passes."""
import bpy, math, os
import numpy as np
from shading import *

# ---------------------------------------------------------------- noise
def _hash(ix, iy, seed):
    h = (ix.astype(np.uint32) * np.uint32(374761393) + iy.astype(np.uint32) * np.uint32(668265263)
         + np.uint32((seed * 2246822519 + 3266489917) & 0xffffffff))
    h = (h ^ (h >> np.uint32(13))) * np.uint32(1274126177)
    return h ^ (h >> np.uint32(16))

_A = np.linspace(0, 2 * np.pi, 1024, endpoint=False)
_GX, _GY = np.cos(_A).astype(np.float32), np.sin(_A).astype(np.float32)

def perlin(x, y, seed=0):
    x = np.asarray(x, np.float64); y = np.asarray(y, np.float64)
    fx = np.floor(x); fy = np.floor(y)
    ix = fx.astype(np.int64); iy = fy.astype(np.int64)
    u = (x - fx).astype(np.float32); v = (y - fy).astype(np.float32)
    def g(dx, dy):
        h = _hash(ix + dx, iy + dy, seed) >> np.uint32(22)
        return _GX[h] * (u - dx) + _GY[h] * (v - dy)
    su = u * u * u * (u * (u * 6 - 15) + 10); sv = v * v * v * (v * (v * 6 - 15) + 10)
    a = g(0, 0); b = g(1, 0); c = g(0, 1); d = g(1, 1)
    return (a + su * (b - a) + sv * ((c + su * (d - c)) - (a + su * (b - a)))) * 1.5

def fbm(x, y, octaves=6, seed=0, gain=0.5, lac=2.03):
    s = 0; a = 1; t = 0
    for i in range(octaves):
        s = s + a * perlin(x, y, seed + i * 17); t += a
        x = x * lac + 13.7; y = y * lac - 7.3; a *= gain
    return s / t * 1.4

def ridged(x, y, octaves=6, seed=0, gain=0.5, lac=2.05):
    s = 0; a = 1; t = 0; w = 1
    for i in range(octaves):
        n = 1 - np.abs(perlin(x, y, seed + i * 31)); n = n * n * w
        s = s + a * n; t += a; w = np.clip(n * 1.6, 0, 1)
        x = x * lac + 5.1; y = y * lac + 9.2; a *= gain
    return s / t

def sstep(a, b, x):
    t = np.clip((np.asarray(x, np.float64) - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)

def mix(a, b, t):
    a = np.asarray(a, np.float32); b = np.asarray(b, np.float32); t = np.asarray(t, np.float32)
    if a.ndim < 2 and t.ndim: a = np.broadcast_to(a, t.shape + (3,))
    if b.ndim < 2 and t.ndim: b = np.broadcast_to(b, t.shape + (3,))
    return a + (b - a) * t[..., None] if t.ndim else a + (b - a) * t

# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s

def link(o):
    bpy.context.scene.collection.objects.link(o); return o

class MB:
    """Collects polygons with a material slot and a colour, and turns them into one object."""
    def __init__(s):
        s.v = []; s.f = []; s.m = []; s.c = []; s.sm = []
    def add(s, verts, faces, mat=0, col=(1, 1, 1), smooth=False):
        n = len(s.v); s.v.extend(map(tuple, verts))
        for f in faces:
            s.f.append(tuple(n + i for i in f)); s.m.append(mat); s.c.append(col); s.sm.append(smooth)
    def quad(s, a, b, c, d, mat=0, col=(1, 1, 1)):
        s.add((a, b, c, d), ((0, 1, 2, 3),), mat, col)
    def box(s, x0, x1, y0, y1, z0, z1, mat=0, col=(1, 1, 1), yaw=0, o=(0, 0, 0), skip=''):
        vs = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        fs = {'b': (3, 2, 1, 0), 't': (4, 5, 6, 7), 'f': (0, 1, 5, 4), 'r': (1, 2, 6, 5), 'k': (2, 3, 7, 6), 'l': (3, 0, 4, 7)}
        c, sn = math.cos(yaw), math.sin(yaw)
        vs = [(o[0] + x * c - y * sn, o[1] + x * sn + y * c, o[2] + z) for x, y, z in vs]
        s.add(vs, [f for k, f in fs.items() if k not in skip], mat, col)
    def prism(s, out, z0, z1, mat=0, mtop=None, mbot=None, col=(1, 1, 1), out1=None, caps=True, smooth=False):
        out1 = out1 or out; n = len(out)
        vs = [(x, y, z0) for x, y in out] + [(x, y, z1) for x, y in out1]
        s.add(vs, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], mat, col, smooth)
        if caps:
            s.add([(x, y, z1) for x, y in out1], [tuple(range(n))], mat if mtop is None else mtop, col)
            s.add([(x, y, z0) for x, y in out], [tuple(range(n - 1, -1, -1))], mat if mbot is None else mbot, col)
    def loft(s, rings, mat=0, col=(1, 1, 1), close=True, smooth=True, flip=False):
        n = len(rings[0]); vs = [p for r in rings for p in r]; fs = []
        for k in range(len(rings) - 1):
            for i in range(n if close else n - 1):
                j = (i + 1) % n; q = (k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i)
                fs.append(q[::-1] if flip else q)
        s.add(vs, fs, mat, col, smooth)
    def cyl(s, p0, p1, r0, r1=None, n=10, mat=0, col=(1, 1, 1), caps=True):
        r1 = r0 if r1 is None else r1
        p0 = np.array(p0, float); p1 = np.array(p1, float); d = p1 - p0; d /= np.linalg.norm(d) + 1e-9
        u = np.cross(d, (0, 0, 1) if abs(d[2]) < .9 else (1, 0, 0)); u /= np.linalg.norm(u); w = np.cross(d, u)
        a = [2 * math.pi * i / n for i in range(n)]
        R = [[tuple(p + r * (math.cos(t) * u + math.sin(t) * w)) for t in a] for p, r in ((p0, r0), (p1, r1))]
        s.loft(R, mat, col, smooth=True, flip=True)
        if caps:
            s.add(R[1], [tuple(range(n - 1, -1, -1))], mat, col); s.add(R[0], [tuple(range(n))], mat, col)
    def sphere(s, c, r, n=12, mat=0, col=(1, 1, 1), zmin=-1.0, sq=1.0):
        rx, ry, rz = (r, r, r) if np.isscalar(r) else r
        rings = []
        for k in range(n // 2 + 1):
            a = math.asin(zmin) + (math.pi / 2 - math.asin(zmin)) * k / (n // 2)
            ca, sa = max(math.cos(a), 1e-3), math.sin(a)
            ca = ca ** sq; sa = math.copysign(abs(sa) ** sq, sa)
            def e(v): return math.copysign(abs(v) ** sq, v)
            rings.append([(c[0] + rx * ca * e(math.cos(2 * math.pi * i / n)), c[1] + ry * ca * e(math.sin(2 * math.pi * i / n)), c[2] + rz * sa) for i in range(n)])
        s.loft(rings, mat, col)
    def obj(s, name, mats, parent=None):
        me = bpy.data.meshes.new(name); me.from_pydata(s.v, [], s.f)
        for m in mats: me.materials.append(m)
        nf = len(s.f)
        me.polygons.foreach_set('material_index', np.array(s.m, np.int32))
        me.polygons.foreach_set('use_smooth', np.array(s.sm, bool))
        ca = me.color_attributes.new('Col', 'FLOAT_COLOR', 'CORNER')
        ln = np.array([len(f) for f in s.f]); c = np.ones((nf, 4), np.float32); c[:, :3] = np.array(s.c, np.float32)
        ca.data.foreach_set('color', np.repeat(c, ln, axis=0).ravel())
        me.update()
        me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(40)
        o = link(bpy.data.objects.new(name, me))
        if parent: o.parent = parent
        return o

def grid_obj(name, X, Y, Z, mats, col=None, smooth=True, keep=None):
    """Mesh from 2-D arrays of coordinates, with an optional vertex colour and a mask of quads to keep."""
    h, w = X.shape
    co = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    i = np.arange(h * w).reshape(h, w)
    q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    if keep is not None:
        k = keep; kk = (k[:-1, :-1] | k[:-1, 1:] | k[1:, 1:] | k[1:, :-1]).ravel(); q = q[kk]
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(co)); me.vertices.foreach_set('co', co.ravel())
    me.loops.add(q.size); me.loops.foreach_set('vertex_index', q.ravel().astype(np.int32))
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(q), smooth, bool))
    me.update(calc_edges=True)
    if col is not None:
        ca = me.color_attributes.new('Col', 'FLOAT_COLOR', 'POINT')
        c = np.ones((len(co), 4), np.float32); c[:, :3] = col.reshape(-1, 3); ca.data.foreach_set('color', c.ravel())
    for m in mats: me.materials.append(m)
    return link(bpy.data.objects.new(name, me))

def scatter(name, child, pts, scales, rng, tilt=0.0):
    """Instances of child on points (face instancing: one small square per instance)."""
    pts = np.asarray(pts, np.float64); n = len(pts)
    if n == 0: return None
    a = rng.uniform(0, 2 * np.pi, n); s = np.asarray(scales) * 0.5
    u = np.stack([np.cos(a), np.sin(a), np.zeros(n)], -1) * s[:, None]; v = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], -1) * s[:, None]
    if tilt: u[:, 2] += rng.normal(0, tilt, n) * s; v[:, 2] += rng.normal(0, tilt, n) * s
    co = np.stack([pts - u - v, pts + u - v, pts + u + v, pts - u + v], 1).reshape(-1, 3)
    me = bpy.data.meshes.new(name); me.from_pydata(co.tolist(), [], np.arange(4 * n).reshape(n, 4).tolist())
    o = link(bpy.data.objects.new(name, me))
    o.instance_type = 'FACES'; o.use_instance_faces_scale = True; o.instance_faces_scale = 1.0
    o.show_instancer_for_render = False
    c = child.copy(); link(c); c.parent = o
    return o

# ---------------------------------------------------------------- camera, lamps, render
def camera(loc, target, lens=35, shift=(0, 0), fstop=None, focus=None):
    c = bpy.data.cameras.new('cam'); o = link(bpy.data.objects.new('cam', c))
    from mathutils import Vector
    o.location = loc; d = Vector(target) - Vector(loc); o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    c.lens = lens; c.shift_x, c.shift_y = shift; c.clip_end = 2e5; c.clip_start = .05
    if fstop:
        c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.focus_distance = focus or d.length
    bpy.context.scene.camera = o
    return o

def sun(direction, col=(1, .9, .8), strength=3.0, angle=1.0):
    """direction points TO the sun."""
    from mathutils import Vector
    l = bpy.data.lights.new('sun', 'SUN'); l.color = col; l.energy = strength; l.angle = math.radians(angle)
    o = link(bpy.data.objects.new('sun', l)); o.rotation_euler = Vector(direction).to_track_quat('Z', 'Y').to_euler(); return o

def area(loc, target, size, power, col=(1, 1, 1), size_y=None, spread=180, cam=False):
    from mathutils import Vector
    l = bpy.data.lights.new('area', 'AREA'); l.energy = power; l.color = col; l.size = size; l.spread = math.radians(spread)
    if size_y: l.shape = 'RECTANGLE'; l.size_y = size_y
    o = link(bpy.data.objects.new('area', l)); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = cam; return o

def point(loc, power, col=(1, .7, .4), r=.2):
    l = bpy.data.lights.new('p', 'POINT'); l.energy = power; l.color = col; l.shadow_soft_size = r
    o = link(bpy.data.objects.new('p', l)); o.location = loc; return o

def sundir(elev, az):
    """az in degrees: 0 = +Y (straight ahead of most cameras), 90 = +X (right)."""
    e, a = math.radians(elev), math.radians(az)
    return (math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))

def render_passes(base, w, h, samples, threads=2, bounces=4):
    s = bpy.context.scene; c = s.cycles; r = s.render
    c.device = 'CPU'; c.samples = max(1, samples // 2); c.use_adaptive_sampling = False; c.use_denoising = False
    c.max_bounces = bounces; c.diffuse_bounces = min(bounces, 2); c.glossy_bounces = min(bounces, 4); c.transmission_bounces = 4; c.transparent_max_bounces = 12
    c.sample_clamp_indirect = 2.5; c.sample_clamp_direct = 30; c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = .5
    c.light_sampling_threshold = .01; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    r.threads_mode = 'FIXED'; r.threads = threads; r.resolution_x = w; r.resolution_y = h; r.resolution_percentage = 100
    r.use_persistent_data = True; c.use_auto_tile = False
    r.image_settings.file_format = 'OPEN_EXR_MULTILAYER'; r.image_settings.color_depth = '32'; r.image_settings.exr_codec = 'NONE'
    vl = s.view_layers[0]; vl.cycles.denoising_store_passes = True
    out = []
    for i in (0, 1):
        c.seed = 11 + i * 97; r.filepath = f'{base}-{i}.exr'
        bpy.ops.render.render(write_still=True); out.append(r.filepath)
    return out
