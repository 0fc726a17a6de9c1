"""Lumidar by day: morning and afternoon, and the traces of the people who live there.

blender -b -noaudio --python daylight.py -- NAME|all --quality draft
Units are metres, walls are seen from -y, devices stand at their true size. The openings (ratio=BAND) keep their left third calm and in the shade.
"""
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *  # noqa: E402,F403
from everyday import *  # noqa: E402,F403
from studio import _noise, _ramp  # noqa: E402
from greenery import lavender, leafage, small_tree, sprig, wires  # noqa: E402
from places import mug  # noqa: E402
from scenes import BAND, SCENES, bollard, book, curtain, cypress, front_door, louvre_shutter, pot, run, scene, shrub, vase  # noqa: E402


# ------------------------------------------------------------------ petit-déjeuner
@scene(ratio=BAND)
def petit_dejeuner():
    """Blog: a late breakfast, the paper open, the sun through the panes on the wall."""
    random.seed(12)
    day(58, 21, 6.0, .10)
    box((12, .3, 5), (0, 1.45, 2.4), "ochre", 0)
    box((12, 8, .1), (0, -2.2, -.05), "oak", 0)
    ceiling(-6, 3.3, 3.1)
    with at((3.3, -.78, 0), (0, 0, 90)):
        windowed(2.45, 1.70, .70, (3, 2))
    top = .75
    plate(2.3, .92, .040, (1.36, .36, top - .020), "oak", .05, .010, "z")
    for i in (-1, 1):
        for j in (-1, 1):
            box((.06, .06, top - .04), (1.36 + 1.04 * i, .36 + .36 * j, (top - .04) / 2), "oak", .008)
    chair(.98, 1.00, 8)
    newspaper(.70, .20, top, 14)
    cup(1.08, .10, top, -40)
    spoon(1.02, .03, top, 24)
    with at((1.42, .33, top), (0, 0, -8)):
        plate(.46, .26, .018, (0, 0, .009), "walnut", .03, .005, "z")
        loaf(-.03, .02, .018, turn=6, cut_at=.66)
        slice_of_bread(.125, .00, .026, 30)
        slice_of_bread(.165, -.03, .040, 12, 8)
        knife(.06, -.10, .018, 4)
    jar(1.20, .34, top)
    lathe([(0, .002), (.045, .002), (.085, .014), (.088, .017), (.046, .007), (0, .007)], (1.33, .06, top), "glaze", soft=.003)
    box((.055, .035, .026), (1.33, .06, top + .020), "butter", .006)
    for x, y in ((1.74, .28), (1.82, .22), (1.80, .31)):
        fruit(x, y, top, "orange", .036, long=1.0)
    vase(1.66, .60, top, .15, "chalk")
    sprig(1.66, .60, top + .19, .46, 6)
    device("qualite-air", (.42, .58, top))
    device("thermo-hygro", (.50, 1.30, 1.14), "wall")
    area((2.9, -1.2, 1.9), 1.8, 26, (.80, .90, 1.0), (1.0, .4, .8))
    camera((.42, -1.75, 1.30), (.92, .5, .89), 44, 5.0, 2.1)
    return .5


# ------------------------------------------------------------------ volets
def slats(w, h, pitch=.085):
    """Half-open shutters as the sun meets them: it passes every other hand's breadth."""
    for i in range(int(h / pitch)):
        box((w, .012, pitch / 2), (0, 0, pitch * (i + .5)), "door_blue", 0)


