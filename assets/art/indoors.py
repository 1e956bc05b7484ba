"""Renders rooms without Blender: the builders of furniture write their meshes for room.c. The stand-in for Blender's
module from quick.py is widened here by objects, meshes, bevels and lamps; cloth, wood, marble and tiles are made where
they are seen."""
import ctypes, math, os, subprocess, sys, tempfile, time, types
import numpy as np
import quick
from quick import Stand, S, Nodes, _col, _p, fbm, ridged
import kit, post
bpy = quick.bpy; HERE = quick.HERE

# ---- objects and meshes
class Vec(list):
    x = property(lambda s: s[0], lambda s, v: s.__setitem__(0, v)); y = property(lambda s: s[1], lambda s, v: s.__setitem__(1, v)); z = property(lambda s: s[2], lambda s, v: s.__setitem__(2, v))
class Polygons:
    def __init__(s, me): s.me = me
    def __iter__(s): return iter((s,))
    def add(s, n): pass
    def foreach_set(s, key, a):
        if key in ('use_smooth', 'loop_start', 'material_index'): s.me.raw[key] = np.array(a)
    use_smooth = property(lambda s: True, lambda s, v: s.me.raw.__setitem__('use_smooth', np.full(len(s.me.faces), v)))
class Field:
    def __init__(s, me, key): s.me, s.key = me, key
    def add(s, n): pass
    def foreach_set(s, key, a): s.me.raw[key] = np.array(a)
    def __iter__(s): return iter(())
class Mesh(Stand):
    def __init__(s, name): s.name = name; s.raw = {}; s.verts = np.zeros((0, 3)); s.faces = []; s.materials = []; s.polygons = Polygons(s); s.vertices = Field(s, 'co'); s.loops = Field(s, 'loop'); s.color_attributes = types.SimpleNamespace(new=lambda *a: types.SimpleNamespace(data=Field(s, 'color')))
    def from_pydata(s, v, e, f): s.verts = np.asarray(v, float).reshape(-1, 3); s.faces = [tuple(q) for q in f]
    def update(s, **k):
        if 'co' in s.raw: s.verts = s.raw['co'].reshape(-1, 3); s.faces = s.raw['vertex_index'].reshape(-1, 4)
class Ob(Stand):
    def __init__(s, name, mesh=None): s.name = name; s.mesh = mesh; s.location = (0, 0, 0); s.rotation_euler = (0, 0, 0); s.parent = None; s.bevel = None; s.modifiers = types.SimpleNamespace(new=s._modify)
    def _modify(s, *a): s.bevel = Stand(); return s.bevel
    def __setattr__(s, k, v): object.__setattr__(s, k, Vec(v) if k in ('location', 'rotation_euler') else v)
class Objects(list):
    def new(s, name, me): o = Ob(name, me); s.append(o); return o
    def remove(s, o): list.remove(s, o)
    def get(s, name): return next((o for o in s if o.name == name), None)
    def __getitem__(s, k): return s.get(k) if isinstance(k, str) else list.__getitem__(s, k)
class Welded(Stand):
    """What little of bmesh the cushions ask for: points that coincide become one."""
    def from_mesh(s, me): s.me = me
    def to_mesh(s, me):
        k = np.round(me.verts / 2e-4).astype(np.int64); _, first, inv = np.unique(k, axis=0, return_index=True, return_inverse=True); inv = inv.ravel(); f = inv[np.asarray(me.faces)]; v = me.verts[first]; c = v.mean(0); p = v[f]; n = np.cross(p[:, 1] - p[:, 0], p[:, 2] - p[:, 0]); flip = ((p.mean(1) - c) * n).sum(1) < 0; f[flip] = f[flip][:, ::-1]; me.verts = v; me.faces = f
bmesh = types.ModuleType('bmesh'); bmesh.new = Welded; bmesh.ops = Stand(); sys.modules['bmesh'] = bmesh
bpy.data.objects = Objects(); bpy.data.meshes = types.SimpleNamespace(new=Mesh); bpy.data.materials = []

