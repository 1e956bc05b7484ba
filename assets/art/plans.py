"""Six pictures of every suite, modelled from the floor plan that the site draws: bed, living room, terrace, bath, view and a detail."""
import json, math, os, subprocess
import numpy as np
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, furniture as F
from scenes import scene, day_sky

HERE = os.path.dirname(os.path.abspath(__file__)); H = 2.5
PLANS = {p['category']: p for p in json.loads(subprocess.check_output(['node', os.path.join(HERE, 'plans.mjs')]))}

# ---- what differs from suite to suite: the hour, the cloth, the wood and the walls
BLUE, SAND, GREEN, RUST, SEA, CORAL = (.055, .115, .145), (.56, .46, .34), (.10, .20, .13), (.42, .16, .08), (.075, .155, .175), (.55, .24, .17)
def st(hour, accent, wall=(.74, .70, .63), oak=((.36, .235, .13), (.52, .37, .225)), stone=((.64, .59, .51), (.80, .76, .69)), **k):
    return dict(dict(hour=hour, accent=accent, wall=wall, oak=oak, stone=stone, lamp=9 if hour in ('dusk', 'rain') else 4), **k)
PALE = ((.50, .40, .29), (.66, .55, .42)); DARK = ((.20, .125, .068), (.33, .22, .13))
STYLES = dict(SV=st('morning', SEA), SVM=st('dusk', BLUE), SS=st('morning', BLUE, twobasins=True), OS=st('afternoon', SAND, chair='white'), SVS=st('rain', GREEN), OSS=st('noon', SEA, oak=PALE), GS=st('afternoon', BLUE, oak=DARK),
              AS=st('noon', RUST, wall=(.80, .77, .71), stone=((.50, .24, .14), (.62, .34, .21))), TS=st('noon', (.06, .15, .20), oak=PALE), MS=st('noon', SEA, wall=(.82, .79, .74), oak=PALE), SB=st('morning', CORAL, oak=PALE, wall=(.80, .78, .73)),
              PS=st('afternoon', GREEN, wall=(.68, .50, .28), oak=DARK), LS=st('morning', SAND), FS=st('dusk', BLUE, oak=DARK))

def sky_of(hour):
    """The sky, the sun, the air's colours and the power of the light that comes in at the glass."""
    if hour == 'morning': return day_sky(22, 32, .14, dict(amount=.3, opacity=.5), haze=((.62, .66, .70), .06, (.95, .80, .62))), ((1, .80, .56), 5.2), (.62, .66, .70), (.95, .80, .62), 105, (.90, .95, 1.0)
    if hour == 'noon': return day_sky(46, -30, .13, dict(amount=.35, opacity=.6, seed=4), haze=((.58, .68, .78), .05, (.86, .86, .82))), ((1, .92, .78), 5.6), (.58, .68, .78), (.86, .86, .82), 130, (.94, .97, 1.0)
    if hour == 'afternoon': return day_sky(26, -44, .13, dict(amount=.32, opacity=.55, seed=7), haze=((.62, .66, .72), .06, (.92, .82, .66))), ((1, .84, .62), 5.4), (.62, .66, .72), (.92, .82, .66), 115, (.95, .96, 1.0)
    if hour == 'rain':
        d = sky.gradient([(0, (.62, .64, .66)), (.1, (.52, .55, .58)), (.4, (.40, .43, .47)), (1, (.30, .33, .38))], az=10, elev=30, strength=.8, clouds=dict(amount=.8, scale=1.1, stretch=(.7, 1.2), col=(.60, .62, .64), shade=(.34, .36, .40), soft=.3, opacity=.8, flat=.2, low=.02, seed=8))
        return d, None, (.55, .58, .60), (.62, .63, .63), 70, (.88, .94, 1.0)
    d = sky.gradient([(0, (.95, .55, .36)), (.05, (.72, .47, .44)), (.14, (.40, .40, .53)), (.34, (.17, .25, .43)), (.7, (.07, .14, .29)), (1, (.04, .08, .19))], az=-16, elev=2, glow=((.8, .34, .12), 24, .7), strength=.6, clouds=dict(amount=.55, scale=.9, stretch=(.4, 1.5), col=(.95, .52, .40), shade=(.34, .30, .40), soft=.34, opacity=.6, flat=.14, low=.02, seed=6))
    return d, None, (.40, .38, .44), (.85, .50, .36), 42, (.60, .72, 1.0)

