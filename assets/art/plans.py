"""Six pictures of every suite, modelled from the floor plan that the site draws: bed, living room, terrace, bath, view and a detail."""
import json, math, os, subprocess
import numpy as np
import indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, furniture as F, dressing as V, stills, salons
from scenes import day_sky
from suite_shell import *

HERE = os.path.dirname(os.path.abspath(__file__))
PLANS = {p['category']: p for p in json.loads(subprocess.check_output(['node', os.path.join(HERE, 'plans.mjs')]))}

# ---- what differs from suite to suite: the hour, the cloth, the wood, the walls and the stone of the baths
BLUE, SAND, GREEN, RUST, SEA, CORAL, NAVY = (.045, .095, .125), (.50, .40, .29), (.085, .17, .11), (.40, .15, .075), (.06, .135, .155), (.52, .22, .155), (.05, .12, .17)
PALE = ((.46, .36, .25), (.60, .49, .36)); DARK = ((.17, .105, .056), (.29, .185, .105)); MID = ((.34, .22, .12), (.50, .35, .21))
LIMESTONE = ((.60, .55, .47), (.74, .69, .61))
def st(hour, accent, wall=(.76, .725, .67), oak=MID, stone=LIMESTONE, **k): return dict(dict(hour=hour, accent=accent, wall=wall, oak=oak, stone=stone, lamp=9 if hour in ('dusk', 'rain') else 4), **k)
STYLES = dict(SV=st('morning', SEA), SVM=st('dusk', BLUE, stone=((.30, .29, .27), (.42, .405, .375))), SS=st('morning', BLUE, twobasins=True, joined=True), OS=st('afternoon', SAND, chair='white', screened=True), SVS=st('rain', GREEN, stone=((.66, .65, .61), (.76, .75, .71)), tile=(.30, .15)), OSS=st('noon', SEA, oak=PALE, stone=((.24, .36, .34), (.40, .50, .46)), tile=(.12, .12)), GS=st('afternoon', NAVY, oak=DARK, stone=((.60, .545, .47), (.34, .28, .22)), marble=True),
              AS=st('noon', RUST, wall=(.82, .79, .73), floor='terracotta', stone=((.46, .21, .12), (.58, .31, .19))), TS=st('noon', NAVY, oak=PALE, stone=((.70, .69, .66), (.80, .79, .75)), tile=(.40, .10), striped=True, canopy=True), MS=st('noon', SEA, wall=(.84, .815, .77), oak=PALE, plaster=True, rounded=True, floor='limestone'), SB=st('morning', CORAL, swing=True, oak=PALE, stone=((.62, .56, .47), (.73, .67, .58)), tile=(1.2, .30), wall=(.82, .80, .76), louvers=True),
              PS=st('afternoon', GREEN, wall=(.66, .47, .25), oak=DARK, stone=((.07, .17, .12), (.30, .42, .34)), marble=True), LS=st('morning', SAND), FS=st('dusk', BLUE, oak=DARK, stone=((.66, .63, .58), (.36, .32, .28)), marble=True))

def sky_of(hour, az=-16, seed=6):
    """The sky and, by day, the sun of the hour; how it is exposed. After sunset az says where it glows."""
    if hour == 'dawn': sun(day_sky(7, az, .14), (1, .68, .44), 4.4); return dict(cirrus=.6, seed=seed, dust=1.3)
    if hour == 'morning': sun(day_sky(20, 34, .14), (1, .8, .56), 5); return dict(cirrus=.45, seed=3, dust=1.1)
    if hour == 'noon': sun(day_sky(47, -30, .13), (1, .92, .78), 5.6); return dict(cirrus=.5, seed=4, clouds=.10)
    if hour == 'afternoon': sun(day_sky(25, -44, .13), (1, .84, .62), 5.4); return dict(cirrus=.4, seed=7, dust=1.2)
    if hour == 'rain':
        sky.gradient([(0, (.62, .64, .66)), (.1, (.52, .55, .58)), (.4, (.40, .43, .47)), (1, (.30, .33, .38))], az=10, elev=30, strength=1.6, clouds=dict(amount=.8, scale=1.1, stretch=(.7, 1.2), col=(.64, .66, .68), shade=(.36, .38, .42), soft=.3, opacity=.8, flat=.2, seed=8))
        return dict(boost=2.0, lamp=1.6, haze=1 / 7000, deep=(.02, .045, .055), scat=(.02, .05, .055), view=.72)
    sky.gradient([(0, (.98, .55, .34)), (.05, (.74, .47, .42)), (.14, (.40, .40, .52)), (.34, (.17, .25, .43)), (.7, (.07, .14, .29)), (1, (.04, .08, .19))], az=az, elev=2, glow=((.8, .34, .12), 24, .7), strength=1.2, clouds=dict(amount=.55, scale=.9, stretch=(.4, 1.5), col=(.95, .52, .40), shade=(.34, .30, .40), soft=.34, opacity=.6, flat=.14, seed=seed))
    return dict(boost=2.0, lamp=3.2, haze=1 / 16000, deep=(.01, .03, .06), scat=(.012, .045, .07), view=.42, key=.22)

