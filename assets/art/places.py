"""Devices where they live.  blender -b -noaudio --python places.py -- NAME|all --quality draft

A few settings in metres, most in the sun, some of it through a window (`sunlit`); @placed above a device's build says in which it stands and where. The device is brought to its real size,
from dimensions.json, so that the picture tells how large it is. Walls are the plane y=0, seen from -y; the floor is z=0.
"""
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from studio import *  # noqa: E402,F403
from everyday import *  # noqa: E402,F403
from products import CATALOGUE  # noqa: E402
from greenery import clump, lavender, small_tree, sprig, turf  # noqa: E402
from true_size import SIZES, put  # noqa: E402
from scenes import big_leaf_plant, book, curtain, pot, sky, vase  # noqa: E402

SETTINGS = {}


def setting(build):
    """Registers a setting by its function's name; it gets the point where the device is, and the options of its own."""
    SETTINGS[build.__name__] = build
    return build


# ------------------------------------------------------------------ the picture
def shoot(name, quality, out):
    p = CATALOGUE[name]["placed"]
    reset()
    random.seed(name)
    loc = Vector(p["at"])
    SETTINGS[p["setting"]](loc, **p["dress"])
    if not p["built"]:
        put(name, SIZES[name], loc, p["on"], p["turn"], p["whole"], p["unit"])
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


def outside(p):
    """The blue hour, and a lantern that is not in the picture."""
    sky(strength=.65, glow_dir=(.6, 1, 0), reach=-.2)
    spot(p + Vector((-1.5, -2.0, 1.5)), p, 36, (1, .60, .30), 64, .95, .20)
    area(p + Vector((2.4, -3.0, 1.6)), 2.0, 36, (.36, .58, 1), p)


def panes(p, way, w=.62, h=.80, bars=(1, 2), shift=(0, 0)):
    """A window that is not in the picture, between the light and the device: what keeps the light to a patch with the shadow of its bars."""
    STACK.append(Matrix.Translation(p + way * 1.9) @ way.to_track_quat("Z", "Y").to_matrix().to_4x4() @ Matrix.Translation((*shift, 0)))
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


def upright(x, y, z, row, lean=0):
    """Books that stand, their backs to the room: row has thickness, height, depth and cloth of each; lean tilts the last."""
    for i, (t, h, d, m) in enumerate(row):
        with at((x + t / 2, y, z), (0, lean if i == len(row) - 1 else 0, 0)):
            box((t, d, h), (0, 0, h / 2), m, .003)
            box((t - .006, d - .010, .001), (0, .002, h), "paper", 0)
            for k in (.16, .80):
                box((t + .0004, .002, .003), (0, -d / 2, h * k), "brass", 0)
            if t > .024:
                box((t * .62, .002, h * .20), (0, -d / 2, h * .62), "paper", .001)
        x += t + .0015


def board_on_brackets(p, z, wide=1.6, deep=.20, wood="oak"):
    """A shelf on a wall."""
    box((wide, deep, .030), (p.x + .20, -deep / 2, z - .015), wood, .004)
    for k in (-1, 1):
        tube([(p.x + .20 + k * (wide / 2 - .2), -.01, z - .16), (p.x + .20 + k * (wide / 2 - .2), -.01, z - .036), (p.x + .20 + k * (wide / 2 - .2), -deep + .02, z - .036)], .006, "brass")


BOOKS = ((.030, .200, .13, "wool_ink"), (.022, .182, .12, "linen"), (.034, .212, .14, "wool_rust"), (.026, .190, .13, "cotton_blue"), (.020, .205, .12, "paper"), (.032, .196, .13, "door_blue"))


