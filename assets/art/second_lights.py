"""The main picture of every suite, and those of the open decks, in a second light: the same model and the same camera as
the first. Of the first picture the sky, the sun and the lamps that only stood in for daylight are set aside."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import plans, pool_deck, rooms, salons, suites, venues
from plans import sky_of

LIGHTS = {}
def light(name, alt, sees, shows, hour): return dict(name=name, alt=alt, sees=sees.split(', '), shows=[shows], light=hour)
def enter(fn, **words): name = words.pop('name'); LIGHTS[name] = dict(fn=fn, **words)

def daylight(xa, xb, y, z0, z1): D.portal((xa, y), (xb, y), z0, z1, (0, -1))
def set_aside():
    """The sun, and every lamp that is not one of the room's own."""
    D.G.sun = None
    for o in D.G.lamps:
        if o.name == 'area': bpy.data.objects.remove(o)
    D.G.lamps = [o for o in D.G.lamps if o.name != 'area']

def ceiling(x0, x1, y0, y1, z, power=2.2):
    """What the lamps in a ceiling give, as in the rooms of plans.py."""
    area(((x0 + x1) / 2, (y0 + y1) / 2, z - .02), ((x0 + x1) / 2, (y0 + y1) / 2, 0), (x1 - x0) * .7, .8 * power * (x1 - x0) * (y1 - y0), (1, .84, .64), (y1 - y0) * .7)

def box(bounds):
    """A room whose whole front is glass."""
    x0, x1, y0, y1, h = bounds; daylight(x0 + .05, x1 - .05, y1 + .05, .05, h - .1); return bounds

# Lamps keep their warmth, and the room is darker than by day.
EVENING = dict(key=.17, view=.36, wb=.5)
def relit(fn, hour, bounds, windows=box, az=-16, seed=6, without=(), power=2.2, **look):
    def model():
        fn(); set_aside(); windows(bounds); lit = sky_of(hour, az, seed); ceiling(*bounds, power if hour in ('dusk', 'night') else 1)
        for q in [q for q in bpy.data.objects if any(q.name.startswith(w) for w in without)]: bpy.data.objects.remove(q)
        return {**lit, **(EVENING if hour == 'dusk' else {}), **look}
    return model

def at_hour(code, part, hour):
    """A picture that the floor plan gives, at another hour than its suite's."""
    def model():
        had = plans.HOUR.get((code, part)); plans.HOUR[code, part] = hour
        try: return plans.shot(code, part)
        finally:
            if had: plans.HOUR[code, part] = had
            else: del plans.HOUR[code, part]
    return model

def shutters(bounds):
    x0, x1, y0, y1, h = bounds
    for x in (-2.0, -.30, 1.40): daylight(x - .6, x + .6, y1 + .14, .05, 2.3)
def sill(bounds): x0, x1, y0, y1, h = bounds; daylight(x0 + .05, x1 - .05, y1 + .14, .5, 2.25)

