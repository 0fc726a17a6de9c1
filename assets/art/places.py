"""Devices where they live.  blender -b -noaudio --python places.py -- NAME|all --quality draft

A few settings in metres, at dusk or in the sun of a window (`sunlit`); @placed above a device's build says in which it stands and where. The device is brought to its real size,
from dimensions.json, so that the picture tells how large it is. Walls are the plane y=0, seen from -y; the floor is z=0.
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from studio import *  # noqa: E402,F403
from dimensions import sizes_of  # noqa: E402
from products import CATALOGUE  # noqa: E402
from greenery import clump, lavender, small_tree, turf  # noqa: E402
from scenes import big_leaf_plant, book, curtain, in_ball, lantern, leaves, pot, shrub, sky, vase  # noqa: E402

SETTINGS = {}


def setting(build):
    """Registers a setting by its function's name; it gets the point where the device is, and the options of its own."""
    SETTINGS[build.__name__] = build
    return build


# ------------------------------------------------------------------ the device in its true size
def bounds(objects):
    points = [o.matrix_world @ Vector(c) for o in objects for c in o.bound_box]
    return [Vector(f(p[i] for p in points) for i in range(3)) for f in (min, max)]


def put(name, entry, loc, on="wall", turn=(0, 0, 0), whole=False, unit=None):
    """The device alone, its back (wall, ceiling), its foot (floor), its head (top) or its middle (centre) at loc; whole takes what it is photographed with.

    unit is metres to the model's unit, else it follows from the size."""
    scene, d = bpy.context.scene, CATALOGUE[name]
    before = set(scene.objects)
    (d["build"] if whole or not d["solo"] else d["solo"])()
    bpy.context.view_layer.update()
    new = [o for o in scene.objects if o not in before]
    for o in [o for o in new if o.type == "LIGHT"]:  # made for another scale: the setting lights it
        new.remove(o)
        bpy.data.objects.remove(o)
    for o in new:
        o.hide_render = o.hide_render or "prop" in o
    shown = [o for o in new if not o.hide_render]
    low, high = bounds(shown)
    if unit is None:
        first, last = bounds(shown[:entry.get("measured")])
        mm = sizes_of(entry)[0]
        axis = max("xyz", key=lambda a: mm[a])
        unit = mm[axis] / 1000 / (last - first)["xyz".index(axis)]
    middle = (low + high) / 2
    anchor = {"wall": (middle.x, high.y, middle.z), "ceiling": (middle.x, high.y, middle.z), "floor": (middle.x, middle.y, low.z), "top": (middle.x, middle.y, high.z), "centre": tuple(middle)}[on]
    r = [Matrix.Rotation(math.radians(a), 4, axis) for a, axis in zip(turn, "XYZ")]
    base = Matrix.Rotation(math.pi / 2, 4, "X") if on == "ceiling" else Matrix.Identity(4)
    move = Matrix.Translation(loc) @ r[2] @ r[1] @ r[0] @ base @ Matrix.Scale(unit, 4) @ Matrix.Translation(-Vector(anchor))
    for o in new:
        o.matrix_world = move @ o.matrix_world


def shoot(name, quality, out, table):
    p = CATALOGUE[name]["placed"]
    reset()
    random.seed(name)
    loc = Vector(p["at"])
    SETTINGS[p["setting"]](loc, **p["dress"])
    if not p["built"]:
        put(name, table[name], loc, p["on"], p["turn"], p["whole"], p["unit"])
    az, el = math.radians(p["side"]), math.radians(p["rise"])
    target = loc + Vector(p["off"])
    away = Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    distance = p["wide"] * p["lens"] / 36
    eye = target + away * distance
    camera(eye, target, p["lens"], p["stop"], (loc - eye).dot(-away))
    render(os.path.join(out, name + "-place.png"), quality, exposure=p["exposure"])


# ------------------------------------------------------------------ light
def inside(p, key=1.0, warm=-1, cool=1.0):
    """A lamp of the room from the left (warm=1: the right), the blue of the evening from the other side."""
    spot(p + Vector((warm * 1.3, -1.7, 1.25)), p, 58 * key, (1, .64, .36), 62, .95, .22)
    area(p + Vector((-warm * 1.9, -2.1, .7)), 1.3, 15 * cool, (.34, .58, 1), p)
    area(p + Vector((0, -3.2, 1.6)), 2.0, 7, (1, .82, .64), p)
    world((.030, .055, .078), .6)


def outside(p, key=1.0, warm=-1, strength=.6):
    """The blue hour, and a lantern that is not in the picture."""
    sky(strength=strength, glow_dir=(.6, 1, 0), reach=-.2)
    spot(p + Vector((warm * 1.5, -2.0, 1.5)), p, 60 * key, (1, .60, .30), 64, .95, .20)
    area(p + Vector((-warm * 2.4, -3.0, 1.6)), 2.0, 36, (.36, .58, 1), p)


