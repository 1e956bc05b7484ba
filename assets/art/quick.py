"""Renders landscapes in seconds, without Blender: the builders of houses, trees, boats and the yacht write their meshes
for ray.c. A stand-in for Blender's module takes what they hand over; a material keeps two colours and a grain of its
node tree."""
import ctypes, math, os, subprocess, sys, tempfile, time, types
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)

class Stand:
    """Answers any attribute, call and index with another one of its kind."""
    def __getattr__(s, n):
        if n.startswith('__'): raise AttributeError(n)
        v = Stand(); object.__setattr__(s, n, v); return v
    def __call__(s, *a, **k): return Stand()
    def __getitem__(s, k): return Stand()
    def __setitem__(s, k, v): pass
    def __iter__(s): return iter(())

class Thing(Stand):
    """An object of the scene: a mesh of triangles, or a parent that others move with."""
    def __init__(s, mesh=None): s.mesh = mesh; s.location = (0, 0, 0); s.rotation_euler = (0, 0, 0); s.parent = None; s.index = None

class Scene:
    def __init__(s): s.things = []; s.scattered = []; s.mats = []; s.lamps = []
S = Scene()
bpy = types.ModuleType('bpy'); bpy.data = Stand(); bpy.context = Stand(); bpy.ops = Stand()
bpy.data.objects.new = lambda name, me: Thing(None)
def _drop(o):
    if o in S.things: S.things.remove(o)
bpy.context.scene.collection.objects.unlink = _drop
sys.modules['bpy'] = bpy
import kit, post

# ---- materials: what a node tree comes to
class Col:
    def __init__(s, lo, hi=None, attr=False): s.lo = np.array(lo, float)[:3]; s.hi = s.lo if hi is None else np.array(hi, float)[:3]; s.attr = attr
def _col(v):
    if isinstance(v, Col): return v
    if isinstance(v, (tuple, list, np.ndarray)): return Col(v)
    if isinstance(v, (int, float)): return Col((v,) * 3)
    return Col((.5, .5, .5))
class Nodes:
    """Stands for a node tree and follows only its colours."""
    def __init__(s): s.grain = 0
    def __getattr__(s, n): return lambda *a, **k: .5
    def new(s, *a, **k): return Stand()
    def attr(s, *a): return Col((1, 1, 1), attr=True)
    def noise(s, vec, scale=1, *a, **k): s.grain = s.grain or scale; return .5
    def mixc(s, f, a, b, blend='MIX'):
        a, b = _col(a), _col(b)
        if blend == 'MULTIPLY': return Col(a.lo * b.lo, a.hi * b.hi, a.attr or b.attr)
        return Col((a.lo + a.hi) / 2 if b.attr is False and a.attr is False else a.lo, (b.lo + b.hi) / 2, a.attr or b.attr)
    def ramp(s, f, stops, *a): return Col(stops[0][1], stops[-1][1])
KINDS = {'tile': 3, 'stone': 4, 'plaster': 5, 'pine': 1, 'aleppo': 1, 'cyp': 1, 'bush': 1, 'fir': 1, 'palm': 1, 'leaf': 1, 'land': 2}
def mat(name, col, col2=None, grain=0, attr=False, rough=.6, spec=.2, emit=None, kind=None, bump=0, bscale=1):
    m = np.zeros(24, np.float32); m[0:3] = col; m[3:6] = col if col2 is None else col2; m[6] = grain; m[7] = attr; m[8] = rough; m[9] = spec
    if emit: m[10] = emit[0]; m[11:14] = emit[1]; m[14] = emit[2]
    m[15] = KINDS.get(name, 0) if kind is None else kind; m[16] = bscale; m[17] = bump; S.mats.append(m); return len(S.mats) - 1
def principled(name, col=(.8, .8, .8), rough=.5, spec=.5, metal=0, emit=None, estr=0, coat=0, bump=None, fn=None, trans=0, alpha=1, sheen=0):
    k = Nodes(); c = _col(col(k) if callable(col) else col); e = None
    if emit is not None and isinstance(estr, (int, float)) and estr > .01: ec = _col(emit(k) if callable(emit) else emit); e = (estr * .25, (ec.lo + ec.hi) / 2, ec.attr)
    if metal: c = Col(c.lo * .7, c.hi * .7, c.attr)
    return mat(name, c.lo, c.hi, k.grain if (c.lo != c.hi).any() else 0, c.attr, rough, max(spec, coat * .5), e, bump=(bump[1] if bump else 0), bscale=(bump[0] if bump else 1))
def emission(name, col=(1, 1, 1), strength=1.0, attr=False): return mat(name, (0, 0, 0), emit=(strength * .25, col, attr), spec=0)
def thin_glass(*a, **k): return None