class Room: pass
G = Room()
def reset(): bpy.data.objects.clear(); S.things.clear(); S.scattered.clear(); S.mats.clear(); G.lamps = []; G.portals = []; G.sun = None; G.sky = None; G.cam = None; G.sea = {}; G.wood = 0; G.sheets = []
reset()
def _obj(s, name, mats, parent=None):
    me = Mesh(name); me.verts = np.asarray(s.v, float).reshape(-1, 3); me.faces = s.f; me.raw = dict(material_index=np.array(s.m, np.int32), use_smooth=np.array(s.sm, bool), cols=np.array(s.c, float).reshape(-1, 3)); me.materials = list(mats); o = bpy.data.objects.new(name, me); o.parent = parent; return o
kit.MB.obj = _obj; kit.link = lambda o: o

# ---- materials
KIND = dict(wood=10, planks=11, cloth=12, marble=13, stone=14, tiles=15, pool=16, stripe=17, pane=18, sheer=19, printed=20)
def mat(name, a, b=None, kind=0, rough=.6, spec=.3, p=(0, 0, 0, 0), metal=0, coat=0, bump=0, bscale=1, grain=0, attr=False, emit=None):
    i = quick.mat(name, a, b, grain, attr, rough, spec, None, KIND.get(kind, kind), bump, bscale); m = S.mats[i]; m[18] = metal; m[19:19 + len(p)] = p; m[23] = coat
    if emit: m[10] = emit[1]; m[11:14] = emit[0]; m[14] = bool(len(emit) > 2 and emit[2])
    return i
def principled(name, col=(.8, .8, .8), rough=.5, spec=.5, metal=0, emit=None, estr=0, coat=0, bump=None, fn=None, trans=0, alpha=1, sheen=0):
    k = Nodes(); c = _col(col(k) if callable(col) else col); e = None
    if emit is not None and isinstance(estr, (int, float)) and estr > .01: ec = _col(emit(k) if callable(emit) else emit); e = ((ec.lo + ec.hi) / 2, estr)
    if name in ('bathw', 'poolw', 'water'): return mat(name, c.lo, None, 'pool', .02, .5, coat=1)
    return mat(name, c.lo, c.hi, 0, rough, spec, (), metal, coat, bump[1] if bump else 0, bump[0] if bump else 1, k.grain if (c.lo != c.hi).any() else 0, c.attr, e)
def emission(name, col=(1, 1, 1), strength=1.0, attr=False): return mat(name, (0, 0, 0), spec=0, rough=1, emit=(col, strength, attr))
def thin_glass(name, tint=(.85, .93, .95), refl=.5, rough=.02, opac=.06): return mat(name, tint, None, 'pane', rough, p=(refl, opac))
kit.principled = principled; kit.emission = emission; kit.thin_glass = thin_glass
def oak(name='oak', a=(.36, .235, .13), b=(.52, .37, .225), axis=0, rough=.42, scale=1.0): return mat(name, a, b, 'wood', rough, .4, (axis,), coat=.06)
def planks(name='floor', a=(.33, .215, .12), b=(.50, .36, .22), w=.16, rough=.38, axis='y', gap=.004, seam=(0, 0, 0)): return mat(name, a, b, 'planks', rough, .42, (w, 0 if axis == 'y' else 1, gap))
def cloth(name, col, rough=.9, scale=160, bump=.25, sheen=.3, var=.08, slub=26):
    coarse = scale < 100; return mat(name, col, None, 'cloth', .95, .1, (.016 if coarse else .0045, sheen, var, 42 if coarse else 0), bump=bump * (1.6 if coarse else 1))
def sheer(name, col=(.86, .82, .75), t=.55): return mat(name, col, None, 'sheer', .9, 0)
def marble(name='marble', a=(.80, .775, .735), b=(.44, .41, .37), rough=.10): return mat(name, a, b, 'marble', rough, .5)
def stone(name='stonep', a=(.56, .51, .43), b=(.74, .69, .60), scale=1.0, bump=.6, rough=.85): return mat(name, a, b, 'stone', rough, .3, (scale, .22 if scale > .7 else .1), bump=bump)
def lime(name='lime', col=(.80, .77, .71), var=.14, bump=.5, scale=1.2): return mat(name, [v * (1 - var * .5) for v in col], [min(.9, v * (1 + var * .35)) for v in col], 'stone', .95, .1, (scale * .55,), bump=bump * .8)
def tiles(name, a, b, mortar, w=.24, h=.24, off=.0, rough=.5, rot=False): return mat(name, a, b, 'tiles', rough, .45, (w, h, bool(rot), bool(off)))
def stripes(name, a, b, w=.16, axis=0, own=False): return mat(name, a, b, 'stripe', .95, .1, (w, axis))