def panes(p, way, w=.62, h=.80, bars=(1, 2), off=(0, 0)):
    """A window that is not in the picture, between the light and the device: what keeps the light to a patch with the shadow of its bars."""
    STACK.append(Matrix.Translation(p + way * 1.9) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Translation((*off, 0)))
    parts = [((1.2, h, .02), (s * (w / 2 + .6), 0, 0)) for s in (-1, 1)] + [((w + 2.4, 1.2, .02), (0, s * (h / 2 + .6), 0)) for s in (-1, 1)]
    parts += [((.03, h, .02), (w * ((i + 1) / (bars[0] + 1) - .5), 0, 0)) for i in range(bars[0])]
    parts += [((w, .03, .02), (0, h * ((i + 1) / (bars[1] + 1) - .5), 0)) for i in range(bars[1])]
    for size, loc in parts:
        o = box(size, loc, "plaster_white", 0)
        o.visible_camera = o.visible_glossy = o.visible_diffuse = False
    STACK.pop()


def sunlit(p, azimuth=-52, height=30, power=6.0, air=.11, **window):
    """The sun of an afternoon through a window."""
    sunshine(azimuth, height, power, air, soft=.6)
    panes(p, towards_sun(azimuth, height), **window)


def reflected(p, azimuth, height, power, **window):
    """Under a ceiling: the low sun that a window throws upwards."""
    way = towards_sun(azimuth, height)
    spot(p + way * 4, p, power, (1, .80, .56), 40, .2, .02)
    panes(p, way, **window)


# ------------------------------------------------------------------ pieces
def shell(wall="plaster", floor="oak", skirting="chalk", width=7.0):
    box((width, .3, 5), (0, .15, 2.4), wall, 0)
    if floor:
        box((width, 5, .1), (0, -2.4, -.05), floor, 0)
    if skirting:
        box((width, .018, .11), (0, -.009, .055), skirting, .006)


def lever(x, y, z, way=1):
    """A door's handle: thirteen centimetres that everybody knows."""
    plate(.045, .18, .010, (x, y - .005, z - .03), "brass", .022, .003)
    cyl(.010, .05, (x, y - .030, z), "brass", .002)
    tube([(x, y - .052, z), (x + way * .03, y - .055, z), (x + way * .13, y - .055, z - .002)], .010, "brass", smooth=True)
    cyl(.009, .012, (x, y - .012, z - .085), "gap", .002)


def door(x, width=.85, leaf="walnut", frame="chalk", way=1):
    """A shut door whose near edge is at x; way=-1 puts it left of x."""
    c = x + way * (width / 2 + .07)
    box((width + .14, .05, 2.17), (c, -.015, 1.085), frame, .008)
    box((width, .04, 2.10), (c, -.030, 1.05), leaf, .004)
    for z, h in ((.62, .78), (1.58, .78)):
        plate(width - .26, h, .012, (c, -.050, z), leaf, .01, .006)
    lever(x + way * .13, -.050, 1.04, way)


def frame_on_wall(x, z, w, h, m="wool_ink", border="walnut"):
    box((w, .025, h), (x, -.0125, z), border, .003)
    box((w - .03, .006, h - .03), (x, -.026, z), "chalk", 0)
    box((w - .13, .004, h - .13), (x, -.029, z), m, 0)
    cyl(w * .16, .004, (x + w * .08, -.031, z + h * .08), "amber_soft", 0)


def sofa_end(x, y, m="wool_ink", way=1):
    """The end of a sofa: its arm, a cushion, the back against the wall."""
    box((2.2, .92, .22), (x + way * 1.0, y, .28), m, .05, 6)
    box((.20, .94, .52), (x, y, .36), m, .09, 8)
    box((2.1, .20, .66), (x + way * 1.0, y + .40, .52), m, .09, 8)
    box((1.0, .70, .18), (x + way * .62, y - .08, .46), m, .07, 8)
    with at((x + way * .42, y + .10, .74), (-20, 8 * way, 10 * way)):
        pillow(.46, .46, .18, (0, 0, 0), "wool_rust")
    with at((x + way * .76, y + .12, .72), (-24, -6, -8)):
        pillow(.44, .44, .17, (0, 0, 0), "linen")


def mug(x, y, z, m="chalk"):
    lathe([(0, 0), (.034, 0), (.038, .006), (.040, .090), (.036, .090), (.033, .012), (0, .010)], (x, y, z), m, soft=.003)
    tube([(x + .038, y, z + .072), (x + .066, y, z + .066), (x + .064, y, z + .030), (x + .037, y, z + .024)], .005, m, smooth=True)


def table_lamp(x, y, z, power=7):
    lathe([(0, 0), (.075, 0), (.078, .02), (.012, .035), (.012, .24), (0, .24)], (x, y, z), "brass", soft=.008)
    lathe([(.15, .22), (.105, .40)], (x, y, z), "shade")
    point((x, y, z + .30), power, (1, .54, .24), .05)


# ------------------------------------------------------------------ indoors
@setting
def entrance(p, wall="plaster", leaf="walnut", gap=.16):
    """A wall beside a door, where one comes in."""
    shell(wall, "stone")
    door(p.x + gap, leaf=leaf)
    box((.62, .28, .04), (p.x - .62, -.16, .80), "walnut", .006)
    vase(p.x - .66, -.16, .82, .16, "terracotta", 5)
    inside(p)


