import type { EnglishProduct } from "./english-product.ts";

/** Cameras, locks and the alarm in English, by French slug. */
export const ENGLISH_SECURITE: Record<string, EnglishProduct> = {
  "camera-interieure-iris": {
    title: "Iris indoor camera",
    slug: "iris-indoor-camera",
    short_description: "It watches when you are out and turns away when you come home. Privacy isn’t a setting here, it’s a shutter.",
    paragraphs: [
      "Iris turns to the wall as soon as the house switches to “At home”. The lens is covered, the microphone off: you can see it, without reading a menu.",
      "While you are away, it tells a person from a pet or a moving curtain. You only receive the alerts that matter.",
      "The footage stays with you, encrypted, on the camera’s card or on the hub.",
    ],
    benefits: [
      ["It looks away", "The lens closes when you are at home."],
      ["Your footage stays home", "No subscription, nothing that must go to a cloud."],
      ["Alerts worth having", "A person, yes. A curtain, no."],
    ],
    meta_title: "Smart indoor camera with a shutter and no cloud",
    meta_description:
      "Iris keeps watch when you go out and covers its lens when you return. A 1440p indoor camera with encrypted footage kept at home and no subscription.",
  },
  "camera-exterieure-rempart": {
    title: "Rempart outdoor camera",
    slug: "rempart-outdoor-camera",
    short_description: "An eye on the drive, day and night. It lights the front of the house gently before it alerts you.",
    paragraphs: [
      "Rempart watches the zones you draw: the entrance, the car, the gate. The street and the neighbour’s garden are masked in the picture itself.",
      "At night, it sees in colour thanks to a discreet light of its own. When a stranger comes near, it lights the front of the house, then tells you.",
      "The metal body stands up to rain, sea spray and full sun.",
    ],
    benefits: [
      ["Colour at night", "A face is easier to recognise than a grey outline."],
      ["Respects the neighbours", "Masked zones are never recorded."],
      ["Light first", "The light deters, the alert comes after."],
    ],
    meta_title: "4K outdoor camera with colour night vision, IP67",
    meta_description:
      "Rempart watches the drive in 4K, day and night, and masks what isn’t yours. An IP67 outdoor camera with PoE or Wi-Fi 6 and local storage.",
  },
  "visiophone-de-porte-heurtoir": {
    title: "Heurtoir video doorbell",
    slug: "heurtoir-video-doorbell",
    short_description:
      "A button ringed in amber, a sharp picture, a clear voice. Welcome your visitors, even from the other end of the country.",
    paragraphs: [
      "The tall, wide lens shows your visitor from head to toe, parcel included. The picture reaches your phone and the wall panel in under two seconds.",
      "You talk, you open, or you leave a message. The lock answers from the same page.",
      "At night, the ring around the button lights up as someone approaches. Your name or house number is engraved on the front.",
    ],
    benefits: [
      ["From head to toe", "The vertical view also shows the parcel on the ground."],
      ["Answer from anywhere", "Phone, tablet or wall panel, as you prefer."],
      ["Open from the same page", "The lock and the gate respond to a single tap."],
    ],
    meta_title: "Smart video doorbell, PoE or Wi-Fi 6, rated IP65",
    meta_description:
      "Heurtoir shows your visitors from head to toe and opens the door with a tap. An IP65 video doorbell, PoE or Wi-Fi 6, answered from phone or wall panel.",
  },
  "serrure-connectee-loquet": {
    title: "Loquet smart lock",
    slug: "loquet-smart-lock",
    short_description: "A code, a finger, a phone, or the key you have always had. The door locks itself behind you.",
    paragraphs: [
      "Loquet replaces the handle and keeps your cylinder. The mechanical key works at any time, from outside and inside.",
      "You give the cleaner a code for Tuesday mornings, and friends another for the week. Each one expires on the day you set.",
      "On your way out, a long press locks the door, turns off the lights and arms the alarm.",
    ],
    benefits: [
      ["Four ways in", "Everyone opens the door as they prefer, children included."],
      ["Access with an end date", "A code for an hour, a day, a season."],
      ["A key is still a key", "No failure leaves you outside."],
    ],
    meta_title: "Matter smart lock with code, fingerprint and key",
    meta_description:
      "Loquet opens by code, fingerprint, phone or key and locks itself behind you. A Matter smart lock with time-limited access and a year on one set of batteries.",
  },
  "clavier-d-alarme-garde": {
    title: "Garde alarm keypad",
    slug: "garde-alarm-keypad",
    short_description: "The alarm by the door, readable at a glance. A code for each person, a tag for the youngest.",
    paragraphs: [
      "Garde shows a single word: armed, partial, disarmed. The keys light up as you approach and can be read without glasses.",
      "Everyone has their own code. The history shows who came in, and when. A discreet code calls for help while it disarms the alarm.",
      "The keypad talks to the hub over an encrypted link, checked every thirty seconds.",
    ],
    benefits: [
      ["One word is enough", "You can read the state of the alarm from the corridor."],
      ["A code per person", "You know who is home, without watching anyone."],
      ["Discreet code", "It disarms and calls for help, in silence."],
    ],
    meta_title: "Encrypted wireless alarm keypad, codes and NFC tags",
    meta_description:
      "Garde shows the state of the alarm in one word and recognises 32 codes or tags. An encrypted wireless keypad with a duress code and an 18-month battery.",
  },
  "sirene-exterieure-tocsin": {
    title: "Tocsin outdoor siren",
    slug: "tocsin-outdoor-siren",
    short_description: "A white front, an amber band. It deters by being there, and can be heard two hundred metres away.",
    paragraphs: [
      "Tocsin can be seen from afar: that is already half its job. If someone breaks in, it sounds and its band flashes until help arrives.",
      "It looks after itself. A battery takes over if the power is cut, and the cover raises the alarm if anyone tries to open it.",
      "From day to day, the band confirms with a soft glow that the alarm is armed.",
    ],
    benefits: [
      ["104 dB", "The neighbourhood knows, the intruder leaves."],
      ["72 hours without power", "The battery lasts an entire weekend."],
      ["Tamper-proof", "Opened, torn off or jammed: it sounds."],
    ],
    meta_title: "104 dB wireless outdoor alarm siren, rated IP65",
    meta_description:
      "Tocsin deters from a distance and sounds at 104 dB if someone breaks in. A self-contained outdoor siren with 72-hour battery backup, tamper protection and IP65.",
  },
};