def printed(name, image, rough=.85):
    """A sheet with a picture on it, rows of colours from below to above; grid_obj gives each corner its place on the sheet as its colour."""
    G.sheets.append(np.ascontiguousarray(image, np.float32)); return mat(name, (1, 1, 1), None, 'printed', rough, .2, (len(G.sheets) - 1,), attr=True)

# ---- camera, lamps, portals
def camera(loc, target, lens=35, shift=(0, 0), fstop=None, focus=None): G.cam = dict(loc=loc, at=target, lens=lens, shift=shift, fstop=fstop, focus=focus); return Ob('camera')
def panorama(loc, target):
    """Every direction from one place; the target lies in the middle of the picture. The horizon is level."""
    G.cam = dict(loc=loc, at=(*target[:2], loc[2]), lens=18 / math.pi, shift=(0, 0), fstop=None, focus=None, around=True); return Ob('camera')
def sun(direction, col=(1, .9, .8), strength=3.0, angle=1.0): G.sun = direction; return Ob('sun')
def basis(d): d = np.array(d, float); d /= np.linalg.norm(d); u = np.cross(d, (0, 0, 1) if abs(d[2]) < .95 else (0, 1, 0)); u /= np.linalg.norm(u); return d, u, np.cross(u, d)
def area(loc, target, size, power, col=(1, 1, 1), size_y=None, spread=180, cam=False):
    o = Ob('area'); o.location = loc; d, u, v = basis(np.array(target, float) - np.array(loc, float)); w, h = size, size_y or size; o.rect = (u * w / 2, v * h / 2, d, np.array(col) * power / (math.pi * w * h), 0); bpy.data.objects.append(o); G.lamps.append(o); return o
def point(loc, power, col=(1, .7, .4), r=.2):
    o = Ob('point'); o.location = loc; o.rect = (np.array((r, 0, 0)), np.zeros(3), np.array((0, 0, -1.)), np.array(col) * power / (4 * math.pi * math.pi * r * r), 1); bpy.data.objects.append(o); G.lamps.append(o); return o
def portal(a, b, z0, z1, inward):
    """Daylight comes in between the points a and b of the floor; inward points into the room."""
    o = Ob('portal'); a, b = np.array(a, float), np.array(b, float); o.location = (*((a + b) / 2), (z0 + z1) / 2); o.rect = (np.array((*((b - a) / 2), 0)), np.array((0, 0, (z1 - z0) / 2)), np.array((*inward, 0.)), np.zeros(3), 0); bpy.data.objects.append(o); G.portals.append(o); return o
kit.camera = camera; kit.sun = sun; kit.area = area; kit.point = point; kit.haze_all = lambda *a, **k: None; kit.reset = reset

import sky
def nishita(elev=30, az=120, strength=.12, clouds=None, **k): G.sky = dict(elev=elev, az=az, clouds=clouds); return kit.sundir(elev, az)
def gradient(stops, az=0, glow=None, glow2=None, clouds=None, stars=0, strength=1.0, elev=2, sun_disc=None):
    t = np.zeros(64, np.float32); t[0] = len(stops)
    for k, (z, c) in enumerate(stops): t[1 + 4 * k] = z; t[2 + 4 * k:5 + 4 * k] = np.array(c) * strength
    if glow: t[33:36] = np.array(glow[0]) * strength; t[36] = glow[1]; t[37] = glow[2] if len(glow) > 2 else 1
    if clouds: c = clouds; t[40:44] = c.get('amount', .5), c.get('scale', 1.2), *c.get('stretch', (1, 1)); t[44:47] = np.array(c['col']) * strength; t[47:50] = np.array(c.get('shade', c['col'])) * strength; t[50:54] = c.get('soft', .22), c.get('opacity', .85), c.get('flat', .12), c.get('seed', 0) * 3.7
    G.sky = dict(elev=elev, az=az, paint=t); return kit.sundir(max(elev, 1), az)