@setting
def living(p, wall="plaster_clay", way=1, sun=None):
    """Above the end of a sofa, a picture on the wall; sun is what `sunlit` gets, else it is evening."""
    shell(wall)
    sofa_end(p.x + way * .28, -.52, way=way)
    frame_on_wall(p.x + way * .62, 1.62, .56, .70)
    sunlit(p, **sun) if sun else inside(p, warm=-way)


@setting
def bedside(p, wall="plaster_ink", strip=False, lamp=False):
    """Beside the head of a bed, its small table and lamp."""
    shell(wall)
    box((2.0, .09, 1.12), (1.32, -.05, .56), "linen", .035, 6)
    for k in range(4):
        box((.012, .012, 1.0), (.72 + .42 * k, -.10, .58), "fabric", .004)
    box((1.9, 1.8, .30), (1.34, -1.02, .26), "walnut", .02)
    box((1.86, 1.9, .22), (1.34, -1.05, .50), "linen", .08, 8)
    with at((.86, -.30, .74), (-58, 0, 4)):
        pillow(.66, .44, .20, (0, 0, 0), "linen")
    with at((.98, -.52, .70), (-40, 0, -6)):
        pillow(.44, .34, .16, (0, 0, 0), "wool_rust")
    box((1.88, 1.2, .05), (1.34, -1.50, .62), "wool_ink", .03, 6)
    if strip:  # what the picture is about is the ribbon under the bed
        glow(box((.008, 1.7, .006), (.392, -1.02, .105), "amber", 0))
        area((.37, -1.02, .10), 1.7, 6, (1, .46, .14), (-.6, -1.02, -.1), size_y=.02)
        inside(p, key=.22)
        return
    box((.42, .36, .035), (.06, -.20, .50), "walnut", .006)
    box((.40, .34, .18), (.06, -.20, .39), "walnut", .008)
    glow(cyl(.008, .01, (.06, -.375, .39), "brass", .002))
    book(.15 if lamp else 0, -.25, .518, .18, .13, .026, "wool_rust", 12)
    if lamp:
        point(p + Vector((0, 0, .17)), 7, (1, .54, .20), .03)
    inside(p, key=.35 if lamp else .9)


@setting
def corner(p, wall="plaster_white"):
    """High in the corner of a corridor, over a door."""
    shell(wall, None, None)
    box((.3, 5, 5), (p.x + .62, -2.4, 2.4), wall, 0)
    box((7, 6, .1), (0, -2.6, 2.60), "plaster_white", 0)
    for size, loc in (((7, .07, .07), (0, -.035, 2.515)), ((.07, 5, .07), (p.x + .435, -2.5, 2.515))):
        box(size, loc, "chalk", .02)
    box((1.0, .05, 2.17), (p.x - .62, -.015, 1.085), "chalk", .008)
    box((.86, .04, 2.10), (p.x - .62, -.030, 1.05), "walnut", .004)
    plate(.60, .78, .012, (p.x - .62, -.050, 1.58), "walnut", .01, .006)
    reflected(p, -58, -14, 1000, w=.40, h=.42, bars=(1, 1), off=(.10, -.05))
    area(p + Vector((-1.5, -1.6, -.9)), .9, 16, (1, .90, .78), p)
    world((.50, .60, .72), .25)


@setting
def overhead(p, lamp=False):
    """A ceiling with its cornice, looked up at, over the head of a door and a curtain."""
    z = p.z
    box((7, 6, .2), (0, -1.5, z + .1), "plaster_white", 0)
    box((7, .3, 5), (0, .85, z - 2.5), "plaster_clay", 0)
    for k, (d, h) in enumerate(((.12, .03), (.085, .06), (.05, .09))):
        box((7, d, h), (0, .70 - d / 2, z - h / 2), "chalk", .008)
    box((.98, .05, 2.14), (-.66, .69, z - .46 - 1.07), "chalk", .008)
    box((.84, .03, 2.06), (-.66, .665, z - .53 - 1.03), "walnut", .004)
    area(p + Vector((-1.6, -1.4, -1.0)), .9, 12, (1, .90, .78), p)
    world((.40, .50, .62), .14 if lamp else .26)
    if lamp:
        spot(p + Vector((0, 0, -.04)), p + Vector((0, .10, -1)), 17, (1, .66, .34), 104, .35, .02)
        return
    cyl(.012, 1.6, (.95, .60, z - .22), "brass", .003, "x")
    curtain(.82, .60, z - 2.5, .74, 2.27, "linen")
    reflected(p, -70, -26, 800, w=.34, h=.50, bars=(1, 1), off=(.07, .05))