def materials(style):
    M = R.mats(); M['accent'] = I.cloth('accent', style['accent'], sheen=.5); M['accentp'] = principled('accentp', style['accent'], .3, .5); M['wall'] = principled('wallp', style['wall'], .8, .2)
    M['oak'] = I.oak('oakst', *style['oak']); M['oakz'] = I.oak('oakstz', *style['oak'], axis=2); M['floor'] = I.planks('floorst', *style['oak']); M['tub'] = P.stone('tubst', *style['stone'], .8, .08, .35); M['bathstone'] = P.stone('bathstone', *style['stone'], .45, .10, .30)
    M['cerw'] = principled('ceramicw', (.84, .83, .80), .12, .5, coat=.4); M['mirror'] = principled('mirror', (.86, .88, .88), .02, .5, metal=1); M['lacquer'] = principled('lacquer', (.012, .012, .014), .10, .5, coat=.8); return M

def sides(plan, floor, room):
    """Which of a room's four sides is glass."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']
    return dict(top=abs(y1 - plan['depth']) < .02, bottom=False, left=x0 < .02 and 'left' in floor['glass'], right=abs(x1 - plan['width']) < .02 and 'right' in floor['glass'])

def pane(M, a, b, axis, n, seed):
    """A wall of glass between two points: posts, panes, a track, curtains at both ends."""
    L = math.hypot(b[0] - a[0], b[1] - a[1]); yaw = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    def model():
        for k in range(n + 1): x = .03 + (L - .06) * k / n; I.rbox('post', x - .03, x + .03, -.045, .045, 0, H - .08, M['whitep'], .008)
        I.rbox('head', 0, L, -.05, .05, H - .08, H, M['whitep'], .006); I.rbox('track', 0, L, -.06, .06, -.03, .012, M['steel'], .004); m = MB()
        for k in range(n):
            if k != n // 2 or n < 2 or axis != 'top': x0, x1 = .03 + (L - .06) * k / n, .03 + (L - .06) * (k + 1) / n; m.quad((x0, 0, .02), (x1, 0, .02), (x1, 0, H - .08), (x0, 0, H - .08))
        if m.f: m.obj('pane', [M['glass']])
        s = min(.62, L * .14)
        for x0, x1, y, mat, folds, k in ((.04, .04 + s, -.20, 'sheer', 7, 1), (L - .04 - s, L - .04, -.20, 'sheer', 8, 2), (.03, .03 + s * .55, -.34, 'sand', 4, 3), (L - .03 - s * .55, L - .03, -.34, 'sand', 4, 4)): I.curtain('cu', x0, x1, y, .02, H - .02, M[mat], folds, .055, seed + k)
    U.group(a[0], a[1], yaw, model)

def shell(M, plan, floor, room, style, tiled=False):
    """Floor, ceiling, walls with a door of oak where the plan has no glass, and panes where it has."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']; glass = sides(plan, floor, room); wall = M['bathstone' if tiled else 'wall']
    m = MB(); m.quad((x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)); m.obj('floor', [M['bathstone' if tiled else 'floor']]); m = MB(); m.quad((x0, y0, H), (x0, y1, H), (x1, y1, H), (x1, y0, H)); m.obj('ceil', [M['ceil']])
    for side, a, b in (('bottom', (x0, y0), (x1, y0)), ('left', (x0, y0), (x0, y1)), ('right', (x1, y1), (x1, y0)), ('top', (x1, y1), (x0, y1))):
        if glass[side]:
            if side == 'top': pane(M, (x0, y1), (x1, y1), side, max(2, round((x1 - x0) / 1.5)), 3)
            elif side == 'left': pane(M, (x0, y0), (x0, y1), side, 3, 5)
            else: pane(M, (x1, y1), (x1, y0), side, 3, 7)
            continue
        m = MB(); m.quad((*a, 0), (*b, 0), (*b, H), (*a, H)); m.obj('wall', [wall])
    for p in room['pieces']:
        if p['kind'] in ('bed', 'single') and p['turn'] in ('left', 'right', 'bottom'):   # the wall behind a bed is of slats or panels
            if p['turn'] == 'left': I.rbox('panel', x0, x0 + .02, y0 + .02, y1 - .36, 0, H, M['oakz'], .002)
            elif p['turn'] == 'right': I.rbox('panel', x1 - .02, x1, y0 + .02, y1 - .36, 0, H, M['oakz'], .002)
            else: I.rbox('panel', x0 + .02, x1 - .02, y0, y0 + .02, 0, H, M['oakz'], .002)
    if not tiled:
        I.rbox('skirt', x0, x1, y0, y0 + .015, 0, .09, M['whitep'], .003); m = MB(); m.box(x0 + .05, x1 - .05, y0 + .05, y0 + .08, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .76, .5), 2.2)])