def tris(v, f, m, c, sm):
    """Triangles of polygons, with normals where they are smooth."""
    v = np.asarray(v, np.float32); T = []; M = []; C = []; SM = []
    for f_, m_, c_, s_ in zip(f, m, c, sm):
        for i in range(1, len(f_) - 1): T.append((f_[0], f_[i], f_[i + 1])); M.append(m_); C.append(c_); SM.append(s_)
    T = np.array(T, np.int64).reshape(-1, 3); C = np.array(C, np.float32).reshape(-1, 3); SM = np.array(SM, bool); P = v[T]
    fn = np.cross(P[:, 1] - P[:, 0], P[:, 2] - P[:, 0]); N = None; un = fn / (np.linalg.norm(fn, axis=1, keepdims=True) + 1e-12)
    N = np.repeat(un[:, None], 3, 1).astype(np.float32)
    if SM.any():
        vn = np.zeros_like(v); k = T[SM]
        for i in range(3): np.add.at(vn, k[:, i], fn[SM])
        vn /= np.linalg.norm(vn, axis=1, keepdims=True) + 1e-12; N[SM] = vn[k]
    cc = np.zeros((len(T), 3, 4), np.float32); cc[:, :, :3] = C[:, None]; return P, N, cc, np.array(M, np.int32)

def _obj(s, name, mats, parent=None):
    t = Thing(None); t.parent = parent; S.things.append(t)
    if not s.f: return t
    P, N, C, M = tris(s.v, s.f, s.m, s.c, s.sm); ids = np.array([-1 if q is None else q for q in mats]); M = ids[M]; k = M >= 0; t.mesh = (P[k], N[k], C[k], M[k].astype(np.int32)); return t
kit.MB.obj = _obj; kit.principled = principled; kit.emission = emission; kit.thin_glass = thin_glass; kit.link = lambda o: o
def scatter(name, child, pts, scales, rng, tilt=0.0):
    pts = np.asarray(pts, float)
    if len(pts): S.scattered.append((child, pts, np.broadcast_to(scales, len(pts)), rng.uniform(0, 6.283, len(pts)), rng.uniform(.66, 1.24, len(pts))[:, None] * rng.uniform((.84, .92, .82), (1.22, 1.06, 1.12), (len(pts), 3))))
kit.scatter = scatter

# ---- the tracer, and noise that is fast enough for wide land
def lib():
    so = os.path.join(tempfile.gettempdir(), 'landfall-ray.so'); src = os.path.join(HERE, 'ray.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        part = so + str(os.getpid()); subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', src, '-o', part, '-lm']); os.replace(part, so)
    L = ctypes.CDLL(so); L.scene_new.restype = ctypes.c_void_p; return L
L = lib()
def _p(a): return a.ctypes.data_as(ctypes.c_void_p)
def _noise(kind, x, y, octaves, seed, gain, lac):
    x, y = np.broadcast_arrays(np.asarray(x, np.float64), np.asarray(y, np.float64)); sh = x.shape; x = np.ascontiguousarray(x).ravel(); y = np.ascontiguousarray(y).ravel(); o = np.empty(x.size, np.float32)
    L.noise2(kind, _p(x), _p(y), _p(o), ctypes.c_long(x.size), octaves, int(seed), ctypes.c_float(gain), ctypes.c_float(lac)); return o.reshape(sh) if sh else float(o[0])
def fbm(x, y, octaves=6, seed=0, gain=.5, lac=2.03): return _noise(0, x, y, octaves, seed, gain, lac)
def ridged(x, y, octaves=6, seed=0, gain=.5, lac=2.05): return _noise(1, x, y, octaves, seed, gain, lac)
kit.fbm = fbm; kit.ridged = ridged
from kit import MB, sstep, mix
import trees, houses, yacht

def reset(): S.things.clear(); S.scattered.clear(); S.mats.clear(); S.lamps.clear()

TALL, FINE = .0028, 12  # Land that rises more than TALL between two rows, in slopes of the line of sight, is divided, into FINE parts at most.

