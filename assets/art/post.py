"""From render passes to a finished picture: read EXR, filter noise, bloom, film curve, grade, grain, write PNG.
Needs only numpy and a C compiler (for nlm.c). Usage: python3 post.py BASE OUT.png '{"exposure":0.2}'"""
import sys, os, json, zlib, struct, subprocess, ctypes, tempfile
import numpy as np
HERE = os.path.dirname(os.path.abspath(__file__))

def read_exr(path):
    """Uncompressed scan-line multilayer EXR, as Blender writes it."""
    b = open(path, 'rb').read(); p = 8; ch = []; win = None
    def s():
        nonlocal p; e = b.index(b'\0', p); r = b[p:e].decode(); p = e + 1; return r
    while True:
        name = s()
        if not name: break
        typ = s(); size = struct.unpack_from('<i', b, p)[0]; p += 4; d = b[p:p + size]
        if name == 'channels':
            q = 0
            while d[q] != 0:
                e = d.index(b'\0', q); ch.append((d[q:e].decode(), struct.unpack_from('<i', d, e + 1)[0])); q = e + 17
        elif name == 'dataWindow': win = struct.unpack('<4i', d)
        elif name == 'compression': assert d[0] == 0, 'compressed EXR'
        p += size
    w, h = win[2] - win[0] + 1, win[3] - win[1] + 1
    size = sum({1: 2, 2: 4}[t] for _, t in ch) * w
    start = p + 8 * h
    raw = np.frombuffer(b, np.uint8, (size + 8) * h, start).reshape(h, size + 8)[:, 8:]
    out = {}; o = 0
    for n, t in ch:
        k = {1: 2, 2: 4}[t] * w; out[n] = np.ascontiguousarray(raw[:, o:o + k]).view(np.float16 if t == 1 else np.float32).astype(np.float32); o += k
    return out, w, h

def layer(ch, key, comps):
    r = [next(v for n, v in ch.items() if n.endswith(key + '.' + c)) for c in comps]
    return np.stack(r)

def write_png(path, img):
    h, w = img.shape[:2]
    raw = np.concatenate([np.zeros((h, 1), np.uint8), img.reshape(h, -1)], 1).tobytes()
    def chunk(t, d): return struct.pack('>I', len(d)) + t + d + struct.pack('>I', zlib.crc32(t + d))
    open(path, 'wb').write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>2I5B', w, h, 8, 2, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(raw, 4)) + chunk(b'IEND', b''))

def blur1(a, sig, axis):
    r = int(max(1, sig * 2.6)); x = np.arange(-r, r + 1); k = np.exp(-x * x / (2 * sig * sig)); k /= k.sum()
    p = [(0, 0)] * a.ndim; p[axis] = (r, r); ap = np.pad(a, p, 'edge'); o = np.zeros_like(a); n = a.shape[axis]
    for i, q in enumerate(k): o += np.float32(q) * np.take(ap, range(i, i + n), axis) if axis == 99 else np.float32(q) * (ap[:, i:i + n] if axis == 1 else ap[:, :, i:i + n])
    return o
