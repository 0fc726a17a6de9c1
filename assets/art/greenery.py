"""Plants of leaves that have a shape, a fold and a light of their own.

A leaf is eleven vertices grown along a twig, all leaves of a plant one mesh: "random per island" gives each its shade, and the sun shines
through it. Units are metres.
"""
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *  # noqa: E402,F403

# name -> top, underside, share of the light that passes
FOLIAGE = {
    "olive_leaf": ((.085, .125, .050), (.26, .30, .21), .25),
    "lemon_leaf": ((.045, .125, .030), (.10, .19, .06), .35),
    "hedge_leaf": ((.030, .075, .022), (.07, .12, .05), .30),
    "grass": ((.060, .125, .030), (.08, .15, .04), .35),
    "bougainvillea": ((.50, .035, .17), (.44, .05, .18), .35),
    "lavender": ((.17, .13, .36), (.20, .16, .38), .30),
}


def foliage(name):
    """The material of one kind of leaf: silver below, each leaf a little lighter or darker than its neighbour."""
    if bpy.data.materials.get(name):
        return
    top, under, through = FOLIAGE[name]
    m = material(name, top, rough=.5, sheen=.15)
    nt, b = m.node_tree, m.node_tree.nodes["Principled BSDF"]
    geometry, shade, side, tone, light, mix = (nt.nodes.new("ShaderNode" + k) for k in
                                               ("NewGeometry", "MapRange", "MixRGB", "HueSaturation", "BsdfTranslucent", "MixShader"))
    shade.inputs["To Min"].default_value, shade.inputs["To Max"].default_value = .62, 1.38
    side.inputs["Color1"].default_value, side.inputs["Color2"].default_value = (*top, 1), (*under, 1)
    mix.inputs["Fac"].default_value = through
    for a, z in ((geometry.outputs["Random Per Island"], shade.inputs["Value"]), (geometry.outputs["Backfacing"], side.inputs["Fac"]),
                 (side.outputs["Color"], tone.inputs["Color"]), (shade.outputs["Result"], tone.inputs["Value"]),
                 (tone.outputs["Color"], b.inputs["Base Color"]), (tone.outputs["Color"], light.inputs["Color"]),
                 (b.outputs[0], mix.inputs[1]), (light.outputs[0], mix.inputs[2]),
                 (mix.outputs[0], nt.nodes["Material Output"].inputs["Surface"])):
        nt.links.new(a, z)


def leafage(spots, m, wide=.24, fold=.5, droop=.25):
    """One mesh of the leaves (foot, direction, length): pointed blades, folded along the rib and hanging towards the tip."""
    foliage(m)
    v, f = [], []
    for foot, way, length in spots:
        way = way.normalized()
        side = way.cross(Vector((random.gauss(0, .35), random.gauss(0, .35), 1))).normalized()
        up = side.cross(way)
        n, half = len(v), length * wide
        v.append(foot)
        for t, w in ((.24, .72), (.52, 1.0), (.80, .62)):
            rib = foot + way * length * t - Vector((0, 0, droop * length * t * t))
            v += [rib - side * half * w + up * half * w * fold, rib, rib + side * half * w + up * half * w * fold]
        v.append(foot + way * length - Vector((0, 0, droop * length)))
        f += [(n, n + 2, n + 1), (n, n + 3, n + 2), (n + 7, n + 8, n + 10), (n + 8, n + 9, n + 10)]
        f += [(n + k, n + k + 1, n + k + 4, n + k + 3) for k in (1, 2, 4, 5)]
    return mesh(v, f, m)


def wires(lines, m):
    """Branches (points, radius), thinner towards the end, as one curve."""
    c = bpy.data.curves.new("branches", "CURVE")
    c.dimensions, c.bevel_depth, c.bevel_resolution = "3D", 1, 3
    for points, r in lines:
        s = c.splines.new("POLY")
        s.points.add(len(points) - 1)
        for i, (p, xyz) in enumerate(zip(s.points, points)):
            p.co, p.radius = (*xyz, 1), r * (1 - .65 * i / max(1, len(points) - 1))
        s.use_smooth = True
    c.materials.append(mat(m))
    return place(bpy.data.objects.new("branches", c))


def branch(foot, way, length, wander=.22, lift=0.0, steps=7):
    """A line that wanders from its foot, and rises or hangs."""
    points, way = [Vector(foot)], Vector(way).normalized()
    for _ in range(steps):
        way = (way + Vector([random.gauss(0, wander) for _ in range(3)]) + Vector((0, 0, lift))).normalized()
        points.append(points[-1] + way * length / steps)
    return points


