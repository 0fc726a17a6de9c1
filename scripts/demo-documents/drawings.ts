import { type Drawing, STEP_DRAWINGS } from "#public-app/product/sections/use/step-drawings.ts";

const { bulb, box, rail, plug, free } = STEP_DRAWINGS;

/** Drawings of 64 by 64 of the steps of a guide: those of the product pages, then those that only guides need. */
export const DRAWINGS = {
  breaker: box[0],
  wires: box[1],
  embed: box[2],
  add: box[3],
  rail: rail[1],
  switchOff: bulb[0],
  bulb: bulb[1],
  light: bulb[2],
  socket: plug[0],
  appliance: plug[2],
  test: plug[3],
  power: free[0],
  put: free[2],
  pullTab: { lines: "M12 22h34v20H12zM46 28h4v8h-4z", accent: "M30 42v12M24 48l6 6 6-6" },
  stick: { lines: "M10 8v48M18 20h10v24H18z", accent: "M54 32H36M42 26l-6 6 6 6" },
  magnet: { lines: "M14 10h14v44H14zM36 16h12v32H36z", accent: "M28 26h8M28 38h8" },
  screw: { lines: "M10 8v48M10 24h12v16H10z", accent: "M22 32h26M48 26v12M30 29v6M36 29v6M42 29v6" },
  ceiling: { lines: "M6 12h52M20 12v6h24v-6M18 18h28l-4 10H22z", accent: "M32 54V36M26 42l6-6 6 6" },
  drill: { lines: "M6 16h52M20 16v10M44 16v10", accent: "M32 16a12 6 0 0 1 12 6 12 6 0 0 1-24 0 12 6 0 0 1 12-6zM32 54V36M26 42l6-6 6 6" },
  hang: { lines: "M8 8h48M24 8v6h16V8M32 14v20M18 50a14 14 0 0 1 28 0z", accent: "M50 20v20M46 24l4-4 4 4M46 36l4 4 4-4" },
  cut: { lines: "M4 26h56v12H4zM12 32h.01M22 32h.01M42 32h.01M52 32h.01", accent: "M32 16v6M32 26v4M32 34v4M32 42v6" },
  ground: { lines: "M6 52h52M26 52V18h12v34M22 18h20", accent: "M22 52v6M42 52v6M14 24l-6 4M50 24l6 4" },
  mast: { lines: "M30 58V26h4v32M20 26h24v-8H20zM32 18v-8M24 10h16", accent: "M50 34a6 6 0 1 0 .01 0zM50 28v-4M50 52v-4M40 40h-3" },
  network: { lines: "M14 18h36v26H14zM22 18v-6h20v6M22 44v-8h20v8M27 44v-8M32 44v-8M37 44v-8", accent: "M32 44v14" },
  charge: { lines: "M22 10h20v14H22zM27 15h.01M37 15h.01M26 24v8h12v-8", accent: "M32 32v10a8 8 0 0 0 16 0v-4" },
  camera: { lines: "M12 20h26v20H12zM38 26l10-4v16l-10-4M20 40v8h-8", accent: "M25 30h.01M52 18l6-4M54 30h6M52 42l6 4" },
  lock: { lines: "M14 6h32v52H14zM38 30h.01", accent: "M30 22v16M30 30h14M26 18h8v24h-8z" },
  radiator: { lines: "M6 16h26v34H6zM13 16v34M20 16v34M27 16v34M32 42h8", accent: "M40 36h12v12H40zM52 40l4 2-4 2" },
  tube: { lines: "M6 24h44v14H6zM50 28h8v6h-8", accent: "M14 54h24M30 48l8 6-8 6M38 31h.01" },
  limits: { lines: "M10 8h44M14 8v48M50 8v48", accent: "M14 18h36M14 46h36M32 24v16M28 28l4-4 4 4M28 36l4 4 4-4" },
  valves: {
    lines: "M6 48h52M14 48V36M32 48V36M50 48V36M8 30h12v6H8zM26 30h12v6H26zM44 30h12v6H44z",
    accent: "M14 22v-8M32 22v-8M50 22v-8",
  },
  gate: { lines: "M6 20h8v36H6zM50 20h8v36h-8zM14 28h36M14 50h36M22 28v22M32 28v22M42 28v22", accent: "M26 14h14M35 9l5 5-5 5" },
  curtain: { lines: "M4 10h56M10 10v44M20 10v44M44 10v44M54 10v44", accent: "M36 32h-8M28 32l4-4M28 32l4 4" },
  keys: {
    lines: "M18 8h28v48H18zM26 20h.01M32 20h.01M38 20h.01M26 30h.01M32 30h.01M38 30h.01M26 40h.01M32 40h.01M38 40h.01",
    accent: "M10 26v12M54 26v12",
  },
  touch: { lines: "M16 10h32v44H16zM32 10v44", accent: "M24 34a5 5 0 1 0 .01 0zM40 34a5 5 0 1 0 .01 0z" },
  named: {
    lines: "M22 7h20a3 3 0 0 1 3 3v44a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3zM29 51h6",
    accent: "M25 20h14M25 28h14M25 36h8",
  },
  hold: { lines: "M12 44h40v10H12zM24 44v-6h16v6", accent: "M32 32V10M26 26l6 6 6-6" },
} as const satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof DRAWINGS;