def land(cam, H, C, yaw=0, half=44, r0=20, r1=12000, nr=520, na=900, power=.45, bump=.8, sink=-26):
    """Land on a grid that is even on the picture. C(x, y, z, slope) gives colour and how much is wooded."""
    t = np.linspace(0, 1, nr); r = (1 / (1 / r0 + (1 / r1 - 1 / r0) * t)) ** power * (r0 * (r1 / r0) ** t) ** (1 - power); a = np.radians(yaw + np.linspace(-half, half, na))
    R, A = np.meshgrid(r, a, indexing='ij'); X = cam[0] + R * np.sin(A); Y = cam[1] + R * np.cos(A); Z = np.maximum(H(X, Y), sink)
    P = np.stack([X, Y, Z], -1); N = np.cross(np.gradient(P, axis=1), np.gradient(P, axis=0)); N /= np.linalg.norm(N, axis=-1, keepdims=True) + 1e-12; N *= np.sign(N[..., 2:]) + (N[..., 2:] == 0)
    def corners(P, N): sl = np.hypot(N[..., 0], N[..., 1]) / np.maximum(N[..., 2], .05); col, veg = C(P[..., 0], P[..., 1], P[..., 2], sl); return np.concatenate([P, N, col, np.broadcast_to(veg, sl.shape)[..., None]], -1).reshape(-1, 10).astype(np.float32)
    K = corners(P, N); i = np.arange(nr * na).reshape(nr, na); q = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4); seen = (Z.ravel()[q] > sink + .01).any(1)
    # Where a coast is far, one cell spans a whole cliff. Undivided, it would be a streak between the colours of the beach and of the top.
    rise = np.diff(np.maximum.accumulate((Z - cam[2]) / R, 0), axis=0); parts = np.clip(np.ceil(rise / TALL), 1, FINE).astype(int); si, sj = np.nonzero(parts > 1)
    if len(si):
        f = np.linspace(0, 1, 2 * FINE + 1); rr = r[si, None] + (r[si + 1] - r[si])[:, None] * f; sa, ca = np.sin(a[sj]), np.cos(a[sj]); zz = np.maximum(H(cam[0] + rr * sa[:, None], cam[1] + rr * ca[:, None]), sink); zz[:, 0], zz[:, -1] = Z[si, sj], Z[si + 1, sj]
        far = np.concatenate([np.zeros((len(si), 1)), np.cumsum(np.abs(np.diff((zz - cam[2]) / rr, axis=1)) + 1e-7, 1)], 1); far /= far[:, -1:]; row = np.repeat(np.arange(len(si)), parts[si, sj] + 1); first = np.concatenate([[0], np.cumsum(parts[si, sj] + 1)]); at = (np.arange(len(row)) - first[row]) / parts[si, sj][row]
        k = np.minimum((far[row] <= at[:, None]).sum(1) - 1, 2 * FINE - 1); m = np.clip((at - far[row, k]) / (far[row, k + 1] - far[row, k]), 0, 1); R2 = rr[row, k] + (rr[row, k + 1] - rr[row, k]) * m; Z2 = zz[row, k] + (zz[row, k + 1] - zz[row, k]) * m; dr = (zz[row, k + 1] - zz[row, k]) / (rr[row, k + 1] - rr[row, k])
        side = np.gradient(Z, axis=1) / (R * (a[1] - a[0])); ds = side[si[row], sj[row]] * (1 - at) + side[si[row] + 1, sj[row]] * at; s, c = sa[row], ca[row]; N2 = np.stack([-dr * s - ds * c, -dr * c + ds * s, np.ones(len(row))], -1); N2 /= np.linalg.norm(N2, axis=1, keepdims=True); K2 = corners(np.stack([cam[0] + R2 * s, cam[1] + R2 * c, Z2], -1), N2)
        start = np.full((nr - 1, na), -1); start[si, sj] = nr * na + first[:-1]; n = np.maximum(parts[:, :-1], parts[:, 1:]); ci, cj = np.nonzero(n > 1); both = seen.reshape(nr - 1, na - 1)[ci, cj]; ci, cj = ci[both], cj[both]; seen.reshape(nr - 1, na - 1)[ci, cj] = False; n = n[ci, cj]; cell = np.repeat(np.arange(len(ci)), n); m = np.arange(len(cell)) - np.concatenate([[0], np.cumsum(n)])[cell]
        def edge(j, m): w = parts[ci, j][cell]; e = np.rint(m * w / n[cell]).astype(int); return np.where(w > 1, start[ci, j][cell] + e, np.where(e > 0, i[ci + 1, j][cell], i[ci, j][cell]))
        q = np.concatenate([q[seen], np.stack([edge(cj, m), edge(cj + 1, m), edge(cj + 1, m + 1), edge(cj, m + 1)], -1)]); K = np.concatenate([K, K2])
    else: q = q[seen]
    T = np.concatenate([q[:, [0, 1, 2]], q[:, [0, 2, 3]]]); m = mat('land', (1, 1, 1), attr=True, rough=.9, spec=0, kind=2, bump=bump); V = K[T]
    o = Thing((V[..., :3], V[..., 3:6], V[..., 6:], np.full(len(T), m, np.int32))); S.things.append(o)

def waves(wind=4.0, direction=30, seed=1, n=46, longest=30, rough=1.0, shortest=.28, spread=28):
    """Slopes of a sea: many directions and lengths, none a multiple of another."""
    r = np.random.default_rng(seed); o = np.zeros((n, 4), np.float32)
    for i in range(n):
        f = i / (n - 1); l = longest * (shortest / longest) ** f * r.uniform(.8, 1.25); a = math.radians(direction + r.normal(0, spread + 60 * f)); k = 2 * math.pi / l; o[i] = k * math.sin(a), k * math.cos(a), rough * .0145 * (wind / 4) ** .8 * r.uniform(.5, 1.3) * (.55 + .9 * math.sin(math.pi * min(f * 1.3 + .12, 1)) ), r.uniform(0, 6.283)
    return o