def materials(style):
    M = R.mats(); M['accent'] = I.cloth('accent', style['accent'], scale=90, bump=.5, sheen=.45, var=.14); M['accentp'] = principled('accentp', style['accent'], .3, .5); M['wall'] = P.lime('wallp', style['wall'], .10, .5, 1.4) if style.get('plaster') or style['wall'][2] < .4 else principled('wallp', style['wall'], .85, .2, bump=(130, .10, .01, 2))
    M['oak'] = I.oak('oakst', *style['oak']); M['oakz'] = I.oak('oakstz', *style['oak'], axis=2); M['tub'] = P.stone('tubst', *LIMESTONE, .8, .04, .30); M['rug'] = I.cloth('rug', (.64, .585, .50), scale=60, bump=.7, sheen=.5, var=.10)
    kind = style.get('floor'); M['floor'] = D.tiles('terracotta', (.46, .205, .11), (.56, .285, .165), (.5, .42, .34), .30, .30, 0, .42) if kind == 'terracotta' else D.tiles('limest', (.60, .54, .45), (.66, .60, .51), (.5, .46, .40), .80, .80, .5, .34) if kind == 'limestone' else I.planks('floorst', *style['oak'])
    M['bathstone'] = I.marble('bathmarble', style['stone'][0], style['stone'][1], .12) if style.get('marble') else D.tiles('bathtile', *style['stone'], (.5, .47, .42), .60, .60, .5, .26); M['bathwall'] = I.marble('bathmarblew', style['stone'][0], style['stone'][1], .16) if style.get('marble') else D.tiles('bathwallt', tuple(v * 1.06 for v in style['stone'][0]) if style['stone'][0][2] > .2 or style.get('tile') else (.74, .70, .63), tuple(v * 1.04 for v in style['stone'][1]) if style['stone'][0][2] > .2 or style.get('tile') else (.79, .75, .68), (.6, .57, .52), *style.get('tile', (1.20, .60)), .5, .22)
    if style.get('plaster'): M['bathwall'] = P.lime('bathplaster', style['wall'], .12, .6, 1.4)
    M['cerw'] = principled('ceramicw', (.84, .83, .80), .12, .5, coat=.4); M['mirror'] = principled('mirror', (.86, .88, .88), .01, .5, metal=1); M['lacquer'] = principled('lacquer', (.012, .012, .014), .06, .5, coat=.9); M['ceil'] = principled('ceilp', (.82, .80, .765), .9, .1)
    if style.get('striped'): M['accent'] = D.stripes('stripe', (.80, .78, .73), style['accent'], .07)
    return M

# ---- the six shots
def first(plan, kinds):
    for kind in kinds:
        for f in plan['floors']:
            rooms = [r for r in f['rooms'] if r['kind'] == kind]
            if rooms: return f, max(rooms, key=lambda r: r['width'] * r['height'] + (5 if 'Principal' in r['name'] or r['name'] == 'Green marble bath' else 0))
LIVING = ('living', 'patio', 'library', 'studio')
# a bath that stands at the window of the bedroom
IN_BEDROOM = {('OS', 'bath')}
def room_of(code, part):
    plan = PLANS[code]
    if (code, part) in IN_BEDROOM: return first(plan, ('bedroom',))
    if part == 'bath': return first(plan, ('spa',) if code == 'FS' else ('bath',))
    return first(plan, LIVING if part == 'living' and code not in ('SV', 'SVM') else ('bedroom',))

# a part that another hour suits better than that of its suite
HOUR = {('GS', 'bath'): 'dusk', ('GS', 'view'): 'dawn', ('MS', 'view'): 'dusk', ('PS', 'view'): 'morning', ('MS', 'bed'): 'morning', ('AS', 'bath'): 'afternoon', ('MS', 'bath'): 'morning', ('TS', 'living'): 'morning', ('OS', 'bath'): 'morning', ('SB', 'terrace'): 'noon'}
def hour_of(code, part): return HOUR.get((code, part)) or STYLES[code]['hour']
# the end of a terrace from which it is seen (1: the left one), and how far beside the middle a sail stands
SIDE = dict(SB=-1, SV=-1, AS=-1, FS=-1, PS=-1); SAIL = {}
# a bath whose door is in the wall of the room beyond it: that door stands open, and there is no window
BY_DOOR = {'SVM', 'SB', 'GS', 'AS', 'TS', 'MS', 'PS', 'LS'}
# how a bath is exposed where the rule suits it badly
BATH_LIGHT = dict(SVM=dict(key=.165, view=.5))
# where the rule shows little: where the camera stands, what it looks at, its lens and the plane before which all is cut away
STANDS = {('OS', 'bed'): ((2.90, 4.30, 1.60), (4.92, 6.12, .98), 17, -1e9), ('GS', 'bath'): ((2.20, -.20, 1.62), (2.30, 3.0, .94), 20, .04), ('GS', 'view'): ((4.9, 8.12, 1.52), (7.9, 12.7, .56), 22, -1e9), ('MS', 'view'): ((6.9, 5.5, 1.42), (5.7, 16, 1.02), 22, -1e9), ('PS', 'view'): ((3.5, 8.15, 1.52), (.5, 13.0, .50), 22, -1e9),
          ('SV', 'bath'): ((.34, .20, 1.52), (1.60, 2.55, 1.12), 20, -1e9), ('SVM', 'bath'): ((3.60, 3.02, 1.52), (3.02, .40, .98), 20, -1e9), ('SS', 'bath'): ((2.30, 1.52, 1.46), (.08, 1.72, 1.20), 23, -1e9), ('SVS', 'bath'): ((1.18, .72, 1.40), (.52, 2.0, 1.00), 27, -1e9), ('OSS', 'bath'): ((1.98, 2.72, 1.58), (1.24, .40, .92), 19, -1e9), ('SB', 'bath'): ((10.24, -.30, 1.52), (11.86, 2.60, .88), 20, .04),
          ('AS', 'bath'): ((1.62, -.42, 1.48), (1.34, 2.80, .88), 21, .04), ('TS', 'bath'): ((1.30, -.55, 1.38), (1.78, 2.60, .98), 22, .04), ('MS', 'bath'): ((.88, -.35, 1.58), (2.00, 2.60, .92), 21, .04),
          ('OS', 'bath'): ((2.95, 5.25, 1.46), (4.32, 7.75, 1.02), 20, -1e9), ('MS', 'living'): ((5.42, 2.72, 1.60), (6.22, 7.30, .66), 21, -1e9), ('SB', 'terrace'): ((4.45, 9.30, 1.52), (1.50, 9.96, .94), 21, -1e9), ('FS', 'bath'): ((11.2, 4.75, 1.50), (10.62, 8.3, .72), 21, -1e9), ('SS', 'bed'): ((4.6, 2.30, 1.40), (2.25, 5.85, .94), 21, 2.76), ('FS', 'bed'): ((13.9, 3.0, 1.40), (16.9, 7.0, .86), 20, -1e9), ('FS', 'view'): ((11.0, 8.75, 1.60), (14.4, 13.6, .50), 22, -1e9), ('MS', 'terrace'): ((-1.25, 9.15, 1.74), (4.4, 9.85, .62), 22, -1e9), ('TS', 'view'): ((7.15, 8.08, 1.62), (9.9, 13.4, .42), 23, -1e9), ('OSS', 'view'): ((2.45, 7.25, 1.54), (1.15, 15, .70), 23, -1e9), ('AS', 'view'): ((5.55, 5.42, 1.54), (5.1, 14, .66), 22, -1e9), ('SB', 'view'): ((9.55, 8.06, 1.62), (12.3, 13.2, .42), 23, -1e9), ('FS', 'living'): ((16.7, 3.2, 1.50), (10.9, 6.9, .92), 24, -1e9), ('SV', 'living'): ((3.05, 2.75, 1.46), (1.95, 7.2, .90), 21, -1e9)}