# ------------------------------------------------------------------ indoors
@setting
def entrance(p, wall="plaster", leaf="walnut", gap=.16, drop=.20, plant="olive_leaf", **sun):
    """A wall beside a door, where one comes in: a shelf with a branch in a vase, a bowl for the keys."""
    shell(wall, "stone")
    door(p.x + gap, leaf=leaf)
    z = p.z - drop
    plate(.56, .20, .026, (p.x - .20, -.10, z - .013), "oak", .02, .005, "z")
    vase(p.x - .185, -.12, z, .075, "terracotta" if wall == "lime" else "chalk")
    sprig(p.x - .185, -.12, z + .095, .21, 5, plant, .042 if plant == "olive_leaf" else .055, .20)
    lathe([(0, .004), (.026, 0), (.052, .016), (.062, .034), (.060, .036), (.048, .018), (.024, .007), (0, .007)], (p.x + .005, -.11, z), "glaze", soft=.004)
    with at((p.x + .005, -.12, z + .030), (14, 6, 30)):  # a key
        torus(.011, .0020, (0, 0, 0), "brass", "z")
        box((.040, .005, .003), (.031, 0, 0), "brass", .001)
        box((.012, .010, .003), (.045, .004, 0), "brass", .001)
    area(p + Vector((.25, -1.0, -.05)), .6, .8, (1, .86, .66), p)  # what the brass mirrors
    sunlit(p, **sun)


@setting
def living(p, wall="plaster_clay", way=1, **sun):
    """Above the end of a sofa, a picture on the wall."""
    shell(wall)
    sofa_end(p.x + way * .28, -.52, way=way)
    frame_on_wall(p.x + way * .62, 1.62, .56, .70)
    sunlit(p, **sun)


@setting
def bookshelf(p, wall="plaster_clay", drop=.20, plant=.21, left=False, **sun):
    """Above a shelf: books that lie, books that stand, a branch in a vase; left changes the sides."""
    shell(wall)
    z = p.z - drop
    board_on_brackets(p, z)
    s = -1 if left else 1
    book(p.x - s * .02, -.105, z, .19, .14, .026, "wool_rust", 5)
    book(p.x - s * .025, -.10, z + .026, .17, .13, .020, "paper", -4)
    cup(p.x - s * .015, -.10, z + .046, 30 if s > 0 else 150, "glaze", saucer=False)
    vase(p.x + s * plant, -.10, z, .085, "chalk")
    sprig(p.x + s * plant, -.10, z + .108, .30, 7, "olive_leaf", .045, .5)
    upright(p.x + .32 if s > 0 else p.x - .50, -.10, z, BOOKS)
    sunlit(p, **sun)


@setting
def armchair(p, wall="lime", **sun):
    """Above the back of an armchair: a cushion, a plant of broad leaves, the edge of a picture."""
    shell(wall)
    frame_on_wall(p.x - .44, p.z + .16, .46, .58, "wool_ink", "oak")
    x, z = p.x + .10, p.z - .13
    box((.80, .16, 1.0), (x + .10, -.16, z - .5), "wool_rust", .07, 8)
    for k in (-1, 1):
        box((.16, .80, .70), (x + .10 + .36 * k, -.50, z - .62), "wool_rust", .07, 8)
    pot(p.x - .27, -.26, .30, .15, "chalk", z=p.z - .74)
    sprig(p.x - .27, -.26, p.z - .48, .56, 11, "lemon_leaf", .10, .42)
    sunlit(p, **sun)