sky.nishita = nishita; sky.gradient = gradient
import interiors as I, props as P, rooms as R
I.oak, I.planks, I.cloth, I.sheer, I.marble = oak, planks, cloth, sheer, marble; P.stone, P.lime = stone, lime
def seascape(cam, d, h=15, *_, far_land=True, **k): G.sea = dict(h=h, far_land=far_land, yaw=k.get('yaw', 0), half=k.get('half', 52))
R.seascape = seascape; R.haze_out = lambda *a, **k: None
import salons
salons.tiles = tiles; salons.stripes = stripes; salons.principled = principled

# ---- triangles of the world
def euler(r): a, b, c = r; ca, sa, cb, sb, cc, sc = math.cos(a), math.sin(a), math.cos(b), math.sin(b), math.cos(c), math.sin(c); return np.array([[cc, -sc, 0], [sc, cc, 0], [0, 0, 1]]) @ np.array([[cb, 0, sb], [0, 1, 0], [-sb, 0, cb]]) @ np.array([[1, 0, 0], [0, ca, -sa], [0, sa, ca]])
def placed(o):
    M, t = np.eye(3), np.zeros(3)
    while o is not None: r = euler(o.rotation_euler); M = r @ M; t = r @ t + np.array(o.location, float); o = o.parent
    return M, t
def rounded(v, width, seg):
    """A box with round edges: the surface of a cube, each point pushed out from the smaller box inside."""
    lo, hi = v.min(0), v.max(0); h = (hi - lo) / 2; c = (hi + lo) / 2; r = min(width, .49 * 2 * h.min()); seg = max(1, int(seg)); V, F, N = [], [], []
    for ax in range(3):
        u, w = (ax + 1) % 3, (ax + 2) % 3
        def line(k): e = [math.tan(math.pi / 4 * i / seg) * r for i in range(seg + 1)]; return np.array([-(h[k] - r) - q for q in e[::-1]] + [h[k] - r + q for q in e])
        a, b = line(u), line(w); A, B = np.meshgrid(a, b, indexing='ij')
        for s in (-1, 1):
            p = np.zeros((*A.shape, 3)); p[..., u] = A; p[..., w] = B; p[..., ax] = s * h[ax]; q = np.clip(p, -(h - r), h - r); n = p - q; n /= np.linalg.norm(n, axis=-1, keepdims=True); i = np.arange(A.size).reshape(A.shape) + sum(len(x) for x in V); f = np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4); V.append((c + q + r * n).reshape(-1, 3)); N.append(n.reshape(-1, 3)); F.append(f)
    return np.concatenate(V), np.concatenate(F), np.concatenate(N)