def bed_view(room, bed):
    """From the corner across the room, just behind its wall, over the bed to the glass."""
    x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; s = bed['turn'] != 'right'; x = x0 + w - .25 if s else x0 + .25
    return (x, y0 - .35, 1.38), (x0 + w * (.40 if s else .60), y0 + h * .78, .92), 21, y0 + .05
def living_view(room, focus):
    x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; fx, fy = focus['x'] + focus['width'] / 2, focus['y'] + focus['height'] / 2; s = fx < x0 + w / 2; x = x0 + w - .3 if s else x0 + .3
    return (x, y0 - .25, 1.42), (x0 + w * (.42 if s else .58), y0 + h * .80, .92), 20 if w < 6 else 22, y0 + .05
def terrace_view(t, y, s):
    """Along the deck, from beyond one of its ends."""
    x = t['x'] if s > 0 else t['x'] + t['width']; h = t['height']; return (x - s * .35, y + h * .42, 1.60), (x + s * 4.6, y + h * .62, .80), 22, -1e9
def window_view(f, y):
    """Over the table at the sea, or out of the widest room with its glass slid away."""
    t = max(f['terraces'], key=lambda one: one['width']); p = next((p for p in t['pieces'] if p['kind'] == 'table'), None)
    if p: x = p['x'] + p['width'] / 2; return (x - 1.05, y + .04, 1.56), (x + .30, y + 5.6, .62), 24, -1e9
    r = max((r for r in f['rooms'] if abs(r['y'] + r['height'] - y) < .02), key=lambda r: min(r['width'], 5.4)); x = r['x'] + r['width'] / 2; return (x - .30, y - 1.55, 1.44), (x + .10, y + 10, 1.12), 24, -1e9
def rug(M, x0, x1, y0, y1):
    I.rbox('rug', x0, x1, y0, y1, .0, .016, M['rug'], .006)

def bedroom(M, plan, f, room, style, code):
    outdoors(M, plan, f, style)
    for r in [room] + [r for r in f['rooms'] if r is not room and r['kind'] in ('bedroom', 'living') and (style.get('joined') or style.get('screened'))]: F.build(M, r['pieces'], style); shell(M, plan, f, r, style); light(r, style)

def art(M, f, plan, room, bed):
    """A framed sea on the wall across from the bed."""
    x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; g = sides(plan, f, room); q = y0 + h * .42
    if bed['turn'] == 'left' and not g['right']: U.picture(M, x0 + w, q - .6, q + .6, 1.12, 1.92, -1)
    elif bed['turn'] in ('right', 'bottom') and not g['left']: U.picture(M, x0, q - .6, q + .6, 1.12, 1.92, 1)

