"""Skies: a physical (Nishita) day sky, a painted dusk gradient, stars, and soft cloud layers."""
import bpy, math
from kit import N, rgba, sundir

def _world():
    s = bpy.context.scene; w = bpy.data.worlds.new('w'); s.world = w; w.use_nodes = True
    k = N(w.node_tree); w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 512
    return k, k.n['Background']

def _clouds(k, base, gen, c):
    """c: amount 0..1, scale, stretch (x,y), col (lit), shade, soft, low (elevation fade), seed"""
    sep = k.new('ShaderNodeSeparateXYZ'); k.put(sep.inputs[0], gen)
    z = k.math('MAXIMUM', sep.outputs[2], 0.0)
    zz = k.math('ADD', z, c.get('flat', .12))
    u = k.math('DIVIDE', sep.outputs[0], zz); v = k.math('DIVIDE', sep.outputs[1], zz)
    comb = k.new('ShaderNodeCombineXYZ'); k.put(comb.inputs[0], k.math('MULTIPLY', u, c.get('stretch', (1, 1))[0])); k.put(comb.inputs[1], k.math('MULTIPLY', v, c.get('stretch', (1, 1))[1]))
    comb.inputs[2].default_value = c.get('seed', 0) * 3.7
    n = k.noise(comb.outputs[0], c.get('scale', 1.2), 7, .56, .35)
    a = c.get('amount', .5); soft = c.get('soft', .22)
    m = k.mapr(n, .72 - .4 * a, .72 - .4 * a + soft)
    n2 = k.noise(comb.outputs[0], c.get('scale', 1.2) * .45, 2, .5)
    m = k.math('MULTIPLY', m, k.mapr(n2, .38, .62))
    m = k.math('MULTIPLY', m, k.mapr(z, c.get('low', .015), c.get('low', .015) + .1))
    m = k.math('MULTIPLY', m, c.get('opacity', .85))
    shade = k.mixc(k.mapr(n, .5, .75), c['col'], c.get('shade', c['col']))
    return k.mixc(m, base, shade)

def nishita(elev=30, az=120, strength=.12, air=1, dust=1, ozone=1, clouds=None, sat=1.0, tint=None, horizon=None):
    k, bg = _world()
    sky = k.new('ShaderNodeTexSky', sky_type='NISHITA'); sky.sun_disc = False
    sky.sun_elevation = math.radians(elev); sky.sun_rotation = math.radians(az)
    sky.air_density = air; sky.dust_density = dust; sky.ozone_density = ozone
    gen = k.new('ShaderNodeTexCoord').outputs['Generated']
    sep = k.new('ShaderNodeSeparateXYZ'); k.put(sep.inputs[0], gen)
    comb = k.new('ShaderNodeCombineXYZ'); k.put(comb.inputs[0], sep.outputs[0]); k.put(comb.inputs[1], sep.outputs[1])
    k.put(comb.inputs[2], k.math('ADD', k.math('MAXIMUM', sep.outputs[2], 0.0), .035))
    k.put(sky.inputs['Vector'], k.vmath('NORMALIZE', comb.outputs[0]))
    c = k.mixc(1.0, sky.outputs[0], (strength,) * 3, 'MULTIPLY')
    if tint: c = k.mixc(1.0, c, tint, 'MULTIPLY')
    if sat != 1:
        hs = k.new('ShaderNodeHueSaturation'); hs.inputs['Saturation'].default_value = sat; k.put(hs.inputs['Color'], c); c = hs.outputs[0]
    if horizon:  # the air's own colour gathers at the horizon, so the sea fades into it
        d = sundir(elev, az); dot = k.math('POWER', k.math('MAXIMUM', k.vmath('DOT_PRODUCT', gen, d), 0.0), horizon[3] if len(horizon) > 3 else 3.0)
        hc = k.mixc(dot, horizon[0], horizon[2] if len(horizon) > 2 else horizon[0])
        c = k.mixc(k.math('EXPONENT', k.math('DIVIDE', k.math('MAXIMUM', sep.outputs[2], 0.0), -horizon[1])), c, hc)
    for cl in ([clouds] if isinstance(clouds, dict) else clouds or []): c = _clouds(k, c, gen, cl)
    k.put(bg.inputs[0], c); bg.inputs[1].default_value = 1
    return sundir(elev, az)

def gradient(stops, az=0, glow=None, glow2=None, clouds=None, stars=0, strength=1.0, elev=2, sun_disc=None):
    """stops: [(elevation 0..1 as sin, colour)]; glow: (colour, width power, strength) around the sun azimuth."""
    k, bg = _world()
    gen = k.new('ShaderNodeTexCoord').outputs['Generated']
    sep = k.new('ShaderNodeSeparateXYZ'); k.put(sep.inputs[0], gen)
    z = k.math('ABSOLUTE', sep.outputs[2])
    c = k.ramp(k.math('POWER', z, .6), [(p ** .6, q) for p, q in stops], 'EASE')
    d = sundir(elev, az)
    dot = k.math('MAXIMUM', k.vmath('DOT_PRODUCT', gen, d), 0.0)
    for g in (glow, glow2):
        if g: c = k.mixc(k.math('MULTIPLY', k.math('POWER', dot, g[1]), g[2] if len(g) > 2 else 1.0, clamp=True), c, g[0], g[3] if len(g) > 3 else 'ADD')
    for cl in ([clouds] if isinstance(clouds, dict) else clouds or []): c = _clouds(k, c, gen, cl)
    if stars:
        for sc, thr, st in ((130, .075, 1.0), (60, .05, 2.2), (260, .11, .5)):
            vo = k.new('ShaderNodeTexVoronoi'); k.put(vo.inputs['Vector'], gen); vo.inputs['Scale'].default_value = sc
            m = k.mapr(vo.outputs['Distance'], thr, 0.0)
            hsv = k.new('ShaderNodeSeparateXYZ'); k.put(hsv.inputs[0], vo.outputs['Color'])
            br = k.math('POWER', hsv.outputs[0], 3.0)
            tint = k.mixc(hsv.outputs[1], (1, .85, .7), (.75, .86, 1))
            s = k.math('MULTIPLY', k.math('MULTIPLY', k.math('POWER', m, 1.5), br), st * stars)
            s = k.math('MULTIPLY', s, k.mapr(z, .03, .3))
            c = k.mixc(1.0, c, k.mixc(1.0, tint, _grey(k, s), 'MULTIPLY'), 'ADD')
    k.put(bg.inputs[0], c); bg.inputs[1].default_value = strength
    return d

def _grey(k, v):
    n = k.new('ShaderNodeCombineXYZ')
    for i in range(3): k.put(n.inputs[i], v)
    return n.outputs[0]
