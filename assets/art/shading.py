"""Materials of Blender, each from a few words, and aerial perspective."""
import bpy, math

class N:
    """Tiny helper around a node tree."""
    def __init__(s, tree): s.t = tree; s.n = tree.nodes; s.l = tree.links
    def new(s, t, **kw):
        n = s.n.new(t)
        for k, v in kw.items(): setattr(n, k, v)
        return n
    def put(s, sock, v):
        if hasattr(v, 'links') or hasattr(v, 'is_output'): s.l.new(v, sock)
        elif v is not None: sock.default_value = v
    def math(s, op, a, b=None, c=None, clamp=False):
        n = s.new('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)):
            if v is not None: s.put(n.inputs[i], v)
        return n.outputs[0]
    def vmath(s, op, a, b=None):
        n = s.new('ShaderNodeVectorMath', operation=op)
        s.put(n.inputs[0], a)
        if b is not None: s.put(n.inputs[1], b)
        return n.outputs['Value'] if op in ('DOT_PRODUCT', 'LENGTH') else n.outputs[0]
    def mixc(s, f, a, b, blend='MIX'):
        n = s.new('ShaderNodeMixRGB', blend_type=blend)
        s.put(n.inputs[0], f); s.put(n.inputs[1], rgba(a)); s.put(n.inputs[2], rgba(b)); return n.outputs[0]
    def noise(s, vec, scale, detail=3, rough=0.55, dist=0):
        n = s.new('ShaderNodeTexNoise'); s.put(n.inputs['Vector'], vec)
        n.inputs['Scale'].default_value = scale; n.inputs['Detail'].default_value = detail
        n.inputs['Roughness'].default_value = rough; n.inputs['Distortion'].default_value = dist
        return n.outputs['Fac']
    def ramp(s, f, stops, interp='LINEAR'):
        n = s.new('ShaderNodeValToRGB'); s.put(n.inputs[0], f); e = n.color_ramp.elements; n.color_ramp.interpolation = interp
        while len(e) < len(stops): e.new(0.5)
        for el, (p, c) in zip(e, stops): el.position = p; el.color = rgba(c)
        return n.outputs[0]
    def mapr(s, v, a, b, c=0., d=1.):
        n = s.new('ShaderNodeMapRange'); s.put(n.inputs[0], v)
        for i, x in enumerate((a, b, c, d)): s.put(n.inputs[i + 1], x)
        return n.outputs[0]
    def pos(s): return s.new('ShaderNodeNewGeometry').outputs['Position']
    def obj(s): return s.new('ShaderNodeTexCoord').outputs['Object']
    def attr(s, name='Col'):
        return s.new('ShaderNodeAttribute', attribute_name=name).outputs['Color']
    def scale(s, v, sc):
        n = s.new('ShaderNodeMapping'); s.put(n.inputs[0], v); n.inputs['Scale'].default_value = sc; return n.outputs[0]

def rgba(c):
    if isinstance(c, (tuple, list)) and len(c) == 3: return (*c, 1)
    return c

def principled(name, col=(.8, .8, .8), rough=.5, spec=.5, metal=0, emit=None, estr=0, coat=0, bump=None, fn=None, trans=0, alpha=1, sheen=0):
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough; b.inputs['Specular'].default_value = spec; b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat; b.inputs['Transmission'].default_value = trans; b.inputs['Alpha'].default_value = alpha
    b.inputs['Clearcoat Roughness'].default_value = .02; b.inputs['Sheen'].default_value = sheen
    k.b = b
    if callable(col): col = col(k)
    k.put(b.inputs['Base Color'], rgba(col))
    if emit is not None:
        if callable(emit): emit = emit(k)
        k.put(b.inputs['Emission'], rgba(emit)); k.put(b.inputs['Emission Strength'], estr)
    if bump:
        sc, st, dist = bump[:3]
        bn = k.new('ShaderNodeBump'); bn.inputs['Strength'].default_value = st; bn.inputs['Distance'].default_value = dist
        k.put(bn.inputs['Height'], k.noise(k.pos(), sc, bump[3] if len(bump) > 3 else 4)); k.put(b.inputs['Normal'], bn.outputs[0])
    if fn: fn(k, b)
    return m

def emission(name, col=(1, 1, 1), strength=1.0, attr=False):
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); k.n.remove(k.n['Principled BSDF'])
    e = k.new('ShaderNodeEmission'); k.put(e.inputs[0], k.attr() if attr else rgba(col)); e.inputs[1].default_value = strength
    k.l.new(e.outputs[0], k.n['Material Output'].inputs[0]); return m

def thin_glass(name, tint=(.85, .93, .95), refl=.5, rough=.02, opac=0.06):
    """Glass without refraction: transparent, plus a fresnel reflection."""
    m = bpy.data.materials.new(name); m.use_nodes = True; k = N(m.node_tree); k.n.remove(k.n['Principled BSDF'])
    t = k.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = rgba(tint)
    g = k.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = rough
    f = k.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.45
    fac = k.math('ADD', k.math('MULTIPLY', f.outputs[0], refl), opac)
    x = k.new('ShaderNodeMixShader'); k.put(x.inputs[0], fac); k.l.new(t.outputs[0], x.inputs[1]); k.l.new(g.outputs[0], x.inputs[2])
    k.l.new(x.outputs[0], k.n['Material Output'].inputs[0]); m['nohaze'] = 1; return m

def haze_all(col, dist, sun_dir=(0, 1, 0), sun_col=None, pw=4.0, maxf=1.0, start=0):
    """Aerial perspective: every outdoor material fades to the air's colour with distance."""
    sun_col = sun_col or col
    for m in bpy.data.materials:
        if m.get('nohaze') or not m.use_nodes: continue
        k = N(m.node_tree); out = k.n.get('Material Output')
        if not out or not out.inputs[0].links: continue
        surf = out.inputs[0].links[0].from_socket
        cd = k.new('ShaderNodeCameraData')
        f = k.math('SUBTRACT', 1.0, k.math('EXPONENT', k.math('DIVIDE', k.math('MAXIMUM', k.math('SUBTRACT', cd.outputs['View Distance'], float(start)), 0.0), -float(dist))))
        f = k.math('MULTIPLY', f, maxf)
        inc = k.new('ShaderNodeNewGeometry').outputs['Incoming']
        d = k.math('MAXIMUM', k.math('MULTIPLY', k.vmath('DOT_PRODUCT', inc, tuple(sun_dir)), -1.0), 0.0)
        e = k.new('ShaderNodeEmission'); k.put(e.inputs[0], k.mixc(k.math('POWER', d, pw), col, sun_col))
        x = k.new('ShaderNodeMixShader'); k.put(x.inputs[0], f); k.l.new(surf, x.inputs[1]); k.l.new(e.outputs[0], x.inputs[2])
        k.l.new(x.outputs[0], out.inputs[0])