def shot(code, part):
    if part == 'detail' and code in stills.STILLS:
        hour, fn, *_ = stills.STILLS[code]; style = dict(STYLES[code], hour=hour); M = materials(style); o = sky_of(hour); fn(M, o, style); sea_below(PLANS[code], None); return o
    plan, style = PLANS[code], dict(STYLES[code], away=part == 'view', hour=hour_of(code, part), bare='right' if (code, part) in IN_BEDROOM else ''); M = materials(style); o = sky_of(style['hour']); f, room = room_of(code, part); x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; near = -1e9
    if part == 'bath' and (code, part) not in IN_BEDROOM: cam, at, lens, near = bath(M, plan, f, room, style, code); camera(cam, at, lens, shift=(0, -.02)); o.update(key=.17 if dark(style) else .27, view=.8, boost=2.2, sunb=.4); o.update(BATH_LIGHT.get(code, {}))
    elif part in ('bed', 'living', 'detail', 'bath'):
        focus = next((p for p in room['pieces'] if p['kind'] in (('tub',) if part == 'bath' else ('bed', 'single') if part != 'living' else ('sofa', 'ring', 'table', 'bed'))), room['pieces'][0]); fx, fy = focus['x'] + focus['width'] / 2, focus['y'] + focus['height'] / 2
        bedroom(M, plan, f, room, style, code)
        if room['kind'] == 'bedroom' and not style.get('screened'): art(M, f, plan, room, focus if focus['kind'] in ('bed', 'single') else next(p for p in room['pieces'] if p['kind'] == 'bed'))
        elif code == 'TS': U.picture(M, x0 + w, 4.45, 6.15, 1.15, 1.98, -1)   # above the sofa on the wall to the neighbour
        if part == 'detail': cam, at = detail(M, focus, room, style); camera(cam, at, 44, fstop=3.2, focus=math.dist(cam, at))
        else:
            tub = next((p for p in room['pieces'] if p['kind'] == 'tub'), None)
            if tub and part in ('bath', 'bed'): beside_tub(M, tub)
            if part != 'bath' and not (style.get('rounded') and part == 'living'): rug(M, max(x0 + .25, fx - 1.75), min(x0 + w - .35, fx + 1.85), max(y0 + .3, fy - 1.5), min(y0 + h - .55, fy + 1.75))
            cam, at, lens, near = STANDS.get((code, part)) or (bed_view(room, focus) if part == 'bed' else living_view(room, focus)); camera(cam, at, lens, shift=(0, -.03))
        corners = [(x, y0 + h - .60) for x in ((x0 + w - .45, x0 + .45) if cam[0] < x0 + w / 2 else (x0 + .45, x0 + w - .45))]
        if style.get('plaster') or part == 'living': o.update(key=.31 if style.get('plaster') else .27)
        if style.get('rounded') and part == 'living' and style['hour'] == 'noon': o.update(view=.66)
        free = [q for q in corners if not any(p['x'] - .4 < q[0] < p['x'] + p['width'] + .4 and p['y'] - .4 < q[1] < p['y'] + p['height'] + .4 for p in room['pieces'])]
        if free and part != 'bath' and not (part == 'bed' and (tub or style.get('joined'))) and not (style.get('rounded') and part == 'living'): R.plant(*free[0], 0, 1.5, M, 5)
    else:
        f = plan['floors'][0]; t = max(f['terraces'], key=lambda one: one['width']); y = plan['depth']; th = t['height']; s = SIDE.get(code, 1); outdoors(M, plan, f, style, -s if part == 'terrace' else 0)
        for r in f['rooms']:
            if abs(r['y'] + r['height'] - y) < .02 or (style.get('joined') and r['kind'] in ('bedroom', 'living')): F.build(M, r['pieces'], style); shell(M, plan, f, r, style); light(r, style)
        if part == 'terrace':
            cam, at, lens, near = STANDS.get((code, part)) or terrace_view(t, y, s); o.update(key=.31)
        else: cam, at, lens, near = STANDS.get((code, part)) or window_view(f, y)
        camera(cam, at, lens, shift=(0, -.02)); yaw = math.atan2(at[0] - cam[0], at[1] - cam[1]) + SAIL.get(code, .17 * (-1) ** plan['deck']); d = 210 + 23 * (plan['deck'] % 4)
        if style['hour'] != 'rain': V.sailboat(cam[0] + d * math.sin(yaw), cam[1] + d * math.cos(yaw), 14, .5 + plan['deck'])
    sea_below(plan, cam); o.update(near=near); return o

def detail(M, bed, room, style):
    """The corner of the bed, its table with a lamp, a book and a small vase."""
    turn = bed['turn']; ux, uy = dict(left=(1, 0), right=(-1, 0), bottom=(0, 1), top=(0, -1))[turn]; fx, fy = bed['x'] + bed['width'] / 2, bed['y'] + bed['height'] / 2; hx, hy = fx - ux * bed['width'] / 2, fy - uy * bed['height'] / 2; px, py = -uy, ux; s = 1 if px * (room['x'] + room['width'] / 2 - fx) + py * (room['y'] + room['height'] * .2 - fy) >= 0 else -1; half = (bed['height'] if ux else bed['width']) / 2
    q = half + .30; cx, cy = hx + ux * .34 + px * s * (q + .10), hy + uy * .34 + py * s * (q + .10); I.vase(cx, cy, .52, .34, M['cerd'], M['leaf'], np.random.default_rng(4))
    cam = (hx + ux * 2.25 + px * s * (half + .95), hy + uy * 2.25 + py * s * (half + .95), 1.16); return cam, (hx + ux * .35 + px * s * (half * .78), hy + uy * .35 + py * s * (half * .78), .72)

