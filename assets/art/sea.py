"""Sea on a grid that is even on the picture: fine near the camera, coarse at the horizon."""
import bpy, math
import numpy as np
from kit import *

def polar(cam, yaw, half, r0, r1, nr, na, power=1.0):
    """yaw degrees (0 = +Y, 90 = +X). Radii run evenly in 1/r (power 1) or blended with log spacing (power 0)."""
    t = np.linspace(0, 1, nr)
    inv = 1 / (1 / r0 + (1 / r1 - 1 / r0) * t); lg = r0 * (r1 / r0) ** t
    r = inv ** power * lg ** (1 - power)
    a = np.radians(yaw) + np.radians(np.linspace(-half, half, na))
    R, A = np.meshgrid(r, a, indexing='ij')
    return cam[0] + R * np.sin(A), cam[1] + R * np.cos(A), R

def waves(X, Y, spacing, amp=.3, length=18, direction=20, spread=50, n=56, seed=1, chop=.8, minlen=.35):
    rng = np.random.default_rng(seed); Z = np.zeros_like(X); DX = np.zeros_like(X); DY = np.zeros_like(X)
    for i in range(n):
        f = i / (n - 1); L = length * (minlen / length) ** f * rng.uniform(.85, 1.18)
        a = math.radians(direction + rng.normal(0, spread * (.55 + .9 * f))); kx, ky = math.sin(a) * 2 * math.pi / L, math.cos(a) * 2 * math.pi / L
        A = amp * (L / length) ** 1.08 * (1 if L < length else .6) * rng.uniform(.5, 1.15) / 3.4
        ph = X * kx + Y * ky + rng.uniform(0, 6.28)
        damp = np.clip((L / spacing - 1.6) / 2.5, 0, 1)
        Z += A * damp * np.sin(ph); g = A * damp * chop * np.cos(ph)
        DX -= g * math.sin(a) * -1; DY -= g * math.cos(a) * -1
    return X + DX, Y + DY, Z

def water_colour(depth, bottom, clear=1.0, deep=(.004, .034, .058), scatter=(.012, .16, .2)):
    """Light that went down to the bottom and back, plus what the water itself scatters."""
    d = np.maximum(depth, 0)[..., None] / clear
    absorb = np.array([.42, .055, .04]); t = np.exp(-d * 2 * absorb)
    vis = np.exp(-d * .085)
    body = np.asarray(scatter) * np.exp(-d * .05) + np.asarray(deep) * (1 - np.exp(-d * .05))
    return np.clip(bottom * t * vis + body * (1 - np.exp(-d * .16)), 0, 1).astype(np.float32)

def water_mat(name='water', col=(.006, .036, .05), attr=False, rough=.045, bump=(1.3, .25, .06), far=1500, spec=.5, rmax=.16, bump2=None):
    def fn(k, b):
        cd = k.new('ShaderNodeCameraData').outputs['View Distance']
        k.put(b.inputs['Roughness'], k.mapr(cd, 0.0, float(far), rough, rmax))
        b.inputs['IOR'].default_value = 1.33
        bn = k.new('ShaderNodeBump'); bn.inputs['Distance'].default_value = bump[2]
        k.put(bn.inputs['Strength'], k.mapr(cd, 0.0, float(far), bump[1], bump[1] * .5))
        v = k.scale(k.pos(), (1, 1.5, 1))
        hgt = k.noise(v, bump[0], 4, .6, .3)
        if bump2: hgt = k.math('ADD', hgt, k.math('MULTIPLY', k.noise(k.pos(), bump2[0], 3, .5), bump2[1]))
        k.put(bn.inputs['Height'], hgt); k.put(b.inputs['Normal'], bn.outputs[0])
    return principled(name, (lambda k: k.attr()) if attr else col, rough, spec, fn=fn)

def sea(cam, yaw=0, half=45, r0=4, r1=30000, nr=900, na=900, mat=None, height=None, colour=None, wave=None, power=.8, calm=None, foam=None, under=True):
    """height(x, y): land height (negative = depth); colour(depth, x, y) -> rgb gives shallow water its colour."""
    X, Y, R = polar(cam, yaw, half, r0, r1, nr, na, power)
    dr = np.gradient(R, axis=0); spacing = np.maximum(dr, R * math.radians(2 * half / na))
    w = dict(amp=.25, length=16); w.update(wave or {})
    col = None; k = 1.0
    if height is not None:
        d = -height(X, Y); k = .15 + .85 * sstep(0.2, 6, d)
        if colour is not None: col = colour(d, X, Y)
    if calm is not None: k = k * calm(X, Y)
    PX, PY, Z = waves(X, Y, spacing, **w)
    Z = Z * k
    o = grid_obj('sea', X + (PX - X) * k, Y + (PY - Y) * k, Z, [mat or water_mat(attr=col is not None)], col, keep=(None if height is None else d > -2.5))
    if under:
        m = MB(); S = 60000; m.quad((-S, -S, -3), (S, -S, -3), (S, S, -3), (-S, S, -3)); m.obj('under', [principled('under', (.006, .04, .055), .2)])
    return o
