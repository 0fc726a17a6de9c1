import type { Text } from "../text.ts";
import type { Source, Terminal } from "./wiring.ts";

/** The board of a mains circuit. */
export const BOARD: Source = [
  ["Tableau", "Board"],
  ["Différentiel 30\u202fmA", "RCD 30 mA"],
  ["Disjoncteur 10\u202fA", "Breaker 10 A"],
];

/** A supply of extra-low voltage. */
export const supplyOf = (voltage: string, power: Text): Source => [
  ["Alimentation", "Power supply"],
  [`${voltage}\u202fV, TBTS`, `${voltage} V, SELV`],
  power,
];

/** A network switch that feeds what is behind it. */
export const POE_SWITCH: Source = [
  ["Commutateur ou injecteur PoE", "PoE switch or injector"],
  ["IEEE 802.3af, classe 3", "IEEE 802.3af, class 3"],
];

export const CAT6: Text = ["Câble Cat 6, 100\u202fm au plus", "Cat 6 cable, 100 m at most"];

export const PHASE: Terminal = { name: "L", rail: "L", purpose: ["Phase, depuis le disjoncteur", "Live, from the breaker"] };
export const NEUTRAL: Terminal = { name: "N", rail: "N", purpose: ["Neutre, depuis le différentiel", "Neutral, from the RCD"] };
export const EARTH: Terminal = { name: "PE", rail: "PE", purpose: ["Terre, jamais coupée", "Earth, never interrupted"] };
export const PLUS: Terminal = { name: "+", rail: "+", purpose: ["Plus de l’alimentation", "Positive of the supply"] };
export const MINUS: Terminal = { name: "−", rail: "−", purpose: ["Moins de l’alimentation", "Negative of the supply"] };

/** A wired output to a lamp. */
export const lampOf = (name: string, purpose: Text): Terminal => ({ name, rail: "N", via: "lamp", purpose });

/** An input of a wall switch. */
export const switchOf = (name: string, purpose: Text): Terminal => ({ name, rail: "L", via: "switch", purpose });