def blur(a, sig): return blur1(blur1(a, sig, 1), sig, 2)
def down(a, f):
    c, h, w = a.shape; H, W = h // f * f, w // f * f
    return a[:, :H, :W].reshape(c, H // f, f, W // f, f).mean((2, 4))
def up(a, h, w):
    c, H, W = a.shape
    y = np.clip((np.arange(h) + .5) * H / h - .5, 0, H - 1); x = np.clip((np.arange(w) + .5) * W / w - .5, 0, W - 1)
    y0 = np.minimum(y.astype(int), H - 2); x0 = np.minimum(x.astype(int), W - 2); fy = (y - y0).astype(np.float32)[None, :, None]; fx = (x - x0).astype(np.float32)
    r = a[:, y0] * (1 - fy) + a[:, y0 + 1] * fy
    return r[:, :, x0] * (1 - fx) + r[:, :, x0 + 1] * fx

def lib():
    so = os.path.join(tempfile.gettempdir(), 'landfall-nlm.so'); src = os.path.join(HERE, 'nlm.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(['cc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', src, '-o', so, '-lm'])
    return ctypes.CDLL(so)

def denoise(base, strength=1.0, R=6, coarse=0):
    e = [read_exr(f'{base}-{i}.exr') for i in (0, 1)]; w, h = e[0][1:]
    c = [layer(x[0], 'Combined', 'RGB') for x in e]
    c = [np.clip(np.nan_to_num(x), 0, 200) for x in c]
    if strength <= 0: return (c[0] + c[1]) * .5
    # fireflies: a pixel much brighter than both its twin and its neighbours follows them
    for i in (0, 1):
        a, b = c[i], c[1 - i]; la = a.sum(0); lb = b.sum(0)
        nb = np.stack([np.roll(lb, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]).max(0)
        f = la > 3 * nb + .25
        a[:, f] = b[:, f]
    T = lambda x: np.log1p(x * 6).astype(np.float32)
    t = [T(x) for x in c]
    var = blur((((t[0] - t[1]) ** 2) * .5).mean(0, keepdims=True), 1.6)[0]
    al = sum(layer(x[0], 'Denoising Albedo', 'RGB') for x in e) * .5; no = sum(layer(x[0], 'Denoising Normal', 'XYZ') for x in e) * .5
    z = sum(layer(x[0], 'Denoising Depth', 'Z') for x in e) * .5
    z = np.log1p(np.clip(z, 0, 1e5))
    feats = np.concatenate([np.sqrt(np.clip(al, 0, 4)) / .14, no / .42, z / .12]).astype(np.float32)
    # unreliable (noisy) features vote less
    out = np.empty((3, h, w), np.float32); L = lib(); P = lambda a: np.ascontiguousarray(a, np.float32).ctypes.data_as(ctypes.c_void_p)
    t0, t1, vv, ff = [np.ascontiguousarray(a, np.float32) for a in (t[0], t[1], var, feats)]
    L.nlm(w, h, P(t0), P(t1), P(vv), len(ff), P(ff), ctypes.c_float((.55 * strength) ** 2), R, 2, out.ctypes.data_as(ctypes.c_void_p))
    # rooms: slow blotches are wider than the window, so filter again at lower resolution and take its broad tones
    for lv in range(1, coarse + 1):
        f = 2 ** lv; a, b = [np.ascontiguousarray(down(x, f)) for x in (t0, t1)]; H, W = a.shape[1:]
        v2 = np.ascontiguousarray(blur((((a - b) ** 2) * .5).mean(0, keepdims=True), 1.6)[0]); f2 = np.ascontiguousarray(down(feats, f), np.float32); o2 = np.empty((3, H, W), np.float32)
        L.nlm(W, H, P(a), P(b), P(v2), len(f2), P(f2), ctypes.c_float((.7 * strength) ** 2), R, 2, o2.ctypes.data_as(ctypes.c_void_p))
        out = out + up(o2 - down(out[:, :H * f, :W * f], f), h, w)
    return (np.expm1(np.maximum(out, 0)) / 6).astype(np.float32)

LOOK = dict(exposure=0, warm=0.0, contrast=1.0, sat=1.06, bloom=.06, bloom_thr=1.0, vignette=.12, grain=.0055, teal=1.0, lift=.003, toe=1.0, denoise=1.0)

def film(x, contrast):
    """Log-sigmoid film curve: mid grey stays, highlights roll off softly."""
    ev = np.log2(np.maximum(x, 1e-6) / .18); mid = .44  # display value of mid grey
    hi = np.minimum((1 - (1 - mid) * np.exp(-np.maximum(ev, 0) * .46 * contrast)) * (1 + .03 * np.clip(ev / 3, 0, 1)), 1)
    lo = mid * np.exp2(np.minimum(ev, 0) * .60 * contrast)
    return np.where(ev > 0, hi, lo)

def grade(c, o):
    g = dict(LOOK); g.update(o or {}); _, h, w = c.shape
    c = c * np.float32(2 ** g['exposure'])
    c = c * np.array([1 + g['warm'], 1, 1 - g['warm']], np.float32)[:, None, None]
    if g['bloom']:
        f = max(1, w // 600); s = down(np.maximum(c - g['bloom_thr'], 0), f); s = np.minimum(s, 12)
        b = sum(blur(s, k * w / f / 600) for k in (1.2, 4, 14)) / 3
        c = c + g['bloom'] * 6 * up(b, h, w) * np.array([1.05, 1, .92], np.float32)[:, None, None]
    # colours cross over as they get bright, so lamps and sun go white softly
    m = c.max(0, keepdims=True); d = np.clip((m - .8) / 6, 0, 1) * .75; c = c * (1 - d) + c.mean(0, keepdims=True) * d * 1.15
    y = film(c, g['contrast']).astype(np.float32)
    l = (y * np.array([.2126, .7152, .0722], np.float32)[:, None, None]).sum(0, keepdims=True)
    y = l + (y - l) * g['sat']
    sh = np.clip(1 - l / .45, 0, 1) ** 1.6; hi = np.clip((l - .5) / .5, 0, 1)
    k = g['teal']
    y += sh * np.array([-.010, .006, .014], np.float32)[:, None, None] * k + hi * np.array([.014, .004, -.012], np.float32)[:, None, None] * k
    y += g['lift']
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32); r2 = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) * 2
    y *= (1 - g['vignette'] * r2 ** 1.3)[None]
    rng = np.random.default_rng(5); n = rng.normal(0, 1, (1, h, w)).astype(np.float32); n = .75 * n + .25 * blur(n, 1.0) * 3
    y += n * g['grain'] * (.35 + 1.3 * np.clip(l * (1 - l) * 2.2, 0, 1))
    return (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8).transpose(1, 2, 0)

def finish(base, out, o=None):
    o = o or {}; cache = base + '-den.npy'
    if os.path.exists(cache) and os.path.getmtime(cache) > os.path.getmtime(base + '-1.exr') and not o.get('redo'): c = np.load(cache).astype(np.float32)
    else:
        c = denoise(base, o.get('denoise', 1.0), 5, o.get('coarse', 0)); np.save(cache, c.astype(np.float16))
    write_png(out, grade(c, o))

if __name__ == '__main__':
    finish(sys.argv[1], sys.argv[2], json.loads(sys.argv[3]) if len(sys.argv) > 3 else {})
