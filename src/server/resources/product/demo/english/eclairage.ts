import type { EnglishProduct } from "./english-product.ts";

/** Bulbs, luminaires and garden lights in English, by French slug. */
export const ENGLISH_ECLAIRAGE: Record<string, EnglishProduct> = {
  "ampoule-e27-lueur": {
    title: "Lueur E27 bulb",
    slug: "lueur-e27-bulb",
    short_description: "A white that follows the day, from evening amber to midday clarity. The first step towards a smart home.",
    paragraphs: [
      "Screw Lueur in and it is recognised. The hub finds it within seconds, or the app does on its own if you are starting with a single lamp.",
      "It ranges from 2,000 to 6,500 K. In the morning, a bright light helps you get up; in the evening, it sinks towards amber and lets sleep come.",
      "After a power cut, it returns to the state you chose: off, if the house is asleep.",
    ],
    benefits: [
      ["Light that follows the day", "The white shifts from morning to night, with nothing to adjust."],
      ["True colours", "A rendering of 95 out of 100: wood still looks like wood."],
      ["9 W is enough", "As much light as an old 75 W bulb."],
    ],
    meta_title: "Smart E27 bulb, from amber white to daylight white",
    meta_description:
      "Lueur ranges from 2,000 to 6,500 K and follows the day’s rhythm by itself. A smart E27 bulb for Matter and Thread: 1,055 lm from 9 W, with faithful colours.",
  },
  "ampoule-e27-lueur-premiere-generation": {
    title: "Lueur E27 bulb, first generation",
    slug: "lueur-e27-bulb-first-generation",
    short_description: "The first of our bulbs, in dimmable warm white. It is no longer made, and the hub still supports it.",
    paragraphs: [
      "Lueur opened the range in 2019. It dims without changing tone, from the hub or from a remote.",
      "All our hubs still recognise it, and will update it for as long as the Zigbee protocol allows. Warranty parts are in stock.",
    ],
    benefits: [
      ["A warm white", "The tone of a filament lamp, dimmed without flicker."],
      ["Zigbee 3.0", "It extends the home’s network, even when it is off."],
      ["9.5 W is enough", "As much light as an old 60 W bulb."],
    ],
    meta_title: "First-generation Lueur E27 bulb, Zigbee 3.0",
    meta_description:
      "The first Lueur bulb is no longer made: find its datasheet, its specifications and the model that replaces it today, with Thread and Bluetooth.",
  },
  "suspension-coupole": {
    title: "Coupole pendant light",
    slug: "coupole-pendant-light",
    short_description: "A midnight-blue dome, brass on the inside. Above the table, a light that draws people together.",
    paragraphs: [
      "Coupole takes its shape from the roofs of the medina. The matt outside disappears at night; the brass inside warms the light before it reaches the table.",
      "The LED source is built in, replaceable and silent. It dims down to 1%, for dinners that go on.",
      "The textile cable adjusts without tools, from 40 to 180 cm below the ceiling.",
    ],
    benefits: [
      ["A light to gather under", "The wide beam covers a table for six to eight."],
      ["Down to 1%", "Fine dimming, without flicker."],
      ["Replaceable source", "Change the LED module, keep the pendant."],
    ],
    meta_title: "Smart pendant light in aluminium and brass, 42 cm",
    meta_description:
      "Coupole lights the table with a warm glow that dims to 1%. A smart Zigbee pendant in matt aluminium with a brass interior and a replaceable LED source.",
  },
  "ruban-led-rivage": {
    title: "Rivage LED strip",
    slug: "rivage-led-strip",
    short_description: "Five metres of continuous light, with no visible dots. For an alcove, a step, the underside of a bed.",
    paragraphs: [
      "The silicone diffuser hides the diodes: you see a line, never a row of dots. Rivage follows curves down to a radius of 8 cm.",
      "It can be cut every 5 cm and extended to 10 m on the same power supply.",
      "Paired with a motion sensor, it lights the stairs as you pass, at 10% during the night.",
    ],
    benefits: [
      ["A line without dots", "The diffuser makes the light perfectly even."],
      ["Cut to size", "A cut every 5 cm, connectors included."],
      ["Bathrooms too", "Its IP65 rating allows damp rooms."],
    ],
    meta_title: "5 m smart LED strip, continuous light with no dots",
    meta_description:
      "Rivage draws a line of continuous light in an alcove or under a step. A 5 m smart LED strip, rated IP65, cut every 5 cm, in adjustable warm white.",
  },
  "spot-encastre-patio": {
    title: "Patio recessed spotlight",
    slug: "patio-recessed-spotlight",
    short_description: "An adjustable spotlight with a brass collar. Its source is set back, and lights without ever dazzling.",
    paragraphs: [
      "Patio places the light at the bottom of a brass well. Standing or seated, you see what is lit, not the lamp.",
      "The beam tilts by 30 degrees to pick out a painting or a stone wall. Three beam angles are supplied.",
      "One group can hold twenty spotlights: they dim together, with no visible lag.",
    ],
    benefits: [
      ["No glare", "The source is set back by 40 mm."],
      ["Three beams", "The lens is changed by hand, after fitting."],
      ["Twenty together", "Synchronised dimming across the whole room."],
    ],
    meta_title: "Smart recessed spotlight in brass, without glare",
    meta_description:
      "Patio lights a painting or a stone wall without dazzling. A smart, adjustable recessed spotlight with a brass collar, three beams and tunable warm white.",
  },
  "borne-de-jardin-jasmin": {
    title: "Jasmin garden bollard light",
    slug: "jasmin-garden-bollard-light",
    short_description: "A low light along the path. It guides your steps, goes out with the house and leaves the sky to the night.",
    paragraphs: [
      "Jasmin lights the ground, and only the ground. Plants are hinted at, the stars stay visible, the neighbours sleep.",
      "It comes on at dusk, dims at midnight and brightens again when you come home. The gate and the lock can give the signal.",
      "The marine aluminium post withstands salt and sun. The foot is fixed to a slab or a concrete pad.",
    ],
    benefits: [
      ["The sky stays dark", "No light above the horizon."],
      ["Ready for the sea", "Marine aluminium, stainless steel screws, silicone seals."],
      ["6 W per bollard", "Ten of them use as much as a single bulb once did."],
    ],
    meta_title: "Smart garden bollard in marine aluminium, IP66",
    meta_description:
      "Jasmin lights the path downwards and leaves the sky to the night. A smart garden bollard in marine aluminium, IP66, on at dusk and gentler after midnight.",
  },
  "lampe-de-table-nomade-fanal": {
    title: "Fanal portable table lamp",
    slug: "fanal-portable-table-lamp",
    short_description:
      "A cordless lamp you carry from the living room to the terrace. It takes on the scene of whatever room you set it down in.",
    paragraphs: [
      "Pick Fanal up by its ring and it goes with you. Set down in the living room, it joins the living room’s light; on the terrace, the light outdoors.",
      "One charge lasts twenty hours at half brightness. The charging base is a simple brass saucer.",
      "No app is needed to adjust it: slide a finger across the top.",
    ],
    benefits: [
      ["It knows where it is", "The lamp takes on the scene of the room it is in."],
      ["Twenty hours of light", "A whole weekend of dinners outdoors."],
      ["Adjusted by fingertip", "Slide to dim, tap to switch off."],
    ],
    meta_title: "Cordless, rechargeable table lamp for twenty hours",
    meta_description:
      "Fanal follows you from living room to terrace and takes on each room’s scene. A cordless table lamp with twenty hours of light, IP54, charged on a saucer.",
  },
};
