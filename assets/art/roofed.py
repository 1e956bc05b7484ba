"""What the rooms of excursions are built from: walls with openings, their panes, a vault, a kitchen chair; and the list of those rooms."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, dressing as V
from scenes import day_sky

ALL = {}
def room(name, alt, sees, shows, light):
    def keep(fn): ALL[name] = dict(alt=alt, sees=sees, shows=shows, light=light, room=fn); return fn
    return keep
def sheet(mat, *p): m = MB(); m.quad(*p); m.obj('sheet', [mat])
def night(): sky.gradient([(0, (.020, .020, .026)), (1, (.012, .013, .02))], strength=.4)
def pierced(a, b, h, mat, holes):
    """A wall along a to b with several openings, each from and to along it, from and to in height, in order."""
    L = math.dist(a, b); ux, uy = (b[0] - a[0]) / L, (b[1] - a[1]) / L; p = lambda s, z: (a[0] + ux * s, a[1] + uy * s, z); m = MB(); at = 0
    for s0, s1, z0, z1 in holes:
        for u0, u1, v0, v1 in ((at, s0, 0, h), (s0, s1, 0, z0), (s0, s1, z1, h)):
            if u1 - u0 > .001 and v1 - v0 > .001: m.quad(p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1))
        n = (-uy, ux)
        for (q, z), (r, w) in (((s0, z0), (s1, z0)), ((s1, z0), (s1, z1)), ((s1, z1), (s0, z1)), ((s0, z1), (s0, z0))): A, B = p(q, z), p(r, w); m.quad(A, B, (B[0] - n[0] * .34, B[1] - n[1] * .34, B[2]), (A[0] - n[0] * .34, A[1] - n[1] * .34, A[2]))
        at = s1
    m.quad(p(at, 0), p(L, 0), p(L, h), p(at, h)); m.obj('wall', [mat])
def window(M, a, b, s0, s1, z0, z1, inward, bars=2):
    """The pane of an opening of `pierced`, its bars, and the daylight through it."""
    L = math.dist(a, b); ux, uy = (b[0] - a[0]) / L, (b[1] - a[1]) / L; p = lambda s, z, o=.22: (a[0] + ux * s - inward[0] * o, a[1] + uy * s - inward[1] * o, z); m = MB()
    for k in range(bars + 1): s = s0 + (s1 - s0) * k / bars; m.cyl(p(s, z0), p(s, z1), .020, n=6)
    for z in np.linspace(z0, z1, 3): m.cyl(p(s0, z), p(s1, z), .018, n=6)
    m.obj('bars', [M['oakd']]); A, B = p(s0, 0, .30), p(s1, 0, .30); D.portal(A[:2], B[:2], z0, z1, inward)
def vault(x0, x1, y0, y1, z, rise, mat, n=40):
    A = [math.pi * i / n for i in range(n + 1)]; m = MB(); cx, w = (x0 + x1) / 2, (x1 - x0) / 2; rows = [[(cx - w * math.cos(a), y, z + rise * math.sin(a)) for a in A] for y in (y0, y1)]; m.loft(rows, 0, close=False); m.add([(cx - w * math.cos(a), y1, z + rise * math.sin(a)) for a in A], [tuple(range(n + 1))], 0); m.obj('vault', [mat])
def plank_chair(x, y, yaw, wood, seat):
    """A rush-seated kitchen chair."""
    def model():
        m = MB()
        for sx in (-.19, .19): m.cyl((sx, -.18, 0), (sx, -.18, .45), .018, n=8); m.cyl((sx, .18, 0), (sx * .96, .23, .92), .018, .015, n=8)
        for z in (.16, .26): m.cyl((-.19, -.18, z), (.19, -.18, z), .011, n=6); m.cyl((-.19, -.18, z + .04), (-.19, .18, z + .04), .011, n=6); m.cyl((.19, -.18, z + .04), (.19, .18, z + .04), .011, n=6)
        for z in (.60, .72, .84): m.box(-.185, .185, .19 + (z - .45) * .1, .205 + (z - .45) * .1, z, z + .055)
        m.obj('chair', [wood]); I.rbox('seat', -.205, .205, -.20, .20, .44, .475, seat, .012)
    U.group(x, y, yaw, model)