@setting
def nightstand(p, wall="plaster_ink", drop=.22, **sun):
    """Above a bedside table: a book, a glass of water, lavender; the head of the bed at the right."""
    shell(wall)
    z = p.z - drop
    plate(.48, .36, .030, (p.x - .02, -.20, z - .015), "oak", .03, .008, "z")
    box((.44, .32, .16), (p.x - .02, -.20, z - .11), "oak", .006)
    cyl(.009, .02, (p.x - .02, -.37, z - .10), "brass", .003)
    book(p.x - .02, -.20, z, .19, .135, .024, "wool_rust", 12)
    book(p.x - .02, -.20, z + .024, .17, .12, .016, "paper", 3)
    with at((p.x - .01, -.21, z + .042), (0, 0, 24)):  # spectacles
        for k in (-1, 1):
            torus(.022, .0020, (k * .028, 0, .024), "leather")
            tube([(k * .050, 0, .030), (k * .058, .05, .022), (k * .054, .11, .004)], .0016, "leather", smooth=True)
        tube([(-.007, 0, .028), (0, -.002, .031), (.007, 0, .028)], .0016, "leather", smooth=True)
    vase(p.x - .19, -.15, z, .070, "terracotta")
    with at((p.x - .19, -.15, z + .078)):
        lavender(0, 0, 22, .18, .12)
    box((2.0, .09, 1.2), (p.x + .24 + 1.0, -.05, z - .50), "linen", .035, 6)
    box((1.9, 1.8, .22), (p.x + .27 + .95, -1.0, z - .22), "cotton", .08, 8)
    with at((p.x + .60, -.24, z - .05), (-30, 0, 5)):
        pillow(.60, .42, .20, (0, 0, 0), "cotton")
    area(p + Vector((.44, -.95, -.10)), .5, 1.1, (1, .86, .66), p)  # what the brass mirrors
    sunlit(p, **sun)


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
    reflected(p, -58, -14, 1000, w=.40, h=.42, bars=(1, 1), shift=(.10, -.05))
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
    reflected(p, -70, -26, 800, w=.34, h=.50, bars=(1, 1), shift=(.07, .05))


@setting
def sideboard(p, wall="plaster_clay", wood="oak", left="vase", right="pile", picture=True, router=False, **sun):
    """The top of a sideboard against a wall: a vase or a plant at the left, books at the right."""
    shell(wall)
    z = p.z
    box((1.9, .44, .032), (p.x + .05, -.24, z - .016), wood, .006)
    box((1.86, .42, .50), (p.x + .05, -.24, z - .286), wood, .008)
    for k in (-1, 0, 1):
        box((.004, .01, .46), (p.x + .05 + .46 * k, -.452, z - .29), "gap", 0)
    if right == "pile":
        for i, (m, w) in enumerate((("wool_rust", .22), ("paper", .20), ("wool_ink", .18))):
            book(p.x + .27, -.20, z + .030 * i, w, .15, .029, m, 5 - 8 * i)
        cup(p.x + .26, -.20, z + .089, 20, "glaze", saucer=False)
    else:
        upright(p.x + .17, -.14, z, BOOKS)
    if left == "vase":
        vase(p.x - .24, -.17, z, .13, "chalk" if wall == "plaster_clay" else "terracotta")
        sprig(p.x - .24, -.17, z + .165, .36, 8, "olive_leaf", .048, .45)
    else:
        pot(p.x - .25, -.15, .12, .070, "terracotta", z=z)
        sprig(p.x - .25, -.15, z + .10, .22, 10, "lemon_leaf", .07, .6)
    if picture:
        frame_on_wall(p.x + .06, z + .50, .40, .50, "wool_ink" if wall != "wall_green" else "wool_rust", "oak")
    if router:
        tube([(p.x + .02, p.y + .04, z + .015), (p.x + .06, -.06, z + .02), (p.x + .14, -.03, z + .012), (p.x + .60, -.02, z + .01)], .004, "pvc_grey", smooth=True)
    sunlit(p, **sun)


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
    sunlit(p, -64, 34, w=.44, h=.60, shift=(.02, .05))


