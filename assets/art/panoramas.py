"""Panoramas of the suites: all that is seen from one place in a room or on a terrace, modelled from the floor plan."""
import math
import bpy
from kit import *
import indoors as D, interiors as I, rooms as R, suites as U, furniture as F, dressing as V, plans
from plans import H, PLANS, STYLES

def doors(M, floor, room):
    """The doors of the plan, closed, in the walls of a room."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']
    for d in floor['doors']:
        if d['wall'] == 'lying' and abs(d['y'] - y0) < .02 and x0 < d['x'] < x1: plans.door(M, d['x'], y0 + .02, 0, d['width'])
        elif d['wall'] == 'standing' and y0 < d['y'] < y1:
            for x, s in ((x0, 1), (x1, -1)):
                if abs(d['x'] - x) < .02: plans.door(M, x + s * .02, d['y'], -90 * s, d['width'])

def edges(M, plan, floor, room):
    """Skirting boards along the walls and small lamps in the ceiling: what is seen only by those who look about."""
    x0, y0, x1, y1 = room['x'], room['y'], room['x'] + room['width'], room['y'] + room['height']; glass = plans.sides(plan, floor, room)
    for side, a, b in (('left', x0, x0 + .015), ('right', x1 - .015, x1)):
        if not glass[side]: I.rbox('skirt', a, b, y0, y1 - .06, 0, .09, M['whitep'], .003)
    nx, ny = max(1, round((x1 - x0) / 2.2)), max(1, round((y1 - y0) / 2.2)); ring, spot = MB(), MB()
    for i in range(nx):
        for k in range(ny): at = (x0 + (x1 - x0) * (i + .5) / nx, y0 + (y1 - y0) * (k + .5) / ny); ring.cyl((*at, H - .006), (*at, H), .052, n=32); spot.cyl((*at, H - .008), (*at, H - .005), .036, n=28)
    ring.obj('rings', [M['brass']]); spot.obj('spots', [emission('spot', (1, .80, .56), 2.4)])

def soffit(M, plan, floor):
    """The boards under the deck above, over the terrace."""
    y0, y1 = plan['depth'] - .05, plan['depth'] + floor['terraces'][0]['height'] + .18; m = MB(); m.quad((-.25, y0, H + .012), (-.25, y1, H + .012), (plan['width'] + .25, y1, H + .012), (plan['width'] + .25, y0, H + .012)); m.obj('soffit', [I.planks('soffit', *plans.PALE, w=.12)])

def hung(M, x, y, yaw, width, z0, z1):
    """A framed sea on the wall at a point of the floor; yaw turns it from facing +x."""
    U.group(x, y, yaw, lambda: U.picture(M, 0, -width / 2, width / 2, z0, z1, 1))

def console(M, x, y, width):
    """A low cupboard of oak on the corridor's wall, with a lamp, books and a vase."""
    I.rbox('body', x - width / 2, x + width / 2, y + .02, y + .42, .12, .70, M['oakd'], .010); I.rbox('top', x - width / 2 - .02, x + width / 2 + .02, y + .01, y + .44, .70, .725, M['marble'], .006)
    n = max(2, round(width / .62))
    for k in range(n): a = x - width / 2 + width * k / n; I.rbox('front', a + .006, a + width / n - .006, y + .42, y + .436, .14, .68, M['oakz'], .004)
    for q in (x - width / 2 + .08, x + width / 2 - .12): I.rbox('foot', q, q + .04, y + .08, y + .36, 0, .12, M['brass'], .004)
    I.lamp(x - width * .36, y + .22, .725, .14, .24, power=6, shade=1.8, stem=.26); V.book(M, x + width * .14, y + .22, .725, .19, .26, 3, .2); V.stem_vase(M, x + width * .36, y + .22, .725, 1.3, 'cer', 21)

def inside(code, name, cam, target, furnish=lambda *a: None, **look):
    """A room of the suite's first floor, its doors closed, and the terrace before it."""
    plan, style = PLANS[code], STYLES[code]; M = plans.materials(style); o = plans.sky_of(style['hour']); f = plan['floors'][0]; room = next(r for r in f['rooms'] if r['name'] == name)
    plans.outdoors(M, plan, f, style); soffit(M, plan, f); F.build(M, room['pieces'], style); plans.shell(M, plan, f, room, style); plans.light(room, style); doors(M, f, room); edges(M, plan, f, room); furnish(M, room)
    return around(plan, o, cam, target, look)

