import type { EnglishProduct } from "./english-product.ts";

/** The hub, its gateway, and what stands between it and the mains, in English, by French slug. */
export const ENGLISH_CONTROLEURS: Record<string, EnglishProduct> = {
  "centrale-lumidar-atrium": {
    title: "Lumidar Atrium hub",
    slug: "lumidar-atrium-hub",
    short_description:
      "The heart of the house, in a case the size of a dessert plate. Everything is decided at home, even without the Internet.",
    paragraphs: [
      "Atrium connects your lamps, sensors, blinds and locks, whatever they speak: Zigbee, Thread, Wi-Fi or Bluetooth. More than a thousand brands are recognised.",
      "Scenes and automations run on the spot. A response takes less than a tenth of a second, and losing your Internet connection changes nothing in your habits.",
      "Your data stays in the house. Remote access is end-to-end encrypted, and you can switch it off with one tap.",
      "A built-in battery keeps the alarm awake during a power cut.",
    ],
    benefits: [
      ["Decided at home", "Scenes and automations work without the Internet."],
      ["Your data stays with you", "Nothing about your daily life leaves the house without your consent."],
      ["A thousand brands", "The devices you already own find their place."],
      ["Six hours on battery", "The alarm stays active through a power cut."],
    ],
    meta_title: "Local smart home hub for Matter, Zigbee and Thread",
    meta_description:
      "The Atrium hub connects over a thousand brands and runs your scenes at home, even offline. Matter, Zigbee 3.0 and Thread, with six hours of battery backup.",
  },
  "modules-rail-din-ligne": {
    title: "Ligne DIN rail modules",
    slug: "ligne-din-rail-modules",
    short_description: "Lighting, blinds and control, right inside the consumer unit. The answer for new builds and major renovations.",
    paragraphs: [
      "Ligne is built up module by module: dimming, shutters, bus supply, interface. Each one clips onto a standard DIN rail.",
      "Switches run on extra-low voltage, and the cables all lead to the consumer unit. Maintenance happens in one place.",
      "KNX is an open, standardised bus. In fifteen years’ time, another installer will know how to take over your house.",
    ],
    benefits: [
      ["An open standard", "The KNX bus is shared by hundreds of manufacturers."],
      ["Serviced at the board", "A module is replaced in a few minutes."],
      ["Made to last", "Manual control on the front, even with nothing programmed."],
    ],
    meta_title: "KNX DIN rail modules for lighting and blinds",
    meta_description:
      "Ligne brings lighting, blinds and bus supply together in the consumer unit. KNX modules on DIN rail, manual control on the front, built on an open standard.",
  },
  "micromodule-encastre-grain": {
    title: "Grain in-wall micromodule",
    slug: "grain-in-wall-micromodule",
    short_description: "It hides behind your light switch and makes it smart. Nothing changes on the wall; everything changes in use.",
    paragraphs: [
      "Grain sits in the back box, behind the fittings you love. Your switches keep their place, their style and their feel.",
      "Two channels, energy metering, screw terminals. An electrician fits it in a quarter of an hour.",
      "If the network stops, the wall switch goes on controlling the lamp.",
    ],
    benefits: [
      ["Invisible", "It disappears behind the switch you already have."],
      ["Measures consumption", "You see what each circuit costs."],
      ["Strengthens the network", "Every module relays the Zigbee signal."],
    ],
    meta_title: "Two-channel Zigbee micromodule behind the switch",
    meta_description:
      "Grain hides behind your light switch and makes it smart without changing a thing on the wall. Two-channel Zigbee 3.0 micromodule with energy metering.",
  },
  "prise-connectee-relais": {
    title: "Relais smart plug",
    slug: "relais-smart-plug",
    short_description: "It cuts off what is on standby and meters what is running. An amber ring tells you at a glance whether it is on.",
    paragraphs: [
      "Relais turns a lamp, a coffee machine or a fan into a connected device. It takes 16 A, so it can handle a portable heater too.",
      "Metering is accurate to the watt. Within a week, you know which devices cost money when nobody is using them.",
      "The “Away” scene cuts off every plug you have chosen. The fridge stays protected.",
    ],
    benefits: [
      ["Up to 3,680 W", "Enough for a portable heater."],
      ["No more standby", "Devices you don’t need switch off with the house."],
      ["To the nearest watt", "Consumption by the day, the week and the month."],
    ],
    meta_title: "16 A smart plug with energy metering, Wi-Fi 6",
    meta_description:
      "Relais cuts needless standby and meters consumption to the watt. A 16 A smart plug with Wi-Fi 6 and Matter, compatible with Apple Home and Google Home.",
  },
  "passerelle-radio-phare": {
    title: "Phare radio gateway",
    slug: "phare-radio-gateway",
    short_description: "Two aerials for thick walls and long gardens. It carries the home’s network all the way to the gate.",
    paragraphs: [
      "Stone walls and concrete slabs stop radio waves. Phare extends the hub’s Zigbee and Thread networks, and adds a long-range radio for outdoors.",
      "A single network cable connects it and powers it. Put it under the roof, upstairs or in the garage.",
      "Pairing is automatic: the hub recognises it as soon as it is plugged in.",
    ],
    benefits: [
      ["300 m outdoors", "Gate, pool and garden join the rest of the house."],
      ["A single cable", "Network and power share the same wire."],
      ["Up to four gateways", "One per floor, if the house calls for it."],
    ],
    meta_title: "Long-range radio gateway: Zigbee, Thread, 868 MHz",
    meta_description:
      "Phare extends the Atrium hub’s network through thick walls and to the end of the garden. A Zigbee, Thread and 868 MHz gateway, powered over Ethernet.",
  },
};
