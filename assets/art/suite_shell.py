"""What a room of a suite stands in: walls, panes, doors, slats and laths, its terraces, the light of its ceiling and the sea below."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import interiors as I, props as P, rooms as R, suites as U, furniture as F, dressing as V, salons

H = 2.5

def sides(plan, floor, room):
    """Which of a room's four sides is glass."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']
    mirrors = room['kind'] == 'bath'   # the basin's mirror hangs on a wall
    return dict(top=abs(y1 - plan['depth']) < .02, bottom=False, left=x0 < .02 and 'left' in floor['glass'] and not mirrors, right=abs(x1 - plan['width']) < .02 and 'right' in floor['glass'])

def pane(M, a, b, axis, n, seed, away=False, bare=''):
    """A wall of glass between two points, one leaf of it open, or all slid away: posts, panes, a track, curtains at both ends, save at those that bare names."""
    L = math.hypot(b[0] - a[0], b[1] - a[1]); yaw = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    def model():
        for x in [.03 + (L - .06) * k / n for k in range(n + 1)] if not away else (.03, .13, L - .13, L - .03): I.rbox('post', x - .03, x + .03, -.045, .045, 0, H - .08, M['whitep'], .008)
        I.rbox('head', 0, L, -.05, .05, H - .08, H, M['whitep'], .006); I.rbox('track', 0, L, -.06, .06, -.03, .012, M['steel'], .004); m = MB()
        for k in range(n if not away else 0):
            if k != n // 2 or n < 2 or axis != 'top': x0, x1 = .03 + (L - .06) * k / n, .03 + (L - .06) * (k + 1) / n; m.quad((x0, 0, .02), (x1, 0, .02), (x1, 0, H - .08), (x0, 0, H - .08))
        if m.f: m.obj('pane', [M['glass']])
        s = min(.62, L * .14); D.portal((.05, .02), (L - .05, .02), .05, H - .1, (0, -1))
        for x0, x1, y, mat, folds, k in ((.04, .04 + s, -.20, 'sheer', 7, 1), (L - .04 - s, L - .04, -.20, 'sheer', 8, 2), (.03, .03 + s * .55, -.34, 'sand', 4, 3), (L - .03 - s * .55, L - .03, -.34, 'sand', 4, 4)):
            if ('left', 'right')[k % 2] not in bare: I.curtain('cu', x0, x1, y, .02, H - .02, M[mat], folds, .055, seed + k)
    U.group(a[0], a[1], yaw, model)

def wall(a, b, mat, hole=None, frame=None, h=None):
    """A wall between two points of the floor; hole: from and to along it, from and to in height."""
    h = h or H; L = math.dist(a, b); ux, uy = (b[0] - a[0]) / L, (b[1] - a[1]) / L; m = MB()
    def part(s0, s1, z0, z1):
        if s1 - s0 > .001 and z1 - z0 > .001: p = lambda s, z: (a[0] + ux * s, a[1] + uy * s, z); m.quad(p(s0, z0), p(s1, z0), p(s1, z1), p(s0, z1))
    if hole: s0, s1, z0, z1 = hole; part(0, s0, 0, h); part(s1, L, 0, h); part(s0, s1, 0, z0); part(s0, s1, z1, h)
    else: part(0, L, 0, h)
    m.obj('wall', [mat])
    if hole and frame is not None:
        yaw = math.degrees(math.atan2(uy, ux))
        def model():
            for x0, x1, q0, q1 in ((s0 - .04, s0, z0 - .04, z1 + .04), (s1, s1 + .04, z0 - .04, z1 + .04), (s0, s1, z0 - .04, max(z0, .012)), (s0, s1, z1, z1 + .04)): I.rbox('reveal', x0, x1, -.07, .07, q0, q1, frame, .004)
        U.group(*a, yaw, model)