def bath(M, plan, f, room, style, code):
    """The basin on one wall, the tub on the other, and between them a window on the room that it opens to, and the sea."""
    x0, y0, w, h = room['x'], room['y'], room['width'], room['height']; beyond = next((r for r in f['rooms'] if abs(r['y'] - (y0 + h)) < .02 and r['x'] < x0 + w - .9 and r['x'] + r['width'] > x0 + .9), None); pieces = [p for p in room['pieces'] if p['kind'] != 'toilet']; F.build(M, pieces, style)
    b = next((p for p in pieces if p['kind'] == 'basin'), None); tub = next((p for p in pieces if p['kind'] == 'tub'), None)
    holes = {}
    if beyond and code != 'FS':
        by_door = next(d for d in f['doors'] if d['wall'] == 'lying' and abs(d['y'] - (y0 + h)) < .02 and x0 < d['x'] < x0 + w) if code in BY_DOOR else None
        if by_door: a, e, low, high = by_door['x'] - by_door['width'] / 2, by_door['x'] + by_door['width'] / 2, 0, 2.1
        else: a = max(x0 + .75, beyond['x'] + .25); e = min(x0 + w - .12, beyond['x'] + beyond['width'] - .2, a + 1.9); low = 1.34 if any(p['turn'] == 'bottom' and p['kind'] == 'bed' for p in beyond['pieces']) else .72 if tub else .95; high = 2.2
        holes = {'top': (x0 + w - e, x0 + w - a, low, high)}; F.build(M, beyond['pieces'], style); outdoors(M, plan, f, style); shell(M, plan, f, beyond, style, holes={'bottom': (a - beyond['x'], e - beyond['x'], low, high)}); light(beyond, style); [(F.build(M, r['pieces'], style), shell(M, plan, f, r, style), light(r, style)) for r in f['rooms'] if style.get('joined') and r['kind'] == 'living']; D.portal((a, y0 + h), (e, y0 + h), low, high, (0, -1))
        if by_door: open_leaf(M, style, a, y0 + h + .02, e - a)
        else: m = MB(); m.quad((a, y0 + h, low), (e, y0 + h, low), (e, y0 + h, high), (a, y0 + h, high)); m.obj('inner', [M['glass']])
    elif code == 'FS': outdoors(M, plan, f, style)
    if code == 'SVM': s = next(p for p in pieces if p['kind'] == 'shower'); holes['bottom'] = (s['x'] - x0 + .18, s['x'] - x0 + .80, 1.06, 1.42)
    shell(M, plan, f, room, style, True, holes); m = MB(); m.box(x0 + .02, x0 + w - .02, y0 + .012, y0 + .03, H - .05, H - .03); m.obj('cove', [emission('bcove', (1, .80, .58), 3)])
    k = 1.5 if style['hour'] in ('dusk', 'rain') else 2.6 if dark(style) else 1; area((x0 + w / 2, y0 + h / 2, H - .02), (x0 + w / 2, y0 + h / 2, 0), w * .7, 9 * k * w * h / 3, (1, .88, .72), h * .7)
    if b:
        by = b['y'] + b['height'] / 2; area((x0 + .06, by, 1.6), (x0 + 2, by, 1.3), .8, 1.6, (1, .86, .68), .9); I.rbox('shelf', x0 + .01, x0 + .15, y0 + h - .40, y0 + h - .04, 1.32, 1.35, M['marble'], .004); I.vase(x0 + .08, y0 + h - .22, 1.35, .30, M['cerd'], M['leaf'], np.random.default_rng(3))
    if code == 'AS': hammam(M, x0, y0 + h)
    if code == 'SVM': niche(M, next(p for p in pieces if p['kind'] == 'shower'))
    if code == 'SS': door(M, x0 + w - .02, y0 + h / 2, 90, .8)
    c = next((p for p in pieces if p['kind'] == 'counter'), None)
    if c: [I.cushion('fold', (c['x'] + .36, y0 + h * .62, .946 + k * .052), (.36, .30, .056), M['white'], .14, 8, seed=k + 60, res=24, wr=.006) for k in range(4)]
    else: towels(M, room, b, tub)
    if tub: cam, at = (x0 + min(w, 3.2) * .60, y0 - .30, 1.50), (x0 + w * .52, y0 + h, .92)
    else: cam, at = (x0 + min(w, 2.6) * .80, y0 - .15, 1.50), (x0 + w * .42, y0 + h, 1.06)
    return (*STANDS[(code, 'bath')],) if (code, 'bath') in STANDS else (cam, at, 20, y0 + .04)

def open_leaf(M, style, x, y, w):
    """A door that stands open into the room beyond: its hinge at x, its leaf along the wall of that room; louvers where the suite has them."""
    if style.get('louvers'): salons.louver(x, y + .05, 178, M['oak'], w, 2.06); return
    U.group(x, y, 96, lambda: I.rbox('leaf', 0, w, -.02, .02, .01, 2.08, M['oakz'], .004))

def niche(M, shower):
    """A niche in the stone of the shower, lit from above, with a bottle for each of two guests."""
    x0, x1, y, z0, z1 = shower['x'] + .18, shower['x'] + .80, .03, 1.06, 1.42; m = MB(); b = y - .13
    for q in (((x0, y, z0), (x1, y, z0), (x1, b, z0), (x0, b, z0)), ((x0, y, z1), (x0, b, z1), (x1, b, z1), (x1, y, z1)), ((x0, b, z0), (x1, b, z0), (x1, b, z1), (x0, b, z1)), ((x0, y, z0), (x0, b, z0), (x0, b, z1), (x0, y, z1)), ((x1, y, z0), (x1, y, z1), (x1, b, z1), (x1, b, z0))): m.quad(*q)
    m.obj('niche', [M['bathwall']]); m = MB(); m.box(x0 + .03, x1 - .03, b + .01, b + .03, z1 - .02, z1 - .008); m.obj('glow', [emission('nicheled', (1, .78, .54), 9)]); m = MB(); k = MB()
    for x, o in ((x0 + .17, m), (x0 + .27, k), (x1 - .16, m)): P.lathe(o, (x, y - .07, z0), [(.028, 0), (.03, .01), (.03, .14), (.01, .16), (.01, .19), (.018, .192)], 24)
    m.obj('bottle', [M['accentp']]); k.obj('bottle', [M['cer']])