def around_line(way, spread):
    """A direction at an angle of about `spread` (tangent) from the way."""
    across = way.cross(Vector([random.gauss(0, 1) for _ in range(3)])).normalized()
    return (way.normalized() + across * spread).normalized()


def dress_twig(points, each, size, spread=.9):
    """Leaves along a line, a few at every step."""
    spots = []
    for a, b in zip(points[1:], points[2:] + points[-1:]):
        way = (b - a) if (b - a).length else (points[-1] - points[-2])
        spots += [(a + (b - a) * random.random(), around_line(way, spread), size * random.uniform(.65, 1.2)) for _ in range(each)]
    return spots


def small_tree(x, y, z, h=1.5, crown=.55, m="olive_leaf", size=.060, boughs=9, twigs=11, each=5, bark="walnut"):
    """An olive or lemon tree: a leaning trunk, boughs from its upper half, twigs from them, leaves along the twigs."""
    trunk = branch((x, y, z), (.10, .05, 1), h * .62, .10, .06, 9)
    lines, spots = [(trunk, .020 * h + .006)], []
    for i in range(boughs):
        a = 2.4 * i
        foot = trunk[-1 - i % 4]
        bough = branch(foot, (math.cos(a), math.sin(a), random.uniform(.5, 1.5)), crown * random.uniform(.75, 1.15), .22, .05)
        lines.append((bough, .009 * h))
        for j in range(twigs):
            start = bough[2 + j % (len(bough) - 2)]
            twig = branch(start, around_line(bough[-1] - bough[0], 1.1), crown * random.uniform(.35, .7), .20, -.02, 6)
            lines.append((twig, .0035 * h))
            spots += dress_twig(twig, each, size)
    wires(lines, bark)
    leafage(spots, m, wide=.13 if m == "olive_leaf" else .25)


def sprig(x, y, z, h, n=5, m="olive_leaf", size=.042, spread=.35):
    """Cut branches in a vase whose mouth is at the point."""
    lines, spots = [], []
    for i in range(n):
        a = 2.4 * i + random.uniform(-.4, .4)
        twig = branch((x, y, z), (spread * math.cos(a), spread * math.sin(a), 1), h * random.uniform(.7, 1.1), .13, -.02, 9)
        lines.append((twig, .0022))
        spots += dress_twig(twig[3:], 4, size)
    wires(lines, "walnut")
    leafage(spots, m, wide=.13 if m == "olive_leaf" else .26)


def clump(x, y, z, r, n=900, m="hedge_leaf", size=.05, squash=(1, 1, 1), wide=.26):
    """Foliage that fills a ball, denser towards its skin: a hedge, a climber on a wall."""
    spots = []
    for _ in range(n):
        way = Vector([random.gauss(0, 1) for _ in range(3)]).normalized()
        foot = Vector((x, y, z)) + Vector([w * r * s * random.random() ** .3 for w, s in zip(way, squash)])
        spots.append((foot, around_line(way, .9), size * random.uniform(.65, 1.2)))
    return leafage(spots, m, wide=wide)


def turf(x0, x1, y0, y1, n, h=.05):
    """Blades of grass, each bent its own way."""
    spots = [(Vector((random.uniform(x0, x1), random.uniform(y0, y1), -.01)), Vector((random.gauss(0, .45), random.gauss(0, .45), 1)), h * random.uniform(.6, 1.4))
             for _ in range(n)]
    return leafage(spots, "grass", wide=.035, fold=.2, droop=.35)


def lavender(x, y, n=70, h=.46, spread=.30):
    """A tuft of lavender in flower."""
    stems, flowers, green = [], [], []
    for _ in range(n):
        a, lean = random.uniform(0, 2 * math.pi), random.random() ** .6
        stem = branch((x + .05 * math.cos(a), y + .05 * math.sin(a), 0), (spread * 2 * lean * math.cos(a), spread * 2 * lean * math.sin(a), 1),
                      h * random.uniform(.75, 1.1), .05, -.02, 8)
        stems.append((stem, .0016))
        flowers += dress_twig(stem[5:], 7, .016, .9)
        green += dress_twig(stem[:3], 3, .06, .5)
    wires(stems, "olive")
    leafage(flowers, "lavender", wide=.4)
    leafage(green, "olive_leaf", wide=.07)

