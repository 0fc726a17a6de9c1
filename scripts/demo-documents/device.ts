import type { DrawingName } from "./drawings.ts";
import type { Text } from "./text.ts";
import type { Wiring } from "./wiring/wiring.ts";

/** Dangers of a device, each with its advice. */
export type Hazard = "mains" | "low" | "bus" | "cell" | "button" | "sealed" | "battery" | "height" | "garden";

/** One drawn step of the fitting. */
export type Step = readonly [drawing: DrawingName, title: Text, text: Text];

/** Parts of a device's documents that its record does not say. */
export type Device = {
  hazards: Hazard[];
  /** Tools and parts that the fitter brings. */
  tools: Text;
  steps: Step[];
  /** The key that is held to add the device, and to reset it. */
  key: Text;
  /** The way to add or to reset it, where it is not by holding the key. */
  pairing?: Text;
  reset?: Text;
  /** Signals of its light, where they are others than usual. */
  signals?: readonly (readonly [signal: Text, meaning: Text])[];
  care: Text;
  wiring?: Wiring;
  /** Product standards of the declaration, beside those of radio. */
  standards: string[];
};