def door(M, x, y, yaw=0, w=.82):
    """A closed door of oak, flush in its wall, with a brass handle."""
    def model():
        I.rbox('leaf', -w / 2, w / 2, -.02, .025, .01, 2.1, M['oakz'], .004); m = MB(); P.tube(m, [(w / 2 - .08, .02, 1.02), (w / 2 - .08, .07, 1.02), (w / 2 - .20, .075, 1.02)], .009, 8); m.obj('handle', [M['brass']])
        for q in (-w / 2 - .05, w / 2): I.rbox('jamb', q, q + .05, -.03, .035, 0, 2.15, M['oakd'], .004)
        I.rbox('lintel', -w / 2 - .05, w / 2 + .05, -.03, .035, 2.1, 2.15, M['oakd'], .004)
    U.group(x, y, yaw, model)

def shell(M, plan, floor, room, style, tiled=False, holes={}):
    """Floor, ceiling and walls, and panes where the plan has glass."""
    if style.get('rounded') and room['kind'] == 'living': return rounded_shell(M, plan, room, style)
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']; glass = sides(plan, floor, room); mat = M['bathwall' if tiled else 'wall']
    m = MB(); m.quad((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)); m.obj('floor', [M['bathstone' if tiled else 'floor']]); m = MB(); m.quad((x0, y0, H), (x0, y1, H), (x1, y1, H), (x1, y0, H)); m.obj('ceil', [M['ceil']])
    for side, a, b in (('bottom', (x0, y0), (x1, y0)), ('left', (x0, y0), (x0, y1)), ('right', (x1, y1), (x1, y0)), ('top', (x1, y1), (x0, y1))):
        if side in holes: q = .03 if side == 'bottom' else -.03; wall((a[0], a[1] + q), (b[0], b[1] + q), mat, holes[side], M['oakd']); continue
        if style.get('joined') and (room['kind'], side) in (('bedroom', 'top'), ('living', 'bottom')): continue
        if style.get('screened') and (room['kind'], side) in (('bedroom', 'left'), ('living', 'right')):
            if side == 'left': laths(M, x0, y0, y1)
            continue
        if not glass[side]: wall(a, b, mat); continue
        if side == 'top': pane(M, (x0, y1), (x1, y1), side, max(2, round((x1 - x0) / 1.5)), 3, style.get('away', False), style.get('bare', ''))
        elif side == 'left': pane(M, (x0, y0), (x0, y1), side, 3, 5)
        else: pane(M, (x1, y1), (x1, y0), side, 3, 7)
    for p in room['pieces']:
        if p['kind'] in ('bed', 'single') and p['turn'] in ('left', 'right', 'bottom') and not glass[p['turn']]:   # the wall behind a bed is of slats
            n = p['turn']; a, b, q = (y0 + .02, y1 - .42, x0 if n == 'left' else x1) if n != 'bottom' else (x0 + .02 if n not in holes else x0 + holes[n][1] + .06, x1 - .02, y0); slats(M, n, a, b, q, style)
    if style.get('louvers') and not tiled and room['kind'] == 'living':
        for n, q in (('left', x0), ('right', x1)): slats(M, n, y0 + .02, y1 - .6, q, style)
    if not tiled and not (style.get('joined') and room['kind'] == 'living'):
        s0, s1, low, _ = holes.get('bottom', (0, 0, 1, 1))   # none across an open door
        for a, b in ((x0, x1),) if low > 0 else ((x0, x0 + s0 - .04), (x0 + s1 + .04, x1)): I.rbox('skirt', a, b, y0, y0 + .015, 0, .09, M['whitep'], .003)
        m = MB(); m.box(x0 + .05, x1 - .05, y0 + .05, y0 + .08, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .76, .5), 2.2)])