def triangles(o, k):
    me = o.mesh; v = me.verts; f = me.faces; mi = me.raw.get('material_index'); sm = me.raw.get('use_smooth'); cols = me.raw.get('cols'); given = None
    if o.bevel is not None and len(v) == 8: v, f, given = rounded(v, float(o.bevel.width), o.bevel.segments); mi = np.zeros(len(f), int); cols = None
    if isinstance(f, np.ndarray): n = f.shape[1]; T = np.concatenate([f[:, [0, i, i + 1]] for i in range(1, n - 1)]); own = np.concatenate([np.arange(len(f))] * (n - 2))
    else:
        big = max(map(len, f)) if f else 0; T = []; own = []
        for n in range(3, big + 1):
            ids = [i for i, q in enumerate(f) if len(q) == n]
            if ids: q = np.array([f[i] for i in ids]); T += [q[:, [0, i, i + 1]] for i in range(1, n - 1)]; own += [np.array(ids)] * (n - 2)
        if not T: return None
        T = np.concatenate(T); own = np.concatenate(own)
    Pt = v[T]; fn = np.cross(Pt[:, 1] - Pt[:, 0], Pt[:, 2] - Pt[:, 0]); L = np.linalg.norm(fn, axis=1); un = fn / (L[:, None] + 1e-20)
    if given is not None: N = given[T]
    else:
        N = np.repeat(un[:, None], 3, 1); smooth = np.ones(len(T), bool) if sm is None and isinstance(f, np.ndarray) else (np.zeros(len(T), bool) if sm is None else np.asarray(sm, bool)[own])
        if smooth.any():   # faces that lie within forty degrees share their normal
            vn = np.zeros_like(v); q = T[smooth]
            for i in range(3): np.add.at(vn, q[:, i], fn[smooth])
            vn /= np.linalg.norm(vn, axis=1, keepdims=True) + 1e-20; c = vn[q]; near = np.abs((c * un[smooth][:, None]).sum(-1, keepdims=True)) > math.cos(math.radians(52)); N[smooth] = np.where(near, c, N[smooth])
    ids = np.array([-1 if q is None else q for q in me.materials] or [-1]); m = ids[np.zeros(len(T), int) if mi is None else np.asarray(mi)[own]]; keep = (m >= 0) & (L > 1e-14)
    C = np.zeros((len(T), 3, 4), np.float32); lo, hi = (v.min(0), v.max(0)); order = np.argsort(lo - hi, kind='stable'); order = np.concatenate([order[:1], np.sort(order[1:])]); C[:, :, :3] = Pt[..., order]; C[:, :, 3] = k
    col = me.raw.get('color')
    if cols is not None or col is not None:
        own_c = np.array([bool(S.mats[i][7]) if i >= 0 else False for i in m])
        if own_c.any(): C[own_c, :, :3] = cols[own][own_c][:, None] if cols is not None else col.reshape(-1, 4)[T][own_c][:, :, :3]
    M, t = placed(o); Pw = Pt @ M.T + t; Nw = N @ M.T; return Pw[keep].astype(np.float32), Nw[keep].astype(np.float32), C[keep], m[keep].astype(np.int32)

def lib():
    so = os.path.join(tempfile.gettempdir(), 'landfall-room.so'); src = [os.path.join(HERE, n) for n in ('room.c', 'ray.c', 'soft.c')]
    if not os.path.exists(so) or os.path.getmtime(so) < max(map(os.path.getmtime, src)): part = so + str(os.getpid()); subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-w', src[0], src[2], '-o', part, '-lm']); os.replace(part, so)
    L = ctypes.CDLL(so); L.scene_new.restype = ctypes.c_void_p; return L
def far_coast(cam, yaw, half, seed):
    """Low hills along the horizon, in the air of four to nine kilometers."""
    hill = lambda x, y: 330 * ridged(x / 2600 + seed * 1.7, y / 2600 + .3, 7, 6) * kit.sstep(3800, 5400, np.hypot(x, y)) * kit.sstep(-.35, .35, np.sin(x / 2300 + seed * 2) + .3 * fbm(x / 1800, y / 1800, 3, 5)) - 30
    def H(x, y): q = hill(x, y); return np.where(q < 14, -90, q)
    quick.land(cam, H, lambda x, y, z, s: (np.array((.17, .15, .11)) + np.array((.12, .09, .06)) * kit.sstep(.3, .9, s)[..., None], .5 - .4 * kit.sstep(.3, .7, s)), yaw, half, 3500, 11000, 150, round(700 * max(1, half / 60)), .3, .8)