@setting
def worktop(p, **sun):
    """A kitchen worktop in the sun, tiles above it: a bread board that leans, lemons, basil in its pot."""
    shell("plaster_white", "stone", None)
    z = .91
    box((3, .008, .7), (0, -.004, z + .35), "paper", 0)  # the joints
    for i in range(-9, 10):
        for j in range(5):
            with at((.105 * i + .05, -.006, z + .055 + .105 * j), (random.uniform(-1, 1), 0, random.uniform(-1, 1))):
                box((.1015, .012, .1015), (0, 0, 0), "zellige" if random.random() < .7 else "zellige_pale", .003, 2)
    box((3, .64, .035), (0, -.31, z - .0175), "oak", .005)
    box((3, .58, .80), (0, -.30, .43), "satin_ink", .006)
    with at((p.x - .21, -.055, z), (-9, 0, 0)):  # a board that leans on the tiles
        plate(.20, .30, .016, (0, 0, .150), "walnut", .03, .005)
    pot(p.x + .22, -.13, .11, .062, z=z)
    sprig(p.x + .22, -.13, z + .09, .17, 16, "lemon_leaf", .042, .55)
    lathe([(0, .006), (.04, .0), (.09, .026), (.115, .058), (.112, .060), (.085, .032), (.04, .010), (0, .010)], (p.x + .02, -.20, z), "glaze", soft=.005)
    for x, y, up in ((-.03, -.22, .020), (.055, -.21, .020), (.01, -.16, .020), (.015, -.20, .062)):
        fruit(p.x + x, y, z + up, "lemon", .031, random.uniform(0, 180))
    sunlit(p, **sun)


@setting
def under_sink(p, **sun):
    """The cupboard under a sink, its doors open."""
    box((1.6, .3, 1.2), (0, .55, .6), "satin", 0)
    box((1.2, 1.2, .03), (0, .0, -.015), "satin", .002)
    for k in (-1, 1):
        box((.02, .62, 1.0), (k * .42, .10, .5), "oak", .002)
        with at((k * .42, -.21, .42), (0, 0, k * 105)):
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
    sunlit(p, **sun)


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
def board(p, **sun):
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
    sunlit(p, **sun)


def breaker(x, z, k):
    box((.0172, .050, .084), (x, -.137, z), "satin", .0012, 2)
    box((.0172, .018, .044), (x, -.168, z), "satin", .0012, 2)
    box((.0085, .010, .020), (x, -.178, z - .001), "gap", .001, 1)
    with at((x, -.178, z + .002), (-24, 0, 0)):
        box((.0075, .014, .008), (0, -.004, 0), "satin_ink" if k % 4 else "door_blue", .001, 2)
    for s in (-1, 1):
        tube([(x, -.150, z + s * .043), (x, -.152, z + s * .060), (x, -.130, z + s * .080)], .0024, ("pvc_brown", "pvc_blue", "pvc_black")[k % 3], smooth=True)


@setting
def wall_box(p, wall="plaster", **sun):
    """Behind a switch: the open box in the wall, the switch hanging on its wires."""
    shell(wall, "oak")
    cut(bpy.context.scene.objects[0], cyl(.0345, .16, (p.x, 0, p.z), "gap", 0))
    lathe([(.0345, .004), (.0345, -.05), (.0325, -.05), (.0325, .002), (.0375, .002), (.0375, .005)], (p.x, 0, p.z), "pvc_blue", "y")
    cyl(.034, .004, (p.x, .052, p.z), "pvc_blue", 0)
    door(p.x + .085, leaf="door_blue", frame="chalk")
    area(p + Vector((-.60, -.75, .05)), .6, 3, (1, .86, .66), p)  # what the brass mirrors
    with at((p.x - .008, -.046, p.z - .125), (-4, 7, -22)):  # the switch, taken out
        box((.080, .010, .080), (0, 0, 0), "brass", .004)
        box((.070, .008, .070), (0, -.007, 0), "brass", .003)
        box((.044, .030, .044), (0, .020, 0), "rubber", .003)
    for i, m in enumerate(("pvc_black", "pvc_grey", "pvc_brown")):
        x = p.x - .013 + .013 * i
        tube([(x, -.012, p.z + .010), (x, -.060, p.z - .012), (x - .004, -.064, p.z - .060), (x - .008, -.022, p.z - .100)], .0016, m, smooth=True)
    for i, m in enumerate(("pvc_blue", "pvc_brown")):
        tube([(p.x - .020 + .010 * i, -.006, p.z + .016), (p.x - .022 + .012 * i, -.030, p.z + .026), (p.x - .024 + .014 * i, .04, p.z + .024)], .0016, m, smooth=True)
    sunlit(p, **sun)


