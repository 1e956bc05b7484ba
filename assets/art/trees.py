"""Trees for instancing, about one unit tall: leaves are many small triangles on noisy volumes."""
import math
import numpy as np
from kit import *

def _leaf_mat(name, a, b, trans=.25):
    def col(k):
        oi = k.new('ShaderNodeObjectInfo').outputs['Random']
        c = k.mixc(oi, tuple(v * 1.9 for v in a), tuple(v * 1.9 for v in b)); return k.mixc(1.0, c, k.attr(), 'MULTIPLY')
    m = principled(name, col, .75, .15)
    return m

def _leaves(m, centers, radii, n, size, rng, mat=1, flat=1.0, shade=True):
    cs = np.array(centers, float); rs = np.array(radii, float)
    w = rs ** 2; idx = rng.choice(len(cs), n, p=w / w.sum())
    d = rng.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
    r = rs[idx] * rng.uniform(.55, 1.05, n); p = cs[idx] + d * r[:, None] * np.array([1, 1, flat])
    u = rng.normal(0, 1, (n, 3)); u /= np.linalg.norm(u, axis=1)[:, None]; v = np.cross(u, d + rng.normal(0, .4, (n, 3))); v /= np.linalg.norm(v, axis=1)[:, None] + 1e-9
    s = size * rng.uniform(.6, 1.3, n)[:, None]
    br = np.clip(.70 + .30 * d[:, 2], .4, 1) * rng.uniform(.75, 1.2, n)
    for i in range(n):
        c = (br[i],) * 3
        m.add((p[i] - u[i] * s[i], p[i] + u[i] * s[i], p[i] + v[i] * s[i] * 1.5), ((0, 1, 2),), mat, c)

def _hide(o): o.location = (0, 0, -5000); o.hide_render = False; return o

def make(m, name, mats):
    o = m.obj(name, mats); import bpy
    bpy.context.scene.collection.objects.unlink(o); return o

BARK = None
def _bark(): return principled('bark', (.16, .10, .065), .9, .1)

def stone_pine(seed=1, col=((.035, .075, .022), (.06, .10, .03)), n=2600):
    r = np.random.default_rng(seed); m = MB()
    top = np.array([r.normal(0, .06), r.normal(0, .06), .62]); m.cyl((0, 0, -.08), top, .028, .018, 7, 0)
    cs = []; rs = []
    for i in range(11):
        a = r.uniform(0, 6.28); d = r.uniform(.05, .34); c = (top[0] + d * math.cos(a), top[1] + d * math.sin(a), .76 + r.uniform(-.04, .08) - d * .18)
        m.cyl(top - (0, 0, .05), c, .010, .004, 5, 0); cs.append(c); rs.append(r.uniform(.12, .19))
    _leaves(m, cs, rs, n, .022, r, flat=.55); return make(m, 'stonepine', [_bark(), _leaf_mat('pine', *col)])

def aleppo(seed=2, col=((.045, .085, .025), (.085, .12, .035)), n=2600):
    r = np.random.default_rng(seed); m = MB(); m.cyl((0, 0, -.1), (.05, .02, .75), .028, .008, 6, 0); cs = []; rs = []
    for i in range(13):
        h = r.uniform(.32, .95); a = r.uniform(0, 6.28); d = (1.05 - h) * r.uniform(.1, .42); cs.append((d * math.cos(a) + .05 * h, d * math.sin(a), h)); rs.append(r.uniform(.09, .16)); m.cyl((.03, .01, h - .12), cs[-1], .008, .003, 4, 0)
    _leaves(m, cs, rs, n, .02, r, flat=.7); return make(m, 'aleppo', [_bark(), _leaf_mat('aleppo', *col)])

def cypress(seed=3, n=1500):
    r = np.random.default_rng(seed); m = MB(); cs = [(0, 0, h) for h in np.linspace(.08, .95, 16)]; rs = [.085 * math.sin(math.pi * min(1, (h * .82 + .16))) ** .8 + .012 for _, _, h in cs]
    _leaves(m, cs, rs, n, .016, r); return make(m, 'cypress', [_bark(), _leaf_mat('cyp', (.018, .045, .018), (.03, .06, .022))])

def bush(seed=4, col=((.07, .095, .04), (.13, .13, .06)), n=700, flat=.7):
    r = np.random.default_rng(seed); m = MB(); cs = []; rs = []
    for i in range(7): a = r.uniform(0, 6.28); d = r.uniform(0, .3); cs.append((d * math.cos(a), d * math.sin(a), .18 + r.uniform(0, .15))); rs.append(r.uniform(.16, .26))
    _leaves(m, cs, rs, n, .04, r, flat=flat); return make(m, 'bush', [_bark(), _leaf_mat('bush', *col)])

def fir(seed=5, n=1700, col=((.012, .035, .018), (.025, .055, .025))):
    r = np.random.default_rng(seed); m = MB(); m.cyl((0, 0, -.05), (0, 0, .95), .018, .003, 5, 0); cs = []; rs = []
    for h in np.linspace(.12, .97, 15):
        k = max(1, int((1.05 - h) * 9)); R = (1.0 - h) * .24
        for i in range(k): a = r.uniform(0, 6.28); d = R * r.uniform(.3, 1); cs.append((d * math.cos(a), d * math.sin(a), h - d * .5)); rs.append(.025 + R * .22)
    _leaves(m, cs, rs, n, .018, r, flat=.5); return make(m, 'fir', [_bark(), _leaf_mat('fir', *col)])

def palm(seed=6, fronds=22):
    r = np.random.default_rng(seed); m = MB(); lean = r.uniform(.08, .22); pts = [(lean * t * t, .02 * math.sin(t * 3), t * .82) for t in np.linspace(0, 1, 8)]
    for p, q in zip(pts, pts[1:]): m.cyl(p, q, .022 - .008 * p[2], .021 - .008 * q[2], 6, 0)
    top = np.array(pts[-1])
    for i in range(fronds):
        a = 2 * math.pi * i / fronds + r.uniform(-.2, .2); up = r.uniform(-.25, .9); L = r.uniform(.30, .40); d = np.array([math.cos(a), math.sin(a), 0]); sd = np.array([-math.sin(a), math.cos(a), 0])
        P = [top + d * L * t + np.array([0, 0, L * (up * t - (.55 + up * .75) * t * t)]) for t in np.linspace(0, 1, 12)]
        for k in range(11):
            c = (.7 + .3 * k / 11,) * 3; w = .075 * math.sin(math.pi * min((k + 1.2) / 12.5, 1)) ** .7
            for s in (-1, 1):
                for h_ in (0, .5):
                    b = P[k] + (P[k + 1] - P[k]) * h_; e = b + (P[k + 1] - P[k]) * .42
                    m.add([b, e, e + sd * s * w + d * .035 - np.array([0, 0, w * .55])], [(0, 1, 2)], 1, c)
    return make(m, 'palm', [principled('ptrunk', (.22, .17, .12), .9), _leaf_mat('palm', (.05, .11, .025), (.09, .15, .04))])