@setting
def sideboard(p, wall="plaster_clay", lamp=True, router=False):
    """The top of a sideboard against a wall: books, a vase, a lamp."""
    shell(wall)
    z = p.z
    box((1.9, .44, .035), (p.x + .05, -.24, z - .0175), "walnut", .006)
    box((1.86, .42, .50), (p.x + .05, -.24, z - .29), "walnut", .008)
    for k in (-1, 0, 1):
        box((.004, .01, .46), (p.x + .05 + .46 * k, -.452, z - .29), "gap", 0)
    for i, (m, w) in enumerate((("wool_rust", .22), ("chalk", .20), ("ink", .18))):
        book(p.x + .33, -.22, z + .032 * i, w, .15, .03, m, 5 - 8 * i)
    mug(p.x + .32, -.22, z + .096, "terracotta")
    vase(p.x - .34, -.20, z, .17, "terracotta" if wall != "plaster_clay" else "chalk", 6)
    frame_on_wall(p.x - .12, z + .62, .42, .52)
    if lamp:
        table_lamp(p.x + .64, -.26, z)
    if router:
        tube([(p.x + .02, p.y + .04, z + .015), (p.x + .06, -.06, z + .02), (p.x + .14, -.03, z + .012), (p.x + .60, -.02, z + .01)], .004, "pvc_grey", smooth=True)
    inside(p, key=.85)


@setting
def coffee_table(p):
    """A low table before a sofa, a cup and a book."""
    box((7, 6, .1), (0, -1, -.05), "oak", 0)
    plate(3.2, 2.2, .012, (0, .2, .006), "linen", .05, .004, "z")
    lathe([(0, 0), (.24, 0), (.05, .03), (.03, .36), (.48, p.z - .03), (.50, p.z - .015), (.49, p.z), (0, p.z)], (.10, .12, 0), "oak", soft=.012)
    book(.17, .09, p.z, .20, .15, .026, "wool_rust", 24)
    mug(-.02, .16, p.z, "chalk")
    sofa_end(-1.05, 1.05)
    box((7, .3, 4), (0, 2.2, 2), "plaster_clay", 0)
    sunlit(p, -64, 34, w=.44, h=.60, off=(.02, .05))


@setting
def worktop(p, strip=False):
    """A kitchen worktop, tiles above it."""
    shell("plaster_white", "stone", None)
    z = .91
    for i in range(-9, 10):  # zellige
        for j in range(5):
            with at((.105 * i + .05, -.006, z + .06 + .105 * j), (random.uniform(-1, 1), 0, random.uniform(-1, 1))):
                box((.101, .012, .101), (0, 0, 0), "tile_glaze", .003, 2)
    box((3, .64, .035), (0, -.31, z - .0175), "oak", .005)
    box((3, .58, .80), (0, -.30, .43), "satin_ink", .006)
    lathe([(0, 0), (.085, 0), (.090, .01), (.080, .11), (.055, .165), (.02, .18), (0, .185)], (p.x - .27, -.22, z), "steel", soft=.01)  # a kettle
    tube([(p.x - .21, -.22, z + .13), (p.x - .13, -.22, z + .15), (p.x - .14, -.22, z + .05), (p.x - .19, -.22, z + .03)], .009, "rubber", smooth=True)
    ball(.010, (p.x - .27, -.22, z + .192), "brass", 24)
    mug(p.x + .20, -.20, z, "terracotta")
    mug(p.x + .31, -.16, z, "chalk")
    inside(p, key=.9)


@setting
def under_sink(p):
    """The cupboard under a sink, its doors open."""
    box((1.6, .3, 1.2), (0, .55, .6), "satin", 0)
    box((1.2, 1.2, .03), (0, .0, -.015), "satin", .002)
    for k in (-1, 1):
        box((.02, .62, 1.0), (k * .42, .10, .5), "oak", .002)
        with at((k * .42, -.21, .42), (0, 0, k * 62)):
            box((.42, .02, .82), (-k * .21, 0, 0), "satin_ink", .003)
    box((.86, .62, .03), (0, .10, .86), "stone", .003)
    pipe = [(.06, .14, .85), (.06, .14, .46), (.06, .14, .37), (.14, .16, .33), (.20, .18, .37), (.20, .22, .46), (.20, .40, .48)]
    tube(pipe, .024, "chalk", smooth=True)
    for q in ((.06, .14, .60), (.06, .14, .74)):
        cyl(.034, .035, q, "chalk", .005, "z", 12)
    for x, m in ((-.14, "pvc_blue"), (-.08, "wool_rust")):
        tube([(x, .40, .30), (x, .34, .32), (x + .02, .26, .50), (x + .06, .20, .86)], .009, "steel", smooth=True)
        cyl(.016, .05, (x, .39, .30), "brass", .003)
        ball(.014, (x, .35, .30), m, 24)
    lathe([(0, 0), (.042, 0), (.045, .01), (.045, .17), (.018, .21), (.018, .25), (0, .25)], (.30, .18, 0), "opal", soft=.008)
    box((.14, .09, .10), (-.29, .22, .05), "wool_rust", .01)
    box((.50, .40, .012), (-.05, -.05, .004), "pvc_grey", .004)
    spot((-.34, -1.1, .72), p, 60, (1, .66, .38), 74, .95, .12)
    area((.5, -1.3, .7), .8, 20, (.4, .6, 1), p)
    world((.030, .055, .078), 1.0)