DEFAULT = dict(quick.DEFAULT, longest=8, calm=.8, ruff=.0012, haze=1 / 24000, cirrus=.55, clouds=.0, foam=0, boost=3.0, sunb=.55, lamp=.8, key=.235, view=.85, out_bounce=.5, near=-1e9, open=.9, glow=1, wb=.8, smooth=4.0, warmth=.055)
def trace(L, width, spp, every, rays, **o):
    """Traces what has been modelled since the last reset; who asks sets the scenes free."""
    g = dict(DEFAULT); g.update(o); t0 = time.process_time(); c = G.cam; around = c.get('around', False); h = width // 2 if around else round(width * 2 / 3); z0 = g.get('h', G.sea.get('h', 15)); loc = np.array(c['loc'], float) + (0, 0, z0); at = np.array(c['at'], float) + (0, 0, z0); F = at - loc; dist = np.linalg.norm(F); F /= dist; Rr = np.cross(F, (0, 0, 1)); Rr /= np.linalg.norm(Rr); U = np.cross(Rr, F)
    sk = G.sky or dict(elev=30, az=0); paint = sk.get('paint'); sd = kit.sundir(sk['elev'], sk['az']) if paint is None else kit.sundir(max(sk['elev'], 1), sk['az'])
    parts = dict(main=[], pane=[], sheer=[])
    for k, ob in enumerate(bpy.data.objects):
        if ob.mesh is None: continue
        t = triangles(ob, k % 997)
        if t is None or not len(t[3]): continue
        t[0][..., 2] += z0; kinds = np.array([S.mats[i][15] for i in t[3]])
        for key, sel in (('pane', kinds == 18), ('sheer', kinds == 19), ('main', (kinds < 18) | (kinds == 20))):
            if sel.any(): parts[key].append([q[sel] for q in t])
    if G.sea.get('far_land'): far_coast(loc, math.degrees(math.atan2(F[0], F[1])), G.sea.get('half', 54), G.sea['far_land'])
    one = np.array([[0, 0, 0, 1, 0, 1, 1, 1]], np.float32); M = np.ascontiguousarray(np.stack(S.mats), np.float32); vp = ctypes.c_void_p; count = 0; scenes = []
    def put(sc, t):
        a = [np.ascontiguousarray(q) for q in t]; return L.add_instances(vp(sc), L.add_mesh(vp(sc), len(a[3]), *map(_p, a)), 1, _p(one))
    for keys in (('main',), ('pane', 'sheer'), ('sheer',)):
        sc = L.scene_new(); scenes.append(sc); t = [q for k in keys for q in parts[k]]
        if t: t = [np.concatenate(q) for q in zip(*t)]; put(sc, t); count += len(t[3])
        if keys == ('main',):
            for th in S.things:
                if th.mesh is not None: put(sc, th.mesh)
        L.commit(vp(sc), _p(M))
    P_ = np.zeros(64, np.float32); P_[0:3] = loc; P_[3:6] = Rr; P_[6:9] = U; P_[9:12] = F; tx = 18 / c['lens']; P_[12] = tx; P_[13] = tx * 2 / 3; P_[14] = 2 * tx * c['shift'][0]; P_[15] = 2 * tx * c['shift'][1]; P_[16:19] = sd; P_[19] = g['dust']; P_[20] = g['haze']; P_[21] = g['clouds']; P_[22:24] = g['cz']; P_[24] = g['cirrus']; P_[25] = g['seed']; P_[26:29] = g['deep']; P_[29:32] = g['scat']; P_[32] = g['clear']; P_[33] = g['ruff']; P_[34] = g['canopy']; P_[37] = 20; P_[38] = 0; P_[39] = g['hazec']; P_[40:43] = g['canopies'][0]; P_[43:46] = g['canopies'][1]; P_[47] = g['cscale']
    P_[48] = 1; P_[49] = g['boost']; P_[50] = g['sunb'] if G.sun is not None else 0; P_[51] = g['out_bounce']; P_[52] = .5 * .036 * c['lens'] / 35 / c['fstop'] if c['fstop'] else 0; P_[53] = c['focus'] or dist; P_[54] = paint is not None; P_[55] = g['near']; P_[56] = g['open']; P_[57] = g['glow']; P_[58] = around
    def rects(obs, n):
        r = np.zeros((max(1, len(obs)), n), np.float32)
        for k, ob in enumerate(obs):
            Mx, t = placed(ob); u, v, d, l, rd = ob.rect; r[k, 0:3] = t + (0, 0, z0); r[k, 3:6] = u if rd else Mx @ u; r[k, 6:9] = Mx @ v; r[k, 9:12] = Mx @ d
            if n > 12: r[k, 12:15] = l; r[k, 15] = rd
        return np.ascontiguousarray(r)
    po = rects([q for q in G.portals if q in bpy.data.objects], 12); la = rects([q for q in G.lamps if q in bpy.data.objects], 16); [L.print_sheet(k, _p(q), q.shape[1], q.shape[0]) for k, q in enumerate(G.sheets)]; L.rects(len(G.portals), _p(po), len(G.lamps), _p(la)); W = quick.waves(g['wind'], g['wavedir'], g['seed'], 104, g['longest'], g['calm'], .06, 48); pt = np.zeros(64, np.float32) if paint is None else paint
    buf = np.zeros((26, h, width), np.float32); t1 = time.process_time(); L.render_room(*(vp(s) for s in scenes), _p(P_), _p(W), len(W), _p(pt), width, h, spp, every, rays, ctypes.c_float(g['lamp']), _p(buf)); t2 = time.process_time(); me = np.zeros(8, np.float32); L.measures(_p(me))
    print(f'{count} triangles, build {t1 - t0:.0f}s trace {t2 - t1:.0f}s', end=' ')
    return types.SimpleNamespace(buf=buf, measures=me, light=g, scenes=[vp(s) for s in scenes], params=P_, waves=W, mats=M, sky=pt, height=h, rise=z0, sun=sd)