# ------------------------------------------------------------------ windows
@setting
def window(p, kind="contact", wall="plaster", **sun):
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
    cut(box((8, .24, 5), (p.x, .12, 2.4), wall, 0), box((w, 1, z1 - z0), (x0 + w / 2, .12, (z0 + z1) / 2), wall, 0))
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
    sunlit(p, **{**dict(w=.9, h=.9, bars=(1, 1), shift=(.30, .06)), **sun})
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
        draped(p.x + .245, p.x + .385, -.13, .745, .070, .25, "wool_rust")
        pot(p.x + .30, -.07, .10, .06, "terracotta", z=z0)
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
        n, k, v = 260, 14, []
        for i in range(n + 1):
            u = i / n
            for j in range(k + 1):
                t = j / k
                wave = (.020 + .016 * t) * math.sin(2 * math.pi * 6.5 * (u + .018 * math.sin(9 * u) + .012 * t * math.sin(14 * u + 1))) * (1 + .3 * math.sin(11 * u + 1.5 * t))
                v.append((p.x + .04 + (.25 + .02 * t) * u, -.10 + wave, p.z + .030 - 2.2 * t))
        mesh(v, quads(n, k), "linen").modifiers.new("thick", "SOLIDIFY").thickness = .003
        for i in range(7):
            torus(.016, .0022, (p.x + .045 + .040 * i, -.10, p.z + .050), "brass", "x")


def draped(x0, x1, y, z, half, drop, m):
    """A cloth over a rail or a radiator: x0 to x1 wide, its fold at z."""
    n, k, v = 24, 36, []
    for i in range(n + 1):
        u = i / n
        for j in range(k + 1):
            t = j / k
            way = t * (drop * 1.7 + math.pi * half)
            if way < drop:
                q, h = -half, z - drop + way
            elif way < drop + math.pi * half:
                a = (way - drop) / half
                q, h = -half * math.cos(a), z + .30 * half * math.sin(a)
            else:
                q, h = half, z - (way - drop - math.pi * half)
            low = max(0, (z - h) / drop)
            v.append((x0 + (x1 - x0) * u + .006 * low * math.sin(7 * u + 2), y + q * (1 + .10 * low * math.sin(2 * math.pi * 2.4 * u + 1)) - .003, h))
    o = mesh(v, quads(n, k), m)
    o.modifiers.new("thick", "SOLIDIFY").thickness = .005
    o.modifiers.new("soft", "SUBSURF").render_levels = 1


# ------------------------------------------------------------------ outdoors
@setting
def porch(p, number=True, leaf=.19, sun=-1):
    """A studded blue door in a white wall, in the sun from the left (sun=1: the right): an olive tree in a pot, the shade of branches."""
    sunshine(sun * 46, 38, 4.8, .10, soft=.6)
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
    small_tree(p.x - .40, -.26, .40, 1.00, .22, "olive_leaf", .050, 9, 10, 4)
    area(p + Vector((.30, -1.1, .05)), .6, 1.2, (1, .86, .66), p)  # what the brass mirrors
    dapple((p.x + sun * 1.45, -1.7, p.z + 1.75), 7, .085, (.30, .22))