@setting
def dining(p, bulb=False):
    """Over a table: what hangs, hangs here."""
    box((9, .3, 5), (0, 1.75, 2.0), "plaster_clay", 0)
    box((9, 8, .1), (0, -1.5, -.05), "oak", 0)
    lathe([(0, 0), (.30, 0), (.06, .04), (.05, .70), (.66, .715), (.68, .73), (.66, .75), (0, .75)], (0, 0, 0), "walnut", soft=.015)
    lathe([(0, .03), (.07, .0), (.15, .05), (.17, .075), (.15, .065), (.06, .02)], (-.08, .06, .75), "chalk", soft=.01)
    for x, y in ((-.12, .05), (-.03, .09), (-.07, .0)):
        ball(.038, (x, y, .82), "amber_fruit", 32)
    mug(.26, -.06, .75, "terracotta")
    for x, y, turn in ((-.92, .22, 80), (.92, .22, -80), (.0, .92, 0)):
        with at((x, y, 0), (0, 0, turn)):
            box((.42, .40, .04), (0, 0, .45), "oak", .015)
            for i in (-1, 1):
                for j in (-1, 1):
                    cyl(.014, .46, (.17 * i, .16 * j, .22), "oak", .003, "z")
                cyl(.014, .42, (.17 * i, .18, .64), "oak", .003, "z")
            box((.40, .025, .12), (0, .18, .80), "oak", .010)
    big_leaf_plant(-1.45, 1.25, .34, 1.2, 12)
    pot(-1.45, 1.25, .42, .24, "chalk")
    frame_y = 1.60
    with at((.75, frame_y, 0)):
        frame_on_wall(0, 1.62, .62, .78)
    area((-2.2, -2.6, 2.6), 1.5, 34, (.34, .58, 1), (0, 0, 1))
    area((1.8, .2, 2.9), 1.2, 20, (1, .62, .34), (.4, 1.6, 1.2))
    world((.030, .055, .078), .6)
    if bulb:
        tube([(p.x, p.y, p.z + .02), (p.x, p.y, p.z + 2)], .003, "wool_ink")
        lathe([(0, .052), (.012, .05), (.018, .02), (.024, .0), (.024, -.03), (.022, -.03)], (p.x, p.y, p.z + .01), "brass", soft=.004)
        point((p.x, p.y, p.z - .10), 16, (1, .58, .26), .03)
    else:
        tube([(p.x, p.y, p.z - .02), (p.x, p.y, p.z + 2)], .0035, "wool_ink")
        point((p.x, p.y, p.z - .235), 46, (1, .58, .26), .05)


@setting
def board(p):
    """An open distribution board in a cupboard: rows of breakers on both sides of the modules."""
    shell("plaster_white", None, None)
    box((.56, .10, .86), (p.x, -.05, p.z + .02), "satin", .008)
    box((.50, .02, .80), (p.x, -.095, p.z + .02), "pvc_grey", .004)
    with at((p.x - .28, -.10, p.z + .02), (0, 0, 68)):
        box((.54, .012, .84), (-.27, 0, 0), "satin", .004)
    for row in (-.25, 0, .25):
        z = p.z + row
        box((.46, .004, .035), (p.x, -.110, z), "steel", .001)
        for s in (-1, 1):
            box((.47, .045, .045), (p.x, -.120, z + s * .1000), "stone", .003)
        for k in range(-12, 12):
            x = p.x + .0180 * k + .009
            if row == 0 and -2 <= k <= 1:
                continue
            breaker(x, z, k)
    inside(p, key=1.1)


def breaker(x, z, k):
    box((.0172, .050, .084), (x, -.137, z), "satin", .0012, 2)
    box((.0172, .018, .044), (x, -.168, z), "satin", .0012, 2)
    box((.0085, .010, .020), (x, -.178, z - .001), "gap", .001, 1)
    with at((x, -.178, z + .002), (-24, 0, 0)):
        box((.0075, .014, .008), (0, -.004, 0), "satin_ink" if k % 4 else "door_blue", .001, 2)
    for s in (-1, 1):
        tube([(x, -.150, z + s * .043), (x, -.152, z + s * .060), (x, -.130, z + s * .080)], .0024, ("pvc_brown", "pvc_blue", "pvc_black")[k % 3], smooth=True)


@setting
def wall_box(p):
    """Behind a switch: the open box in the wall, the switch hanging on its wires."""
    shell("plaster_ink", "oak")
    wall = bpy.context.scene.objects[0]
    cut(wall, cyl(.0345, .16, (p.x, 0, p.z), "gap", 0))
    lathe([(.0345, .004), (.0345, -.05), (.0325, -.05), (.0325, .002), (.0375, .002), (.0375, .005)], (p.x, 0, p.z), "pvc_blue", "y")
    cyl(.034, .004, (p.x, .052, p.z), "pvc_blue", 0)
    door(p.x + .17, leaf="walnut")
    with at((p.x - .012, -.030, p.z - .125), (16, 8, 0)):  # the switch, taken out
        box((.080, .010, .080), (0, 0, 0), "brass", .004)
        box((.070, .008, .070), (0, -.007, 0), "brass", .003)
        box((.044, .030, .044), (0, .020, 0), "rubber", .003)
    for i, m in enumerate(("pvc_black", "pvc_grey", "pvc_brown")):
        x = p.x - .013 + .013 * i
        tube([(x, -.012, p.z + .010), (x, -.060, p.z - .012), (x - .004, -.064, p.z - .060), (x - .008, -.022, p.z - .100)], .0016, m, smooth=True)
    for i, m in enumerate(("pvc_blue", "pvc_brown")):
        tube([(p.x - .020 + .010 * i, -.006, p.z + .016), (p.x - .022 + .012 * i, -.030, p.z + .026), (p.x - .024 + .014 * i, .04, p.z + .024)], .0016, m, smooth=True)
    inside(p, key=.9)