def outdoors(M, plan, floor, style):
    """Every terrace of the floor, with what stands on it, its rail and the screens at its ends."""
    y = plan['depth']; h = floor['terraces'][0]['height']; X0, X1 = 0, plan['width']; R.terrace(M, X0, X1, y, y + h, H)
    if floor['glass']:   # open at the sides
        o = bpy.data.objects.get('partition'); bpy.data.objects.remove(o) if o else None; I.glass_rail([(X0 + .05, y + .1), (X0 + .05, y + h - .06)], -.02, 1.12, M['glass'], M['oak'], M['steel']); I.glass_rail([(X1 - .05, y + .1), (X1 - .05, y + h - .06)], -.02, 1.12, M['glass'], M['oak'], M['steel'])
    for t in floor['terraces']: F.build(M, t['pieces'], style, -.02, True)
    for t in floor['terraces'][1:]: I.rbox('gate', t['x'] - .03, t['x'] + .03, y + .1, y + h - .1, -.02, 1.10, M['whitep'], .01)

def light(plan, room, style, d, sunlight, power, col, indoors=True):
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']; cx, cy = (x0 + x1) / 2, (y0 + y1) / 2; k = room['width'] / 4.5
    if indoors:
        if style['hour'] in ('dusk', 'rain'): k *= 1.5; area((cx, cy + room['height'] * .2, H - .05), (cx, cy + room['height'] * .2, 0), room['width'] * .6, 9 * room['width'], (1, .80, .58), room['height'] * .5)
        area((cx, plan['depth'] + .3, 1.5), (cx, cy, .8), room['width'], power * .8 * k, col, 2.3); area((cx, cy, H - .06), (cx, cy, 0), min(room['width'], room['height']) * .8, 7.5 * room['width'], (1, .90, .78), room['height'] * .7); area((cx, y0 + .4, 2.2), (cx, y1, .8), 1.4, 18, (1, .92, .82), 1.2)
    if sunlight: sun(d, *sunlight, .8)

def finish(plan, d, cam, at, air, sunny, dusk):
    hgt = 8 + 3 * (plan['deck'] - 5); U.outside(d, cam, at, hgt, air, sunny, 9000, col=(.006, .028, .05) if dusk else (.007, .055, .085), far_land=1.0 + .3 * (plan['deck'] % 4))

# ---- the six shots
def first(plan, kinds):
    for kind in kinds:
        for f in plan['floors']:
            rooms = [r for r in f['rooms'] if r['kind'] == kind]
            if rooms: return f, max(rooms, key=lambda r: r['width'] * r['height'] + (5 if 'Principal' in r['name'] else 0))
LIVING = ('living', 'patio', 'library', 'studio')

# where the corner shows little: in metres of the plan
STANDS = {('FS', 'living'): ((17.9, 3.1, 1.46), (10.2, 7.0, 1.0))}
def corner(room, focus):
    """A standing place in the corner of a room that looks at `focus` and past it to the glass."""
    x0, x1 = room['x'] + .30, room['x'] + room['width'] - .30; x = x1 if focus[0] < (x0 + x1) / 2 else x0; return (x, room['y'] + .28, 1.42)

