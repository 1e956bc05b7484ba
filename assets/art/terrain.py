"""Land: height functions sampled on a polar grid around the camera, coloured by slope, height and noise."""
import numpy as np
from kit import *
from sea import polar

def land_mat(name='land', grain=1.0, bump=.6, scale=1.0, rough=.9):
    def col(k):
        n = k.noise(k.pos(), .35 * scale, 6, .65); n2 = k.noise(k.pos(), 2.2 * scale, 3, .6)
        f = k.math('ADD', k.mapr(n, .25, .75, 1 - .42 * grain, 1 + .34 * grain), k.mapr(n2, .2, .8, -.12 * grain, .12 * grain))
        c = k.new('ShaderNodeCombineXYZ'); [k.put(c.inputs[i], f) for i in range(3)]
        return k.mixc(1.0, k.attr(), c.outputs[0], 'MULTIPLY')
    return principled(name, col, rough, .15, bump=(.5 * scale, bump, 1.2 / scale, 8))

def land(cam, hfun, cfun, yaw=0, half=45, r0=30, r1=8000, nr=700, na=1200, power=.6, mat=None, name='land', sink=-3):
    X, Y, R = polar(cam, yaw, half, r0, r1, nr, na, power)
    Z = hfun(X, Y)
    e = np.maximum(R * .004, .6)
    gx = (hfun(X + e, Y) - Z) / e; gy = (hfun(X, Y + e) - Z) / e
    slope = np.sqrt(gx * gx + gy * gy)
    col = cfun(X, Y, Z, slope)
    return grid_obj(name, X, Y, np.maximum(Z, sink), [mat or land_mat()], col, keep=Z > sink + .2)

def points(hfun, box, n, rng, mask=None):
    """Random points on the land inside box (x0, x1, y0, y1); mask(x, y, z, slope) -> probability."""
    x = rng.uniform(box[0], box[1], n); y = rng.uniform(box[2], box[3], n); z = hfun(x, y); e = .8
    s = np.hypot((hfun(x + e, y) - z) / e, (hfun(x, y + e) - z) / e)
    p = (z > 1.0) * 1.0 if mask is None else mask(x, y, z, s)
    k = rng.uniform(0, 1, n) < p
    return np.stack([x, y, z], -1)[k]