# ------------------------------------------------------------------ windows
@setting
def window(p, kind="contact"):
    """A window onto the garden: its sash, its curtain, its blind or its radiator."""
    x0, x1, z0, z1 = p.x + {"contact": -.042, "radiator": -.9, "blind": -.95, "drape": .10}[kind], 2.2, .92, 2.25
    if kind == "contact":
        x1 = x0 + .54
    if kind == "radiator":
        x1 = p.x + 1.0
    if kind == "blind":
        x1 = p.x + .30
        z1 = p.z - .10
    w = x1 - x0
    cut(box((8, .24, 5), (p.x, .12, 2.4), "plaster", 0), box((w, 1, z1 - z0), (x0 + w / 2, .12, (z0 + z1) / 2), "plaster", 0))
    box((8, 5, .1), (0, -2.4, -.05), "oak", 0)
    wood = "oak"
    for size, loc in (((.06, .09, z1 - z0), (x0 + .03, .03, (z0 + z1) / 2)), ((.06, .09, z1 - z0), (x1 - .03, .03, (z0 + z1) / 2)),
                      ((w - .12, .09, .06), (x0 + w / 2, .03, z0 + .03)), ((w - .12, .09, .06), (x0 + w / 2, .03, z1 - .03))):
        box(size, loc, wood, .005)
    mid = x0 + w / 2
    for a, b in ((x0 + .062, mid - .002), (mid + .002, x1 - .062)):  # two sashes
        for size, loc in (((.055, .05, z1 - z0 - .13), (a + .0275, .0, (z0 + z1) / 2)), ((.055, .05, z1 - z0 - .13), (b - .0275, .0, (z0 + z1) / 2)),
                          ((b - a - .11, .05, .055), ((a + b) / 2, .0, z0 + .09)), ((b - a - .11, .05, .055), ((a + b) / 2, .0, z1 - .09))):
            box(size, loc, wood, .006)
    box((w + .10, .16, .03), (x0 + w / 2, -.06, z0 - .015), "stone", .006)
    ground()
    for i in range(7):
        clump(p.x - 2.4 + .8 * i, 5.5, .7, .8, 1100, "hedge_leaf", .11, (1, .6, 1.1))
    small_tree(p.x + .55, 3.2, -.2, 2.3, .7)
    area((p.x - 2, 1.2, 5), 3, 420, (1, .90, .74), (p.x + .3, 4.5, .8))  # the house keeps the sun from its garden
    sunlit(p, w=.9, h=.9, bars=(1, 1), off=(.30, .06))
    if kind == "contact":
        with at((p.x + .028, -.025, p.z - .012)):  # the magnet, on the sash
            box((.010, .012, .040), (0, -.004, 0), "satin", .003)
        plate(.032, .105, .008, (mid, -.030, p.z - .02), "brass", .014, .002)  # the handle, turned down
        cyl(.009, .030, (mid, -.045, p.z - .02), "brass", .002)
        tube([(mid, -.060, p.z - .02), (mid, -.064, p.z - .05), (mid, -.064, p.z - .135)], .009, "brass", smooth=True)
    if kind == "radiator":
        for i in range(11):
            plate(.062, .56, .13, (p.x + .125 + .075 * i, -.13, .46), "chalk", .030, .016)
        for z in (.24, .68):
            cyl(.020, .85, (p.x + .50, -.13, z), "chalk", .003, "x")
        cyl(.0085, p.z, (p.x, -.13, p.z / 2), "copper", .001, "z")
        cyl(.012, .09, (p.x + .045, -.13, p.z), "nickel", .003, "x")
        lathe([(0, 0), (.015, 0), (.015, .05), (0, .05)], (p.x, -.13, p.z), "nickel", "y", soft=.004)
        curtain(x0 - .10, -.13, .10, .34, 2.4, "linen")
    if kind == "blind":
        box((w + .06, .10, .03), (x0 + w / 2, -.02, p.z + .085), "walnut", .004)
        for x in (x0 - .01, x1 - .004):
            box((.012, .10, .12), (x, -.05, p.z + .02), "ink", .003)
        right = p.x - .20  # where the motor slides into the tube
        wide = right - x0 - .02
        cyl(.039, wide, (right - wide / 2, p.y, p.z), "linen", .001, "x")
        cyl(.0385, .004, (right, p.y, p.z), "steel", 0, "x")
        box((wide - .02, .003, .42), (right - wide / 2, p.y - .038, p.z - .21), "linen", 0)
        cyl(.010, wide - .02, (right - wide / 2, p.y - .038, p.z - .42), "walnut", .002, "x")
    if kind == "drape":
        cyl(.012, 3.0, (p.x + 1.2, -.10, p.z + .055), "brass", .002, "x")
        n, v = 340, []
        for i in range(n + 1):
            for t in (0, 1):
                wave = (.026 + .012 * t) * math.sin(i * .125 + .6 * math.sin(i * .031)) * (1 + .3 * math.sin(i * .047))
                v.append((p.x + .05 + .62 * i / n, -.10 + wave, p.z + .035 - 2.2 * t))
        mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], "linen")