def hammam(M, x0, y1):
    """The bench of warm stone beside the door: a brass bowl for the water, folded towels, soap on a dish."""
    I.rbox('bench', x0 + .005, x0 + .86, y1 - .46, y1 - .005, 0, .44, M['bathstone'], .02); I.rbox('seat', x0 + .005, x0 + .88, y1 - .48, y1 - .005, .44, .50, M['tub'], .015); x0 -= .70; m = MB(); V.turned(m, (x0 + .92, y1 - .24, .50), [(.045, 0), (.05, .004), (.095, .045), (.125, .082), (.121, .084), (.09, .05), (.04, .012), (.001, .010)]); m.obj('bowl', [M['brass']])
    [I.cushion('fold', (x0 + 1.46, y1 - .25, .526 + k * .052), (.36, .28, .054), M['white' if k < 2 else 'accent'], .16, 6, seed=k + 3, res=24, wr=.006) for k in range(3)]; m = MB(); V.turned(m, (x0 + 1.14, y1 - .20, .50), [(.03, 0), (.055, .006), (.062, .016), (.058, .017), (.001, .010)]); m.obj('dish', [M['cer']]); I.rbox('soap', x0 + 1.105, x0 + 1.175, y1 - .223, y1 - .177, .512, .54, principled('soap', (.36, .40, .20), .5), .012)

def beside_tub(M, tub):
    """A mat before the tub, a stool with folded towels at its end, a towel over its side."""
    x0, y0, w = tub['x'], tub['y'], tub['width']; I.rug('mat', x0 + .30, x0 + 1.25, y0 - .62, y0 - .08, M['rug'], .014); q = (x0 - .30, y0 + .16); m = MB(); m.cyl((*q, 0), (*q, .44), .15, .17, 40); m.obj('stool', [M['oakd']]); [I.cushion('fold', (*q, .466 + k * .05), (.28, .23, .052), M['white'], .16, 6, seed=k + 3, res=24, wr=.006) for k in range(3)]; I.drape('towel', x0 + .95, x0 + 1.32, y0 - .012, y0 + .06, .655, .36, M['accent'], 3, .004, sides='y', res=80, fold=.008)

def dark(style): return style.get('marble') and style['stone'][0][2] < .2

def towels(M, room, b, tub):
    """A warm rail with towels on the right wall, a mat before the basin, a stool where there is no tub."""
    x1, y0, h = room['x'] + room['width'], room['y'], room['height']; y = y0 + h - (.42 if tub else .95); m = MB()
    for z in (.95, 1.30, 1.65) if not tub else (1.45,): m.cyl((x1 - .09, y - .30, z), (x1 - .09, y + .30, z), .011, n=12)
    for q in (y - .28, y + .28): m.cyl((x1 - .09, q, .90 if not tub else 1.43), (x1 - .09, q, 1.70 if not tub else 1.47), .013, n=12); m.cyl((x1, q, 1.45), (x1 - .09, q, 1.45), .010, n=10)
    m.obj('towelrail', [M['brass']]); V.towel(M, x1 - .09, y, 1.45 if tub else 1.30, .46, .66, 'white', 3, 'y')
    if not tub: V.towel(M, x1 - .09, y + .02, 1.65, .40, .26, 'accent', 5, 'y'); m = MB(); q = (x1 - .42, y0 + h - .36); m.cyl((*q, 0), (*q, .44), .15, .18, 40); m.obj('stool', [M['oakd']]); V.rolled(M, *q, .44, 3, 'white', .30, .058)
    if b: I.rug('mat', b['x'] + b['width'] + .22, b['x'] + b['width'] + .82, b['y'] + .08, b['y'] + b['height'] - .08, M['rug'], .014)