def shot(code, part):
    plan, style = PLANS[code], STYLES[code]; M = materials(style); d, sunlight, air, sunny, power, col = sky_of(style['hour']); dusk = style['hour'] == 'dusk'
    f, room = first(plan, ('bath', 'spa') if part == 'bath' else LIVING if part == 'living' and code not in ('SV', 'SVM') else ('bedroom',))
    x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; cx = x0 + w / 2
    if part in ('terrace', 'view'): f = plan['floors'][0]
    if part == 'bath':
        F.build(M, room['pieces'], style); shell(M, plan, f, room, style, True); b = next(p for p in room['pieces'] if p['kind'] == 'basin'); by = b['y'] + b['height'] / 2; cam, at = (x0 + min(w, 2.9) - .20, y0 + h - .20, 1.50), (x0 + .25, by - .02, 1.02)
        I.rbox('panel', x0, x0 + .012, b['y'] - .10, y0 + h, 0, H, M['oakz'], .002); I.rbox('shelf', x0 + .01, x0 + .16, y0 + h - .62, y0 + h - .06, 1.30, 1.33, M['marble'], .004); I.vase(x0 + .09, y0 + h - .34, 1.33, .30, M['cerd'], M['leaf'], np.random.default_rng(3))
        m = MB(); m.box(x0 + .02, x0 + w - .02, y0 + .012, y0 + .03, H - .05, H - .03); m.obj('cove', [emission('bcove', (1, .80, .58), 3)])
        camera(cam, at, 18, shift=(0, -.02)); area((x0 + w / 2, y0 + h / 2, H - .05), (x0 + w / 2, y0 + h / 2, 0), w * .7, 17, (1, .90, .78), h * .7); area((x0 + .3, by, 1.6), (x0 + w, by, 1.0), .9, 6, (1, .86, .70), 1.2)
        sky.gradient([(0, (.5, .5, .5)), (1, (.4, .4, .4))], strength=.15); R.haze_out(d, air, sunny, 9000); return
    if part in ('bed', 'detail'): focus = next(p for p in room['pieces'] if p['kind'] in ('bed', 'single'))
    elif part == 'living': focus = next((p for p in room['pieces'] if p['kind'] in ('sofa', 'ring', 'table', 'bed')), room['pieces'][0])
    if part in ('bed', 'living', 'detail'):
        F.build(M, room['pieces'], style); shell(M, plan, f, room, style); outdoors(M, plan, f, style); fx, fy = focus['x'] + focus['width'] / 2, focus['y'] + focus['height'] / 2
        if part == 'detail':
            turn = focus['turn']; ux, uy = dict(left=(1, 0), right=(-1, 0), bottom=(0, 1), top=(0, -1))[turn]; hx, hy = fx - ux * focus['width'] / 2 * abs(ux), fy - uy * focus['height'] / 2 * abs(uy); px, py = (-uy, ux); s = 1 if (px * (cx - fx) + py * (y0 + h / 2 - fy)) >= 0 else -1
            cam = (hx + ux * 2.25 + px * s * 1.25, hy + uy * 2.25 + py * s * 1.25, 1.22); at = (hx + ux * .32 + px * s * .72, hy + uy * .32 + py * s * .72, .66); camera(cam, at, 46, fstop=4.0, focus=math.dist(cam, at))
        else:
            I.rug('rug', max(x0 + .3, fx - 1.9), min(x0 + w - .3, fx + 1.9), max(y0 + .3, fy - 1.5), min(y0 + h - .5, fy + 2.0), M['rug']); cam = corner(room, (fx, fy)); glass_x = cx + (cx - cam[0]) * .15
            at = (fx * .55 + glass_x * .45, max(fy, y0 + h * .5) * .6 + (y0 + h) * .4, .98); cam, at = STANDS.get((code, part), (cam, at)); camera(cam, at, 22, shift=(0, -.03))
        corners = [(x, y0 + h - .55) for x in ((x0 + w - .45, x0 + .45) if cam[0] < cx else (x0 + .45, x0 + w - .45))]
        free = [q for q in corners if not any(p['x'] - .4 < q[0] < p['x'] + p['width'] + .4 and p['y'] - .4 < q[1] < p['y'] + p['height'] + .4 for p in room['pieces'])]
        if free: R.plant(*free[0], 0, 1.5, M, 5)
        light(plan, room, style, d, sunlight, power, col); finish(plan, d, cam, at, air, sunny, dusk); return
    t = max(f['terraces'], key=lambda one: one['width']); y = plan['depth']; th = t['height']; outdoors(M, plan, f, style)
    for r in f['rooms']:
        if abs(r['y'] + r['height'] - y) < .02: F.build(M, r['pieces'], style); shell(M, plan, f, r, style)
    wide = dict(x=t['x'], y=y - 5, width=t['width'], height=5); light(plan, wide, style, d, sunlight, power * .5, col)
    if part == 'terrace':
        x = t['x'] + .35 if sunlight is None or d[0] > 0 else t['x'] + t['width'] - .35; s = 1 if x < t['x'] + t['width'] / 2 else -1; cam = (x, y + .30, 1.50); reach = min(t['width'] * .62, 4.2); at = (x + s * reach, y + th * .80, .72); camera(cam, at, 20, shift=(0, -.02))
        if not f['glass']: area((t['x'] + t['width'] / 2, y + th / 2, H - .05), (t['x'] + t['width'] / 2, y + th / 2, 0), t['width'] * .7, 22, (1, .88, .74), th * .7)
    else:
        x = t['x'] + t['width'] * .5; cam = (x - .25, y - 2.1, 1.34); at = (x + .15, y + 10, 1.18); camera(cam, at, 26)
    finish(plan, d, cam, at, air, sunny, dusk)