def open_book(x, y, z, turn=0, w=.14, d=.21):
    """A book put down open, face up: its boards, its leaves, two printed pages."""
    page = lambda u: .016 * math.sin(math.pi * min(1, .12 + u)) ** .8 + .004
    with at((x, y, z), (0, 0, turn)):
        for s, bend in ((-1, lambda u, v: page(1 - u)), (1, lambda u, v: page(u))):
            box((w + .006, d + .008, .003), (s * w / 2, 0, .0015), "wool_rust", .001)
            for layer in range(5):
                sheet(s * w / 2, 0, .0012 * layer, w - .0006 * layer, d, 0, bend, layer // 4, "paper", False, 3 + s)


@scene
def volets():
    """Features, climate: half-past eight, the shutters keep the sun to stripes on the unmade bed."""
    random.seed(3)
    day(62, 25, 6.4, .085)
    box((12, .3, 5), (0, 1.60, 2.4), "lime", 0)
    box((12, 8, .1), (0, -2.2, -.05), "oak", 0)
    ceiling(-6, 3.2, 2.9)
    with at((3.2, -.95, 0), (0, 0, 90)):
        windowed(2.3, 2.05, .45, (1, 0))
        with at((0, .1, .45)):
            slats(2.3, 2.05)
    x = 1.02
    box((1.86, .06, .98), (x, 1.41, .49), "oak", .012)
    box((1.76, 2.0, .24), (x, .38, .20), "oak", .015)
    mattress = box((1.68, 1.96, .22), (x, .38, .43), "cotton", .07, 6)
    pillows = []
    for dx, dy, a, t in ((-.42, 1.16, -38, 3), (.42, 1.18, -34, -5), (-.30, .98, -22, -9)):
        with at((x + dx, dy, .66 if dy > 1.1 else .63), (a - 40, 0, t)):
            pillows.append(pillow(.68, .46, .20, (0, 0, 0), "cotton" if dy > 1.1 else "cotton_blue"))
    wave = lambda u, v: (.03 * noise.noise(Vector((u * 4, v * 4, 1))), .05 * noise.noise(Vector((u * 3, v * 5, 7))),
                         .16 * noise.noise(Vector((u * 4.5, v * 4.5, 3))) + .10 * noise.noise(Vector((u * 11, v * 9, 5))) + (.25 * max(0, v - .78) * 4 if u < .7 else 0))
    drape((1.95, 1.75), (56, 50), (x + .06, .02, .72), [mattress], "linen", 32, wave, .018, -6)
    open_book(.72, .12, .628, 24)
    box((.44, .38, .035), (-.16, 1.20, .46), "oak", .008)
    for i in (-1, 1):
        for j in (-1, 1):
            cyl(.014, .45, (-.16 + .18 * i, 1.20 + .15 * j, .225), "oak", .003, "z")
    mug(-.22, 1.12, .4775, "terracotta")
    device("thermo-hygro", (-.30, 1.45, 1.22), "wall")
    vase(-.06, 1.28, .4775, .12, "chalk")
    sprig(-.06, 1.28, .4775 + .15, .30, 5)
    area((2.9, -1.2, 1.9), 1.8, 26, (1.0, .92, .82), (.8, .5, .6))
    camera((-.66, -1.45, 1.28), (.46, .70, .66), 36, 4.5, 2.6)
    return .65


# ------------------------------------------------------------------ colis
def parcel(x, y, z, w, d, h, turn=0, label=True):
    with at((x, y, z), (0, 0, turn)):
        box((w, d, h), (0, 0, h / 2), "kraft", .006, 3)
        box((w + .002, .055, .001), (0, 0, h), "tape", 0)
        for s in (-1, 1):
            box((.001, .055, .07), (s * (w / 2 + .0006), 0, h - .035), "tape", 0)
        if label:
            box((.13, .001, .09), (w * .14, -d / 2 - .0008, h * .52), "paper", 0)
            for i in range(17):
                box((random.choice((.0015, .003, .0045)), .001, .026), (w * .14 - .052 + .0065 * i, -d / 2 - .0016, h * .52 - .024), "type", 0)
            for i, k in enumerate((.07, .09, .05)):
                box((k, .001, .006), (w * .14 - .055 + k / 2, -d / 2 - .0016, h * .52 + .030 - .013 * i), "type", 0)


@scene
def colis():
    """Features, security: morning, a parcel waits under the doorbell."""
    random.seed(11)
    day(-52, 21, 4.2, .06, (1, .80, .58))
    front_door(evening=False)
    parcel(-.34, -.42, 0, .42, .30, .24, 9)
    parcel(-.30, -.40, .24, .26, .20, .09, -14, False)
    plate(.86, .46, .018, (.94, -.34, .009), "jute", .02, .004, "z")
    pot(1.72, -.28, .46, .25)
    small_tree(1.72, -.28, .38, 1.45, .50)
    dapple((-2.75, -1.75, 2.6), 26, spread=(.8, .9))
    area((-2.2, -4, 2.0), 2.5, 22, (.75, .86, 1.0), (.3, 0, 1))
    camera((-.95, -3.55, 1.15), (.16, .1, .73), 36, 6.3, 3.5)
    return -.3


# ------------------------------------------------------------------ jardin
def wheel(x, z, r=.335, spokes=28):
    torus(r, .019, (x, 0, z), "rubber")
    torus(r - .022, .009, (x, 0, z), "steel")
    cyl(.022, .09, (x, 0, z), "steel", .004)
    lines = []
    for i in range(spokes):
        a, b = 2 * math.pi * i / spokes, 2 * math.pi * (i + (3 if i % 2 else -3)) / spokes
        lines.append(([(x + .02 * math.cos(b), .03 * (1 if i % 4 < 2 else -1), z + .02 * math.sin(b)),
                       (x + (r - .025) * math.cos(a), 0, z + (r - .025) * math.sin(a))], .0014))
    wires(lines, "steel")


def bicycle(m="door_blue"):
    """A town bicycle: low frame, mudguards, rack, a basket in front. Stands along x, its rear hub at x=0, leaning is the caller's."""
    r, front = .335, 1.06
    for x in (0, front):
        wheel(x, r)
    guard = lambda x, a0, a1: tube([(x + (r + .035) * math.cos(math.radians(a)), 0, r + (r + .035) * math.sin(math.radians(a))) for a in range(a0, a1, 6)], .013, m)
    guard(0, 10, 190)
    guard(front, 25, 175)
    foot, seat, head, crown = (.43, 0, .27), (.29, 0, .80), (.83, 0, .86), (.885, 0, .66)
    for points, k in (([foot, seat], .017), ([head, crown], .021), ([(.86, 0, .76), (.70, 0, .52), (.52, 0, .36), foot], .019),
                      ([(.845, 0, .82), (.68, 0, .60), (.50, 0, .46), (.385, 0, .45)], .015), ([head, (.81, 0, .98)], .012)):
        tube(points, k, m if k > .013 else "steel", smooth=len(points) > 2)
    for s in (-.055, .055):
        tube([(.885, s * .6, .66), (.93, s, .55), (.99, s, .44), (front, s, r)], .011, m, smooth=True)
        tube([foot, (.2, s, .30), (0, s, r)], .010, m, smooth=True)
        tube([(.335, 0, .62), (.2, s, .50), (0, s, r)], .008, m, smooth=True)
        tube([(.27, s, .735), (-.20, s, .735), (0, s, r)], .005, "steel")
    tube([(-.20, -.055, .735), (-.20, .055, .735)], .005, "steel")
    tube([(.62, -.27, .985), (.72, -.27, .99), (.80, -.18, 1.0), (.81, 0, .985), (.80, .18, 1.0), (.72, .27, .99), (.62, .27, .985)], .011, "steel", smooth=True)
    for s in (-1, 1):
        cyl(.016, .12, (.66, s * .27, .987), "leather", .004, "x")
    tube([seat, (.27, 0, .88)], .013, "steel")
    half = [(-.13, -.045), (-.10, -.078), (-.03, -.066), (.03, -.034), (.12, -.020), (.145, -.008)]
    with at((.26, 0, .905), (0, -3, 0)):
        extrude(half + [(p, -q) for p, q in reversed(half)], .046, (0, 0, 0), "leather", .020, "z")
    torus(.085, .006, (foot[0], -.045, foot[2]), "steel")
    for z in (.085, -.085):
        tube([(foot[0], -.045, foot[2] + z), (.0, -.045, r + z * .42)], .004, "gap")
    for s, a in ((-1, 40), (1, 220)):
        tip = (foot[0] + .16 * math.cos(math.radians(a)), s * .075, foot[2] - .16 * math.sin(math.radians(a)))
        tube([(foot[0], s * .075, foot[2]), tip], .008, "steel")
        box((.09, .07, .018), (tip[0], s * .12, tip[2]), "rubber", .006)
    with at((1.0, 0, .80)):
        lathe([(0, 0), (.105, 0), (.150, .20), (.155, .205), (.145, .205), (.10, .012), (0, .012)], (0, 0, 0), "straw", n=48)
        for k in range(7):
            torus(.108 + .0072 * k, .006, (0, 0, .012 + .030 * k), "straw", "z")
    tube([(.84, 0, .84), (1.0, 0, .82)], .006, "steel")
    ball(.045, (.93, 0, .70), "steel", 32).scale = (.8, 1, 1)


@scene(ratio=BAND)
def jardin():
    """Features: the bicycle against the wall, back from the market; the olive tree draws its shade."""
    random.seed(5)
    day(-42, 34, 4.4, .075)
    box((16, .3, 6), (0, .15, 3), "lime", 0)
    box((16, .06, .32), (0, -.02, .16), "stone", .01)
    for i in range(-9, 12):
        for j in range(5):
            box((.595, .595, .08), (.60 * i + (.3 if j % 2 else 0), -.32 - .60 * j, -.042), "stone", .012, 2)
    with at((.34, -.20, .0), (-9, 0, 3)):
        bicycle()
    for x in (1.0, 1.08, 1.16):
        sprig(x + .32, -.22, .98, .24, 3, "lemon_leaf", .05, .5)
    pot(2.02, -.42, .52, .29)
    small_tree(2.02, -.42, .44, 1.8, .62)
    pot(-.12, -.30, .30, .18)
    for dx in (-.05, .05):
        with at((-.12 + dx, -.30, .24)):
            lavender(0, 0, 60, .34, .22)
    device("borne-jardin", (-.52, -.55, 0))
    with at((2.62, -.02, 1.62)):
        box((1.0, .05, 1.3), (0, .01, 0), "chalk", .01)
        box((.9, .05, 1.2), (0, .0, 0), "glass", .004)
        louvre_shutter(-.76, -.03, 0, .5, 1.3)
    dapple((-3.4, -2.4, 3.4), 26, spread=(1.0, .9))
    camera((.02, -4.9, 1.22), (.58, 0, .70), 46, 8, 4.8)
    return -.2


# ------------------------------------------------------------------ dessin
def scribble(points, m, z, r=.0016, shake=.0012):
    """A crayon's line: it shakes a little."""
    line = []
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        n = max(2, int(math.hypot(x1 - x0, y1 - y0) / .008))
        line += [(x0 + (x1 - x0) * i / n + random.gauss(0, shake), y0 + (y1 - y0) * i / n + random.gauss(0, shake), z) for i in range(n)]
    tube(line + [(*points[-1], z)], r, m, smooth=True).scale = (1, 1, .25)


def hatch(x0, y0, x1, y1, m, z, step=.007):
    """A surface as a child fills it: to and fro."""
    points, k = [], 0
    while x0 + k * step < x1:
        points += [(x0 + k * step, (y0, y1)[k % 2] + random.gauss(0, .003)), (x0 + k * step, (y1, y0)[k % 2] + random.gauss(0, .003))]
        k += 1
    scribble(points, m, z, .0021)


def crayon(x, y, z, turn, m, long=.088):
    with at((x, y, z + .0052), (0, 0, turn)):
        cyl(.0050, long, (0, 0, 0), m, .0008, "x")
        cyl(.0053, long * .78, (-.004, 0, 0), "paper", .0003, "x")
        cyl(.0055, long * .60, (-.004, 0, 0), m, .0003, "x")
        lathe([(.0048, 0), (.0015, .012), (0, .0125)], (long / 2, 0, 0), m, "x", n=24)


def childs_drawing(x, y, z, turn=0, w=.40, d=.29):
    """A white house with its arch, three people, a sun: drawn by somebody of six."""
    with at((x, y, z), (0, 0, turn)):
        box((w, d, .0008), (0, 0, .0004), "paper", 0)
        z = .0056  # a crayon's line is flattened to a quarter
        hatch(-.18, -.125, .18, -.095, "crayon_green", z)
        scribble([(-.12, -.09), (-.12, .03), (.02, .03), (.02, -.09), (-.12, -.09)], "crayon_blue", z)
        scribble([(-.135, .03), (-.05, .095), (.035, .03)], "crayon_red", z)
        hatch(-.105, .035, .005, .048, "crayon_red", z)
        scribble([(-.07 + .019 * p, -.09 + .055 * q) for p, q in ((-1, 0), (-1, .6), (-.6, 1), (.6, 1), (1, .6), (1, 0))], "crayon_blue", z)
        hatch(-.085, -.088, -.056, -.045, "crayon_blue", z)
        for a in (-.105, -.018):
            scribble([(a, -.01), (a + .024, -.01), (a + .024, .014), (a, .014), (a, -.01)], "crayon_orange", z)
            hatch(a + .004, -.008, a + .022, .012, "crayon_yellow", z, .005)
        scribble([(.142 + .030 * math.cos(t * .5), .095 + .030 * math.sin(t * .5)) for t in range(14)], "crayon_yellow", z)
        hatch(.120, .078, .164, .112, "crayon_yellow", z, .006)
        for t in range(9):
            c, s = math.cos(t * .7), math.sin(t * .7)
            scribble([(.142 + .038 * c, .095 + .038 * s), (.142 + .056 * c, .095 + .045 * s)], "crayon_orange", z)
        for px, h, m in ((.065, .075, "crayon_red"), (.100, .066, "crayon_blue"), (.130, .042, "crayon_orange")):
            scribble([(px + h * .16 * math.cos(t * .6), -.09 + h * .84 + h * .16 * math.sin(t * .6)) for t in range(12)], m, z)
            scribble([(px, -.09 + h * .68), (px, -.09 + h * .3), (px - h * .16, -.09)], m, z)
            scribble([(px, -.09 + h * .3), (px + h * .16, -.09)], m, z)
            scribble([(px - h * .24, -.09 + h * .56), (px + h * .24, -.09 + h * .58)], m, z)
        scribble([(-.165, -.09), (-.163, -.02)], "leather", z, .003)
        scribble([(-.165 + (.014 + .016 * (t % 3) / 3) * math.cos(t * .9), .0 + (.018 + .016 * (t % 3) / 3) * math.sin(t * .9)) for t in range(26)], "crayon_green", z, .0022)


@scene
def dessin():
    """Home: five o'clock, the drawing is nearly done, the lamp came on by itself."""
    random.seed(14)
    day(-90, 8, .0, .012)
    top = .75
    plate(2.2, 1.05, .040, (.25, .18, top - .020), "oak", .05, .010, "z")
    box((8, .3, 4), (0, 2.1, 1.6), "plaster_clay", 0)
    box((8, 6, .1), (0, -1, -.05), "oak", 0)
    with at((1.1, 1.0, 0), (0, 0, 170)):
        chair(0, 0)
    with at((-.20, .20, top), (0, 0, 7)):
        box((.40, .29, .0008), (0, 0, .0004), "paper", 0)
    childs_drawing(.11, .03, top + .0010, -9)
    for x, y, turn, m in ((.40, .06, 65, "crayon_red"), (.44, -.02, 82, "crayon_blue"), (.37, .16, 20, "crayon_green"), (.30, -.20, -12, "crayon_yellow"),
                          (.46, .13, 120, "crayon_orange"), (.12, -.05, 40, "crayon_red")):
        crayon(x, y, top + (.003 if x < .2 else 0), turn, m)
    with at((.60, .12, top), (0, 0, -18)):
        box((.115, .075, .026), (0, 0, .013), "crayon_yellow", .003)
        box((.105, .062, .004), (0, 0, .026), "kraft", .001)
        for i, m in enumerate(("crayon_blue", "crayon_green", "crayon_red", "crayon_orange")):
            crayon(.004, -.022 + .014 * i, .026, 0, m)
    lathe([(0, 0), (.030, 0), (.034, .105), (.032, .105), (.029, .006), (0, .006)], (.56, .36, top), "jar_glass", soft=.002)
    lathe([(0, .007), (.0285, .007), (.0312, .066), (0, .066)], (.56, .36, top), "chalk")
    with at((-.16, .36, top), (0, 0, 24)):  # a wooden car
        box((.11, .045, .026), (0, 0, .027), "crayon_red", .008)
        box((.055, .042, .024), (-.008, 0, .050), "oak", .008)
        for i in (-1, 1):
            for j in (-1, 1):
                cyl(.014, .010, (.034 * i, .026 * j, .014), "walnut", .003)
    device("lampe-table", (.33, .40, top))
    area((.33, .40, top + .150), .09, 3.2, (1, .60, .28), (.33, .40, top))
    area((-1.9, -.1, 1.75), 1.5, 26, (.58, .74, 1.0), (.1, .1, top))
    area((1.3, 1.3, 2.2), .8, 9, (1, .66, .38), (.6, 2, 1.0))
    camera((.00, -.82, 1.37), (.12, .17, .805), 39, 4.0)
    return .7


# ------------------------------------------------------------------ pluie
def raindrops(x0, x1, z0, z1, n, y=0.0):
    """Drops on a pane, the large ones lower in their own track; one mesh that bends the light as water does."""
    m = material("water_drop", (1, 1, 1), rough=.0)
    b = m.node_tree.nodes["Principled BSDF"]
    b.inputs["Transmission"].default_value, b.inputs["IOR"].default_value = 1.0, 1.33
    v, f = [], []

    def drop(x, z, r, long):
        k, rings, around = len(v), 4, 12
        for i in range(rings + 1):
            a = math.pi / 2 * i / rings
            for j in range(around):
                t = 2 * math.pi * j / around
                c, s = math.cos(t), math.sin(t)
                v.append((x + r * math.cos(a) * c * (1 + .12 * math.sin(3 * t + x * 90)), y + r * .55 * math.sin(a), z + r * math.cos(a) * s * (long if s > 0 else 1)))
        f.append(tuple(k + j for j in range(around)))
        f.extend((k + i * around + j, k + (i + 1) * around + j, k + (i + 1) * around + (j + 1) % around, k + i * around + (j + 1) % around)
                 for i in range(rings) for j in range(around))

    for _ in range(n):
        r = .0011 + .0038 * random.random() ** 3
        drop(random.uniform(x0, x1), random.uniform(z0, z1), r, random.uniform(1.0, 1.5))
    for _ in range(26):
        x, z = random.uniform(x0, x1), random.uniform(z0 + .1, z1)
        drop(x, z, random.uniform(.0042, .0060), 1.9)
        for i in range(14):
            drop(x + random.gauss(0, .0012), z + .012 + .013 * i + random.gauss(0, .003), random.uniform(.0008, .0020), 1.2)
    mesh(v, f, "water_drop")


@scene
def pluie():
    """Blog and articles: rain on the terrace at nightfall, its lights in the wet stone; dry and warm on this side of the pane."""
    random.seed(19)
    day(20, 40, .0, 0)
    world((.20, .31, .42), .62)
    wet = material("wet_stone", (.20, .19, .17), rough=.25, coat=.6)
    n = _noise(wet.node_tree, 1.3, 5)
    _ramp(wet.node_tree, n, wet.node_tree.nodes["Principled BSDF"].inputs["Roughness"], (.03,) * 3, (.42,) * 3, .42, .62)
    for i in range(-8, 10):
        for j in range(11):
            box((.796, .796, .1), (.8 * i, .9 + .8 * j, -.05), "wet_stone", .008, 2)
    box((30, .3, 1.0), (0, 9.4, .4), "plaster_white", .02)
    box((30, .4, .06), (0, 9.4, .92), "stone", .01)
    box((60, 30, .2), (0, 26, -.4), "leaf", 0)
    for x, y, h in ((-1.9, 5.6, 2.1), (2.5, 4.6, 2.2), (3.9, 6.6, 2.4)):
        pot(x, y, .55, .34)
        small_tree(x, y, .46, h, .75, boughs=8, twigs=9)
    for x, y, h, w in ((-5, 15, 6, .8), (-3.2, 17, 7, .8), (1.2, 18, 6, .8), (6, 14, 6.4, .9)):
        cypress(x, y, h, w)
    for i in range(9):
        shrub(-7 + 1.9 * i, 11.5 + 2 * random.random(), .9, 1.3 + .5 * random.random(), 900, ("olive", "leaf", "cypress")[i % 3], .16)
    for x, y in ((-.62, 3.1), (.98, 2.7), (-1.5, 5.4), (2.3, 6.2), (.35, 8.2)):
        bollard(x, y)
    with at((.55, 4.6, 0)):
        cyl(.42, .03, (0, 0, .72), "ink", .006, "z")
        cyl(.025, .70, (0, 0, .36), "ink", .004, "z")
        cyl(.20, .02, (0, 0, .01), "ink", .004, "z")
    with at((-.15, 4.95, 0), (0, 0, 60)):
        chair(0, 0, 0, "ink", "ink")
    with at((1.3, 4.8, 0), (0, 0, -70)):
        chair(0, 0, 0, "ink", "ink")
    x0, x1, z0, z1 = -1.15, 1.35, .80, 2.5
    for size, loc in (((3, .26, 4), (x0 - 1.5, 0, 1.6)), ((3, .26, 4), (x1 + 1.5, 0, 1.6)), ((6, .26, .77), (0, 0, .385))):
        box(size, loc, "plaster", 0)
    for x in (x0, .36, x1):
        box((.062, .072, z1 - z0), (x, .04, (z0 + z1) / 2), "oak", .008)
    box((x1 - x0, .07, .062), ((x0 + x1) / 2, .04, z0 + .03), "oak", .008)
    pane = box((x1 - x0, .004, z1 - z0), ((x0 + x1) / 2, .05, (z0 + z1) / 2), "jar_glass", 0)
    pane.visible_shadow = False
    raindrops(x0, x1, z0 + .06, 1.75, 1700, .054)
    box((3.4, .36, .04), (.1, -.16, z0 - .02), "oak", .008)
    curtain(-.54, -.26, .2, .40, 2.6, "linen", 5)
    cup(.14, -.16, z0, -30, "terracotta", "coffee", False)
    for i, (m, a) in enumerate((("wool_ink", 10), ("wool_rust", 4))):
        book(.50, -.17, z0 + .026 * i, .21, .15, .025, m, a)
    device("contact-ouverture", (.36, .004, 1.30), "wall")
    area((.7, -1.3, 1.9), .7, 13, (1, .66, .36), (.3, 0, 1.0))
    camera((-.06, -1.16, 1.29), (.10, .05, 1.045), 36, 2.8, 1.18)
    return .95


# ------------------------------------------------------------------ établi
def circuit(x, y, z, w=.07, d=.05, turn=0, chips=7):
    """A green board with its chips, its connectors, its pads of copper."""
    with at((x, y, z), (0, 0, turn)):
        plate(w, d, .0016, (0, 0, .003), "board_green", .003, .0004, "z")
        for i in range(chips):
            a, b = random.uniform(-.36, .36) * w, random.uniform(-.36, .36) * d
            box((random.choice((.006, .010, .014)), random.choice((.005, .008, .010)), .0022), (a, b, .005), "rubber", .0004, 2)
        for i in range(14):
            box((.0022, .0012, .0012), (random.uniform(-.44, .44) * w, random.uniform(-.44, .44) * d, .0044), random.choice(("satin", "copper", "steel")), 0)
        box((.012, .010, .008), (w * .42, 0, .008), "steel", .001, 2)
        box((w * .5, .005, .007), (-w * .1, -d * .44, .007), "rubber", .0006, 2)
        for i in range(8):
            cyl(.0006, .010, (-w * .3 + w * .4 * i / 7, -d * .44, .010), "brass", 0, "z")
        for i in (-1, 1):
            for j in (-1, 1):
                torus(.0022, .0007, (i * w * .45, j * d * .43, .004), "brass", "z")


def screwdriver(x, y, z, turn, m="wool_rust", s=1.0):
    with at((x, y, z + .012 * s), (0, 0, turn), s):
        lathe([(0, -.05), (.011, -.048), (.013, -.02), (.010, .03), (.0125, .044), (.006, .050), (0, .050)], (0, 0, 0), m, "x", soft=.004)
        cyl(.003, .11, (.10, 0, 0), "steel", .0005, "x")


def soldering_iron(x, y, z, turn):
    with at((x, y, z), (0, 0, turn)):
        box((.10, .07, .012), (0, 0, .006), "ink", .004)
        spring = [(-.02 + .004 * i / 4 + .0, .017 * math.cos(i * .8), .055 + .017 * math.sin(i * .8) + .0008 * i) for i in range(90)]
        tube(spring, .0013, "steel")
        tube([(-.02, 0, .012), (-.02, 0, .045)], .004, "steel")
        with at((.03, 0, .062), (0, -14, 0)):
            lathe([(0, -.09), (.003, -.086), (.005, -.04), (.008, -.03), (.010, .0), (.013, .06), (.010, .10), (0, .102)], (0, 0, 0), "rubber", "x", soft=.003)
        tube([(.125, 0, .09), (.22, .02, .06), (.34, .10, .006), (.60, .16, .005)], .003, "rubber", smooth=True)


@scene
def etabli():
    """Home and company: Tuesday morning at the workshop, a hub half put together."""
    random.seed(23)
    day(-58, 27, 5.2, .08)
    box((12, .3, 5), (0, .95, 2.4), "lime", 0)
    box((12, 8, .1), (0, -2.2, -.05), "stone", 0)
    ceiling(-2.3, 6, 3.2)
    with at((-2.3, -.95, 0), (0, 0, 90)):
        windowed(2.4, 2.0, .95, (2, 2))
    top = .90
    box((3.4, .86, .06), (.7, .34, top - .03), "oak", .010)
    for x in (-.7, 2.2):
        box((.08, .60, top - .06), (x, .34, (top - .06) / 2), "oak", .01)
    plate(.56, .38, .004, (.36, .16, top + .002), "wool_ink", .02, .001, "z")
    with at((.30, .17, top + .004), (0, 0, 14)):  # the lower half of a hub, its board, its battery
        lathe([(0, .002), (.068, .002), (.074, .010), (.074, .024), (.071, .024), (.070, .010), (0, .006)], (0, 0, 0), "satin", soft=.002)
        circuit(0, .006, .008, .088, .072, 0, 11)
        tube([(.02, .02, .014), (.06, .06, .03), (.11, .08, .012), (.15, .07, .006)], .0016, "wool_rust", smooth=True)
        tube([(.015, .02, .014), (.05, .07, .034), (.11, .09, .012), (.15, .08, .006)], .0016, "rubber", smooth=True)
        plate(.052, .034, .008, (.175, .075, .005), "steel", .004, .002, "z")
    with at((.50, .27, top + .004), (0, 0, -20)):  # its cover, upside down
        lathe([(0, .004), (.066, .004), (.074, .012), (.074, .020), (.070, .020), (.066, .010), (0, .009)], (0, 0, 0), "satin", soft=.002)
    for x, y in ((.43, .06), (.445, .075), (.455, .052), (.47, .068)):
        cyl(.0025, .004, (x, y, top + .006), "steel", .0006, "z")
    screwdriver(.22, .02, top + .002, 22)
    screwdriver(.60, .12, top + .002, 100, "wool_ink", .85)
    with at((.12, .24, top + .004), (0, 0, 64)):  # tweezers
        for s in (-1, 1):
            tube([(-.06, 0, .006), (-.02, s * .009, .006), (.06, s * .0015, .004)], .0018, "steel", smooth=True)
    soldering_iron(.78, .33, top, 24)
    lathe([(0, 0), (.030, 0), (.030, .004), (.012, .006), (.012, .040), (.030, .042), (.030, .046), (0, .046)], (.62, .45, top), "ink", soft=.001)
    cyl(.021, .034, (.62, .45, top + .023), "nickel", .006, "z")
    with at((-.16, .14, top), (0, 0, 16)):
        sheet(0, 0, .010, .15, .21, 0, None, 1, "paper", True, 5)
        box((.152, .212, .009), (0, 0, .0045), "wool_rust", .002)
        tube([(.05, -.09, .017), (.105, .05, .017)], .0038, "crayon_yellow")
    mug(-.02, .42, top, "terracotta")
    for i in range(3):  # small drawers
        for j in range(3):
            with at((1.02 + .132 * i, .68, top + .005 + .085 * j)):
                box((.128, .20, .080), (0, 0, .041), "oak", .004)
                box((.112, .006, .064), (0, -.102, .041), "walnut" if (i, j) == (1, 1) else "satin_ink", .004)
                ball(.008, (0, -.110, .041), "brass", 20)
    device("camera-interieure", (.86, .54, top), turn=-10)
    device("centrale", (.90, .16, top), turn=-8)
    vase(.56, .70, top, .13, "chalk")
    sprig(.56, .70, top + .163, .36, 6)
    area((-1.9, -.6, 2.0), 1.6, 22, (.78, .88, 1.0), (.5, .3, 1))
    camera((.06, -.98, 1.43), (.47, .30, .99), 37, 4.0, 1.25)
    return .25


# ------------------------------------------------------------------ bureau
def laptop(x, y, z, turn=0, lean=108):
    """An open laptop, the plan of a home on its screen."""
    w, d = .310, .215
    with at((x, y, z), (0, 0, turn)):
        plate(w, d, .012, (0, 0, .008), "nickel", .014, .003, "z")
        box((w * .86, d * .44, .001), (0, .030, .0142), "rubber", 0)
        for i in range(13):
            for j in range(5):
                box((.0165, .0150, .0022), (-w * .40 + .0206 * i, -.006 + .0182 * j, .0152), "gap", .002, 2)
        plate(.10, .062, .0006, (0, -.068, .0142), "steel", .006, 0, "z")
        with at((0, d / 2, .012), (lean - 90, 0, 0)):
            with at((0, 0, d / 2 + .004)):
                plate(w, d, .006, (0, .003, 0), "nickel", .014, .002)
                plate(w - .012, d - .014, .001, (0, -.0006, .001), "glass", .008, 0)
                glow(plate(w - .020, d - .024, .001, (0, -.0014, .002), "screen", .004, 0))
                for points in ([(-.10, -.07), (.10, -.07), (.10, .07), (-.10, .07), (-.10, -.07)], [(-.02, -.07), (-.02, .07)], [(-.02, .01), (.10, .01)], [(.04, .01), (.04, .07)]):
                    glow(tube([(a - .02, -.003, b) for a, b in points], .0012, "wool_ink"))
                for a, b in ((-.08, -.02), (.01, .04), (.05, -.03)):
                    glow(cyl(.009, .001, (a, -.003, b), "amber", 0))
                for i in range(5):
                    glow(box((.030, .001, .010), (.118, -.003, .055 - .026 * i), "wool_ink" if i else "amber", 0))


@scene(ratio=BAND)
def bureau():
    """Contact: a desk by the window, the plan of a home on the screen, somebody is about to write."""
    random.seed(31)
    day(60, 24, 5.6, .085)
    box((12, .3, 5), (0, 1.05, 2.4), "wall_green", 0)
    box((12, 8, .1), (0, -2.2, -.05), "oak", 0)
    ceiling(-6, 3.2, 3.1)
    with at((3.2, -.50, 0), (0, 0, 90)):
        windowed(1.9, 2.1, .70, (2, 2))
    top = .74
    plate(1.9, .80, .034, (1.22, .40, top - .017), "oak", .03, .008, "z")
    for i in (-1, 1):
        for j in (-1, 1):
            cyl(.022, top - .03, (1.22 + .86 * i, .40 + .32 * j, (top - .03) / 2), "oak", .005, "z")
    laptop(1.08, .36, top, -10)
    with at((.66, .28, top), (0, 0, 12)):
        box((.152, .212, .012), (0, 0, .006), "wool_rust", .003)
        sheet(0, 0, .0126, .146, .206, 0, None, 1, "paper", False, 6)
        tube([(-.02, -.09, .018), (.05, .045, .018)], .004, "brass")
    cup(1.42, .24, top, -35)
    with at((1.40, .07, top), (0, 0, 20)):
        plate(.072, .148, .008, (0, 0, .004), "glass", .012, .002, "z")
    with at((.80, .08, top), (0, 0, -24)):  # spectacles
        for s in (-1, 1):
            torus(.022, .0022, (s * .028, 0, .024), "leather")
            tube([(s * .050, 0, .030), (s * .060, .05, .026), (s * .056, .12, .006)], .0018, "leather", smooth=True)
        tube([(-.007, 0, .028), (0, -.002, .031), (.007, 0, .028)], .0018, "leather", smooth=True)
    for i, (m, a) in enumerate((("wool_ink", 8), ("chalk", -3), ("wool_rust", 5))):
        book(1.78, .52, top + .029 * i, .24, .17, .028, m, a)
    vase(1.56, .62, top, .15, "terracotta")
    sprig(1.56, .62, top + .19, .44, 7, "lemon_leaf", .075, .45)
    device("ecran-panoramique", (.60, .90, 1.14), "wall")
    area((2.8, -1.0, 1.9), 1.7, 24, (.80, .90, 1.0), (1.0, .4, .8))
    camera((.40, -1.65, 1.26), (.90, .45, .95), 45, 5.0, 2.1)
    return .5


# ------------------------------------------------------------------ cuisine
def half_lemon(r=.031):
    """Half a lemon, its nine segments up."""
    lathe([(0, 0), (.012, .001), (.026, .014), (r, .030), (r, .034)], (0, 0, 0), "lemon", n=48)
    cyl(r, .002, (0, 0, .033), "chalk", .0008, "z")
    for k in range(9):
        with at((0, 0, .0346), (0, 0, 40 * k)):
            extrude([(.003, -.0015), (.026, -.0078), (.0275, 0), (.026, .0078), (.003, .0015)], .0012, (0, 0, 0), "lemon_cut", .0004, "z")


@scene
def cuisine():
    """Articles: lemons on the worktop, a leak sensor by the sink, the sun along the tiles."""
    random.seed(37)
    day(-62, 24, 5.4, .085)
    top = .91
    box((8, .3, 5), (0, .143, 2.4), "chalk", 0)
    for i in range(-16, 17):
        for j in range(7):
            with at((.105 * i + .05, -.002, top + .055 + .105 * j), (random.uniform(-1.2, 1.2), 0, random.uniform(-1.2, 1.2))):
                box((.1015, .016, .1015), (0, 0, 0), "zellige" if random.random() < .72 else "zellige_pale", .003, 2)
    with at((-2.1, -.70, 0), (0, 0, 90)):
        windowed(1.7, 1.5, .95, (1, 1))
    ceiling(-2.1, 4, 3.0)
    box((8, 6, .1), (0, -3, -.05), "stone", 0)
    slab = box((4, .66, .035), (.3, -.32, top - .0175), "stone", .004)
    cut(slab, box((.46, .36, .3), (.66, -.33, top), "steel", 0))
    for size, loc in (((.46, .02, .2), (.66, -.15, top - .12)), ((.46, .02, .2), (.66, -.51, top - .12)), ((.02, .36, .2), (.43, -.33, top - .12)), ((.02, .36, .2), (.89, -.33, top - .12)),
                      ((.46, .36, .02), (.66, -.33, top - .2))):
        box(size, loc, "glaze", .004)
    tube([(.66, -.08, top), (.66, -.08, top + .22), (.66, -.10, top + .30), (.66, -.17, top + .335), (.66, -.24, top + .31), (.66, -.265, top + .25)], .012, "brass", smooth=True)
    cyl(.022, .03, (.66, -.08, top + .015), "brass", .006, "z")
    tube([(.68, -.08, top + .07), (.74, -.09, top + .085)], .007, "brass")
    box((4, .60, .84), (.3, -.30, .44), "satin_ink", .006)
    with at((.02, -.36, top), (0, 0, 7)):
        plate(.40, .25, .020, (0, 0, .010), "walnut", .03, .006, "z")
        knife(.02, -.075, .020, 8)
        with at((-.08, .02, .020), (0, 0, 20)):
            lathe([(0, .034), (.012, .033), (.026, .020), (.031, .004), (.031, 0)], (0, 0, 0), "lemon", n=48)
        with at((-.01, .045, .020), (0, 0, 70)):
            half_lemon()
        for k in range(3):
            with at((.09 + .028 * k, .02 - .012 * k, .0235 + .003 * k), (6 * k, 8 * k, 0)):
                cyl(.030, .005, (0, 0, 0), "lemon", .001, "z")
                cyl(.0275, .0056, (0, 0, 0), "lemon_cut", .001, "z")
    lathe([(0, .006), (.05, .0), (.11, .030), (.145, .072), (.141, .074), (.105, .036), (.05, .010), (0, .010)], (-.36, -.26, top), "terracotta", soft=.005)
    for x, y, z in ((-.41, -.27, .022), (-.33, -.30, .022), (-.35, -.21, .022), (-.385, -.235, .070), (-.325, -.255, .066)):
        fruit(x, y, top + z, "lemon", .033, random.uniform(0, 180), 1.25)
    fruit(.27, -.22, top, "lemon", .033, 30, 1.25)
    leafage([(Vector(foot), Vector(way), .08) for foot, way in (((-.36, -.25, top + .14), (.4, -.5, .2)), ((-.37, -.25, top + .14), (-.6, -.2, .3)),
                                                               ((.26, -.21, top + .06), (.3, -.5, .3)))], "lemon_leaf", wide=.42)
    lathe([(0, 0), (.036, 0), (.041, .14), (.039, .14), (.034, .008), (0, .008)], (.33, -.13, top), "jar_glass", soft=.002)
    device("fuite-eau", (.335, -.38, top))
    device("qualite-air", (-.13, -.10, top))
    box((2.4, .20, .032), (-.1, -.08, 1.60), "oak", .005)
    for x in (.3, .41, .52):
        cup(x, -.09, 1.616, 40, "glaze", "gap", False)
    vase(-.05, -.09, 1.616, .10, "chalk")
    pot(-.78, -.20, .15, .085, z=top)
    sprig(-.78, -.20, top + .12, .26, 14, "lemon_leaf", .055, .7)
    area((-1.8, -.7, 1.9), 1.5, 16, (.80, .90, 1.0), (.2, -.2, 1))
    camera((-.10, -1.86, 1.42), (.08, -.14, 1.06), 38, 5.6, 1.66)
    return .4


# ------------------------------------------------------------------ entrée
def hanging(x, y, z, w, h, m, waves=4, gather=.22):
    """Cloth from a hook: gathered above, falling in folds."""
    n, k, v = waves * 14, 24, []
    for i in range(n + 1):
        for j in range(k + 1):
            u, t = i / n - .5, j / k
            spread = gather + (1 - gather) * min(1, t * 1.5) ** .7
            fold = math.sin(2 * math.pi * waves * (u + .5) + .8 * math.sin(3 * t))
            v.append((x + u * w * spread + .01 * math.sin(5 * t), y - .022 - (.020 + .012 * t) * (1 + fold), z - h * t * (1 + .03 * math.sin(9 * u))))
    o = mesh(v, quads(n, k), m)
    o.modifiers.new("thick", "SOLIDIFY").thickness = .004
    return o


def keys(x, y, z, turn=0):
    with at((x, y, z), (0, 0, turn)):
        torus(.014, .0011, (0, 0, .002), "steel", "z")
        for a, m in ((20, "brass"), (62, "steel")):
            with at((0, 0, .003), (0, 0, a)):
                plate(.024, .020, .002, (.022, 0, 0), m, .008, .0005, "z")
                bit = [(.03, -.004), (.066, -.004), (.070, 0), (.066, .004), (.058, .002), (.054, .004), (.048, .002), (.044, .004), (.03, .004)]
                extrude(bit, .0018, (0, 0, 0), m, .0003, "z")
        box((.055, .018, .005), (-.035, .010, .003), "leather", .002)


@scene
def entree():
    """Articles: back home, the keys in their bowl under the switch, a hat, a scarf, a basket on the bench."""
    random.seed(41)
    day(-54, 30, 5.6, .075)
    box((12, .3, 5), (0, .15, 2.4), "lime", 0)
    box((12, .016, 1.02), (0, -.008, .51), "wall_green", 0)
    box((12, .034, .045), (0, -.017, 1.04), "oak", .008)
    for i in range(-7, 9):
        for j in range(7):
            box((.497, .497, .08), (.5 * i, -.25 - .5 * j, -.04), "terracotta", .008, 2)
    ceiling(-2.2, 6, 3.0)
    with at((-2.2, -1.25, 0), (0, 0, 90)):
        windowed(1.8, 2.2, .55, (1, 3))
    box((.66, .26, .036), (.14, -.13, .86), "oak", .006)
    for x in (-.12, .40):
        box((.02, .20, .10), (x, -.10, .80), "oak", .004)
    device("interrupteur", (.12, 0, 1.22), "wall")
    vase(-.10, -.12, .878, .13, "terracotta")
    sprig(-.10, -.12, .878 + .165, .34, 6)
    lathe([(0, .004), (.035, 0), (.075, .022), (.090, .046), (.087, .048), (.070, .026), (.032, .008), (0, .008)], (.20, -.13, .878), "glaze", soft=.004)
    keys(.19, -.150, .900, 24)
    box((.11, .20, .001), (.40, -.13, .8785), "paper", 0)
    box((1.1, .09, .022), (1.16, -.012, 1.66), "oak", .006)
    for x in (.78, 1.04, 1.30, 1.56):
        tube([(x, -.02, 1.66), (x, -.07, 1.655), (x, -.085, 1.69)], .008, "brass", smooth=True)
    hanging(1.05, -.02, 1.69, .26, .86, "wool_rust", 3)
    hanging(1.07, -.05, 1.69, .20, .62, "wool_rust", 3)
    hanging(1.56, -.03, 1.68, .46, .98, "cotton_blue", 5, .30)
    with at((.80, -.05, 1.60), (78, 0, 0)):
        lathe([(0, .105), (.05, .108), (.078, .098), (.086, .03), (.092, .004), (.175, -.014), (.178, -.010), (.092, .010), (.088, .03)], (0, 0, 0), "straw", soft=.008)
        lathe([(.0885, .012), (.0875, .040), (.0855, .040)], (0, 0, 0), "wool_ink")
    plate(1.25, .36, .040, (1.26, -.24, .44), "oak", .03, .008, "z")
    for i in (-1, 1):
        box((.05, .30, .42), (1.26 + .52 * i, -.24, .21), "oak", .008)
    lathe([(0, 0), (.12, 0), (.19, .20), (.20, .24), (.19, .24), (.11, .012), (0, .012)], (1.58, -.24, .46), "straw", n=64)
    for k in range(9):
        torus(.124 + .0088 * k, .010, (1.58, -.24, .474 + .026 * k), "straw", "z")
    for s in (-1, 1):
        tube([(1.58 - .10, -.24 + s * .15, .68), (1.58 - .06, -.24 + s * .10, .86), (1.58 + .06, -.24 + s * .10, .86), (1.58 + .10, -.24 + s * .15, .68)], .010, "leather", smooth=True)
    sprig(1.56, -.24, .64, .30, 6, "lemon_leaf", .07, .6)
    area((-1.9, -1.6, 2.0), 1.6, 20, (.80, .90, 1.0), (.6, -.1, 1))
    camera((.10, -3.05, 1.50), (.66, 0, .86), 36, 5.6, 3.0)
    return .6


def run_day():
    run({name: made for name, made in SCENES.items() if made[0].__module__ == __name__})


if __name__ == "__main__":
    run_day()