PARTS = ('bed', 'living', 'terrace', 'bath', 'view', 'detail')
HOURS = dict(dawn='at sunrise', morning='in morning light', noon='at noon', afternoon='in the afternoon', dusk='at dusk', rain='on a day of rain')
TONES = dict(SV='teal', SVM='dark-blue', SS='blue', OS='cream', SVS='moss-green', OSS='sea-green', GS='deep-blue', AS='rust-red', TS='striped', MS='blue-green', SB='coral', PS='green', LS='sand-colored', FS='midnight-blue')
# where the rule of words would say the same of two suites, or less than is seen
SAID = {('OS', 'bed'): 'The bedroom of the Ocean Suite in the afternoon: a bed with white linen and a cream throw, a freestanding tub with a brass tap at the glass, and a table on the terrace above the sea.', ('SV', 'bed'): 'The bedroom of the Seaview Suite in the morning: a bed with white linen that faces the glass, a desk with a lamp beside it, two chairs on the terrace and the sea.', ('SVM', 'terrace'): 'The terrace of the Seaview Mid Suite at dusk: a lit lantern on teak beside two chairs, the rail and a darkening sea.', ('SVM', 'view'): 'The view from the Seaview Mid Suite at dusk: a coffee pot and two cups on the terrace, its rail, and a sail on the sea before a far coast.',
        ('SS', 'terrace'): 'The terrace of the Superior Seaview Suite in morning light: cushioned chairs on teak in the first sun, the rail and a calm sea beside them.', ('SS', 'view'): 'The view from the Superior Seaview Suite in morning light: chairs side by side on the terrace, the rail before them and the sea to a far coast.',
        ('OS', 'living'): 'The living room of the Ocean Suite in the afternoon: a sofa before two marble tables, a wall of oak laths, the glass and the terrace over the sea.', ('OS', 'view'): 'The view from the Ocean Suite in the afternoon: lemons and orange juice on the table of the terrace, its rail and a sail on the sea.',
        ('SVS', 'terrace'): 'The terrace of the Seaview Suite with Studio on a day of rain: a lamp lit on the wall, dry teak under the overhang and the rail before a gray sea.',
        ('SVS', 'view'): 'The view from the Seaview Suite with Studio on a day of rain: two armchairs under cover on the terrace, its rail and low cloud over the sea and a far coast.',
        ('OSS', 'terrace'): 'The terrace of the Ocean Suite with Studio at noon: loungers with sea-green towels on teak, a table laid beyond them, the rail and the sea.',
        ('SS', 'bed'): 'The bedroom of the Superior Seaview Suite in morning light: a bed with white linen and a blue throw, a sofa in the sun behind it and the sea beyond the glass.', ('SV', 'bath'): 'The bath of the Seaview Suite in morning light, seen from its shower: a white basin beside a lit mirror, towels on a warm rail and a stool, a high window on the bedroom, and the sea beyond.', ('SVM', 'bath'): 'The bath of the Seaview Mid Suite at dusk, through its open door: walls of dark stone, a lit niche in the shower and a white basin under a lit mirror.', ('SS', 'bath'): 'The bath of the Superior Seaview Suite in morning light: two white basins on marble under one tall mirror that is lit at both sides, the edge of a window beside them.',
        ('OSS', 'bath'): 'The bath of the Ocean Suite with Studio at noon: sea-green tiles round a freestanding bath, a bench of marble in the shower, and a white basin under a lit mirror.', ('SVS', 'bath'): 'The bath of the Seaview Suite with Studio on a day of rain: a white basin and rolled towels on marble before white tiles, a window on the bedroom and the sea beyond.', ('SB', 'bath'): 'The bath of the St. Barths Suite in the morning: a freestanding bath of pale stone, and an open door to the bedroom with its coral throw, glass and the sea beyond it.', ('OSS', 'view'): 'The view from the bedroom of the Ocean Suite with Studio at noon: two loungers on the terrace, its rail and the sea to a far coast.', ('AS', 'view'): 'The view from the patio of the Málaga Suite at noon: a laid table, the glass slid away, the rail of the terrace and the sea to a far coast.', ('TS', 'view'): 'The view from the Saint-Tropez Suite at noon: the plunge pool on the terrace, its rail and the sea to a far coast.', ('SB', 'view'): 'The view from the St. Barths Suite in morning light: the tub on the veranda, its rail and the sea to a far coast.', ('LS', 'bath'): 'A bath of the Loft Suite in morning light: a white basin under a lit mirror, towels on a warm rail, an open door to the living room, and the sea beyond.', ('FS', 'view'): 'The view from the Funnel Suite at dusk: the lit pool on the terrace, its rail and the sea to a far coast.', ('LS', 'terrace'): 'The pool terrace of the Loft Suite in morning light: loungers in a row on teak, the pool behind them and the low sun on the sea.', ('FS', 'terrace'): 'The private terrace of the Funnel Suite at dusk: a long lit pool on teak at a glass rail, loungers beyond it and a calm sea.',
        ('AS', 'bath'): 'The larger bath of the Málaga Suite in the afternoon: a bench of warm stone with towels between the basin and an open door to the bedroom, the sea beyond, and a freestanding bath beside it.', ('TS', 'bath'): 'The bath of the Saint-Tropez Suite at noon: a freestanding bath on white tiles, and an open door through which the bedroom and the sea are seen.', ('MS', 'bath'): 'The bath of the Milos Suite in the morning: a bath cut from one stone stands between walls of white plaster, an open door to the bedroom beside it and the sea beyond.', ('PS', 'bath'): 'The bath of the Portofino Suite: a freestanding bath and a white basin on green marble, an open door to the bedroom with its green throw, and the sea beyond.',
        ('OS', 'bath'): 'The bath of the Ocean Suite in the morning: a freestanding tub of pale stone with a brass tap at the glass of the bedroom, the foot of the bed beside it and a calm sea.', ('MS', 'living'): 'The salon of the Milos Suite at noon: white plaster without a corner, a ring of cushions sunk in the floor, and an opening with rounded edges on the terrace and the sea.',
        ('SB', 'terrace'): 'On the veranda of the St. Barths Suite: a cushioned swing seat on ropes over pale teak, louvered doors folded back behind it, the rail and the sea.', ('GS', 'terrace'): 'The terrace of the Grand Ocean Suite in the afternoon: loungers with blue towels on teak, a table laid beyond them, the rail and a wide sea.', ('GS', 'bath'): 'The bath of the Grand Ocean Suite at dusk: a freestanding bath and a white basin beside a lit mirror, an open door to the bedroom with its deep-blue throw, and the sea after sunset.', ('GS', 'view'): 'The view from the Grand Ocean Suite at daybreak: a daybed on the terrace, its rail and the sea to a far coast in the first light.', ('MS', 'view'): 'The view from the Milos Suite at dusk: through an opening with rounded edges a table on the terrace, its rail and the sea to a far coast.', ('PS', 'view'): 'The view from the Portofino Suite in morning light: two loungers with green towels at the end of the terrace, its rail and the sea to a far coast.',
        ('TS', 'living'): 'The living room of the Saint-Tropez Suite in morning light: a sofa with striped cushions and a low table, the wall of glass open to the terrace and the sea.', ('SB', 'bed'): 'The bedroom of the St. Barths Suite early in the morning: a bed with white linen and a coral throw, a lamp beside it and the sea beyond the glass.', ('SB', 'living'): 'The living room of the St. Barths Suite on a clear morning: a sofa and a low table between louvered walls, the glass open to the terrace and the sea.',
        ('PS', 'terrace'): 'The terrace of the Portofino Suite in the afternoon: a laid table under the overhang, wide teak behind a rail of glass, the sea to hills on the far coast.', ('LS', 'bed'): 'A bedroom of the Loft Suite in morning light: a bed with a sand-colored throw against oak slats, sun across the floor and a table on the terrace above the sea.'}