# ------------------------------------------------------------------ outdoors
@setting
def porch(p, number=True, leaf=.19):
    """A studded blue door in a white wall, under a lantern."""
    box((6, .3, 5), (p.x + leaf - 3 - .01, .15, 2.3), "plaster_white", .012)
    box((.14, .36, 5), (p.x + leaf + .06, .14, 2.3), "stone", .012)
    d = p.x + leaf + .13
    box((1.3, .06, 5), (d + .65, .16, 2.3), "door_blue", .005)
    for z, h in ((.52, .66), (1.72, 1.05)):
        for k, m in ((0, .030), (1, .018)):
            plate(.62 - .12 * k, h - .12 * k, m, (d + .52, .125 - .012 * k, z), "door_blue", .02, .012)
    for j in range(12):
        lathe([(.015 * math.cos(t), .010 * math.sin(t)) for t in (i * math.pi / 16 for i in range(9))], (d + .06, .13, .22 + .18 * j), "brass", "y", n=24)
    if number:
        plate(.13, .13, .016, (p.x, -.008, p.z + .24), "chalk", .012, .004)
        text("12", .085, (p.x, -.018, p.z + .24), "door_blue", align="CENTER")
    box((6, 3, .1), (0, -1.3, -.05), "stone", .01)
    pot(p.x - .42, -.26, .50, .22)
    shrub(p.x - .42, -.26, .90, .32, 1100, "olive", .075)
    outside(p)


@setting
def facade(p, wall="plaster_white", corner=False):
    """High on a front: a window with shutters, the eaves, the sky; its corner is seen by day, the rest at dusk."""
    if corner:
        sunshine(20, 34, 4.6, .10)
    else:
        outside(p, key=.9)
    reach = .34 if corner else 3.0
    box((4, 4, 7), (p.x + reach - 2, 2, 0), wall, .02)
    box((4.3, 4.4, .10), (p.x + reach - 2, 1.9, p.z + .62), "stone", .02)
    x = p.x - 1.02
    room = material("room", (1, .6, .3), emit=(1, .42, .11), power=.55)
    room.cycles.sample_as_light = False
    box((.74, .05, 1.05), (x, -.005, p.z - .40), "chalk", .006)
    box((.62, .05, .94), (x, -.012, p.z - .40), "glass" if corner else "room", 0)
    for k in (-1, 0, 1):
        box((.03, .03, .94), (x + .30 * k, -.042, p.z - .40), "ink", .004)
    box((.62, .03, .03), (x, -.042, p.z - .28), "ink", .004)
    for s in (-1, 1):
        c = x + s * .56
        for k in (-1, 1):
            box((.04, .035, 1.02), (c + k * .165, -.03, p.z - .40), "door_blue", .004)
        for i in range(15):
            with at((c, -.03, p.z - .88 + .068 * i), (35, 0, 0)):
                box((.30, .010, .055), (0, 0, 0), "door_blue", .002)
    clump(p.x - 1.5, -.25, p.z - 1.0, .5, 900, "bougainvillea", .06, (.8, .3, .5), .42)
    clump(p.x - 1.5, -.22, p.z - 1.05, .5, 700, "lemon_leaf", .07, (.8, .3, .5))
    small_tree(p.x + 1.9, 6.5, .2, 2.9, 1.3, size=.10)


def ground(m="lawn"):
    material("lawn", (.030, .066, .038), rough=.95, grain=(30, .5))
    box((30, 30, .1), (0, 8, -.06), m, 0)


@setting
def path(p):
    """The edge of a garden path, lavender and grass."""
    outside(p, key=.6, strength=.65)
    ground()
    for i in range(9):
        with at((.42 + .10 * math.sin(i * .8), -1.4 + .62 * i, 0), (0, 0, 7 * math.sin(i))):
            box((.62, .56, .05), (0, 0, 0), "stone", .02, 3)
    for x, y, r in ((-.36, .34, .26), (-.66, .02, .24), (-.26, .98, .30), (-.75, .80, .32), (1.3, 1.4, .34), (1.4, .6, .30), (.95, 2.6, .4)):
        with at((x, y, 0)):
            lavender(0, 0, 70, r * 1.5, .30)
        clump(x, y, r * .35, r * .7, 260, "olive_leaf", .06, (1, 1, .6), .13)
    turf(-1.3, 1.6, -1.2, 3.2, 9000)
    for i in range(6):
        clump(-3.2 + 1.3 * i, 6, .45, .95, 2600, "hedge_leaf", .10, (1, .6, 1.1))
    for x in (p.x - .16, p.x + .16):
        point((x, p.y - .06, .54), 9, (1, .55, .22), .04)
    point((.0, 3.4, .5), 16, (1, .55, .22), .05)


