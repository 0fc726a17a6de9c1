"""Lumidar devices.  blender -b -noaudio --python products.py -- NAME|all --view angle

Each device is one short function that builds its geometry around x=0, standing on z=0
or hanging on the wall plane y=0; @device gives it a family, a set and a light.
"""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *  # noqa: E402,F403

CATALOGUE = {}
Z = 1.3  # height of wall devices above the floor


def device(name, family, title, backdrop="sand", light="day", wall=None, stripes=False,
           detail=None, zoom=0.62, turn=0, rise=0, exposure=0.3, near=1.0, side=None, ceiling=False, solo=None):
    """Register a device; wall=(width, height[, material]) adds a plaster arch behind it, ceiling hangs it on one, seen from below, in every
    view but the detail, which needs its wall. solo builds the device alone and upright, for its dimension drawing."""
    def wrap(build):
        CATALOGUE[name] = dict(build=build, family=family, title=title, backdrop=backdrop,
                               light=light, wall=wall, stripes=stripes, detail=detail,
                               zoom=zoom, turn=turn, rise=rise, exposure=exposure,
                               near=near, side=side, ceiling=ceiling, solo=solo, placed=getattr(build, "placed", None))
        return build
    return wrap


def placed(setting, at, wide, side=0, rise=0, off=(0, 0, 0), on="wall", turn=(0, 0, 0), lens=50, stop=4, exposure=.45, whole=False, unit=None, built=False, **dress):
    """Under @device: where it lives, for the view « place » (places.py). at is where its back, foot or head is (on), in metres; wide is how many metres
    the picture spans there, side and rise are the camera's angles, off is the middle of the picture from the device; dress goes to the setting.
    whole, unit: see put(); built: the setting itself builds the device."""
    def wrap(build):
        build.placed = dict(setting=setting, at=at, wide=wide, side=side, rise=rise, off=off, on=on, turn=turn, lens=lens, stop=stop,
                            exposure=exposure, whole=whole, unit=unit, built=built, dress=dress)
        return build
    return wrap


def shoot(name, view, quality, out):
    d = CATALOGUE[name]
    reset()
    overhead = d["ceiling"] and view != "detail"
    if overhead:
        under_ceiling(d["build"])
    else:
        cyclorama(d["backdrop"])
        if d["wall"]:
            wall_piece(*d["wall"])
        d["build"]()
        {"day": light_day, "dusk": light_dusk}[d["light"]](0.75 if d["stripes"] else 1.0)
        if d["stripes"]:
            gobo(target=(0, 0, Z + 0.4))
    frame(view, d["detail"], d["zoom"], d["turn"], -42 if overhead else d["rise"], d["near"], d["side"])
    render(os.path.join(out, "%s-%s.png" % (name, view)), quality, exposure=d["exposure"])


def under_ceiling(build, z=3.0):
    """The corner of a room at dusk, looked up at: what hangs on a wall elsewhere hangs here, facing down."""
    prop(box((16, 8.4, .3), (0, -.6, z + .15), "plaster_white", 0))
    prop(box((16, .3, 12), (0, 3.45, z - 6), "plaster_ink", 0))
    prop(box((16, .16, .22), (0, 3.24, z - .11), "plaster_white", .05))
    with at((0, 0, z), (90, 0, 0)), at((0, 0, -Z)):
        build()
    area((-3.6, -4.2, .4), 2.2, 250, (1, .76, .52), (0, 0, z))
    area((4.2, -2.0, .8), 2.0, 70, (.34, .60, .95), (0, 0, z))
    area((1.5, 2.6, .2), 1.2, 60, (1, .62, .32), (0, 3.2, z))
    world((.03, .06, .085), .6)


# ------------------------------------------------------------------ shared details
def led(loc, m="amber", r=0.022, axis="y"):
    cyl(r * 1.5, 0.006, loc, "gap", 0.002, axis)
    return glow(cyl(r, 0.012, loc, m, 0.003, axis))


def screw(loc, r=0.05, axis="y", turn=30):
    cyl(r, 0.03, loc, "steel", 0.008, axis)
    with at(loc, (0, turn, 0)):
        box((r * 1.5, 0.034, r * 0.28), (0, 0, 0), "gap", 0.002)


def knob(r, d, loc, m="brass", teeth=120):
    """Knurled collar with a smooth spun cap."""
    ring = [((r - 0.012 * (i % 2)) * math.cos(math.pi * i / teeth),
             (r - 0.012 * (i % 2)) * math.sin(math.pi * i / teeth)) for i in range(2 * teeth)]
    extrude(ring, d * 0.8, (loc[0], loc[1], loc[2]), m, 0.008)
    cyl(r * 0.94, d, loc, m, 0.02)


ICONS = {  # strokes in a unit square, drawn as thin luminous wire
    "home": [[(-.8, 0), (0, .8), (.8, 0)], [(-.55, .1), (-.55, -.7), (.55, -.7), (.55, .1)]],
    "power": [circle(.7, 24, 120, 420), [(0, .9), (0, .1)]],
    "sun": [circle(.38, 24) + [(.38, 0)]] + [[(.6 * x, .6 * y), (.95 * x, .95 * y)] for x, y in circle(1, 8)],
    "moon": [circle(.75, 28, 62, 298) + [(x + .62, y) for x, y in circle(.72, 22, 244, 116)]],
    "blind": [[(-.7, y), (.7, y)] for y in (.7, .3, -.1)] + [[(0, -.1), (0, -.7)]],
    "lock": [[(-.55, .1), (.55, .1), (.55, -.75), (-.55, -.75), (-.55, .1)],
             [(-.35, .1)] + [(x, y + .45) for x, y in circle(.35, 14, 180, 0)] + [(.35, .1)]],
    "drop": [[(0, .85), (.36, .25)] + [(x, y - .2) for x, y in circle(.5, 20, 25, -205)] + [(-.36, .25), (0, .85)]],
    "wifi": [[(x, y - .5) for x, y in circle(r, 16, 45, 135)] for r in (.5, .9, 1.3)],
    "up": [[(-.6, -.3), (0, .35), (.6, -.3)]], "down": [[(-.6, .3), (0, -.35), (.6, .3)]],
    "bell": [[(-.7, -.45), (-.5, -.2)] + [(x, y + .25) for x, y in circle(.5, 16, 180, 0)] + [(.5, -.2), (.7, -.45), (-.7, -.45)],
             [(-.18, -.68), (.18, -.68)]],
}


def icon(kind, loc, size, m="white_ui", r=0.009):
    for s in ICONS[kind]:
        glow(tube([(loc[0] + x * size, loc[1], loc[2] + y * size) for x, y in s], r, m))


def tile(kind, label, loc, w, h, on=False):
    plate(w, h, 0.012, loc, "tile_ui", 0.07, 0.003)
    x, y, z = loc
    icon(kind, (x, y - 0.010, z + h * 0.13), min(w, h) * 0.19, "amber" if on else "white_ui")
    text(label, 0.085, (x, y - 0.010, z - h * 0.29), "white_ui" if on else "dim_ui", align="CENTER")


def moulding(side, w, loc, m, edge=.02):
    """Solid from an outline (y, z) as a profile has it, w wide along x."""
    n = len(side)
    v = [(k * w / 2, y, z) for k in (-1, 1) for y, z in side]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(v, f, m, loc, edge=edge)


def terminals(o, xs, face, z, entry, r=.085, wide=.13):
    """Screw terminals in o: wells in the face y=face at the height z, and square entries in the side z=entry."""
    s = 1 if entry > z else -1
    drill(o, [(circle(r, 32), .30, (x, face, z), "y") for x in xs]
          + [(rounded_rect(wide, wide * 1.2, .02, 3), .36, (x, face + wide * 1.1, entry), "z") for x in xs])
    for i, x in enumerate(xs):
        cyl(r * .90, .03, (x, face + .075, z), "nickel", .012)
        with at((x, face + .058, z), (0, 25 * i + 15, 0)):
            box((r * 1.5, .012, r * .26), (0, 0, 0), "gap", 0)
            box((r * .26, .012, r * 1.5), (0, 0, 0), "gap", 0)
        box((wide * .8, wide, .02), (x, face + wide * 1.1, entry - s * .17), "brass", .004)


def around(body, size, r, z, m, step=.62, turn=0):
    """Text written round a standing cylinder, letter by letter, centred on the angle turn (degrees)."""
    width = [size * (step * .55 if c in " .,1" else step) for c in body]
    x = -sum(width) / 2
    for c, w in zip(body, width):
        with at((0, 0, 0), (0, 0, turn + math.degrees((x + w / 2) / r))):
            text(c, size, (0, -r - .002, z), m, align="CENTER")
        x += w


def block(w, h, d, loc, m="stone"):
    """Plinth: part of the set, not of the device."""
    return prop(box((w, d, h), (loc[0], loc[1], loc[2] + h / 2), m, 0.03))


# ------------------------------------------------------------------ interfaces
@device("ecran-mural", "Interfaces", "Écran mural", wall=(2.5, 2.9), stripes=True, detail=(-.14, -.15, Z + .08), zoom=.74)
@placed("bookshelf", at=(-.08, 0, 1.42), wide=.44, side=-14, rise=3, off=(.075, 0, -.075), exposure=.2, w=.52, h=.64, bars=(1, 1), shift=(.10, -.13))
def _():
    plate(1.62, 1.62, 0.10, (0, -0.05, Z), "chalk", 0.20, 0.03)
    plate(1.52, 1.52, 0.05, (0, -0.115, Z), "glass", 0.16, 0.012)
    y = -0.145
    text("19:42", 0.36, (-0.60, y, Z + 0.44), "white_ui")
    text("Salon  ·  21,5°", 0.105, (-0.58, y, Z + 0.19), "dim_ui")
    icon("moon", (0.50, y, Z + 0.45), 0.12, "amber")
    for i, (k, t) in enumerate((("sun", "Matin"), ("home", "Soirée"), ("blind", "Volets"))):
        tile(k, t, (-0.43 + 0.43 * i, y + 0.003, Z - 0.14), 0.38, 0.38, i == 1)
    glow(plate(1.22, 0.035, 0.01, (0, y, Z - 0.52), "tile_ui", 0.017, 0.002))
    glow(plate(0.80, 0.035, 0.012, (-0.21, y - .002, Z - 0.52), "amber", 0.017, 0.002))
    cyl(0.055, 0.03, (0.20, y, Z - 0.52), "brass", 0.008)


