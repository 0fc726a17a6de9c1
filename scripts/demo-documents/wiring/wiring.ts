import type { DrawingName } from "../drawings.ts";
import type { Text } from "../text.ts";

/** Conductor of a diagram. */
export type Rail = "L" | "N" | "PE" | "+" | "−" | "B+" | "B−" | "C";

/** Colours of a conductor on paper and in the cable; `isOwn` where it begins at the device. */
type Conductor = { color: string; stripe?: string; isOwn?: true; wire: Text };

export const RAILS: Record<Rail, Conductor> = {
  L: { color: "#7a4a21", wire: ["Phase\u202f: brun, rouge ou noir", "Live: brown, red or black"] },
  N: { color: "#2f6690", wire: ["Neutre\u202f: bleu", "Neutral: blue"] },
  PE: { color: "#3f7d3a", stripe: "#e3c93a", wire: ["Terre\u202f: vert et jaune", "Earth: green and yellow"] },
  "+": { color: "#a23b2a", wire: ["Plus\u202f: rouge", "Plus: red"] },
  "−": { color: "#1b1b1b", wire: ["Moins\u202f: noir", "Minus: black"] },
  "B+": { color: "#a23b2a", wire: ["Bus\u202f: rouge et noir", "Bus: red and black"] },
  "B−": { color: "#1b1b1b", wire: ["Bus\u202f: noir", "Bus: black"] },
  C: { color: "#6b5b95", isOwn: true, wire: ["Fil commun", "Common wire"] },
};

/** Signs between a terminal and its conductor, with the wire between the two. */
export const SIGNS = {
  lamp: { color: "#c2741c", wire: ["Retour de lampe\u202f: orange ou violet", "Switched live: orange or violet"] },
  switch: { color: "#c2741c", wire: ["Retour d’interrupteur\u202f: orange ou violet", "Switch wire: orange or violet"] },
  valve: { color: "#c2741c", wire: ["Un fil par zone", "One wire for each zone"] },
  contact: { color: "#6b5b95", wire: ["Fil de contact", "Contact wire"] },
} as const satisfies Record<string, { color: string; wire: Text }>;

/** Sign between a terminal and its conductor. */
export type Sign = keyof typeof SIGNS;

/** One terminal: its name, the conductor that it leads to, and what it is for, unless the one before says so. Of
 *  two terminals with one `bridge` a block of that name stands between them. */
export type Terminal = { name: string; rail?: Rail; via?: Sign; bridge?: Text; purpose?: Text };

/** Supply of a device, as a block with its name and its facts. */
export type Source = readonly [title: Text, ...lines: Text[]];

/** Device between two groups of conductors, above it and below. `section` is that of the supply's wires in mm². */
export type Ladder = { source: Source; icon: DrawingName; top: Terminal[]; bottom: Terminal[]; section: string };

/** Device behind one cable, which brings data and power. */
type Chain = { from: Source; cable: Text; port: Text };

export type Wiring = { ladder: Ladder; chain?: Chain } | { ladder?: undefined; chain: Chain };
