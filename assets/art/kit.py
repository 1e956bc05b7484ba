"""Shared modelling kit: noise, mesh builder, materials, camera, haze, render passes."""
import bpy, math, os
import numpy as np

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

# ---------------------------------------------------------------- materials
class N:
    """Tiny helper around a node tree."""
    def __init__(s, tree): s.t = tree; s.n = tree.nodes; s.l = tree.links
    def new(s, t, **kw):
        n = s.n.new(t)
        for k, v in kw.items(): setattr(n, k, v)
        return n
    def put(s, sock, v):
        if hasattr(v, 'links') or hasattr(v, 'is_output'): s.l.new(v, sock)
        elif v is not None: sock.default_value = v
    def math(s, op, a, b=None, c=None, clamp=False):
        n = s.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None: s.put(n.inputs[i], v)
        return n.outputs[0]
    def vmath(s, op, a, b=None):
        n = s.new('ShaderNodeVectorMath', operation=op)
        s.put(n.inputs[0], a)
        if b is not None: s.put(n.inputs[1], b)
        return n.outputs['Value'] if op in ('DOT_PRODUCT', 'LENGTH') else n.outputs[0]
    def mixc(s, f, a, b, blend='MIX'):
        n = s.new('ShaderNodeMixRGB', blend_type=blend)
        s.put(n.inputs[0], f); s.put(n.inputs[1], rgba(a)); s.put(n.inputs[2], rgba(b)); return n.outputs[0]
    def noise(s, vec, scale, detail=3, rough=0.55, dist=0):
        n = s.new('ShaderNodeTexNoise'); s.put(n.inputs['Vector'], vec)
        n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough; n.inputs['Distortion'].default_value = dist
        return n.outputs['Fac']
    def ramp(s, f, stops, interp='LINEAR'):
        n = s.new('ShaderNodeValToRGB'); s.put(n.inputs[0], f); e = n.color_ramp.elements; n.color_ramp.interpolation = interp
        while len(e) < len(stops): e.new(0.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = rgba(c)
        return n.outputs[0]
    def mapr(s, v, a, b, c=0., d=1.):
        n = s.new('ShaderNodeMapRange'); s.put(n.inputs[0], v)
        for i, x in enumerate((a, b, c, d)): s.put(n.inputs[i + 1], x)
        return n.outputs[0]
    def pos(s): return s.new('ShaderNodeNewGeometry').outputs['Position']
    def obj(s): return s.new('ShaderNodeTexCoord').outputs['Object']
    def attr(s, name='Col'):
        return s.new('ShaderNodeAttribute', attribute_name=name).outputs['Color']
    def scale(s, v, sc):
        n = s.new('ShaderNodeMapping'); s.put(n.inputs[0], v); n.inputs['Scale'].default_value = sc; return n.outputs[0]

def rgba(c):
    if isinstance(c, (tuple, list)) and len(c) == 3: return (*c, 1)
    return c

def principled(name, col=(.8, .8, .8), rough=.5, spec=.5, metal=0, emit=None, estr=0, coat=0, bump=None, fn=None, trans=0, alpha=1, sheen=0):
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = spec; b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat; b.inputs['Transmission'].default_value = trans; b.inputs['Alpha'].default_value = alpha
    b.inputs['Clearcoat Roughness'].default_value = .02; b.inputs['Sheen'].default_value = sheen
    k.b = b
    if callable(col): col = col(k)
    k.put(b.inputs['Base Color'], rgba(col))
    if emit is not None:
        if callable(emit): emit = emit(k)
        k.put(b.inputs['Emission'], rgba(emit)); k.put(b.inputs['Emission Strength'], estr)
    if bump:
        sc, st, dist = bump[:3]
        bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = st; bn.inputs['Distance'].default_value = dist
        k.put(bn.inputs['Height'], k.noise(k.pos(), sc, bump[3] if len(bump) > 3 else 4)); k.put(b.inputs['Normal'], bn.outputs[0])
    if fn: fn(k, b)
    return m

def emission(name, col=(1, 1, 1), strength=1.0, attr=False):
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); k.n.remove(k.n['Principled BSDF'])
    e = k.new('ShaderNodeEmission'); k.put(e.inputs[0], k.attr() if attr else rgba(col)); e.inputs[1].default_value = strength
    k.l.new(e.outputs[0], k.n['Material Output'].inputs[0]); return m

def thin_glass(name, tint=(.85, .93, .95), refl=.5, rough=.02, opac=0.06):
    """Glass without refraction: transparent, plus a fresnel reflection."""
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); k.n.remove(k.n['Principled BSDF'])
    t = k.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = rgba(tint)
    g = k.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = rough
    f = k.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.45
    fac = k.math('ADD', k.math('MULTIPLY', f.outputs[0], refl), opac)
    x = k.new('ShaderNodeMixShader'); k.put(x.inputs[0], fac); k.l.new(t.outputs[0], x.inputs[1]); k.l.new(g.outputs[0], x.inputs[2])
    k.l.new(x.outputs[0], k.n['Material Output'].inputs[0]); m['nohaze'] = 1; return m

def haze_all(col, dist, sun_dir=(0, 1, 0), sun_col=None, pw=4.0, maxf=1.0, start=0):
    """Aerial perspective: every outdoor material fades to the air's colour with distance."""
    sun_col = sun_col or col
    for m in bpy.data.materials:
        if m.get('nohaze') or not m.use_nodes: continue
        k = N(m.node_tree); out = k.n.get('Material Output')
        if not out or not out.inputs[0].links: continue
        surf = out.inputs[0].links[0].from_socket
        cd = k.new('ShaderNodeCameraData')
        f = k.math('SUBTRACT', 1.0, k.math('EXPONENT', k.math('DIVIDE', k.math('MAXIMUM', k.math('SUBTRACT', cd.outputs['View Distance'], float(start)), 0.0), -float(dist))))
        f = k.math('MULTIPLY', f, maxf)
        inc = k.new('ShaderNodeNewGeometry').outputs['Incoming']
        d = k.math('MAXIMUM', k.math('MULTIPLY', k.vmath('DOT_PRODUCT', inc, tuple(sun_dir)), -1.0), 0.0)
        e = k.new('ShaderNodeEmission'); k.put(e.inputs[0], k.mixc(k.math('POWER', d, pw), col, sun_col))
        x = k.new('ShaderNodeMixShader'); k.put(x.inputs[0], f); k.l.new(surf, x.inputs[1]); k.l.new(e.outputs[0], x.inputs[2])
        k.l.new(x.outputs[0], out.inputs[0])

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
