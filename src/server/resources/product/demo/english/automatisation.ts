import type { EnglishProduct } from "./english-product.ts";

/** Motors, heating and irrigation in English, by French slug. */
export const ENGLISH_AUTOMATISATION: Record<string, EnglishProduct> = {
  "moteur-de-store-voile": {
    title: "Voile blind motor",
    slug: "voile-blind-motor",
    short_description: "A tubular motor you don’t hear. The blind follows the sun and keeps the cool indoors.",
    paragraphs: [
      "Voile slides into the blind’s tube and stops to the millimetre. At 35 dB, it won’t wake a sleeping child.",
      "In summer, the blind comes down before the room heats up. In winter, it goes up to let the sun in. You are in control at all times.",
      "It stops if something is in the way, and goes up before a gust, at a word from the weather station.",
    ],
    benefits: [
      ["35 dB", "The sound of a page being turned."],
      ["Keeps the cool in", "The room stays shaded through the hot hours."],
      ["Stops on contact", "Obstacle detection protects fingers and flowerpots."],
    ],
    meta_title: "Silent 10 N·m smart blind motor, over Zigbee",
    meta_description:
      "Voile motorises your blinds in silence and follows the sun to keep rooms cool. A 10 N·m Zigbee tubular motor at 35 dB that stops when it meets an obstacle.",
  },
  "tete-thermostatique-tempo": {
    title: "Tempo radiator thermostat",
    slug: "tempo-radiator-thermostat",
    short_description:
      "Every radiator on time, every room at its own temperature. The dial is still there for those who would rather turn.",
    paragraphs: [
      "Tempo screws on in place of the old head, without draining the system. Ten minutes per radiator is enough.",
      "It learns how long your room takes to warm up. At 7 a.m. the bathroom is at 20 °C because the heating started at 6.25.",
      "A window opens, it closes. You leave, it drops to 17 °C. The comfort is there, with less to pay.",
    ],
    benefits: [
      ["Room by room", "20 °C in the living room, 17 °C in the spare bedroom."],
      ["Heat when it counts", "It takes account of inertia, timetable and windows."],
      ["Ten minutes to fit", "No draining, no plumber, adaptors included."],
    ],
    meta_title: "Smart radiator thermostat, set room by room",
    meta_description:
      "Tempo sets each radiator by the time, by who is home and by the windows. A Zigbee and Thread smart radiator thermostat, fitted in ten minutes, no draining.",
  },
  "programmateur-d-arrosage-oasis": {
    title: "Oasis irrigation controller",
    slug: "oasis-irrigation-controller",
    short_description:
      "Six zones, one button, and your own garden’s weather. Water goes where it’s needed, when it’s needed, and no further.",
    paragraphs: [
      "Oasis waters at dawn, when nothing evaporates. If it has rained, it waits. If the day was very hot, it goes on longer.",
      "Each zone has its plants and its soil: lawn, olive trees, vegetable patch, pots on the terrace. You say what grows there, and it works out how long.",
      "The button and screen on the front let you do everything without a phone. The gardener will feel at home.",
    ],
    benefits: [
      ["Every litre counted", "Duration follows the plant, the soil and the rain that has fallen."],
      ["At dawn", "Watering is over before the sun is up."],
      ["Works by hand", "A screen, a button, no manual."],
    ],
    meta_title: "Smart six-zone irrigation controller with Wi-Fi",
    meta_description:
      "Oasis waters at dawn, waits when it has rained and counts every litre. A smart six-zone irrigation controller with Wi-Fi 6, and screen and button on the front.",
  },
  "commande-de-portail-arche": {
    title: "Arche gate controller",
    slug: "arche-gate-controller",
    short_description: "The gate opens as you arrive and closes behind you. It adds to the gate motor you already have.",
    paragraphs: [
      "Arche connects to most gate motors, sliding or swing. Your original remote still works.",
      "The app recognises that you are close and gets ready to open. You confirm with a tap, and the drive lights up.",
      "For the postman, the courier or your friends: an access link, valid for as long as it takes. You see whether the gate is open or closed, never just assumed.",
    ],
    benefits: [
      ["Ready when you arrive", "Gate, drive and garage respond together."],
      ["Its true state", "A sensor confirms that it has closed, even from afar."],
      ["Access for a time", "An opening link that expires by itself."],
    ],
    meta_title: "Smart gate controller for the motor you already have",
    meta_description:
      "Arche opens the gate as you arrive and confirms from afar that it has closed. A smart controller for existing gate motors, with temporary links, rated IP65.",
  },
  "moteur-de-rideau-drape": {
    title: "Drapé curtain motor",
    slug: "drape-curtain-motor",
    short_description: "Curtains open with the day, without a sound. Give them a small tug and the motor does the rest.",
    paragraphs: [
      "Drapé drives a track of up to six metres, straight or curved. Its case hides behind the fabric.",
      "In the morning, it opens slowly, over two minutes, so that you wake to daylight. In the evening, it closes when the lamps come on.",
      "A light touch on the curtain sets it going. In a power cut, it moves freely by hand.",
    ],
    benefits: [
      ["Wake up to daylight", "A slow opening replaces the alarm clock."],
      ["Set off by a gesture", "Pull it five centimetres, and it carries on."],
      ["32 dB", "You see the curtain move, you don’t hear it."],
    ],
    meta_title: "Silent curtain motor for tracks of up to 6 m",
    meta_description:
      "Drapé opens your curtains with the day and closes them with the lamps. A silent curtain motor for straight or curved tracks, compatible with Matter and Thread.",
  },
};