CORNER, COVE = .75, .42
def rounded_shell(M, plan, room, style):
    """A room of lime plaster without a corner: walls that turn in a curve, also into the ceiling, and an opening with rounded edges before the glass. Its floor is open above the pit of the ring."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']; yw = y1 - .26; ring = next(p for p in room['pieces'] if p['kind'] == 'ring'); cx, cy, r = ring['x'] + ring['width'] / 2, ring['y'] + ring['height'] / 2, ring['width'] / 2; m = MB()
    def outline(inset, z):
        c = CORNER - inset * .4; a0, b0, a1, b1 = x0 + inset, y0 + inset, x1 - inset, yw - inset; q = []
        for mx, my, t0 in ((a1 - c, b1 - c, 0), (a0 + c, b1 - c, 90), (a0 + c, b0 + c, 180), (a1 - c, b0 + c, 270)): q += [(mx + c * math.cos(math.radians(t0 + t)), my + c * math.sin(math.radians(t0 + t)), z) for t in np.linspace(0, 90, 15)]
        return q
    rows = [outline(0, 0), outline(0, H - COVE)] + [outline(COVE * (1 - math.cos(t)), H - COVE + COVE * math.sin(t)) for t in np.linspace(0, math.pi / 2, 9)[1:]]; n = len(rows[0]); m.loft(rows, 0); m.add(rows[-1], [tuple(range(n))])
    # The flat part of the wall before the glass, between two corners, is left out and made again around the opening.
    keep = [k for k, f in enumerate(m.f) if len(f) > 4 or not all(abs(m.v[i][1] - yw) < 1e-6 for i in f)]; m.f, m.m, m.c, m.sm = ([q[k] for k in keep] for q in (m.f, m.m, m.c, m.sm)); mid, A, B = (x0 + x1) / 2, (x1 - x0) / 2 - CORNER, H - COVE; T = np.sort(np.append(np.linspace(0, math.pi, 121), (math.atan2(B, A), math.pi - math.atan2(B, A))))
    def arch(grow, y): a, b = A - .16 + grow, B - .05 + grow; return [(mid + q * math.cos(t), y, q * math.sin(t)) for t in T for q in ((abs(math.cos(t) / a) ** 7 + abs(math.sin(t) / b) ** 7) ** (-1 / 7),)]
    edge = [(mid + q * math.cos(t), yw, q * math.sin(t)) for t in T for q in (min(A / max(abs(math.cos(t)), 1e-9), B / max(abs(math.sin(t)), 1e-9)),)]
    m.loft([edge, arch(.04, yw)], 0, close=False, smooth=False); m.loft([arch(.04, yw), arch(.012, yw + .015), arch(0, yw + .05), arch(0, y1)], 0, close=False); m.obj('plaster', [M['wall']])
    fl = MB(); D_ = [(cx + q * math.cos(t), cy + q * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 145)[:-1] for q in (min((x1 + .03 - cx if math.cos(t) > 0 else cx - x0 + .03) / max(abs(math.cos(t)), 1e-9), (y1 - cy if math.sin(t) > 0 else cy - y0) / max(abs(math.sin(t)), 1e-9)),)]
    fl.loft([D_, [(cx + r * math.cos(t), cy + r * math.sin(t), 0) for t in np.linspace(0, 2 * math.pi, 145)[:-1]]], 0, smooth=False); fl.obj('floor', [M['floor']])
    for s, x in ((1, x0), (-1, x1)): round_door(M, x + s * .004, y0 + room['height'] / 2, s)
    for z, w in ((1.02, 1.25), (1.50, .95)): I.rbox('shelf', x0, x0 + .30, y0 + 1.55 - w / 2, y0 + 1.55 + w / 2, z, z + .07, M['wall'], .03, 4)
    for y, z, k, c in ((1.10, 1.09, .85, 'cer'), (1.50, 1.09, .60, 'cerd'), (1.95, 1.09, .75, 'cer'), (1.30, 1.57, .70, 'cerd'), (1.80, 1.57, .60, 'cer')): I.vase(x0 + .16, y0 + y, z, k, M[c])
    R.plant(x1 - .62, yw - .60, 0, 1.5, M, 8); pane(M, (x1, y1), (x0, y1), 'top', max(2, round((x1 - x0) / 1.5)), 3, style.get('away', False), 'left right')

def round_door(M, x, y, s, w=.82, h=2.08):
    """A closed door of oak with a round head, on the wall at x, with a brass handle."""
    q = [(y - w / 2, 0), (y + w / 2, 0)] + [(y + w / 2 * math.cos(t), h - w / 2 + w / 2 * math.sin(t)) for t in np.linspace(0, math.pi, 25)]; n = len(q); m = MB(); m.add([(x + d, u, z) for d in (0, s * .022) for u, z in q], [tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]); m.obj('leaf', [M['oakz']]); m = MB(); P.tube(m, [(x + s * .02, y - w / 2 + .09, 1.02), (x + s * .07, y - w / 2 + .09, 1.02), (x + s * .075, y - w / 2 + .21, 1.02)], .009, 8); m.obj('handle', [M['brass']])

def laths(M, x, y0, y1):
    """A wall of upright oak that lets the light of one room into the other."""
    m = MB()
    for y in np.arange(y0 + .04, y1 - .05, .105): m.box(x - .035, x + .035, y, y + .042, .06, H - .04)
    for z0, z1 in ((0, .06), (H - .04, H)): m.box(x - .045, x + .045, y0, y1, z0, z1)
    m.obj('laths', [M['oakz']])

def slats(M, side, a, b, q, style):
    """Upright laths of oak on a dark ground, on the wall at q from a to b; plaster and louvers where the suite has them."""
    if style.get('plaster'): return
    if style.get('louvers') and side != 'bottom':   # panels of slanted blades in frames
        s = -1 if side == 'right' else 1; n = max(2, round((b - a) / .78)); w = (b - a) / n
        for k in range(n):
            u0, u1 = a + k * w + .01, a + (k + 1) * w - .01
            for c0, c1, z0, z1 in ((u0, u0 + .06, .05, 2.35), (u1 - .06, u1, .05, 2.35), (u0 + .06, u1 - .06, .05, .14), (u0 + .06, u1 - .06, 2.26, 2.35), (u0 + .06, u1 - .06, 1.14, 1.22)): I.rbox('frame', min(q, q + s * .045), max(q, q + s * .045), c0, c1, z0, z1, M['oakz' if z1 - z0 > 1 else 'oak'], .004)
            m = MB()
            for z in np.arange(.17, 2.24, .052):
                if 1.10 < z < 1.21: continue
                v = [(q + s * .006, u0 + .06, z + .032), (q + s * .040, u0 + .06, z), (q + s * .040, u1 - .06, z), (q + s * .006, u1 - .06, z + .032)]; m.add(v + [(x, y, zz + .007) for x, y, zz in v], [(0, 1, 2, 3), (4, 5, 6, 7), (1, 2, 6, 5)])
            m.obj('blades', [M['oak']])
        return
    m = MB(); s = -1 if side == 'right' else 1; n = int((b - a) / .058)
    for k in range(n):
        u = a + (b - a) * k / n
        if side == 'bottom': m.box(u, u + .036, q + .012, q + .036, 0, H)
        else: m.box(min(q + s * .012, q + s * .036), max(q + s * .012, q + s * .036), u, u + .036, 0, H)
    m.obj('slats', [M['oakz']]); m = MB()
    if side == 'bottom': m.box(a, b, q, q + .012, 0, H)
    else: m.box(min(q, q + s * .012), max(q, q + s * .012), a, b, 0, H)
    m.obj('slatb', [M['dark']])

def outdoors(M, plan, floor, style, cut=0):
    """Every terrace of the floor, with what stands on it, its rail and the screens at its ends; cut leaves one end open to the camera."""
    y = plan['depth']; h = floor['terraces'][0]['height']; X0, X1 = 0, plan['width']; R.terrace(M, X0, X1, y, y + h, H); o = bpy.data.objects.get('partition'); bpy.data.objects.remove(o) if o else None; m = MB(); m.box(X0 - .3, X1 + .3, y - .1, y + h + .2, H + .02, H + .35); m.obj('awning', [M['ceil']]); m = MB()
    for s, x in ((-1, X0), (1, X1)):
        if s == cut:   # the deck goes on under the camera
            a, b = sorted((x + s * .1, x + s * 3)); m = MB(); m.box(a, b, y, y + h, -.3, -.02); m.obj('terr', [M['teak']]); I.glass_rail([(a, y + h - .06), (b, y + h - .06)], -.02, 1.12, M['glass'], M['oak'], M['steel']); m = MB(); m.box(a, b, y - .1, y + h + .2, H + .02, H + .35); m.obj('awning', [M['ceil']]); m = MB(); continue
        if floor['glass']: I.glass_rail([(x - s * .05, y + .1), (x - s * .05, y + h - .06)], -.02, 1.12, M['glass'], M['oak'], M['steel']); continue
        m = MB(); m.box(min(x, x + s * .15), max(x, x + s * .15), y, y + h, -.02, H + .3); m.obj('partition', [M['wall'] if style.get('plaster') else M['whitep']])
        px = x - s * .34; free = not any(p['x'] - .3 < px < p['x'] + p['width'] + .3 and p['y'] < y + .75 for t in floor['terraces'] for p in t['pieces'])
        if style.get('swing'): [salons.louver(x - s * q, y + .04, 90 - s * 4, M['oak']) for q in (.22, .31)]; sconce(M, x, y + .95, -s, style)
        elif free: shrub(M, px, y + .36, int(x * 3) + 4); sconce(M, x, y + .95, -s, style)
    for t in floor['terraces']: F.build(M, t['pieces'], style, -.02, True)
    for t in floor['terraces'][1:]: I.rbox('gate', t['x'] - .03, t['x'] + .03, y + .1, y + h - .1, -.02, 1.10, M['whitep'], .01)
    if style['hour'] == 'dusk':
        for t in floor['terraces']: V.lantern(M, t['x'] + t['width'] * .5 + .9, y + h - .45, -.02)

def shrub(M, x, y, seed):
    """An olive in a square pot."""
    I.rbox('pot', x - .22, x + .22, y - .22, y + .22, -.02, .44, M['stone'] if 'stonepot' not in M else M['stonepot'], .02); rng = np.random.default_rng(seed); st = MB(); m = MB(); P.tube(st, [(x, y, .4), (x + .03, y, .75), (x - .01, y + .02, 1.05)], [.028, .024, .018], 10)
    for i in range(46):
        a = i * 2.39; z = 1.0 + .75 * rng.random(); r = .38 * math.sqrt(max(.05, 1 - ((z - 1.38) / .46) ** 2)) * rng.uniform(.7, 1); top = np.array((x + r * math.cos(a), y + r * math.sin(a), z)); p0 = np.array((x - .01, y + .02, 1.0 + .3 * rng.random())); P.tube(st, [p0, (p0 + top) / 2 + (0, 0, .03), top], [.007, .005, .002], 5)
        for f in np.linspace(.35, 1, 9): b = rng.uniform(0, 6.28); V.leaf(m, p0 + (top - p0) * f, (math.cos(b), math.sin(b), rng.uniform(-.2, .8)), rng.uniform(.05, .085), .15)
    st.obj('stems', [principled('olivewood', (.24, .20, .15), .85)]); m.obj('olive', [principled('oliveleaf', lambda k: k.mixc(1., (.20, .245, .145), k.attr(), 'MULTIPLY'), .6)])
def sconce(M, x, y, s, style):
    """A lamp of brass on the screen, lit at dusk."""
    lit = style['hour'] in ('dusk', 'rain'); a, b = sorted((x, x + s * .07)); I.rbox('sconce', a, b, y - .045, y + .045, 1.55, 1.85, M['brass'], .008); I.rbox('glow', *sorted((x + s * .03, x + s * .085)), y - .03, y + .03, 1.60, 1.80, emission('sconceg', (1, .74, .46), 6 if lit else .6), .004)
    if lit: point((x + s * .14, y, 1.7), 7, (1, .72, .44), .05)

def light(room, style):
    """What the ceiling gives: a soft warm field, more of it after sunset."""
    cx, cy = room['x'] + room['width'] / 2, room['y'] + room['height'] / 2; k = 2.2 if style['hour'] in ('dusk', 'rain') else 1
    area((cx, cy, H - .02), (cx, cy, 0), room['width'] * .7, 3.2 * k * room['width'] * room['height'] / 4, (1, .84, .64), room['height'] * .7)

def sea_below(plan, cam): D.G.sea = dict(h=8 + 3 * (plan['deck'] - 5), far_land=1.0 + .3 * (plan['deck'] % 4), half=60)
