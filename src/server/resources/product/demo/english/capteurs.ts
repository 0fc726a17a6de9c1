import type { EnglishProduct } from "./english-product.ts";

/** Sensors of movement, presence and opening, and those that warn of water and smoke, in English, by French slug. */
export const ENGLISH_CAPTEURS: Record<string, EnglishProduct> = {
  "detecteur-de-mouvement-vigie": {
    title: "Vigie motion sensor",
    slug: "vigie-motion-sensor",
    short_description: "It sees you pass and lights the corridor. At night, it gives just enough light to walk by.",
    paragraphs: [
      "Vigie covers a hallway or landing from the corner. It also measures daylight: at noon, it turns nothing on.",
      "When the house is empty, it becomes an alarm sensor. One object, two roles, depending on the scene.",
      "It recognises pets under 25 kg and doesn’t disturb you for them.",
    ],
    benefits: [
      ["The right light", "Full brightness in the evening, a night light after midnight."],
      ["Ignores pets", "The cat crosses the living room without waking anyone."],
      ["Three years per battery", "No cable to run, no channel to cut in the wall."],
    ],
    meta_title: "Wireless motion sensor that ignores your pets",
    meta_description:
      "Vigie lights the corridor as you pass and keeps watch when you leave. A Zigbee 3.0 motion sensor with a 12 m range, a three-year battery and pet immunity.",
  },
  "detecteur-de-presence-radar-onde": {
    title: "Onde radar presence sensor",
    slug: "onde-radar-presence-sensor",
    short_description: "It knows you are there, even when you keep still. The light no longer goes out while you are reading.",
    paragraphs: [
      "A millimetre-wave radar senses the breathing of someone sitting down. That is how Onde tells an empty room from a quiet one, which an infrared sensor cannot do.",
      "You draw up to four zones in the app: the desk, the bed, the sofa. Each can trigger its own scene.",
      "No pictures, no sound. Onde passes on a single piece of information: someone is here, or no one is.",
    ],
    benefits: [
      ["Presence, even at rest", "It senses someone reading, working or asleep."],
      ["No camera, no microphone", "Presence can be measured without watching or listening."],
      ["Less waste", "Heating and light stop when the room is truly empty."],
    ],
    meta_title: "60 GHz radar presence sensor covering four zones",
    meta_description:
      "Onde senses a person sitting still with its 60 GHz radar. Light and heating follow real presence, zone by zone, with no camera or microphone in your home.",
  },
  "contact-de-porte-et-fenetre-lisere": {
    title: "Liseré door and window sensor",
    slug: "lisere-door-and-window-sensor",
    short_description: "A slim white sensor on the frame. A window is left open, the heating stops, and you know about it.",
    paragraphs: [
      "Liseré sticks to a door, a window or a garden gate in two minutes. It reports an opening in less than half a second.",
      "In the morning, the app shows you what has stayed open. In the evening, the “Night” scene reminds you before it arms the alarm.",
    ],
    benefits: [
      ["Fitted in two minutes", "Strong adhesive, no drilling."],
      ["Heating on pause", "The radiator thermostat closes when the window opens."],
      ["A reminder as you leave", "You know what is open before you close the door."],
    ],
    meta_title: "Zigbee 3.0 door and window sensor, no drilling",
    meta_description:
      "Liseré reports an open door or window in less than half a second. A discreet Zigbee 3.0 contact sensor, fitted in two minutes, with a two-year battery.",
  },
  "detecteur-de-fuite-d-eau-margelle": {
    title: "Margelle water leak detector",
    slug: "margelle-water-leak-detector",
    short_description: "Under the sink or beside the water heater, it warns you at the very first drops, wherever you are.",
    paragraphs: [
      "Three brass contacts touch the floor. A millimetre of water is enough: Margelle sounds on the spot and alerts every member of the family.",
      "With a motorised valve, the hub shuts off the water supply without waiting for your reply.",
      "It slips in where nobody ever looks: washing machine, water heater, cellar, pool room.",
    ],
    benefits: [
      ["From the first millimetre", "The alert goes out before the water reaches the floorboards."],
      ["Five years per battery", "Set it down, forget it: it keeps watch."],
      ["Automatic shut-off", "With a motorised valve, the water stops by itself."],
    ],
    meta_title: "Smart water leak detector with instant alerts",
    meta_description:
      "Margelle reports a leak from the first millimetre of water, sounds on the spot and warns the family. Waterproof IP67 Zigbee detector with a five-year battery.",
  },
  "detecteur-de-fumee-veille": {
    title: "Veille smoke alarm",
    slug: "veille-smoke-alarm",
    short_description: "An optical alarm that sounds, lights your way out and warns you when you are far from home.",
    paragraphs: [
      "Veille checks for smoke continuously. At the first alert, every alarm in the house sounds together and says which room it started in.",
      "In the same instant, the hub lights hallways and stairs, raises the blinds and unlocks the front door. Getting out becomes simple.",
      "One press silences a false alarm from the kitchen. The sealed battery lasts ten years, the life of the alarm itself.",
    ],
    benefits: [
      ["The whole house is warned", "The alarms sound together and name the room."],
      ["A lit way out", "Lights come on, blinds go up, the door opens."],
      ["Ten years without a thought", "The battery is sealed, and the alarm tests itself every week."],
    ],
    meta_title: "Smart EN 14604 smoke alarm with a 10-year battery",
    meta_description:
      "Veille sounds, lights the way out and warns you wherever you are. A smart smoke alarm to EN 14604, with a sealed ten-year battery and weekly self-testing.",
  },
  "thermo-hygrometre-brise": {
    title: "Brise temperature and humidity sensor",
    slug: "brise-temperature-and-humidity-sensor",
    short_description: "The room’s temperature and humidity on a small glass dial. Where well-judged comfort begins.",
    paragraphs: [
      "Brise takes a reading every minute and shows the essentials in large figures. You can read it from your armchair, and forget it at night.",
      "Its readings drive the rest: radiator thermostat, air conditioning, sun blinds. The room stays within the range you have chosen, summer and winter.",
      "Stand it on a shelf, or fix it to the wall with its magnetic mount.",
    ],
    benefits: [
      ["Accurate to 0.2 °C", "A reading you can trust, behind every setting."],
      ["Humidity under control", "A gentle warning when the air gets too dry or too damp."],
      ["Comfort without excess", "The heating stops at the right moment, and you needn’t think about it."],
    ],
    meta_title: "Smart Thread thermo-hygrometer, accurate to 0.2 °C",
    meta_description:
      "Brise shows the room’s temperature and humidity, and drives heating, air conditioning and blinds. Thread and Bluetooth sensor, accurate to 0.2 °C.",
  },
  "capteur-de-qualite-de-l-air-co2-zephyr": {
    title: "Zéphyr CO₂ air quality sensor",
    slug: "zephyr-co2-air-quality-sensor",
    short_description: "It measures CO₂ and fine particles, and simply tells you when it is time to open the window.",
    paragraphs: [
      "A ring of light says enough: green, the air is good; amber, time to let some in. The figures are there for anyone who wants them.",
      "Zéphyr measures CO₂ by infrared, the reference method, along with PM2.5 particles and volatile compounds.",
      "Connected to the ventilation, it adjusts it to the people actually there. A well-aired bedroom means an easier morning.",
    ],
    benefits: [
      ["Fresh air at the right time", "The ring changes colour, you open the window, the air is renewed."],
      ["A real measurement", "CO₂ is measured, never estimated."],
      ["Ventilation in step", "The airflow adapts to the number of people in the room."],
    ],
    meta_title: "CO₂ and air quality sensor for the home",
    meta_description:
      "Zéphyr measures CO₂, fine particles and volatile compounds, then tells you when to open a window. Infrared sensor, Wi-Fi 6 and Matter, with a clear light ring.",
  },
  "station-meteo-sahel": {
    title: "Sahel weather station",
    slug: "sahel-weather-station",
    short_description:
      "Wind, rain, sun and temperature, measured in your own garden. Blinds and irrigation no longer wait for the town’s forecast.",
    paragraphs: [
      "A few kilometres away, the wind is not the same. Sahel measures what is happening at your place and tells the house every thirty seconds.",
      "A gust is coming: the awning folds away. It rained last night: the irrigation skips its turn. The sun is beating on the west front: the blinds come halfway down.",
      "The anemometer and its shelter are designed for sea air, with stainless steel screws and UV-stabilised plastic.",
    ],
    benefits: [
      ["Awnings out of harm’s way", "They fold in before the gust, not after."],
      ["Water at the right time", "Irrigation takes account of the rain that fell on your garden."],
      ["Powered by the sun", "The solar panel is enough, even in winter."],
    ],
    meta_title: "Wireless solar weather station for blinds and garden",
    meta_description:
      "Sahel measures the wind, rain and sun in your garden to control blinds and irrigation. A solar weather station, wireless up to 150 m, made for the coast.",
  },
};