def words(code, part):
    plan = PLANS[code]; title = plan['title']; f, room = first(plan, ('bath', 'spa') if part == 'bath' else LIVING if part == 'living' and code not in ('SV', 'SVM') else ('bedroom',)); kinds = [p['kind'] for p in room['pieces']]
    when = dict(morning='in morning light', noon='at noon', afternoon='in the afternoon', dusk='at dusk', rain='on a day of rain')[STYLES[code]['hour']]; t = max(plan['floors'][0]['terraces'], key=lambda one: one['width']); out = [p['kind'] for p in t['pieces']]
    seen = [w for k, w in (('pool', 'a pool'), ('lounger', 'loungers'), ('daybed', 'daybeds'), ('sofa', 'a seat'), ('armchair', 'two chairs'), ('table', 'a laid table'), ('round', 'a small table')) if k in out]; things = ' and '.join(seen[:2])
    if part == 'bed': return f'The bedroom of the {title} {when}: a bed with white linen between two lamps, curtains at the glass and the sea beyond.'
    if part == 'living' and 'casing' in kinds: return f'The {room["name"].lower()} of the {title} {when}: a grand piano beside the oak-clad casing of the funnel, the wall of glass open to the terrace and the sea.'
    if part == 'living': return f'The {room["name"].lower()} of the {title} {when}: ' + ('a desk and a bed' if 'bed' in kinds or 'single' in kinds else 'a ring of cushions' if 'ring' in kinds else 'a sofa and a low table' if 'sofa' in kinds else 'a laid table') + ', the wall of glass open to the terrace and the sea.'
    if part == 'terrace': return f'The terrace of the {title} {when}: {things} on teak behind a glass rail, the sea below.'
    if part == 'bath': return f'The bath of the {title}: a stone basin under a lit mirror, a shower behind glass' + (' and a freestanding bath.' if 'tub' in kinds else '.')
    if part == 'view': return f'The view from the {title} {when}: {things} on the terrace, its rail and the sea to a far coast.'
    return f'A detail of the {title}: the corner of a bed with washed linen, a lamp and a book on the table beside it.'

for code in PLANS:
    for part in ('bed', 'living', 'terrace', 'bath', 'view', 'detail'):
        grade = U.look(exposure=.40 if STYLES[code]['hour'] == 'dusk' else .22, warm=.010)
        scene(f'{PLANS[code]["slug"]}-{part}', grade=grade, alt=words(code, part), width=1600, samples=12, bounces=3)(lambda code=code, part=part: shot(code, part))