@device("ecran-panoramique", "Interfaces", "Écran panoramique", wall=(3.3, 3.0), detail=(-.6, -.12, Z + .1))
@placed("entrance", at=(0, 0, 1.45), wide=.62, side=-12, rise=3, off=(.08, 0, -.08), wall="wall_green", gap=.16, drop=.22, exposure=.25, w=.60, h=.72, bars=(1, 1), shift=(.12, -.08))
def _():
    plate(2.5, 1.45, 0.10, (0, -0.05, Z), "brass", 0.16, 0.02)
    plate(2.46, 1.41, 0.05, (0, -0.11, Z), "glass", 0.14, 0.012)
    y, c = -0.138, (-0.66, Z)
    ring = [(c[0] + a, y, c[1] + b) for a, b in circle(0.44, 60, 225, -45)]
    glow(tube(ring, 0.014, "tile_ui"))
    glow(tube(ring[:38], 0.020, "amber"))
    ball(0.05, ring[37], "brass")
    text("21,5°", 0.27, (c[0], y, Z + 0.05), "white_ui", align="CENTER")
    text("Chauffage", 0.085, (c[0], y, Z - 0.17), "dim_ui", align="CENTER")
    for i, (k, t) in enumerate((("home", "Arrivée"), ("moon", "Nuit"), ("lock", "Absence"),
                                ("sun", "Lumières"), ("blind", "Volets"), ("drop", "Jardin"))):
        tile(k, t, (0.10 + 0.44 * (i % 3), y + .003, Z + 0.24 - 0.46 * (i // 3)), 0.40, 0.42, i in (0, 3))


@device("variateur", "Interfaces", "Variateur rotatif", wall=(2.3, 2.7, "plaster_ink"), detail=(0, -.3, Z), zoom=.68)
@placed("nightstand", at=(.0, 0, .86), wide=.46, side=-24, rise=5, off=(.05, 0, -.08), exposure=.3, w=.52, h=.64, bars=(1, 1), shift=(.11, -.12))
def _():
    plate(1.5, 1.5, 0.09, (0, -0.045, Z), "chalk", 0.16, 0.025)
    plate(1.42, 1.42, 0.03, (0, -0.10, Z), "chalk", 0.13, 0.010)
    cyl(0.50, 0.02, (0, -0.115, Z), "gap", 0.004)
    torus(0.475, 0.018, (0, -0.122, Z), "amber")
    knob(0.42, 0.34, (0, -0.25, Z))
    box((0.022, 0.01, 0.13), (0.10, -0.421, Z + 0.27), "gap", 0.003)
    icon("moon", (-0.52, -0.118, Z - 0.52), 0.055, "gap", 0.006)
    icon("sun", (0.52, -0.118, Z - 0.52), 0.060, "gap", 0.006)


def remote_control():
    plate(0.78, 2.1, 0.15, (0, 0, 1.06), "ink", 0.30, 0.04)
    plate(0.72, 2.04, 0.02, (0, -0.078, 1.06), "ink", 0.28, 0.006)
    cyl(0.25, 0.03, (0, -0.088, 1.62), "gap", 0.006)
    knob(0.22, 0.12, (0, -0.13, 1.62))
    for i, k in enumerate(("sun", "home", "moon", "blind")):
        x, z = -0.155 + 0.31 * (i % 2), 1.10 - 0.34 * (i // 2)
        plate(0.26, 0.28, 0.05, (x, -0.10, z), "chalk", 0.09, 0.018)
        icon(k, (x, -0.127, z), 0.062, "gap", 0.006)
    led((0, -0.09, 0.40))


@device("telecommande", "Interfaces", "Télécommande de scènes", detail=(-.1, -.45, 1.32), turn=-52, zoom=.62, near=.80, side=-16, solo=remote_control)
@placed("coffee_table", at=(-.02, -.06, .42), wide=.36, side=-12, rise=36, off=(.03, .06, .01), turn=(-90, 0, -16), stop=8, exposure=.15)
def _():
    block(1.5, 0.9, 0.7, (0.35, 0.30, 0))
    with at((-0.1, -0.30, 0.0), (-14, 0, 0)):  # leans on the block
        remote_control()


@device("interrupteur", "Interfaces", "Interrupteur double laiton", wall=(2.9, 2.8, "plaster_white"), stripes=True, detail=(-.12, -.1, Z - .1), zoom=.74)
@placed("entrance", at=(0, 0, 1.12), wide=.46, side=-14, rise=3, off=(.08, 0, -.045), wall="plaster_ink", gap=.13, drop=.19, exposure=.2, w=.60, h=.72, bars=(1, 1), shift=(.12, -.08))
def _():
    plate(2.0, 1.25, 0.09, (0, -0.045, Z), "brass", 0.10, 0.018)
    for x, tilt in ((-0.46, 5), (0.46, -5)):
        plate(0.86, 1.05, 0.05, (x, -0.078, Z), "gap", 0.06, 0.006)
        with at((x, -0.115, Z), (tilt, 0, 0)):
            plate(0.82, 1.0, 0.08, (0, 0, 0), "brass", 0.05, 0.022)
            led((0, -0.042, -0.38), "amber", 0.016)


@device("scene-tactile", "Interfaces", "Clavier de scènes tactile", wall=(2.5, 2.9, "plaster_clay"), stripes=True, detail=(-.22, -.1, Z + .32), zoom=.6)
@placed("entrance", at=(0, 0, 1.18), wide=.46, side=-12, rise=3, off=(.07, 0, -.05), wall="plaster_clay", leaf="door_blue", gap=.12, drop=.19, exposure=.2, w=.60, h=.72, bars=(1, 1), shift=(.12, -.08))
def _():
    plate(1.46, 1.86, 0.07, (0, -0.035, Z), "brass", 0.15, 0.012)
    plate(1.43, 1.83, 0.05, (0, -0.085, Z), "opal", 0.135, 0.014)
    y = -0.111
    box((0.008, 0.004, 1.50), (0, y, Z), "gap", 0)
    for z in (-.27, .27):
        box((1.14, 0.004, 0.008), (0, y, Z + z), "gap", 0)
    keys = (("home", "Arrivée"), ("lock", "Départ"), ("sun", "Matin"), ("moon", "Nuit"), ("blind", "Volets"), ("power", "Tout éteindre"))
    for i, (k, t) in enumerate(keys):
        x, z = -.33 + .66 * (i % 2), Z + .56 - .55 * (i // 2)
        icon(k, (x, y, z + .06), 0.115, "amber" if i == 0 else "ink", 0.010)
        text(t, 0.066, (x, y - .001, z - .155), "ink", align="CENTER")
    glow(plate(0.16, 0.018, 0.008, (-.33, y, Z + .335), "amber", 0.008, 0.002))


# ------------------------------------------------------------------ sensors
@device("detecteur-mouvement", "Capteurs", "Détecteur de mouvement", wall=(2.0, 2.6, "plaster_clay"), stripes=True, detail=(0, -.4, Z))
@placed("corner", at=(.12, 0, 2.26), wide=.56, side=-16, rise=-20, off=(-.07, 0, -.06), wall="plaster_clay", exposure=.2)
def _():
    plate(1.05, 1.45, 0.30, (0, -0.15, Z), "chalk", 0.50, 0.09, seg=8)
    cyl(0.40, 0.05, (0, -0.30, Z + 0.16), "gap", 0.01)
    with at((0, -0.29, Z + 0.16)):
        lens = [(0.385 * math.sin(math.pi / 2 * i / 16), 0.26 * math.cos(math.pi / 2 * i / 16)) for i in range(17)]
        lathe(lens, (0, 0, 0), "frost", "y")
        for i in range(1, 5):  # Fresnel ribs
            a = math.pi / 2 * i / 5
            torus(0.385 * math.sin(a), 0.006, (0, -0.26 * math.cos(a), 0), "chalk")
    led((0, -0.302, Z - 0.42))


def door_contact():  # 1 mm = .03: 72 x 18 x 12
    plate(.54, 2.16, .13, (0, -.065, 0), "satin", .27, .012)
    plate(.548, 2.168, .022, (0, -.140, 0), "brass", .274, .004)
    plate(.54, 2.16, .21, (0, -.255, 0), "satin", .27, .075, seg=8)
    plate(.034, .30, .01, (0, -.3585, .66), "gap", .017, .002)
    glow(plate(.020, .28, .012, (0, -.3595, .66), "amber", .010, .002))
    text("LUMIDAR", .060, (0, -.3605, -.84), "print", align="CENTER")


@device("contact-ouverture", "Capteurs", "Contact de porte et fenêtre", detail=(.06, -.25, 2.10), turn=-6, side=30, zoom=.62, near=.92, rise=-4, light="dusk", exposure=.5, solo=door_contact)
@placed("window", at=(0, -.015, 1.62), wide=.32, side=-16, rise=2, off=(.10, 0, -.02), exposure=.1)
def _():
    with at((-.52, .25, 3), (0, 90, 0)):  # the frame, its grain upright
        prop(box((9, .50, 1.5), (0, 0, 0), "oak", .03))
    prop(box((.10, .40, 9), (.27, .30, 3), "gap", 0))
    prop(box((3.6, .40, 9), (2.13, .24, 3), "door_blue", .05))
    prop(plate(1.9, 6, .03, (1.92, .035, 4.2), "door_blue", .03, .015))
    prop(plate(1.7, 5.8, .04, (1.92, .010, 4.2), "door_blue", .03, .018))
    with at((-.04, 0, 1.75)):
        door_contact()
    with at((.53, .04, 1.75)):  # the magnet
        plate(.30, 1.20, .10, (0, -.05, 0), "satin", .15, .012)
        plate(.308, 1.208, .022, (0, -.108, 0), "brass", .154, .004)
        plate(.30, 1.20, .18, (0, -.205, 0), "satin", .15, .055, seg=8)
        box((.012, .006, .12), (0, -.297, 0), "print", 0)
    prop(plate(.30, 1.10, .05, (1.35, .01, 1.15), "brass", .15, .012))  # a lever handle out of focus
    prop(cyl(.07, .40, (1.35, -.20, 1.45), "brass", .01))
    prop(tube([(1.35, -.40, 1.45), (1.55, -.42, 1.45), (2.4, -.42, 1.44)], .065, "brass", smooth=True))


def thermometer():
    cyl(0.72, 0.26, (0, 0, 0.72), "chalk", 0.07, seg=8)
    torus(0.63, 0.012, (0, -0.13, 0.72), "brass")
    cyl(0.60, 0.03, (0, -0.125, 0.72), "glass", 0.008)
    text("21,5°", 0.33, (0, -0.145, 0.80), "white_ui", align="CENTER")
    icon("drop", (-0.17, -0.145, 0.49), 0.06, "amber", 0.007)
    text("48 %", 0.14, (0.03, -0.145, 0.49), "white_ui")


@device("thermo-hygro", "Capteurs", "Température et humidité", detail=(-.04, -.3, 1.13), turn=-10, zoom=.76, solo=thermometer)
@placed("armchair", at=(.10, 0, 1.20), wide=.46, side=10, rise=2, off=(-.07, 0, -.04), exposure=.1, w=.52, h=.64, bars=(1, 1), shift=(.11, -.10))
def _():
    block(1.9, 0.42, 1.1, (0.1, 0.15, 0))
    with at((0, -0.02, 0.42), (-9, 0, 0)):
        thermometer()
    plate(0.5, 0.1, 0.2, (0, 0.28, 0.47), "gap", 0.04, 0.02)


@device("fuite-eau", "Capteurs", "Détecteur de fuite d'eau", backdrop="night", detail=(.05, -.3, .30), rise=12, zoom=.8)
@placed("under_sink", at=(-.06, -.08, .010), wide=.54, side=-8, rise=14, off=(.04, 0, .16), on="floor", exposure=.6, azimuth=-24, height=36, w=.66, h=.80, bars=(1, 1), shift=(.14, .12))
def _():
    for a in (90, 210, 330):
        x, y = 0.55 * math.cos(math.radians(a)), 0.55 * math.sin(math.radians(a))
        cyl(0.07, 0.10, (x, y, 0.05), "brass", 0.01, "z")
    lathe([(0, .06), (.70, .06), (.80, .12), (.80, .30), (.72, .40), (0, .43)], (0, 0, 0), "chalk", soft=.09)
    torus(0.802, 0.010, (0, 0, 0.21), "gap", "z")
    with at((0, 0, 0.425), (-90, 0, 24)):
        icon("drop", (0, -0.005, 0), 0.24, "amber", 0.013)
    puddle = [(r * math.cos(a) * 1.12, r * math.sin(a) * .80) for a in (i * math.pi / 80 for i in range(160))
              for r in (1.02 + .10 * math.sin(2 * a + .6) + .09 * math.sin(3 * a + 1.8) + .05 * math.sin(5 * a),)]
    prop(extrude(puddle, .06, (.14, -.20, .018), "pool", .028, "z"))
    for x, y, r in ((-1.25, -.5, .09), (-1.0, -.9, .055), (1.45, -.75, .06), (-1.35, -.15, .04)):
        lathe([(0, r * .45), (r * .7, r * .33), (r, 0)], (x, y, .01), "wet", soft=.03)["prop"] = True


@device("detecteur-fumee", "Capteurs", "Détecteur de fumée", wall=(2.4, 2.9), detail=(.38, -.3, Z + .2), zoom=.62, side=32, ceiling=True)
@placed("overhead", at=(.08, .26, 2.5), wide=.62, side=-6, rise=-34, off=(-.06, .10, -.10), on="ceiling", exposure=.35)
def _():
    lathe([(0, 0), (.86, 0), (.90, .06), (.90, .15), (.84, .17), (.80, .17)], (0, 0, Z), "chalk", "y", soft=.03)
    cyl(0.76, 0.14, (0, -0.22, Z), "gap", 0.01)
    for i in range(36):  # smoke inlet fins
        a = 2 * math.pi * i / 36
        with at((0.77 * math.cos(a), -0.225, Z + 0.77 * math.sin(a)), (0, -math.degrees(a), 0)):
            box((0.05, 0.12, 0.025), (0, 0, 0), "chalk", 0.006)
    lathe([(.80, .275), (.80, .32), (.70, .40), (0, .43)], (0, 0, Z), "chalk", "y", soft=.06)
    torus(0.27, 0.008, (0, -0.422, Z), "gap")
    for r, n in ((.06, 6), (.12, 12)):
        for x, y in circle(r, n):
            cyl(0.014, 0.02, (x, -0.425, Z + y), "gap", 0.002)
    led((0.46, -0.418, Z), "green_led", 0.022)


def air_sensor():  # 1 mm = .0145: 86 x 132
    r = .6235
    cyl(.52, .05, (0, 0, .025), "rubber", .01, "z")
    lathe([(0, .05), (.585, .05), (.610, .075), (.610, .12), (0, .12)], (0, 0, 0), "brass", soft=.012)
    lathe([(.55, .13), (r, .13), (r, .98), (.55, .98)], (0, 0, 0), "fabric", soft=.02)
    lathe([(.55, .99), (r - .006, .99), (r - .006, 1.02), (.55, 1.02)], (0, 0, 0), "brass", soft=.006)
    lathe([(.55, 1.03), (r, 1.03), (r, 1.56), (.55, 1.56)], (0, 0, 0), "glass", soft=.012)
    lathe([(.50, 1.57), (r - .035, 1.57), (r - .035, 1.61), (.50, 1.61)], (0, 0, 0), "green_soft")
    lathe([(.50, 1.62), (r, 1.62), (r, 1.76), (r - .05, 1.88), (.50, 1.914), (.45, 1.90), (.42, 1.85), (0, 1.84)], (0, 0, 0), "satin", soft=.05)
    for i in range(48):  # the air goes in at the top
        with at((0, 0, 1.862), (0, 0, 7.5 * i)):
            box((.018, .15, .05), (0, .30, 0), "gap", .004)
    around("612", .30, r, 1.33, "white_ui", turn=-9)
    around("CO2 ppm", .062, r, 1.12, "dim_ui", turn=-13)
    for i, h in enumerate((.05, .08, .06, .11, .09, .13, .10)):  # the last hours
        with at((0, 0, 0), (0, 0, 27 + 3.4 * i)):
            glow(box((.020, .006, h), (0, -r - .001, 1.24 + h / 2), "green_soft" if i < 6 else "white_ui", 0))


@device("qualite-air", "Capteurs", "Qualité de l'air CO₂", light="dusk", backdrop="night", detail=(.06, -.55, 1.62), exposure=.5, zoom=.56, near=.80, side=-14, turn=-22, rise=2, solo=air_sensor)
@placed("sideboard", at=(.02, -.26, .86), wide=.46, side=-8, rise=9, off=(.03, 0, .085), on="floor", wall="wall_green", left="plant", exposure=.3, w=.84, h=.90, bars=(1, 1), shift=(.12, .15))
def _():
    prop(lathe([(0, 0), (1.25, 0), (1.28, .03), (1.28, .22), (1.25, .25), (0, .25)], (.05, .05, 0), "walnut", soft=.02))
    with at((0, 0, .25)):
        air_sensor()
    prop(tube([(.1, .6, .33), (.3, .95, .30), (.7, 1.25, .28), (1.4, 1.3, .04), (3.5, 1.5, .03)], .028, "rubber", smooth=True))
    with at((.78, .60, .25)):  # a vase keeps it company
        prop(lathe([(0, 0), (.16, 0), (.24, .10), (.26, .30), (.14, .52), (.10, .66), (.12, .72)], (0, 0, 0), "terracotta", soft=.06))
        for k, (a, h) in enumerate(((-18, 1.25), (6, 1.55), (24, 1.15))):
            tip = (h * .55 * math.sin(math.radians(a)), .1 * k - .1, .65 + h * math.cos(math.radians(a)))
            prop(tube([(0, 0, .5), (tip[0] * .35, tip[1] * .4, .5 + h * .4), tip], .014, "olive", smooth=True))
            for j in range(9):
                t = .30 + .078 * j
                x, y, z = tip[0] * t ** 1.3, tip[1] * t, .5 + (tip[2] - .5) * t
                with at((x, y, z), (0, a + (52 if j % 2 else -52), 20 * j)):
                    prop(lathe([(0, 0), (.022, .05), (.036, .13), (.030, .21), (0, .30)], (0, 0, 0), "leaf", n=12))
    point((0, -.95, 1.85), 5, (.20, 1, .45), .25)


def presence_head():
    plate(1.30, 1.30, .24, (0, 0, 0), "chalk", .42, .08, seg=8)
    plate(1.16, 1.16, .02, (0, -.118, 0), "linen", .36, .008)
    for i, r in enumerate((.20, .31, .42, .53)):  # radar waves, the inner one awake
        torus(r, .009 if i else .014, (0, -.130, 0), "brass" if i else "amber")
    lathe([(.10, .10), (.10, .135), (.07, .15), (0, .155)], (0, 0, 0), "brass", "y", soft=.015)
    led((.46, -.128, -.46), "amber", .014)


@device("detecteur-presence", "Capteurs", "Détecteur de présence radar", wall=(2.3, 2.8, "plaster_ink"), light="dusk", detail=(.05, -.5, Z), zoom=.62, exposure=.5, near=1.14, solo=presence_head)
@placed("living", at=(-.05, 0, 1.55), wide=.50, side=-14, rise=-4, off=(.13, 0, -.02), wall="plaster_ink", whole=True, unit=.0554, exposure=.25, w=.42, h=.56, shift=(.05, 0))
def _():
    plate(.52, .52, .05, (0, -.025, Z), "ink", .16, .015)
    cyl(.13, .30, (0, -.18, Z), "brass", .02)
    with at((0, -.44, Z), (-7, 0, 0)):
        presence_head()


@device("station-meteo", "Capteurs", "Station météo", light="dusk", detail=(.15, -.2, 2.1), zoom=.62, near=.74)
@placed("roof", at=(.05, .20, .80), wide=.86, side=6, rise=-3, off=(-.03, 0, .12), on="floor", stop=2.8, exposure=.05)
def _():
    cyl(0.06, 1.6, (0, 0, 0.8), "steel", 0.01, "z")
    prop(lathe([(0, 0), (.62, 0), (.62, .10), (.12, .18), (0, .18)], (0, 0, 0), "ink", soft=.04))
    box((1.50, .11, .11), (0, 0, 1.22), "ink", .03)  # cross arm
    cyl(.12, .20, (0, 0, 1.22), "ink", .02, "z")
    for x in (-.72, .72):
        cyl(.085, .10, (x, 0, 1.27), "ink", .015, "z")
    with at((-.72, 0, 1.32)):  # rain gauge
        lathe([(0, 0), (.22, 0), (.24, .03), (.24, .42), (.31, .52), (.31, .62), (.285, .62), (.10, .40), (.03, .36), (0, .36)], (0, 0, 0), "chalk", soft=.012)
        torus(.245, .010, (0, 0, .30), "brass", "z")
        for i in range(4):
            box((.06 if i % 2 else .10, .01, .010), (0, -.243, .09 + .05 * i), "gap", 0)
    with at((.74, -.05, 1.38), (52, 0, 0)):  # solar panel
        cyl(.05, .20, (0, 0, .04), "ink", .01, "z")
        plate(.66, .52, .04, (0, 0, .15), "ink", .05, .012, "z")
        plate(.60, .46, .02, (0, 0, .168), "glass", .03, .005, "z")
        for i in range(1, 6):
            box((.006, .44, .004), (-.30 + .10 * i, 0, .179), "steel", 0)
        for k in (-1, 1):
            box((.58, .006, .004), (0, k * .077, .179), "steel", 0)
    for i in range(6):  # louvred radiation shield
        lathe([(.12, .02), (.30, .06), (.46, -.06), (.46, -.085), (.30, .035), (.12, -.01)], (0, 0, 1.52 + .14 * i), "chalk", soft=.015)
    cyl(0.14, 0.95, (0, 0, 1.84), "gap", 0.01, "z")
    lathe([(0, .28), (.14, .28), (.38, .10), (.46, 0), (.30, .02), (0, .02)], (0, 0, 2.36), "chalk", soft=.03)
    cyl(0.035, 0.42, (0, 0, 2.80), "steel", 0.005, "z")
    led((0, -.30, 2.50), "green_led", .016)
    lathe([(0, 0), (.09, 0), (.10, .05), (.07, .12), (0, .15)], (0, 0, 2.96), "ink", soft=.02)
    for a in (20, 140, 260):  # anemometer cups
        with at((0, 0, 3.02), (0, 0, a)):
            tube([(0, 0, 0), (.46, 0, 0)], .016, "steel")
            lathe([(.15 * math.sin(t), -.15 * math.cos(t)) for t in (i * math.pi / 32 for i in range(17))], (.55, 0, 0), "ink", "y").modifiers.new("s", "SOLIDIFY").thickness = .008


# ------------------------------------------------------------------ controllers
@device("centrale", "Contrôleurs", "Centrale Lumidar", light="dusk", backdrop="night", detail=(.05, -.35, .40), rise=12, exposure=.6, zoom=.74)
@placed("sideboard", at=(.0, -.28, .86), wide=.54, side=-8, rise=17, off=(.03, 0, .06), on="floor", exposure=.2, w=.84, h=.90, bars=(1, 1), shift=(.12, .15))
def _():
    plate(2.0, 2.0, 0.05, (0, 0, 0.05), "gap", 0.50, 0.02, "z")
    plate(2.1, 2.1, 0.34, (0, 0, 0.26), "chalk", 0.55, 0.10, "z", seg=8)
    plate(1.98, 1.98, 0.03, (0, 0, 0.43), "glass", 0.50, 0.012, "z")
    torus(0.52, 0.022, (0, 0, 0.447), "amber", "z")
    with at((0, 0, 0.45), (-90, 0, 25)):
        icon("home", (0, 0, 0), 0.20, "white_ui", 0.014)
    for i in range(3):
        led((-0.10 + 0.10 * i, -1.052, 0.24), ("amber", "green_led", "white_ui")[i], 0.014)
    prop(tube([(0.4, 1.0, .2), (0.6, 1.5, .15), (1.3, 1.7, .06), (2.6, 1.4, .05), (4.5, 2.4, .05)], .05, "rubber", smooth=True))


DIN_SIDE = [(.10, -.99), (-.86, -.99), (-.86, -.55), (-.92, -.50), (-1.19, -.50), (-1.19, .50), (-.92, .50), (-.86, .55), (-.86, .99), (.10, .99)]


def din_shell(x, modules, m, per=2):
    """A housing for the rail, `modules` of 18 mm wide, its terminals in both shoulders (1 mm = .0222)."""
    w = .40 * modules
    o = moulding(DIN_SIDE, w - .012, (x, 0, 0), m, .016)
    xs = [x - w / 2 + w * (k + .5) / (per * modules) for k in range(per * modules)]
    for s in (1, -1):
        terminals(o, xs, -.86, s * .76, s * .99, min(.075, .17 / per), .11 if per == 2 else .15)
    return xs


def din_actuator(x=0):  # four modules: 72 x 90 x 58
    din_shell(x, 4, "satin_ink")
    plate(1.50, .90, .02, (x, -1.192, 0), "satin_ink", .05, .006)
    plate(.86, .34, .012, (x - .26, -1.204, .19), "glass", .04, .004)
    icon("sun", (x - .54, -1.212, .19), .075, "amber", .008)
    text("8 sorties", .082, (x - .38, -1.212, .235), "white_ui")
    text("4 allumées", .062, (x - .38, -1.212, .130), "dim_ui")
    text("LUMIDAR", .066, (x + .27, -1.204, .28), "print_light")
    text("Ligne 8 × 10 A", .052, (x + .27, -1.204, .18), "print_light")
    text("KNX", .058, (x + .27, -1.204, .085), "print_light")
    led((x + .62, -1.204, .085), "red_led", .014)
    for k in range(8):  # a key and a light for each channel
        c = x - .644 + .184 * k
        plate(.135, .20, .03, (c, -1.212, -.26), "satin", .035, .010)
        led((c, -1.203, -.085), "amber" if k in (0, 2, 3, 6) else "tile_ui", .013)
        text("ABCDEFGH"[k], .058, (c, -1.230, -.262), "print", align="CENTER")


def din_wire(x, s, m, out=2.2):
    prop(tube([(x, -.72, s * .86), (x, -.72, s * 1.15), (x, -.70, s * 1.40), (x, -.42, s * 1.80), (x, -.30, s * out)], .042, m, smooth=True))


@device("module-din", "Contrôleurs", "Modules rail DIN", light="dusk", backdrop="night", detail=(.02, -1.1, 1.90), zoom=.50, near=.98, exposure=.75, turn=-4, rise=2, side=24, solo=din_actuator)
@placed("board", at=(0, -.108, 1.45), wide=.42, side=-12, rise=3, off=(-.02, 0, .01), exposure=.1, azimuth=-38, height=30, w=.56, h=.60, bars=(1, 1), shift=(-.13, .07))
def _():
    with at((0, 0, 1.75)):
        prop(box((14, .1, 12), (0, .50, 2), "satin_ink", 0))
        for z in (-.33, .33):  # top-hat rail
            prop(box((9, .03, .12), (0, .06, z), "steel", .008))
            prop(box((9, .22, .03), (0, .16, z * .84), "steel", .006))
        prop(box((9, .03, .56), (0, .27, 0), "steel", 0))
        din_actuator()
        colours = ("pvc_brown", "pvc_blue", "pvc_black", "pvc_grey")
        for k, x in enumerate([-.7 + .2 * i for i in range(8)]):
            din_wire(x, 1, colours[k % 4])
            if k % 2 == 0:
                din_wire(x, -1, "pvc_brown")
        marked = {o.name for o in bpy.context.scene.objects}
        for x, label in ((-1.21, "Stores"), (-2.02, "Bus"), (-2.83, "Mesure")):
            for wx in din_shell(x, 2, "satin"):
                din_wire(wx, 1, "pvc_grey" if x == -2.02 else "pvc_black")
                din_wire(wx, -1, "pvc_grey")
            plate(.70, .90, .02, (x, -1.192, 0), "satin", .04, .006)
            plate(.56, .30, .012, (x, -1.204, .22), "glass", .04, .004)
            icon("blind" if label == "Stores" else "wifi", (x, -1.212, .22), .07, "amber", .008)
            text(label, .068, (x, -1.204, -.06), "print", align="CENTER")
            for k in range(3):
                led((x - .14 + .14 * k, -1.204, -.24), "green_led" if k < 2 else "tile_ui", .013)
        for k in range(6):  # breakers close the row
            x = 1.015 + .40 * k
            for wx in din_shell(x, 1, "satin", 1):
                din_wire(wx, 1, "pvc_brown" if k % 2 == 0 else "pvc_blue")
                din_wire(wx, -1, "pvc_black")
            box((.17, .05, .40), (x, -1.19, -.02), "gap", .02)
            with at((x, -1.20, .03), (-24, 0, 0)):
                box((.15, .20, .15), (0, -.06, 0), "satin_ink", .02)
            text("C16", .075, (x, -1.196, .33), "print", align="CENTER")
        for o in bpy.context.scene.objects:  # the neighbours do not frame the picture
            if o.name not in marked:
                o["prop"] = True
        for s in (1, -1):  # slotted trunking
            prop(box((12, .95, .90), (0, .02, s * 2.45), "stone", .02))


def micromodule():  # 1 mm = .04: 44 x 40 x 16
    plate(1.76, 1.60, .27, (0, .185, .80), "satin_ink", .16, .035)
    plate(1.72, 1.10, .03, (0, .035, .56), "gap", .10, 0)
    plate(1.76, 1.11, .34, (0, -.15, .555), "satin_ink", .12, .035)
    plate(1.56, .90, .012, (0, -.322, .545), "satin_ink", .05, .005)
    o = box((1.74, .36, .44), (0, -.13, 1.37), "satin", .018)
    xs = [-.675 + .27 * i for i in range(6)]
    terminals(o, xs, -.31, 1.37, 1.59, .092, .15)
    for x, t in zip(xs, ("N", "L", "O1", "O2", "S1", "S2")):
        text(t, .078, (x, -.334, .915), "print_light", align="CENTER")
    text("LUMIDAR", .150, (-.70, -.334, .66), "print_light")
    text("Grain 2", .080, (-.70, -.334, .50), "print_light")
    text("230 V~ 50 Hz   2 × 5 A   16 mm", .052, (-.70, -.334, .22), "print_light")
    torus(.105, .012, (.56, -.328, .56), "brass")
    cyl(.095, .03, (.56, -.325, .56), "satin", .012)
    led((.56, -.342, .56), "amber", .016)
    icon("wifi", (.56, -.330, .30), .055, "print_light", .006)


@device("micromodule", "Contrôleurs", "Micromodule encastré", detail=(.12, .05, 1.02), rise=12, zoom=.62, near=.94, turn=-6, side=24, light="dusk", exposure=.35, solo=micromodule)
@placed("wall_box", at=(.004, -.006, 1.112), wide=.30, side=-18, rise=8, off=(.04, 0, -.05), turn=(-12, 0, 10), exposure=.1, w=.44, h=.60, bars=(1, 1), shift=(.10, -.11))
def _():
    with at((0, -.35, .04), (-38, 0, 0)):
        prop(box((2.3, 1.5, 2.5), (0, 1.08, .62), "stone", .04))
        micromodule()
        for i, m in enumerate(("pvc_blue", "pvc_brown", "pvc_black", "pvc_grey", "pvc_grey", "pvc_black")):
            x = -.675 + .27 * i
            prop(tube([(x, -.145, 1.45), (x, -.145, 1.85), (x * 1.05, -.15, 2.15), (x * 1.2 + .02, .20, 2.6), (x * 1.5 + .1, 1.1, 2.9), (x * 1.8 + .5, 2.6, 2.6), (x * 2 + 1.4, 4.4, 1.9)], .062, m, smooth=True))


def socket_front():
    plate(1.75, 1.75, 0.07, (0, -0.035, Z), "chalk", 0.16, 0.02)
    plate(1.63, 1.63, 0.03, (0, -0.075, Z), "chalk", 0.13, 0.008)
    lathe([(.56, .08), (.60, .62), (.54, .72), (.44, .72), (.42, .55), (0, .55)], (0, 0, Z), "chalk", "y", soft=.05)
    torus(0.585, 0.016, (0, -0.52, Z), "amber")
    for x in (-0.19, 0.19):
        cyl(0.055, 0.02, (x, -0.552, Z), "gap", 0.004)
    cyl(0.045, 0.22, (0, -0.62, Z + 0.21), "steel", 0.03)
    led((0, -0.722, Z - 0.49), "green_led", 0.016)


def plug():  # what goes into the wall too
    socket_front()
    lathe([(.60, -.02), (.585, -.45), (.55, -.53), (0, -.53)], (0, 0, Z), "chalk", "y", soft=.03)
    for x in (-.30, .30):
        cyl(.075, .62, (x, .82, Z), "nickel", .05)


@device("prise", "Contrôleurs", "Prise connectée", wall=(2.5, 2.8, "plaster_ink"), detail=(0, -.6, Z), zoom=.72, solo=plug)
@placed("worktop", at=(0, -.012, 1.13), wide=.42, side=-8, rise=9, off=(.01, 0, -.085), whole=True, unit=.032, exposure=.2, w=.52, h=.66, bars=(1, 1), shift=(.11, -.13))
def _():
    socket_front()


def gateway(folded=False):  # 1 mm = .0143: 168 x 92 x 28
    for x in (-.95, .95):
        for y in (-.42, .42):
            cyl(.09, .03, (x, y, .015), "rubber", .006, "z")
    plate(2.40, 1.315, .14, (0, 0, .095), "satin_ink", .26, .03, "z")
    plate(2.385, 1.30, .02, (0, 0, .172), "brass", .255, .004, "z")
    plate(2.40, 1.315, .20, (0, 0, .280), "satin_ink", .26, .05, "z", seg=8)
    n = 30
    for i in range(n):  # fluted lid, thin where the radio is
        x = -1.02 + .052 * i
        plate(.040, 1.02, .03, (x, 0, .382), "satin_ink", .019, .014, "z")
    plate(.30, .30, .012, (.83, 0, .381), "glass", .15, .004, "z")
    torus(.155, .008, (.83, 0, .383), "brass", "z")
    with at((.83, 0, .392), (-90, 0, 0)):
        icon("wifi", (0, 0, .015), .085, "amber_soft", .009)
    for i, t in enumerate(("PoE", "Zigbee", "Thread", "868 MHz")):
        x = .02 + .27 * i
        led((x, -.659, .315), ("amber", "green_led", "green_led", "white_ui")[i], .014)
        text(t, .046, (x, -.6605, .255), "print_light", align="CENTER")
    text("LUMIDAR", .060, (-1.0, -.6605, .28), "print_light")
    for x, tilt in ((-.86, -8), (.86, 8)):
        if folded:
            plate(.20, .20, .10, (x, .55, .29), "satin_ink", .05, .02, "z")
            continue
        cyl(.085, .26, (x, .70, .27), "satin_ink", .02, "x")
        cyl(.088, .03, (x - .10, .70, .27), "brass", .004, "x")
        cyl(.088, .03, (x + .10, .70, .27), "brass", .004, "x")
        with at((x, .70, .27), (0, tilt, 0)):
            plate(.24, 1.60, .085, (0, 0, .84), "satin_ink", .10, .035, seg=6)
            text("868 MHz" if x < 0 else "2,4 GHz", .040, (0, -.0435, .22), "print_light", align="CENTER")


@device("passerelle", "Contrôleurs", "Passerelle radio", light="dusk", detail=(.55, -.45, .62), near=.84, zoom=.56, rise=5, side=20, exposure=.5, solo=lambda: gateway(True))
@placed("sideboard", at=(-.02, -.27, 1.0), wide=.60, side=8, rise=14, off=(.04, 0, .09), on="floor", whole=True, unit=.0699, wall="lime", router=True, left="plant", picture=False, exposure=.1, w=.84, h=.90, bars=(1, 1), shift=(.12, .15))
def _():
    prop(plate(2.95, 1.95, .24, (0, .12, .22), "walnut", .10, .02, "z"))
    with at((0, 0, .34)):
        gateway()
    prop(tube([(.0, .60, .55), (.0, 1.0, .54), (.05, 1.4, .45), (.4, 1.65, .10), (1.4, 1.7, .05), (5, 2.6, .05)], .055, "pvc_grey", smooth=True))


# ------------------------------------------------------------------ lighting
def cord(x, z, top=9):
    prop(tube([(x, 0, z), (x, 0, top)], 0.028, "wool_ink"))


def light_bulb(lit=True):  # 1 mm = .0205, the cap at the origin, the dome upwards: 60 x 112
    cyl(.10, .05, (0, 0, .025), "brass", .01, "z")
    lathe([(.09, .03), (.13, .05), (.225, .12), (.225, .15)], (0, 0, 0), "pvc_black", soft=.02)
    lathe([(.225, .13), (.245, .16), (.245, .66), (.275, .70), (.275, .74), (0, .74)], (0, 0, 0), "nickel", soft=.012)
    turn = [i / 40 * 2 * math.pi for i in range(168)]
    tube([(.247 * math.cos(a), .247 * math.sin(a), .19 + .0168 * a) for a in turn], .026, "nickel", smooth=True)
    lathe([(.27, .74), (.290, .76), (.33, .88), (.455, 1.18), (.565, 1.46), (.590, 1.54), (.580, 1.56)], (0, 0, 0), "satin", soft=.03)
    lathe([(.56, 1.555), (.596, 1.562), (.596, 1.590), (.56, 1.597)], (0, 0, 0), "brass", soft=.006)
    dome = [(.585, 1.595), (.612, 1.68), (.615, 1.76), (.585, 1.92), (.50, 2.08), (.36, 2.205), (.19, 2.28), (0, 2.30)]
    o = lathe(dome, (0, 0, 0), "opal_lit" if lit else "opal", soft=.10)
    if lit:
        glow(o)


@device("ampoule", "Éclairage", "Ampoule E27", light="dusk", backdrop="night", detail=(.03, -.4, 1.98), zoom=.58, exposure=.45, near=.80, rise=-3, side=-18, solo=light_bulb)
@placed("dining", at=(0, 0, 1.40), wide=.92, side=-8, rise=2, off=(.08, 0, -.24), on="floor", turn=(180, 0, 0), bulb=True)
def _():
    cord(0, 3.5)
    with at((0, 0, 3.02), (180, 0, 0)):
        light_bulb()
    prop(lathe([(0, .64), (.05, .63), (.07, .50), (.13, .44), (.30, .40), (.31, .0), (.29, -.02), (.27, 0)], (0, 0, 2.72), "brass", soft=.03))
    prop(torus(.312, .008, (0, 0, 2.78), "gap", "z"))
    with at((0, 0, 2.45), (0, 0, 60)):
        around("LUMIDAR", .085, .405, -.40, "print", turn=-40)
    prop(lathe([(0, -.02), (1.5, -.02), (1.55, .03), (1.55, .14), (1.5, .18), (0, .18)], (.2, .3, 0), "walnut", soft=.02))
    point((0, 0, .98), 60, (1, .60, .28), .30)
    for x in (-.9, .9):
        point((x, -.8, 1.2), 10, (1, .58, .26), .4)


@device("suspension", "Éclairage", "Suspension", light="dusk", backdrop="night", detail=(.15, -.6, 3.2), rise=-22, exposure=.4)
@placed("dining", at=(0, 0, 1.75), wide=2.2, side=-8, rise=-2, off=(.02, 0, -.42), on="top")
def _():
    cord(0, 4.15)
    with at((0, 0, 3.0)):
        lathe([(1.20, 0), (1.17, .28), (1.02, .62), (.72, .92), (.34, 1.08), (.10, 1.12), (.06, 1.2), (0, 1.2)], (0, 0, 0), "ink", soft=.12)
        lathe([(1.185, 0), (1.15, .28), (1.0, .60), (.70, .89), (.32, 1.05), (0, 1.08)], (0, 0, 0), "brass", soft=.12)
        torus(1.193, .016, (0, 0, 0), "brass", "z")
        glow(ball(.30, (0, 0, .36), "bulb"))
    point((0, 0, 2.92), 95, (1, .58, .26), .28)


def strip_section():  # 1 mm = .05: its two ends, since five metres would be a line
    for x, lean in ((-1.6, 1), (1.6, -1)):
        end = [(-1.4 * lean, -.25), (1.3 * lean, -.25), (1.5 * lean, .25), (-1.4 * lean, .25)]
        for depth, y, m in ((.10, 0, "chalk"), (.20, -.15, "opal")):
            extrude(end if lean > 0 else end[::-1], depth, (x, y, 0), m, 0)
        for k in range(4):
            tick = x - lean * (1.05 - .6 * k)
            box((.012, .004, .16), (tick, -.252, .16), "gap", 0)
            box((.012, .004, .16), (tick, -.252, -.16), "gap", 0)


@device("ruban-led", "Éclairage", "Ruban LED", solo=strip_section, light="dusk", backdrop="night", detail=(.5, -.8, .2), rise=22, exposure=.5)
@placed("bedside", at=(.39, -1.0, .12), wide=1.9, side=-34, rise=13, off=(.32, .30, .26), built=True, strip=True)
def _():
    pts = [((.42 + .0062 * i) * math.cos(i * math.pi / 24), (.42 + .0062 * i) * math.sin(i * math.pi / 24)) for i in range(170)]
    tail = [(pts[-1][0] - .10 * i, pts[-1][1] - .02 * i - .0022 * i * i) for i in range(34)]
    for path, keep in ((pts, True), (tail, False)):  # chalk backing, glowing diffuser outside
        n = len(path)
        q = [Vector((x2 - x, y2 - y)).normalized() * .014 for (x, y), (x2, y2) in zip(path, path[1:])]
        q.append(q[-1])
        for z0, z1, off, m in ((.03, .40, 0, "chalk"), (.09, .34, 1, "amber_soft"), (.175, .255, 2, "amber")):
            v = [(x + d.y * off, y - d.x * off, z) for (x, y), d in zip(path, q) for z in (z0, z1)]
            o = mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n - 1)], m)
            o.modifiers.new("s", "SOLIDIFY").thickness = .012
            if off == 2:
                glow(o)
            if not keep:
                prop(o)
    for a in range(170, 440, 18):  # the glow it lays on the ground
        point((1.62 * math.cos(math.radians(a)), 1.62 * math.sin(math.radians(a)), .20), 2.2, (1, .46, .14), .25)


def spot_front():
    lathe([(.86, 0), (.86, .07), (.79, .20), (.70, .22), (.66, .20)], (0, 0, Z), "brass", "y", soft=.03)
    lathe([(.66, .20), (.45, .02), (0, .02)], (0, 0, Z), "brass", "y", soft=.01)
    torus(.672, .012, (0, -.205, Z), "ink")
    cyl(.43, .02, (0, -.025, Z), "ink", .005)
    for x, y in [(0, 0)] + circle(.27, 6):  # one optic per diode
        torus(.112, .012, (x, -.04, Z + y), "brass")
        glow(lathe([(.105 * math.sin(t), .05 * math.cos(t)) for t in (i * math.pi / 24 for i in range(13))], (x, -.03, Z + y), "amber_soft", "y", n=48))
        glow(cyl(.045, .01, (x, -.082, Z + y), "filament", .004))


def recessed_spot():  # with its can and its springs, which the ceiling hides
    spot_front()
    cyl(.70, .10, (0, .05, Z), "ink", .02)
    cyl(.60, .70, (0, .40, Z), "ink", .02)
    for k in range(5):
        cyl(.66, .035, (0, .30 + .11 * k, Z), "ink", .008)
    cyl(.22, .12, (0, .80, Z), "rubber", .03)
    for s in (-1, 1):
        plate(.10, .30, .02, (s * .68, .26, Z), "steel", .02, .004)


@device("spot-encastre", "Éclairage", "Spot encastré", light="dusk", backdrop="night", wall=(2.4, 2.8, "plaster_white"), detail=(.1, -.2, Z + .1), zoom=.6, ceiling=True, solo=recessed_spot)
@placed("overhead", at=(.06, .42, 2.5), wide=.74, side=-6, rise=-28, off=(-.06, .02, -.17), on="ceiling", whole=True, unit=.0535, lamp=True, exposure=.6)
def _():
    spot_front()
    point((0, -.30, Z), 3, (1, .50, .16), .12)
    spot((0, -.2, Z), (0, -4, .2), 320, (1, .62, .30), 70, .8, .3)


@device("borne-jardin", "Éclairage", "Borne de jardin", light="dusk", backdrop="night", detail=(0, -.3, 2.6), zoom=.44, exposure=.4, near=.84)
@placed("path", at=(0, .25, 0), wide=1.45, side=-6, rise=11, off=(.18, 0, .34), on="floor", exposure=.8)
def _():
    cyl(.30, .06, (0, 0, .03), "ink", .015, "z")
    cyl(.20, 2.5, (0, 0, 1.25), "ink", .02, "z")
    glow(cyl(.17, .36, (0, 0, 2.66), "bulb", .01, "z"))
    for a in range(0, 360, 60):
        x, y = .185 * math.cos(math.radians(a)), .185 * math.sin(math.radians(a))
        cyl(.014, .40, (x, y, 2.66), "ink", .003, "z")
    lathe([(0, 0), (.46, 0), (.47, .03), (.44, .07), (0, .10)], (0, 0, 2.84), "ink", soft=.02)
    for x in (-.5, .5):  # outside the post, or it would shade the whole ground
        point((x, -.25, 2.5), 120, (1, .55, .22), .25)
    for i in range(60):
        a, r = 2.4 * i, .5 + .17 * math.sqrt(i)
        with at((r * math.cos(a), r * math.sin(a), .0), (0, 0, 57 * i), .06 + .05 * ((i * 7) % 5) / 5):
            prop(lathe([(math.sin(t) * (1 + .2 * (i % 3)), .55 - .55 * math.cos(t)) for t in (k * math.pi / 12 for k in range(13))], (0, 0, 0), "stone", n=20))


@device("lampe-table", "Éclairage", "Lampe de table nomade", light="dusk", backdrop="night", detail=(.12, -.5, 1.42), zoom=.62, near=.88, exposure=.4)
@placed("bedside", at=(-.03, -.22, .518), wide=.80, side=10, rise=6, off=(.15, 0, .11), on="floor", lamp=True)
def _():
    prop(lathe([(0, -.02), (1.15, -.02), (1.20, .03), (1.20, .13), (1.15, .18), (0, .18)], (0, .1, 0), "walnut", soft=.02))
    with at((0, 0, .18)):
        lathe([(0, 0), (.52, 0), (.56, .05), (.54, .16), (.46, .20), (.10, .23), (.055, .28), (.05, 1.5), (0, 1.5)], (0, 0, 0), "brass", soft=.03)
        torus(.555, .010, (0, 0, .055), "gap", "z")
        lathe([(.82, 1.30), (.80, 1.38), (.66, 1.80), (.46, 2.06), (.20, 2.16), (0, 2.17)], (0, 0, 0), "opal_warm", soft=.08)
        torus(.82, .016, (0, 0, 1.30), "brass", "z")
        cyl(.10, .06, (0, 0, 2.19), "brass", .015, "z")
        torus(.15, .022, (0, 0, 2.37), "brass")  # carrying ring
        led((0, -.50, .172), "amber", .016)
    point((0, 0, 1.42), 55, (1, .54, .20), .16)
    for x in (-1.1, 1.1):
        point((x, -1.2, 1.75), 9, (1, .52, .20), .4)


# ------------------------------------------------------------------ security
@device("camera-interieure", "Sécurité", "Caméra intérieure", detail=(0, -.6, 1.6), zoom=.6, near=.92)
@placed("sideboard", at=(.02, -.24, 1.05), wide=.42, side=8, rise=5, off=(.03, 0, .085), on="floor", wall="ochre", right="upright", exposure=.25, w=.84, h=.90, bars=(1, 1), shift=(.12, .15))
def _():
    lathe([(0, 0), (.62, 0), (.66, .05), (.60, .12), (.22, .17), (.16, .30), (.16, .75), (0, .80)], (0, 0, 0), "chalk", soft=.06)
    with at((0, 0, 1.45), (-8, 0, -6)):
        ball(.78, (0, 0, 0), "chalk")
        lathe([(.80 * math.sin(t), .80 * math.cos(t)) for t in (.84 * (1 - i / 24) for i in range(25))], (0, 0, 0), "glass", "y")
        torus(.595, .016, (0, -.520, 0), "brass")
        lathe([(.29, .72), (.29, .83), (.24, .84), (.18, .80), (0, .80)], (0, 0, 0), "ink", "y", soft=.02)
        lathe([(.18 * math.sin(t), .74 + .11 * math.cos(t)) for t in (i * math.pi / 24 for i in range(13))], (0, 0, 0), "lens", "y")
        torus(.262, .007, (0, -.838, 0), "brass")
        led((0, -.715, .38), "green_led", .018)
        for a in range(-60, 61, 20):
            cyl(.014, .03, (.42 * math.sin(math.radians(a)), -.685, -.42 * math.cos(math.radians(a))), "gap", .002)



def bullet_camera():  # 1 mm = .0125, looking along -y from the back of its body at the origin: 74 x 186
    r, n = .4625, 1.18
    lathe([(0, 0), (.13, 0), (.13, .03), (.30, .05), (.40, .13), (.445, .32), (r, .60), (r, 1.90), (0, 1.90)], (0, 0, 0), "satin", "y", soft=.05)
    torus(r - .004, .010, (0, -.62, 0), "brass")
    torus(r - .004, .008, (0, -1.905, 0), "gap")
    lathe([(.40, 1.91), (r, 1.915), (r, 2.28), (.448, 2.325), (.418, 2.325), (.408, 2.26), (0, 2.26)], (0, 0, 0), "satin_ink", "y", soft=.02)
    cyl(.405, .01, (0, -2.268, 0), "glass", .003)
    lathe([(.225, 2.27), (.225, 2.312), (.205, 2.318), (.190, 2.285), (.175, 2.285), (.165, 2.300), (.150, 2.300), (.142, 2.275)], (0, 0, 0), "ink", "y", soft=.004)
    torus(.226, .006, (0, -2.285, 0), "brass")
    lathe([(.142 * math.sin(t), 2.262 + .055 * math.cos(t)) for t in (i * math.pi / 32 for i in range(17))], (0, 0, 0), "lens", "y")
    for k in range(10):  # light sources behind the glass: infrared, and two that show colour
        a = math.radians(36 * k + 18)
        x, y = .315 * math.cos(a), .315 * math.sin(a)
        torus(.040, .006, (x, -2.274, y), "steel")
        lathe([(.036 * math.sin(t), 2.268 + .022 * math.cos(t)) for t in (i * math.pi / 16 for i in range(9))], (x, 0, y), "frost" if k in (2, 7) else "lens", "y", n=32)
    led((0, -2.274, .335), "green_led", .010)
    out, inn = circle(.515, 48, 28, 152), circle(.495, 48, 152, 28)
    extrude(out + inn, 1.95, (0, -1.45, 0), "satin", .006)  # sun shield
    for y in (-.85, -1.75):
        box((.10, .14, .05), (0, y, .475), "satin", .01)


@device("camera-exterieure", "Sécurité", "Caméra extérieure", wall=(3.4, 3.9, "plaster_clay"), light="dusk", detail=(.08, -2.62, 1.52), turn=6, exposure=.40, zoom=.50, near=.84, side=26, solo=bullet_camera)
@placed("facade", at=(0, 0, 2.75), wide=.78, side=48, rise=-14, off=(.0, -.12, -.04), whole=True, unit=.08, corner=True, wall="plaster_clay", exposure=-.1)
def _():
    with at((0, 0, 1.85)):
        lathe([(0, 0), (.42, 0), (.44, .02), (.44, .10), (.40, .14), (.20, .17), (.16, .22), (.15, .34), (0, .34)], (0, 0, 0), "satin", "y", soft=.04)
        torus(.441, .008, (0, -.06, 0), "brass")
        ball(.165, (0, -.42, 0), "satin_ink")
    with at((0, -.55, 1.83), (11, 0, -4)):
        cyl(.11, .12, (0, .02, 0), "satin_ink", .02)
        bullet_camera()
    spot((3.2, -6.5, 3.4), (0, -2.6, 1.6), 90, (1, .86, .70), 26, .8, .5)


def doorbell():
    plate(.86, 2.0, .16, (0, -.08, Z + .1), "brass", .30, .03)
    plate(.82, 1.96, .06, (0, -.15, Z + .1), "glass", .28, .014)
    lathe([(.24, .17), (.24, .20), (.17, .21), (.15, .18), (0, .20)], (0, 0, Z + .66), "lens", "y", soft=.012)
    torus(.24, .010, (0, -.185, Z + .66), "brass")
    torus(.275, .014, (0, -.184, Z - .46), "amber")
    cyl(.24, .06, (0, -.20, Z - .46), "brass", .02)
    icon("bell", (0, -.233, Z - .46), .085, "gap", .008)
    for i in range(5):
        plate(.26, .014, .01, (0, -.182, Z + .22 - .045 * i), "gap", .006, .001)
    text("VILLA 12", .085, (0, -.184, Z - .02), "white_ui", align="CENTER")
    led((.17, -.182, Z + .88), "green_led", .012)


@device("sonnette-video", "Sécurité", "Visiophone de porte", wall=(2.0, 3.0, "plaster_white"), light="dusk", detail=(0, -.2, Z - .16), exposure=.45, zoom=.6)
@placed("porch", at=(0, 0, 1.28), wide=.64, side=-10, off=(.09, 0, .06), exposure=-.1)
def _():
    doorbell()


def lock_body():
    plate(.66, 2.3, .20, (0, -.10, 1.45), "ink", .16, .04)
    plate(.56, 1.05, .03, (0, -.205, 1.98), "glass", .12, .008)
    for i in range(12):
        text("123456789*0#"[i], .105, (-.15 + .15 * (i % 3), -.223, 2.33 - .17 * (i // 3)), "white_ui", align="CENTER")
    icon("lock", (0, -.223, 1.58), .06, "amber", .007)
    cyl(.17, .10, (0, -.24, 1.02), "brass", .02)
    cyl(.09, .30, (0, -.38, 1.02), "brass", .01)
    tube([(0, -.50, 1.02), (.10, -.55, 1.02), (.30, -.56, 1.02), (.95, -.55, 1.02), (1.0, -.55, 1.02)], .075, "brass", smooth=True)
    cyl(.09, .03, (0, -.205, .55), "brass", .008)
    box((.02, .01, .09), (0, -.222, .55), "gap", .002)


@device("serrure", "Sécurité", "Serrure connectée", light="dusk", detail=(.15, -.4, 1.62), exposure=.45, zoom=.68)
@placed("porch", at=(0, .13, 1.08), wide=.74, side=10, off=(.06, 0, .04), number=False, leaf=-.24, sun=1, exposure=.15)
def _():
    prop(box((2.2, .30, 4.4), (.35, .15, 1.5), "door_blue", .03))
    for k in range(5):
        prop(ball(.06, (1.05, 0, .1 + .65 * k), "brass", 24))
    lock_body()


@device("clavier", "Sécurité", "Clavier d'alarme", wall=(2.2, 2.9, "plaster_ink"), light="dusk", detail=(-.08, -.2, Z + .34), exposure=.45, zoom=.66)
@placed("entrance", at=(0, 0, 1.35), wide=.52, side=-12, rise=3, off=(.08, 0, -.07), wall="lime", leaf="door_blue", gap=.14, drop=.22, plant="lemon_leaf", exposure=.05, w=.60, h=.72, bars=(1, 1), shift=(.12, -.08))
def _():
    plate(1.25, 1.85, .16, (0, -.08, Z), "chalk", .18, .04)
    plate(1.05, .30, .02, (0, -.165, Z + .66), "glass", .06, .005)
    text("Armée", .12, (-.44, -.178, Z + .66), "amber_soft")
    icon("lock", (.40, -.178, Z + .66), .07, "amber", .007)
    for i in range(12):
        x, z = -.35 + .35 * (i % 3), Z + .28 - .34 * (i // 3)
        plate(.29, .27, .06, (x, -.175, z), "rubber", .08, .02)
        text("123456789*0#"[i], .14, (x, -.207, z), "white_ui", align="CENTER")


@device("sirene", "Sécurité", "Sirène extérieure", wall=(2.6, 3.0, "plaster_ink"), light="dusk", detail=(-.1, -.4, Z + .25), exposure=.45)
@placed("facade", at=(0, 0, 2.72), wide=1.4, side=10, rise=-18, off=(-.22, 0, -.10), exposure=-.35)
def _():
    out = fillet([(0, -1.0), (.62, -.85), (.80, .55), (.0, 1.0), (-.80, .55), (-.62, -.85), (0, -1.0)], .25, 8)
    extrude(out, .34, (0, -.17, Z + .1), "chalk", .06, seg=6)
    plate(1.16, .34, .03, (0, -.345, Z + .42), "gap", .14, .01)
    plate(1.10, .28, .08, (0, -.36, Z + .42), "amber_soft", .12, .035)
    for i in range(21):  # prism ribs of the flash lens
        glow(box((.012, .012, .25 if 1 < i < 19 else .16), (-.50 + .05 * i, -.401, Z + .42), "amber" if 7 < i < 13 else "amber_deep", .003))
    for i in range(7):
        plate(.80 - .03 * i, .035, .02, (0, -.345, Z + .05 - .085 * i), "gap", .015, .002)
    text("LUMIDAR", .10, (0, -.347, Z - .66), "ink", align="CENTER")
    for x, z in ((-.58, -.60), (.58, -.60)):
        screw((x * .88, -.345, Z + z), .035, turn=x * 60)
    point((0, -.75, Z + .42), 7, (1, .42, .1), .25)


# ------------------------------------------------------------------ automation
def tubular_motor():  # 1 mm = .008, lying along x, the head at the right: 45 x 560
    r = .150
    cyl(r, 3.80, (-.06, 0, 0), "satin_ink", .006, "x")
    for x in (-1.55, -.30, 1.62):  # crimped joints
        torus(r, .007, (x, 0, 0), "gap", "x")
    cyl(r + .002, .58, (.62, 0, 0), "satin", .002, "x")  # rating label
    text("LUMIDAR", .085, (.37, -r - .003, .030), "print")
    text("Voile 10 N·m  17 tr/min  230 V~", .034, (.37, -r - .003, -.055), "print")
    cyl(.172, .14, (1.93, 0, 0), "satin", .015, "x")  # crown that turns with the tube
    for k in range(8):
        a = k * math.pi / 4
        with at((1.93, .166 * math.cos(a), .166 * math.sin(a)), (math.degrees(a), 0, 0)):
            box((.14, .026, .05), (0, 0, 0), "satin", .006)
    torus(.150, .010, (2.012, 0, 0), "brass", "x")
    cyl(.18, .21, (2.135, 0, 0), "satin", .035, "x", 6)  # head
    cyl(.150, .02, (2.235, 0, 0), "satin_ink", .004, "x")
    for z, m in ((.066, "brass"), (-.066, "brass")):  # its two limit keys
        cyl(.036, .04, (2.245, -.062, z), m, .010, "x")
    led((2.246, -.062, 0), "amber", .010, "x")
    box((.03, .09, .09), (2.245, .060, 0), "steel", .008)
    cyl(.085, .22, (-2.04, 0, 0), "steel", .008, "x")  # drive
    cyl(.135, .10, (-2.19, 0, 0), "satin", .012, "x")
    for k in range(4):
        a = k * math.pi / 2 + .4
        with at((-2.19, .14 * math.cos(a), .14 * math.sin(a)), (math.degrees(a), 0, 0)):
            box((.10, .075, .085), (0, 0, 0), "satin", .012)


@device("moteur-volet", "Automatisation", "Moteur de store", light="dusk", detail=(1.50, -.75, .66), zoom=.34, turn=14, near=.66, exposure=.5, side=38, rise=4, solo=tubular_motor)
@placed("window", at=(0, -.05, 2.30), wide=.78, side=14, rise=-8, off=(-.08, 0, -.12), on="centre", kind="blind", exposure=.2)
def _():
    with at((-.35, -.30, .52)):
        tubular_motor()
        prop(tube([(2.20, .0, -.10), (2.34, .02, -.16), (2.42, .10, -.34), (2.30, .5, -.47), (1.6, 1.0, -.48), (1.2, 2.0, -.48)], .034, "pvc_black", smooth=True))
        for x in (-1.15, 1.30):  # cradles
            prop(moulding([(-.26, -.52), (-.26, -.10), (-.15, -.06), (-.08, -.145), (.08, -.145), (.15, -.06), (.26, -.10), (.26, -.52)], .26, (x, 0, 0), "walnut", .012))
    for y, z, m in ((.62, .34, "linen"), (1.34, .34, "wool_ink")):  # the blinds that it turns
        prop(cyl(.34, 3.9, (-.55, y, z), m, .01, "x"))
        prop(lathe([(.20, 0), (.20, .03), (.17, .03), (.17, -.6)], (1.40, y, z), "steel", "x", soft=.004))
        prop(cyl(.19, .02, (1.405, y, z), "gap", 0, "x"))
        prop(cyl(.30, .012, (1.402, y, z), m, .002, "x"))


def thermostatic_head():
    lathe([(.26, -.02), (.30, .04), (.34, .12), (.40, .95), (.34, 1.06), (0, 1.08)], (0, 0, 0), "chalk", "y", soft=.06)
    extrude([(.41 * (1 - .02 * (i % 2)) * math.cos(i * math.pi / 60), .41 * (1 - .02 * (i % 2)) * math.sin(i * math.pi / 60)) for i in range(120)], .34, (0, -.74, 0), "brass", .01)
    cyl(.30, .02, (0, -1.08, 0), "glass", .006)
    text("20°", .24, (0, -1.094, 0), "white_ui", align="CENTER")


@device("vanne-thermo", "Automatisation", "Tête thermostatique", detail=(.0, -.75, 1.3), turn=-6, side=-38, zoom=.82, solo=thermostatic_head)
@placed("window", at=(0, -.18, .66), wide=.52, side=-20, rise=9, off=(.12, 0, .0), exposure=.1, kind="radiator", wall="wall_green", w=.84, h=.90, shift=(.16, .06))
def _():
    for i in range(5):  # cast radiator columns
        prop(plate(.26, 2.9, .60, (.62 + .33 * i, .35, 1.5), "chalk", .15, .07))
    prop(cyl(.11, .5, (.28, .35, 1.3), "brass", .01, "x"))
    prop(cyl(.11, 1.6, (.02, .35, .5), "copper", .01, "z"))
    lathe([(0, 0), (.17, 0), (.17, .10), (.13, .12), (.13, .34), (.2, .36), (.2, .5), (0, .5)], (.02, .35, 1.3), "brass", "y", soft=.02)
    with at((.02, -.10, 1.3)):
        thermostatic_head()
    torus(.36, .012, (.02, -.98 - .12, 1.3), "amber")


@device("arrosage", "Automatisation", "Programmateur d'arrosage", wall=(2.8, 3.0), stripes=True, detail=(.0, -.4, Z + .18), zoom=.74)
@placed("garden_wall", at=(0, 0, 1.32), wide=.70, side=-10, off=(.06, 0, -.14), exposure=.2)
def _():
    plate(1.9, 1.5, .42, (0, -.21, Z + .15), "chalk", .22, .06)
    plate(1.1, .70, .03, (-.28, -.43, Z + .36), "glass", .10, .008)
    icon("drop", (-.64, -.448, Z + .38), .12, "amber", .011)
    text("05:30", .24, (-.46, -.448, Z + .45), "white_ui")
    text("Zone 3 · 12 min", .09, (-.46, -.448, Z + .23), "dim_ui")
    knob(.24, .16, (.62, -.50, Z + .34))
    for i in range(6):
        plate(.20, .13, .04, (-.70 + .28 * i, -.43, Z - .25), "ink", .05, .012)
        led((-.70 + .28 * i, -.455, Z - .25), "green_led" if i < 3 else "dim_ui", .016)
    for i in range(4):
        x = -.54 + .36 * i
        cyl(.10, .16, (x, -.21, Z - .66), "rubber", .02, "z")
        prop(tube([(x, -.21, Z - .6), (x, -.21, .5), (x * 1.1, -.30, .12), (x * 1.6, -.8, .05), (x * 2.4, -1.9, .05)], .055, ("rubber", "ink", "ink", "ink")[i], smooth=True))


def gate_control():  # 1 mm = .012: 128 x 158 x 46
    plate(1.54, 1.90, .26, (0, -.13, 0), "satin_ink", .20, .03)
    plate(1.52, 1.88, .03, (0, -.272, 0), "rubber", .19, 0)
    plate(1.54, 1.90, .26, (0, -.415, 0), "satin_ink", .20, .055, seg=8)
    for x in (-.62, .62):
        for z in (-.80, .80):
            cyl(.062, .012, (x, -.545, z), "gap", .003)
            with at((0, -.010, 0)):
                cyl(.048, .03, (x, -.540, z), "nickel", .010)
                with at((x, -.556, z), (0, 40 * x + 20, 0)):
                    box((.062, .006, .014), (0, 0, 0), "gap", 0)
                    box((.014, .006, .062), (0, 0, 0), "gap", 0)
    lathe([(.40, .54), (.40, .552), (.375, .556), (.36, .545), (.35, .545)], (0, 0, .20), "brass", "y", soft=.004)
    torus(.335, .014, (0, -.548, .20), "amber")
    cyl(.31, .05, (0, -.550, .20), "brass", .020)
    with at((0, -.578, .20)):  # the two leaves of a gate
        for s in (-1, 1):
            tube([(s * .03, 0, -.10), (s * .03, 0, .12), (s * .17, 0, .07), (s * .17, 0, -.10), (s * .03, 0, -.10)], .009, "gap")
            tube([(s * .10, 0, .095), (s * .10, 0, -.10)], .006, "gap")
    for i, (m, t) in enumerate((("green_led", "Fermé"), ("tile_ui", "Ouvert"), ("amber", "Réseau"))):
        x = -.34 + .34 * i
        led((x, -.546, -.36), m, .016)
        text(t, .060, (x, -.547, -.46), "print_light", align="CENTER")
    text("LUMIDAR", .075, (0, -.547, -.76), "print_light", align="CENTER")


@device("portail", "Automatisation", "Commande de portail", light="dusk", detail=(-.06, -.5, 1.85), exposure=.55, zoom=.56, near=.92, turn=-4, side=-20, solo=gate_control)
@placed("gate", at=(0, 0, 1.35), wide=.66, side=-16, off=(.07, 0, .02), exposure=-.05)
def _():
    prop(box((2.5, 1.6, 7), (0, .80, 2.2), "plaster", .05))
    for k in range(16):  # the gate's slats, closed
        prop(box((5, .10, .28), (3.95, .55, -.2 + .33 * k), "ink", .02))
    prop(box((.22, .24, 7), (1.48, .55, 2.2), "ink", .03))
    for z in (.7, 2.7):
        prop(box((.30, .16, .16), (1.30, .50, z), "steel", .02))
    with at((0, 0, 1.70)):
        gate_control()
        for x in (-.36, 0, .36):  # cable glands
            prop(cyl(.10, .10, (x, -.20, -1.0), "rubber", .015, "z"))
            prop(extrude([(.115 * math.cos(a * math.pi / 3), .115 * math.sin(a * math.pi / 3)) for a in range(6)], .10, (x, -.20, -1.10), "satin_ink", .012, "z"))
            prop(tube([(x, -.20, -1.1), (x, -.20, -1.4), (x * .9, -.12, -1.7), (x * .8, -.06, -3.5)], .045, "rubber", smooth=True))
    spot((-4.5, -5, 5), (0, 0, 1.8), 700, (1, .68, .38), 30, .7, .2)
    point((0, -1.0, 1.9), 4, (1, .5, .16), .2)


def curtain_motor():
    plate(.56, .44, .30, (-1.52, .22, 3.02), "ink", .12, .05, seg=6)
    plate(.50, .50, 1.30, (-1.52, .22, 2.28), "chalk", .23, .05, "z", seg=8)
    plate(.505, .505, .03, (-1.52, .22, 2.72), "brass", .235, .006, "z")
    plate(.44, .44, .10, (-1.52, .22, 1.60), "linen", .20, .02, "z")
    led((-1.52, -.030, 2.10), "amber", .022)
    text("LUMIDAR", .055, (-1.52, -.034, 1.85), "ink", align="CENTER")


@device("moteur-rideau", "Automatisation", "Moteur de rideau", light="dusk", detail=(-1.05, -.1, 2.55), zoom=.50, turn=-6, near=.86, exposure=.45, solo=curtain_motor)
@placed("window", at=(0, -.10, 2.36), wide=.54, side=-12, rise=-12, off=(.15, 0, -.08), on="centre", exposure=.0, kind="drape", wall="plaster_clay", w=.60, h=.70, shift=(.16, -.10))
def _():
    prop(plate(3.7, 3.5, .2, (.1, .80, 1.72), "plaster_ink", .1, .03))
    plate(3.0, .20, .26, (.15, .25, 3.02), "brass", .05, .015)
    box((2.96, .05, .02), (.15, .25, 2.915), "gap", 0)
    for x in (-.95, 1.25):  # wall arms
        box((.16, .55, .06), (x, .46, 3.15), "ink", .015)
    curtain_motor()
    n = 660
    v = []
    for i in range(n + 1):
        for k in range(9):
            t = k / 8  # pleats open towards the hem
            v.append((-1.02 + 2.5 * i / n, .25 + (.072 - .012 * t) * math.sin(i * .1047 + .7 * math.sin(i * .023 + .5 * t)) * (1 + .35 * math.sin(i * .041 + .9 * t)), .04 + 2.80 * t))
    mesh(v, [(9 * i + k, 9 * i + 9 + k, 9 * i + 10 + k, 9 * i + 1 + k) for i in range(n) for k in range(8)], "linen").modifiers.new("s", "SOLIDIFY").thickness = .02
    for i in range(12):
        cyl(.030, .12, (-1.0 + .227 * i, .25, 2.87), "brass", .005, "z")


def run():
    a = arguments(CATALOGUE)
    for name in a.name:
        shoot(name, a.view, a.quality, a.out)


if __name__ == "__main__":
    run()