FILM = dict(bloom=.05, vignette=.11, grain=.004, sat=1.06, exposure=0, contrast=1.07, warm=.008)
def shoot(out, width=1600, spp=12, every=3, rays=160000, grade=None, save=None, **o):
    L = lib(); t = trace(L, width, spp, every, rays, **o); t0 = time.process_time()
    for s in t.scenes: L.scene_free(s)
    if save or os.environ.get('KEEP'): np.savez(save or out[:-4] + '.npz', buf=t.buf.astype(np.float16), me=t.measures)
    # Filters and the glow of lights go on across the seam of a panorama.
    around = G.cam.get('around', False); edge = width // 16 if around else 0; buf = np.pad(t.buf, ((0, 0), (0, 0), (edge, edge)), 'wrap') if edge else t.buf
    room, ex, opened, k = compose(buf, t.measures, t.light, L); img = np.ascontiguousarray(room * ex + opened * k, np.float32); L.settle(width + 2 * edge, t.height, _p(img)); img = post.grade(img, {**FILM, **(dict(vignette=0) if around else {}), **(grade or {})}); post.write_png(out, np.ascontiguousarray(img[:, edge:edge + width]))
    print(f'{os.path.basename(out)} post {time.process_time() - t0:.0f}s', flush=True)
# where hardly more than water is seen, the sky that lights it still sets how bright the open air is
OPEN_SKY = .5
def compose(buf, me, g, L):
    """Filters light and mirror images apart: the room and its exposure by its own measure, then the open air and its own."""
    buf = np.nan_to_num(buf, nan=0, posinf=60, neginf=0); n, h, w = buf.shape; S0, O, A, E0, N, F, z, on, S1, E1 = buf[0:3], buf[3:6], buf[6:9], buf[9:12], buf[12:15], buf[15:18], buf[18:19], buf[19:20], buf[20:23], buf[23:26]
    def soft(a, b, feats, k, R):
        out = np.empty((3, h, w), np.float32); a, b, f = (np.ascontiguousarray(q, np.float32) for q in (a, b, feats)); L.soften(w, h, _p(a), _p(b), len(f), _p(f), ctypes.c_float(k), R, _p(out)); return out
    f1 = np.concatenate([N / .30, z / .10, on / .25]); f2 = np.concatenate([N / .25, z / .08, np.sqrt(np.clip(F, 0, 1)) / .06])
    E = soft(E0, E1, f1, g['smooth'], 7); Sp = soft(S0, S1, f2, 2.0, 4)
    room = A * E / np.pi + Sp; lum = np.sqrt(room.mean(0) * E.mean(0) * (.5 / np.pi)); sel = on[0] > .5; lum = lum[sel] if sel.any() else room.mean(0).ravel(); ex = g['key'] / np.exp(np.log(np.clip(lum, 1e-4, None)).mean()) if lum.size else 1
    O = np.ascontiguousarray(O, np.float32); wet = np.ascontiguousarray((z[0] > 5.2) & (z[0] < 6.8), np.float32); L.calm(w, h, _p(O), _p(wet))
    white = np.ones((3, 1, 1))
    if sel.any(): av = (E[:, sel] * A[:, sel].mean(0)).mean(1); white = ((av.mean() / av) ** g['wb'] * np.array([1 + g['warmth'], 1, 1 - g['warmth']]))[:, None, None]
    sky_l = max(np.percentile(O.mean(0)[O.sum(0) > 1e-6], 60), me[3:6].mean() * OPEN_SKY) if (O.sum(0) > 1e-6).any() else 1; return room, white * ex, O, g['view'] / sky_l