@setting
def roof(p):
    """A flat roof above the gardens: parapet, cypresses, the last light."""
    outside(p, key=.8, strength=.8)
    box((5, .22, .60), (0, .42, .10), "plaster_white", .03)
    box((5.1, .30, .05), (0, .42, .42), "stone", .012)
    box((5, 3, .1), (0, -1.1, -.20), "stone", 0)
    cyl(.020, p.z + .25, (p.x, p.y, (p.z - .25) / 2), "steel", .002, "z")
    box((.10, .16, .16), (p.x, .28, .12), "ink", .006)
    tube([(p.x, .24, .12), (p.x, p.y, .12)], .014, "ink")
    for x, y, h in ((-1.3, 6, 3.0), (-.6, 8, 3.4), (1.5, 7, 3.2), (2.3, 9, 3.6)):
        spots = []
        for _ in range(1500):
            t, a = random.random() ** .8, random.uniform(0, 6.28)
            r = .42 * (math.sin(math.pi * min(1, t * .94 + .06)) ** .6) * (1 - .55 * t) * random.random() ** .35
            spots.append((x + r * math.cos(a), y + r * math.sin(a), -1.6 + h * t))
        leaves(spots, .16, "cypress", up=2.2, slim=.22)
    pot(-.62, .10, .40, .20, z=-.15)
    shrub(-.62, .10, .42, .26, 900, "olive", .07)


@setting
def garden_wall(p):
    """The wall of a garden shed, the pipes of the watering going down."""
    outside(p)
    ground()
    box((5, .3, 4), (0, .15, 2.0), "plaster_clay", .012)
    for i in range(4):
        x = p.x - .055 + .037 * i
        tube([(x, -.03, p.z - .06), (x, -.03, p.z - .30), (x, -.03, .30), (x + .02 * (i - 1.5), -.05, .05)], .007, "rubber", smooth=True)
    for z in (p.z - .28, .55):
        box((.17, .02, .018), (p.x, -.012, z), "steel", .003)
    cyl(.013, .09, (p.x + .36, -.05, .72), "brass", .003)  # a tap and its can
    cyl(.018, .05, (p.x + .36, -.09, .745), "brass", .003, "z")
    cyl(.012, .05, (p.x + .36, -.095, .70), "brass", .003, "z")
    tube([(p.x + .325, -.09, .785), (p.x + .395, -.09, .785)], .007, "wool_rust")
    cyl(.013, .75, (p.x + .36, -.02, .36), "copper", .002, "z")
    pot(p.x - .46, -.20, .34, .18)
    shrub(p.x - .46, -.20, .62, .28, 1100, "olive", .07)
    pot(p.x + .62, -.24, .26, .15)
    shrub(p.x + .62, -.24, .44, .20, 800, "leaf", .06)


@setting
def gate(p):
    """A white pillar beside a sliding gate."""
    outside(p)
    ground("stone")
    box((.62, .50, 2.1), (p.x, .25, 1.05), "plaster_white", .02)
    box((.74, .62, .07), (p.x, .25, 2.13), "stone", .015)
    for k in range(14):
        box((2.6, .03, .11), (p.x + .33 + 1.3, .25, .16 + .135 * k), "ink", .006)
    for x in (.36, 1.6):
        box((.06, .06, 1.95), (p.x + x, .28, 1.02), "ink", .006)
    for i in range(3):
        tube([(p.x - .035 + .035 * i, -.02, p.z - .085), (p.x - .035 + .035 * i, -.02, p.z - .2), (p.x - .03 + .03 * i, -.015, .02)], .006, "rubber", smooth=True)
    lantern(p.x + .02, .24, 2.17, .26, 5)
    for i, (x, y, r) in enumerate(((-.75, .3, .42), (-1.25, .5, .5), (-.55, .9, .5))):
        shrub(p.x + x, y, r * .8, r, 1100, ("olive", "cypress")[i % 2], .085)
    leaves(in_ball(.4, 700, (.8, .4, .8), (p.x - .62, .1, 1.35)), .07, "bougain", slim=.42)
    for x, y, h in ((1.2, 6, 3.4), (2.2, 8, 3.8)):
        shrub(p.x + x, y, h * .4, h * .4, 1500, "cypress", .18, (.35, .35, 1.1))


def run():
    for name, settings in (("tile_glaze", dict(color=(.13, .24, .25), rough=.16, coat=.8)), ("amber_fruit", dict(color=(.62, .20, .03), rough=.5))):
        MATERIALS[name] = settings
    with open(os.path.join(HERE, "dimensions.json"), encoding="utf-8") as f:
        table = json.load(f)
    a = arguments([n for n, d in CATALOGUE.items() if d["placed"]])
    for name in a.name:
        shoot(name, a.quality, a.out, table)


if __name__ == "__main__":
    run()
