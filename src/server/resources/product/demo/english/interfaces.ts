import type { EnglishProduct } from "./english-product.ts";

/** Screens, switches and remote controls in English, by French slug. */
export const ENGLISH_INTERFACES: Record<string, EnglishProduct> = {
  "ecran-mural-nour-4": {
    title: "Nour 4 wall panel",
    slug: "nour-4-wall-panel",
    short_description:
      "The whole house on a square of glass. Scenes, temperature and light at your fingertips, without hunting for your phone.",
    paragraphs: [
      "Nour 4 takes the place of a light switch. The screen stays dark until someone comes near, then shows the time, the room temperature and the three scenes you use most.",
      "Every room has its own page: light, blind, heating. Nothing else. Advanced settings stay in the app, so that the panel remains easy to read for the whole family, guests included.",
      "It works locally with the Lumidar hub. If your Internet connection drops, your scenes respond as they always do.",
    ],
    benefits: [
      ["One touch, one scene", "The room’s three scenes are there on the home screen."],
      ["Discreet at night", "Brightness follows the room, and the screen goes dark when you sleep."],
      ["Works offline", "Commands go through the hub in your home, with no detour through the cloud."],
      ["No building work", "It fits a standard 60 mm back box."],
    ],
    meta_title: "4-inch touchscreen wall panel for the smart home",
    meta_description:
      "Meet the Nour 4 touchscreen wall panel: scenes, light and temperature for every room on a square of glass. It replaces a light switch, with no building work.",
  },
  "ecran-panoramique-nour-7": {
    title: "Nour 7 panoramic wall panel",
    slug: "nour-7-panoramic-wall-panel",
    short_description: "A wide screen in a brass frame for the hall or the living room. Read the whole house at a glance, room by room.",
    paragraphs: [
      "Nour 7 brings heating, lighting, blinds and alarm together on a single view. On the left, the temperature dial. On the right, six scenes of your choice.",
      "When someone rings, the picture from the video doorbell appears at once. You answer, you open, and the screen goes back to the time.",
      "The brushed brass frame gains a soft patina over the years. The glass is treated to resist fingerprints.",
    ],
    benefits: [
      ["Everything in one view", "Temperature, scenes, doors and alarm stay visible without changing page."],
      ["Answer the door", "The doorbell’s picture appears as soon as someone rings."],
      ["A profile for everyone", "Each person finds their own scenes; children get a simpler page."],
    ],
    meta_title: "7-inch panoramic wall panel framed in brass",
    meta_description:
      "The Nour 7 panoramic panel brings heating, lighting, blinds and video doorbell together on one view. Brushed brass frame, local response, neat wall mounting.",
  },
  "variateur-rotatif-halo": {
    title: "Halo rotary dimmer",
    slug: "halo-rotary-dimmer",
    short_description: "A brass knob that turns, and the light follows. As precise as a potentiometer, with scenes as well.",
    paragraphs: [
      "Turn to dim, press to switch off, hold to bring back your evening scene. An amber ring shows the level and fades when you let go.",
      "Halo controls the lamps wired behind it as well as the wireless ones. The minimum level is calibrated during installation, so no LED flickers at the bottom of its range.",
    ],
    benefits: [
      ["From 1 to 100%", "Smooth dimming, with no steps and no flicker."],
      ["A gesture you know", "Nobody needs to be told how to turn a knob."],
      ["Two wires or three", "It works with or without a neutral, in old houses and new ones alike."],
    ],
    meta_title: "Brass rotary dimmer, with or without a neutral wire",
    meta_description:
      "Halo takes the light from 1 to 100% with a turn of the hand and recalls your scenes with a press. Silent Zigbee 3.0 LED dimmer, wired with or without neutral.",
  },
  "telecommande-de-scenes-galet": {
    title: "Galet scene remote",
    slug: "galet-scene-remote",
    short_description:
      "Four buttons and a wheel, in something that sits in your palm. Your scenes follow you from the sofa to the bedside.",
    paragraphs: [
      "Galet controls whatever you like: a lamp, a room, the whole house. Each button holds a scene, and the wheel adjusts whatever is on.",
      "The matt shell doesn’t slip, and doesn’t shine on a bedside table. A small magnetic base keeps it in the same place.",
      "The battery lasts two years. The app warns you a month before it runs out.",
    ],
    benefits: [
      ["Without looking", "You can tell the four buttons apart by touch, in the dark."],
      ["Two years per battery", "A standard cell that you change yourself in seconds."],
      ["Short press, long press", "Up to eight scenes in a single object."],
    ],
    meta_title: "Wireless scene remote for eight moods, with a wheel",
    meta_description:
      "Galet holds eight scenes on four buttons and a wheel. A wireless remote with a two-year battery, compatible with Matter, Apple Home and Google Home.",
  },
  "interrupteur-double-laiton-medina": {
    title: "Médina double brass switch",
    slug: "medina-double-brass-switch",
    short_description: "Two rockers of solid brass, a connected mechanism. The switch you keep, in a house that learns.",
    paragraphs: [
      "Médina keeps the simplest gesture in the house. It controls the lights you already have and works fully by hand, even without a network.",
      "Each rocker takes three actions: press, double press, long press. The first turns on the lamp; the other two recall a scene or close the blinds.",
      "The plates are cut from unlacquered brass. They darken with time, like an old door handle.",
    ],
    benefits: [
      ["A living material", "Brass takes on a patina and tells the story of the house."],
      ["Always works", "The mechanism remains manual if the network stops."],
      ["Six actions", "Three gestures per rocker, set up as you like in the app."],
    ],
    meta_title: "Smart double light switch in solid brass, Zigbee",
    meta_description:
      "Médina pairs two solid brass rockers with a Zigbee 3.0 mechanism. A smart light switch that still works by hand, even when the network is down.",
  },
  "clavier-de-scenes-tactile-trame": {
    title: "Trame touch scene keypad",
    slug: "trame-touch-scene-keypad",
    short_description: "Six backlit keys on a sheet of glass. Each has an icon and a scene, and nothing more.",
    paragraphs: [
      "Trame replaces a row of switches with one calm surface. The icons light up as your hand comes near and fade away afterwards.",
      "You give each key a lamp, a blind or a complete scene. A brief vibration confirms the touch, with no beep.",
      "The icons can be changed: the label slides behind the glass, no tools needed.",
    ],
    benefits: [
      ["Six scenes on the wall", "One plate where there were three switches."],
      ["Lights up as you approach", "The plate wakes when your hand arrives, then fades."],
      ["Icons you can change", "Thirty symbols supplied, to slide behind the glass."],
    ],
    meta_title: "Glass touch keypad with six scenes, over Thread",
    meta_description:
      "Six scenes on a sheet of glass: Trame lights up as your hand approaches and replaces a row of switches. Compatible with Matter, Thread and Apple Home.",
  },
};