DEFAULT = dict(dust=1.0, haze=1 / 26000, clouds=.0, cz=(1100, 2300), cirrus=.5, cscale=1.0, seed=3, deep=(.004, .045, .085), scat=(.010, .11, .13), clear=1.0, ruff=.0006, canopy=6.0, strata=0, sth=6, foam=.6, canopies=((.035, .06, .022), (.085, .10, .04)), wind=4, wavedir=30, longest=30, calm=1.0, hazec=1.0, bank=0)
def stage(cam, target, lens, sun, shift=(0, 0), width=1600, **o):
    """The scene as it has been modelled, handed to the tracer. sun: elevation, and azimuth from straight ahead (0 = +Y, 90 = +X)."""
    g = dict(DEFAULT); g.update(o); h = round(width * 2 / 3); P = np.zeros(64, np.float32); F = np.array(target, float) - np.array(cam, float); F /= np.linalg.norm(F); R = np.cross(F, (0, 0, 1)); R /= np.linalg.norm(R); U = np.cross(R, F)
    P[0:3] = cam; P[3:6] = R; P[6:9] = U; P[9:12] = F; tx = 18 / lens; P[12] = tx; P[13] = tx * 2 / 3; P[14] = 2 * tx * shift[0]; P[15] = 2 * tx * shift[1]; P[16:19] = kit.sundir(*sun); P[19] = g['dust']; P[20] = g['haze']; P[21] = g['clouds']; P[22:24] = g['cz']; P[24] = g['cirrus']; P[25] = g['seed']; P[26:29] = g['deep']; P[29:32] = g['scat']; P[32] = g['clear']; P[33] = g['ruff']; P[34] = g['canopy']; P[35] = g['strata']; P[36] = g['sth']; P[37] = 20; P[38] = g['foam']; P[39] = g['hazec']; P[40:43] = g['canopies'][0]; P[43:46] = g['canopies'][1]; P[46] = g['bank']; P[47] = g['cscale']
    sc = L.scene_new(); ids = {}
    def put(t):
        a, b, c, m = (np.ascontiguousarray(q) for q in t.mesh); ids[id(t)] = L.add_mesh(ctypes.c_void_p(sc), len(m), _p(a), _p(b), _p(c), _p(m)); return ids[id(t)]
    for t in S.things:
        if t.mesh is None or not len(t.mesh[3]): continue
        p = t.parent or t; d = np.array([[*p.location, 1, p.rotation_euler[2], 1, 1, 1]], np.float32); L.add_instances(ctypes.c_void_p(sc), put(t), 1, _p(d))
    for ch, pts, scl, ang, tone in S.scattered:
        i = ids.get(id(ch)); i = put(ch) if i is None else i; d = np.ascontiguousarray(np.concatenate([pts, scl[:, None], ang[:, None], tone], 1), np.float32); L.add_instances(ctypes.c_void_p(sc), i, len(d), _p(d))
    M = np.ascontiguousarray(np.stack(S.mats), np.float32); L.commit(ctypes.c_void_p(sc), _p(M)); W = waves(g['wind'], g['wavedir'], g['seed'], longest=g['longest'], rough=g['calm'])
    return types.SimpleNamespace(scene=ctypes.c_void_p(sc), params=P, mats=M, waves=W, width=width, height=h, sun=sun)
def exposed(k, sun):
    """How a picture is exposed: by white that lies in the open; k is what `light` measured."""
    return np.float32(1.05 * math.pi / (k[1] * max(math.sin(math.radians(sun[0])), .12) + k[4]))
FILM = dict(bloom=.05, vignette=.10, grain=.004, sat=1.08, exposure=.16, warm=.015)
def shoot(out, cam, target, lens, sun, shift=(0, 0), width=1600, spp=6, grade=None, **o):
    s = stage(cam, target, lens, sun, shift, width, **o); buf = np.zeros((14, s.height, width), np.float32)
    lamps = np.array(S.lamps, np.float32).reshape(-1, 6); L.set_lamps(_p(lamps), len(lamps)); t0 = time.process_time(); L.render(s.scene, _p(s.params), _p(s.waves), len(s.waves), width, s.height, spp, _p(buf)); print(f'trace {time.process_time() - t0:.1f}', end=' '); L.scene_free(s.scene); k = np.zeros(6, np.float32); L.light(_p(k))
    c = np.nan_to_num(buf[:3]) * exposed(k, sun)
    post.write_png(out, post.grade(c, {**FILM, **(grade or {})})); return c