def outside(code, cam, target, furnish=lambda *a: None, **look):
    """The terrace, and behind their glass the rooms that open to it."""
    plan, style = PLANS[code], STYLES[code]; M = plans.materials(style); o = plans.sky_of(style['hour']); f = plan['floors'][0]; plans.outdoors(M, plan, f, style); soffit(M, plan, f); furnish(M)
    for r in f['rooms']:
        if abs(r['y'] + r['height'] - plan['depth']) < .02: F.build(M, r['pieces'], style); plans.shell(M, plan, f, r, style); plans.light(r, style); doors(M, f, r); edges(M, plan, f, r)
    return around(plan, o, cam, target, look)

def around(plan, o, cam, target, look):
    D.panorama(cam, target); plans.sea_below(plan, cam); D.G.sea['half'] = 180; o.update(look); yaw = .35 - .2 * (plan['deck'] % 3); V.sailboat(cam[0] + 260 * math.sin(yaw), cam[1] + 260 * math.cos(yaw), 14, .5 + plan['deck']); return o

def library(M, room):
    x1, y0 = room['x'] + room['width'], room['y']; plans.rug(M, 4.45, 6.9, 3.75, 6.5)
    hung(M, x1, 5.2, 180, 1.6, 1.15, 2.0); U.group(x1, 5.2, 90, lambda: console(M, 0, 0, 1.9)); R.plant(x1 - .42, 7.45, 0, 1.6, M, 5); R.plant(4.55, 3.05, 0, 1.3, M, 8)

def drawing_room(M, room):
    plans.rug(M, 15.5, 17.6, 3.9, 7.3); plans.rug(M, 5.9, 8.0, 6.0, 8.0); hung(M, 16.3, room['y'], 90, 1.6, 1.12, 2.02); U.group(16.3, room['y'], 0, lambda: F.sofa(M, 1.9, .85, STYLES['FS'], 31)); console(M, 12.6, room['y'], 2.4); hung(M, 12.6, room['y'], 90, 1.9, 1.12, 2.02); hung(M, room['x'], 4.2, 0, 1.3, 1.12, 2.0); R.plant(17.9, 8.0, 0, 1.7, M, 5); R.plant(17.9, 3.25, 0, 1.5, M, 12); R.plant(11.3, 8.0, 0, 1.5, M, 9)

def pool_terrace(M):
    plans.rug(M, .95, 3.4, 3.7, 6.9)
    for x, y, yaw, w in ((0, 5.3, 0, 1.7), (3.15, 2.6, 90, 1.3), (5.8, 2.6, 90, 1.1), (10.4, 2.6, 90, 1.3), (14.75, 5.3, 180, 1.7)): hung(M, x, y, yaw, w, 1.12, 1.95)

def veranda(M):
    plans.rug(M, 4.3, 6.9, 3.4, 6.4)
    for x, y, yaw, w in ((2.0, 2.6, 90, 1.2), (10.8, 2.6, 90, 1.2)): hung(M, x, y, yaw, w, 1.12, 1.95)

PLACES = {
    'portofino-suite': dict(fn=lambda: inside('PS', 'Library', (4.98, 6.2, 1.58), (5.9, 9.0), library, key=.20, open=.6), light='afternoon', part='living', sees=('library', 'books', 'table', 'sofa', 'terrace', 'sea'),
        alt='The library of the Portofino Suite in the afternoon, all round: a wall of books, a laid table, a sofa before the glass, the terrace and the sea.'),
    'funnel-suite': dict(fn=lambda: inside('FS', 'Drawing room', (14.35, 5.0, 1.55), (14.9, 9.0), drawing_room), light='dusk', part='living', sees=('drawing room', 'piano', 'casing', 'glass', 'sea'),
        alt='The drawing room of the Funnel Suite at dusk, all round: a grand piano, the oak-clad casing of the funnel, a sofa, and glass toward the wake and to starboard, with the lit pool outside and the sea.'),
    'loft-suite': dict(fn=lambda: outside('LS', (5.95, 9.42, 1.58), (9.0, 10.1), pool_terrace, key=.22), light='morning', part='terrace', sees=('terrace', 'pool', 'loungers', 'rail', 'sea'),
        alt='The pool terrace of the Loft Suite in morning light, all round: the pool at a glass rail, loungers in a row on teak, the living room behind its glass and the sea.'),
    'st-barths-suite': dict(fn=lambda: outside('SB', (6.9, 9.72, 1.58), (9.6, 11.4), veranda, key=.24), light='morning', part='terrace', sees=('veranda', 'tub', 'loungers', 'table', 'rail', 'sea'),
        alt='The veranda of the St. Barths Suite in morning light, all round: a tub at the end of the deck, loungers, a laid table and a seat, the rail and the sea.'),
}

def scenes(): return {f'{slug}-panorama': dict(fn=p['fn'], alt=p['alt'], shows=[f'suites/{slug}/{p["part"]}'], sees=list(p['sees']), light=p['light'], width=4096) for slug, p in PLACES.items()}