@setting
def facade(p, wall="plaster_white", corner=False):
    """High on a front: a window with shutters, the eaves, the sky."""
    sunshine(20 if corner else -40, 34, 4.6, .10)
    if not corner:
        clump(p.x + .52, -.10, p.z - .66, .34, 900, "bougainvillea", .05, (1, .4, 1), .60)
        clump(p.x + .50, -.08, p.z - .70, .34, 700, "lemon_leaf", .06, (1, .4, 1))
        dapple((p.x - 1.30, -1.7, p.z + 1.35), 8, .085, (.40, .22))
    reach = .34 if corner else 3.0
    box((4, 4, 7), (p.x + reach - 2, 2, 0), wall, .02)
    box((4.3, 4.4, .10), (p.x + reach - 2, 1.9, p.z + .62), "stone", .02)
    x = p.x - 1.02
    box((.74, .05, 1.05), (x, -.005, p.z - .40), "chalk", .006)
    box((.62, .05, .94), (x, -.012, p.z - .40), "glass", 0)
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
    outside(p)
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
    """A flat roof above the gardens: its parapet, cypresses, hills, a clear sky."""
    sunshine(-48, 36, 4.6, .13)
    box((7, .22, .60), (0, .42, .10), "plaster_white", .03)
    for i in range(-8, 9):  # the tiles of the parapet
        with at((.215 * i, .42, .40), (random.uniform(-1, 1), 0, random.uniform(-.8, .8))):
            extrude([(-.105, 0), (.105, 0), (.105, .016), (-.105, .016)], .30, (0, 0, 0), "terracotta", .006)
    box((7, 3, .1), (0, -1.1, -.20), "stone", 0)
    cyl(.020, p.z + .25, (p.x, p.y, (p.z - .25) / 2), "steel", .002, "z")
    box((.10, .16, .16), (p.x, .28, .12), "ink", .006)
    tube([(p.x, .24, .12), (p.x, p.y, .12)], .014, "ink")
    mottle("far_hill", (.11, .17, .17), (.16, .22, .20), .05, .1)
    mottle("near_hill", (.035, .070, .028), (.15, .17, .065), .35, .6)
    for m, y, high, deep in (("far_hill", 220, 15, -4), ("near_hill", 60, 3.2, -3)):
        n, v = 90, []
        for i in range(n + 1):
            x = (i / n - .5) * y * 2.4
            v += [(x, y * .35, deep - y * .12), (x, y, deep + high * (1 + .5 * math.sin(i * .21 + y) + .22 * math.sin(i * .53 + 1) + .06 * math.sin(i * 1.7)))]
        mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], m)
    for x, y, h in ((-1.75, 7.5, 4.8), (-1.05, 9, 4.7), (1.75, 8, 4.5), (2.9, 9.5, 5.0)):
        cypress_tree(x, y, -3.4, h, .44)
    small_tree(.95, 7.5, -2.0, 2.2, .9, "olive_leaf", .09, 12, 14)
    pot(-.30, .42, .22, .11, z=.41)
    for dx in (-.03, .03):
        with at((-.30 + dx, .42, .59)):
            lavender(0, 0, 50, .26, .20)


def cypress_tree(x, y, z, h, w):
    """Leaves that rise along a spindle."""
    spots = []
    for _ in range(8000):
        t, a = random.random() ** .9, random.uniform(0, 2 * math.pi)
        r = w * min(1, t / .14) ** .5 * (1 - t) ** .62 * (1 + .10 * math.sin(11 * t + 2 * a + x)) * random.random() ** .3
        spots.append((Vector((x + r * math.cos(a), y + r * math.sin(a), z + h * t)), Vector((.5 * math.cos(a), .5 * math.sin(a), 1.2)), .12 * random.uniform(.7, 1.3)))
    leafage(spots, "hedge_leaf", wide=.20)