def words(code, part):
    if (code, part) in SAID: return SAID[code, part]
    if part == 'detail' and code in stills.STILLS: return stills.STILLS[code][2]
    tone = TONES[code]
    plan = PLANS[code]; title = plan['title']; f, room = room_of(code, part); kinds = [p['kind'] for p in room['pieces']]; when = HOURS[hour_of(code, part)]; t = max(plan['floors'][0]['terraces'], key=lambda one: one['width']); out = [p['kind'] for p in t['pieces']]
    seen = [w for k, w in (('pool', 'a pool'), ('lounger', 'loungers'), ('daybed', 'daybeds'), ('sofa', 'a seat'), ('armchair', 'two chairs'), ('table', 'a laid table'), ('round', 'a small table')) if k in out]; things = ' and '.join(seen[:2])
    if part == 'bed': return f'The bedroom of the {title} {when}: a bed with white linen and a {tone} throw, a lamp beside it and the sea beyond the glass.'
    if part == 'living' and 'casing' in kinds: return f'The {room["name"].lower()} of the {title} {when}: a grand piano beside the oak-clad casing of the funnel, a wall of glass along the terrace and the sea.'
    if part == 'living': return f'The {room["name"].lower()} of the {title} {when}: ' + ('a sofa and a desk' if code == 'SV' else 'a desk and two armchairs' if code == 'SVM' else 'a ring of cushions' if 'ring' in kinds else 'a sofa and a low table' if 'sofa' in kinds else 'a laid table') + ', the wall of glass open to the terrace and the sea.'
    if part == 'terrace': return f'The terrace of the {title} {when}: {things} on teak behind a glass rail, the sea below.'
    if part == 'bath' and code == 'FS': return f'The spa bath of the {title} {when}: a freestanding bath of stone before the wall of glass, a long marble counter beside it and the sea outside.'
    if part == 'bath': return f'The bath of the {title}: ' + ('a freestanding bath and ' if 'tub' in kinds else '') + ('two white basins' if STYLES[code].get('twobasins') else 'a white basin') + f' under a lit mirror, a window on the bedroom with its {tone} throw, and the sea beyond.'
    if part == 'view': return f'The view from the {title} {when}: {"a laid table" if "table" in out else things} on the terrace, its rail and the sea to a far coast.'
    return f'A detail of the {title}: white pillows, a lamp and a {tone} book on the marble of the bedside table.'

SEES = dict(bed=('bed', 'linen', 'lamp', 'sea'), living=('glass', 'terrace', 'sea'), terrace=('terrace', 'teak', 'rail', 'sea'), bath=('bath', 'basin', 'window', 'sea'), view=('terrace', 'rail', 'sea'), detail=('pillows', 'lamp', 'book', 'bed'))
SEEN = {('OSS', 'bath'): ('bath', 'tiles', 'bench', 'marble', 'shower', 'basin'), ('SVM', 'bath'): ('bath', 'door', 'stone', 'niche', 'shower', 'basin'), ('SB', 'bath'): ('bath', 'stone', 'door', 'bedroom', 'throw', 'sea'), ('OS', 'bed'): ('bed', 'linen', 'tub', 'tap', 'glass', 'table', 'terrace', 'sea'), ('GS', 'bath'): ('bath', 'basin', 'mirror', 'door', 'bedroom', 'sea'), ('PS', 'bath'): ('bath', 'basin', 'marble', 'door', 'bedroom', 'sea'), ('LS', 'bath'): ('bath', 'basin', 'mirror', 'towels', 'door', 'living room', 'sea'), ('AS', 'bath'): ('bath', 'bench', 'warm stone', 'towels', 'door', 'bedroom', 'basin', 'sea'), ('TS', 'bath'): ('bath', 'tiles', 'door', 'bedroom', 'sea'), ('MS', 'bath'): ('bath', 'one stone', 'plaster', 'door', 'bedroom', 'sea'), ('SV', 'bed'): ('bed', 'linen', 'glass', 'desk', 'lamp', 'chairs', 'terrace', 'sea'), ('OS', 'bath'): ('bath', 'tub', 'stone', 'tap', 'glass', 'bed', 'sea'), ('MS', 'living'): ('salon', 'plaster', 'ring of cushions', 'terrace', 'sea'), ('SB', 'terrace'): ('veranda', 'swing seat', 'ropes', 'teak', 'louvered', 'doors', 'rail', 'sea')}
def sees(code, part): return list(SEEN[code, part]) if (code, part) in SEEN else stills.STILLS[code][3].split(', ') if part == 'detail' and code in stills.STILLS else [w for w in SEES[part] if w in words(code, part)]
# the picture that a suite's page opens with
OPENS = {('FS', 'living'): 'suite-funnel', ('SV', 'bed'): 'suite-seaview', ('OS', 'bath'): 'suite-window-bath', ('MS', 'living'): 'suite-sunken-salon', ('SB', 'terrace'): 'suite-veranda'}
def name_of(code, part): return OPENS.get((code, part)) or f'{PLANS[code]["slug"]}-{part}'
def scenes(): return {name_of(c, p): dict(fn=lambda c=c, p=p: shot(c, p), alt=words(c, p), shows=[f'suites/{PLANS[c]["slug"]}/{p}'], sees=sees(c, p), light=stills.STILLS[c][0] if p == 'detail' and c in stills.STILLS else hour_of(c, p)) for c in PLANS for p in PARTS}