enter(at_hour('FS', 'living', 'dawn'), **light('suite-funnel-at-sunrise', 'The drawing room of the Funnel Suite at sunrise: low sun over the grand piano and the oak-clad casing of the funnel, glass along the terrace and a pale sea.', 'drawing room, piano, casing, glass, terrace, sea', 'suites/funnel-suite/living', 'dawn'))
enter(relit(rooms.suite_loft, 'dusk', (-4.2, 3.6, -4.5, 4.2, 5.0), az=14, seed=9, key=.18), **light('suite-loft-at-dusk', 'The living room of the Loft Suite at dusk: four globes lit above the sofa, oak stairs to the gallery, and the last red over the sea in the tall windows.', 'living room, sofa, stairs, gallery, windows, sea', 'suites/loft-suite/living', 'dusk'))
enter(relit(salons.library, 'dusk', (-2.9, 2.7, -3.6, 2.9, 2.7), shutters, az=-8, seed=4), **light('suite-library-by-lamplight', 'The library of the Portofino Suite by lamplight: green chairs at the map table, a lamp lit on it, full shelves and a shutter half open on the dusk.', 'library, chairs, table, lamp, shelves, shutter', 'suites/portofino-suite/living', 'dusk'))
enter(at_hour('SB', 'terrace', 'dusk'), **light('suite-veranda-at-dusk', 'After sunset on the veranda of the St. Barths Suite: a swing seat on ropes, louvered doors folded back behind it, the rail and the sea still pale.', 'veranda, swing seat, ropes, louvered, doors, rail, sea', 'suites/st-barths-suite/terrace', 'dusk'))
enter(at_hour('MS', 'living', 'dusk'), **light('suite-sunken-salon-at-dusk', 'The white salon of the Milos Suite at dusk: a ring of cushions sunk in the floor in warm light, and a wide opening with rounded edges on the evening sea.', 'salon, ring of cushions, sea', 'suites/milos-suite/living', 'dusk'))
enter(relit(salons.plunge_pool, 'noon', (-4.2, 3.8, -3.4, 1.8, 2.9), lambda b: b, boost=1.2, sunb=.45, key=.225, view=.78), **light('suite-plunge-pool', 'A shaded deck room under striped canvas, its glass folded away, with a plunge pool at the rail and a coast of hills beyond.', 'striped canvas, glass, plunge pool, rail', 'suites/saint-tropez-suite/terrace', 'noon'))
enter(relit(salons.plunge_pool, 'dusk', (-4.2, 3.8, -3.4, 1.8, 2.9), lambda b: b, az=26, seed=11, lamp=-1.1, boost=1.2, glow=.6, wb=.4, key=.18, view=.38), **light('suite-plunge-pool-at-dusk', 'The deck room of the Saint-Tropez Suite after sunset: sofas under striped canvas, a plunge pool at the rail and the hills of a coast going dark.', 'deck, sofas, canvas, plunge pool, rail, coast', 'suites/saint-tropez-suite/terrace', 'dusk'))
enter(relit(salons.patio, 'afternoon', (-2.4, 2.4, -3.6, 3.4, 2.95), boost=1.6, sunb=.6, key=.30, view=.80), **light('suite-patio', 'A glazed patio in terracotta and white: a tiled table for six in the shade of a fig tree, arches on both sides, the sea ahead.', 'patio, table, fig tree, arches, sea', 'suites/malaga-suite/living', 'afternoon'))
enter(relit(salons.patio, 'dusk', (-2.4, 2.4, -3.6, 3.4, 2.95), az=-10, seed=2, key=.20), **light('suite-patio-in-the-evening', 'The patio of the Málaga Suite in the evening: a tiled table under a fig tree, arches on both sides and the sea ahead under a red sky.', 'patio, table, fig tree, arches, sea', 'suites/malaga-suite/living', 'dusk'))
enter(relit(salons.drawing_room, 'dusk', (-3.6, 3.5, -3.9, 3.3, 2.75), az=24, seed=5), **light('suite-drawing-room-at-dusk', 'The drawing room of the Grand Ocean Suite at dusk: a lamp on the upright piano, two pale sofas around a marble table and the glass on a darkening sea.', 'drawing room, piano, lamp, sofas, table, glass, sea', 'suites/grand-ocean-suite/living', 'dusk'))
enter(relit(suites.family_table, 'dawn', (-2.9, 4.7, -3.6, 3.2, 2.6), az=28, seed=14, key=.27), **light('suite-family-table-at-sunrise', 'The living room of the Ocean Suite with Studio at sunrise: a breakfast table for six in the first sun, two beds behind a sliding wall and the terrace.', 'living room, breakfast, table, beds, sliding wall, terrace', 'suites/ocean-suite-with-studio/living', 'dawn'))
enter(relit(suites.studio, 'dusk', (-2.0, 2.0, -3.0, 2.5, 2.45), sill, az=-6, seed=3, without=('drops',), key=.18), **light('suite-studio-in-the-evening', 'The studio of the Seaview Suite with Studio in the evening: a lit lamp on the desk at the window, an easel, a bed let down from the wall and a clear sky.', 'studio, lamp, desk, window, easel, bed', 'suites/seaview-suite-with-studio/living', 'dusk'))
enter(at_hour('OS', 'bath', 'dusk'), **light('suite-window-bath-at-dusk', 'The bath of the Ocean Suite at dusk: a tub of pale stone with a brass tap at the glass of the bedroom, a towel over its side and the last light over the sea.', 'bath, tub, stone, tap, glass, bedroom, towel, sea', 'suites/ocean-suite/bath', 'dusk'))
enter(relit(salons.breakfast, 'dusk', (-2.75, 2.75, -4.3, 2.7, 2.55), az=8, seed=21, key=.18), **light('suite-breakfast-at-dusk', 'The sitting room of the Superior Seaview Suite at dusk, seen from the bed: a sofa, a table laid for three and the whole wall open to the evening.', 'sitting, bed, sofa, table', 'suites/superior-seaview-suite/living', 'dusk'))
enter(relit(suites.amidships, 'dawn', (-2.7, 2.6, -3.4, 2.9, 2.5), az=-26, seed=6, key=.28, lamp=.5), **light('suite-amidships-at-sunrise', 'The bedroom of the Seaview Mid Suite at sunrise: a wide bed with a sand-colored throw, armchairs by the glass and the first sun on the sea.', 'bedroom, bed, throw, armchairs, glass, sun, sea', 'suites/seaview-mid-suite/bed', 'dawn'))
enter(at_hour('SV', 'bed', 'dusk'), **light('suite-seaview-at-dusk', 'The bedroom of the Seaview Suite at dusk: lamps lit beside the white bed and on the desk, chairs on the terrace behind the glass and a pale sky over the sea.', 'bedroom, lamps, bed, desk, chairs, terrace, glass, sea', 'suites/seaview-suite/bed', 'dusk'))