@setting
def garden_wall(p):
    """The wall of a garden shed in the sun: the pipes of the watering, a tap with its can, a lemon tree, lavender."""
    sunshine(-50, 38, 5.0, .10, soft=.6)
    ground()
    box((5, .3, 4), (0, .15, 2.0), "plaster_clay", .012)
    for i in range(4):
        x = p.x - .055 + .037 * i
        tube([(x, -.03, p.z - .06), (x, -.03, p.z - .30), (x, -.03, .30), (x + .02 * (i - 1.5), -.05, .05)], .007, "rubber", smooth=True)
    box((.17, .02, .018), (p.x, -.012, p.z - .26), "brass", .003)
    tap(p.x - .20, p.z - .20)
    with at((p.x + .34, -.30, 0)):
        pot(0, 0, .34, .18)
        small_tree(0, 0, .28, 1.22, .24, "lemon_leaf", .070, 9, 8, 4)
    for x, y, up in ((.24, -.42, -.20), (.33, -.48, -.30), (.30, -.40, -.12)):
        fruit(p.x + x, y, p.z + up, "lemon", .032, 0)
    for x in (-.44, -.26, -.08):
        with at((p.x + x, -.30, p.z - .78)):
            lavender(0, 0, 90, .52, .26)
    area(p + Vector((.20, -1.0, .02)), .6, .9, (1, .86, .66), p)  # what the brass mirrors
    dapple((p.x - 1.45, -1.7, p.z + 1.75), 8, .085, (.30, .22))


def tap(x, z):
    """A garden tap on its copper pipe."""
    cyl(.011, .10, (x, -.06, z), "brass", .003)
    cyl(.016, .046, (x, -.095, z + .018), "brass", .003, "z")
    cyl(.018, .014, (x, -.012, z), "brass", .003)
    tube([(x, -.10, z), (x, -.135, z - .004), (x, -.140, z - .045)], .0095, "brass", smooth=True)
    tube([(x - .035, -.095, z + .052), (x + .035, -.095, z + .052)], .006, "wool_rust")
    cyl(.005, .02, (x, -.095, z + .045), "brass", .001, "z")
    cyl(.010, .9, (x, -.014, z - .46), "copper", .002, "z")


@setting
def gate(p):
    """A white pillar beside a sliding gate, in the sun: bougainvillea, an olive tree behind."""
    sunshine(-46, 36, 4.8, .10, soft=.6)
    ground("stone")
    box((.62, .50, 2.1), (p.x, .25, 1.05), "plaster_white", .02)
    box((.74, .62, .07), (p.x, .25, 2.13), "stone", .015)
    for k in range(14):
        box((2.6, .03, .105), (p.x + .33 + 1.3, .25, .16 + .135 * k), "ink", .006)
    for x in (.37, 1.6):
        box((.06, .06, 1.95), (p.x + x, .285, 1.02), "ink", .006)
    for i in range(3):
        tube([(p.x - .035 + .035 * i, -.02, p.z - .085), (p.x - .035 + .035 * i, -.02, p.z - .2), (p.x - .03 + .03 * i, -.015, .02)], .0048, "rubber", smooth=True)
    box((.10, .018, .014), (p.x, -.009, p.z - .19), "brass", .003)
    area(p + Vector((.29, -.95, .03)), .5, 2, (1, .86, .66), p)  # what the brass mirrors
    box((6, .3, 1.7), (p.x - 3.3, .40, .85), "plaster_white", .02)
    for x, y, z, r in ((-.40, .02, 1.52, .24), (-.52, .06, 1.22, .30), (-.30, -.02, 1.72, .20), (-.06, .02, 1.84, .18)):
        clump(p.x + x, y, z, r, 420, "lemon_leaf", .055, (1, .6, 1), .40)
        clump(p.x + x + .02, y - .05, z, r * 1.04, 620, "bougainvillea", .042, (1, .7, 1), .75)
    for x, y in ((1.1, 3.2), (2.4, 4.2)):
        small_tree(p.x + x, y, 0, 2.8, 1.1, "olive_leaf", .075, 12, 14)
    for i in range(7):
        clump(p.x - 1 + .9 * i, 7, .7, .9, 1500, "hedge_leaf", .11, (1, .6, 1.2))


def run():
    for name, settings in (("tile_glaze", dict(color=(.13, .24, .25), rough=.16, coat=.8)), ("amber_fruit", dict(color=(.62, .20, .03), rough=.5))):
        MATERIALS[name] = settings
    a = arguments([n for n, d in CATALOGUE.items() if d["placed"]])
    for name in a.name:
        shoot(name, a.quality, a.out)


if __name__ == "__main__":
    run()