def on_deck(first, hour, dressed=lambda: None, az=-16, seed=6, without=(), **look):
    """An open deck of venues.py at another hour. Where it is dark, dressed sets lamps."""
    def model():
        venues.VENUES[first]['fn'](); set_aside()
        if hour not in ('dusk', 'night'): D.G.lamps = []; [bpy.data.objects.remove(o) for o in [o for o in bpy.data.objects if o.name == 'point' or o.name.startswith('flame')]]
        lit = sky_of(hour, az, seed); dressed(); return {**lit, **look}
    return model

def lanterns():
    M = plans.materials(plans.STYLES['PS'])
    for x, y in ((-5.0, 4.4), (.5, 4.5), (3.6, 2.6), (-2.0, -.2)): rooms.lantern(x, y, 0, 1.0, M)
    for x, y in ((-.9, 3.5), (-3.9, 3.3), (1.9, 3.9), (-2.9, .7)): venues.hurricane(M, x, y + .12, .74)
    area((-1, 2, 4.2), (-1, 2, 0), 7, 22, (1, .74, .46), 5)

enter(on_deck('aft-deck-tables', 'morning', sunb=.75, boost=1.0, lamp=.5, key=.26, view=.78), **light('aft-deck-in-the-morning', 'The Aft Deck in the morning: tables on teak under a canvas awning, low sun between them, the rail and a bright sea.', 'deck, tables, teak, canvas, awning, sun, rail, sea', 'venues/aft-deck', 'morning'))
enter(on_deck('topside-grill', 'dusk', lanterns, az=-34, seed=5, lamp=-1.1, boost=1.2, glow=.6, wb=.4, key=.19, view=.40), **light('topside-after-sunset', 'Topside after sunset: a charcoal grill with a red bed of coals, candles on the tables of an open deck and the last light over the sea.', 'charcoal, grill, coals, candles, tables, deck, sea', 'venues/topside', 'dusk'))
enter(pool_deck.still, **light('pool-in-the-morning', 'The pool on the after deck in the morning, still and blue, loungers along it on teak and the sea beyond the rail.', 'pool, deck, loungers, teak, sea, rail', 'life-onboard/the-pool', 'morning'))
enter(pool_deck.around, **light('pool-deck-panorama', 'The Pool Deck in the afternoon, all round: loungers along the pool, the rail and the open sea on three sides, a bar under the deck above.', 'deck, pool, loungers, rail, sea, bar', 'vessel', 'afternoon')); LIGHTS['pool-deck-panorama']['width'] = 4096

def scenes(): return LIGHTS
