import type { Fitting } from "#contracts/product/product-use.ts";

/** A drawing of 64 by 64: its lines, and those in the accent. */
export type Drawing = { lines: string; accent: string };

const PHONE = "M22 7h20a3 3 0 0 1 3 3v44a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3zM29 51h6";
const BULB = "M26 7h12v8H26zM27 19h10M27 23h10M28 27c-5 4-9 8-9 14a13 13 0 0 0 26 0c0-6-4-10-9-14z";

const BREAKER: Drawing = { lines: "M19 8h26v48H19zM27 18h10v28H27zM19 13h-7M45 51h7", accent: "M27 34h10v12H27z" };
const WIRES: Drawing = {
  lines: "M12 36h40v18H12zM23 45h.01M41 45h.01M23 36V24c0-7-6-7-6-16M41 36V24c0-7 6-7 6-16",
  accent: "M32 45h.01M32 36V8",
};
const ADD: Drawing = { lines: PHONE, accent: "M32 22v14M25 29h14" };
const TRY: Drawing = { lines: PHONE, accent: "M25 30l5 5 9-11" };

/** The drawings of the steps of each way of fitting. */
export const STEP_DRAWINGS: Record<Fitting, [Drawing, Drawing, Drawing, Drawing]> = {
  bulb: [
    { lines: "M18 8h28v48H18zM26 18h12v28H26z", accent: "M26 32h12M32 37v4" },
    { lines: BULB, accent: "M46 8c6 2 9 7 8 14M49 18l5 4 4-5" },
    { lines: BULB, accent: "M10 40h-5M59 40h-5M13 54l-4 3M51 54l4 3" },
    ADD,
  ],
  box: [BREAKER, WIRES, { lines: "M8 10h26v44H8zM48 16h8v32h-8zM48 26h-4v12h4", accent: "M40 32H22M28 26l-6 6 6 6" }, ADD],
  rail: [BREAKER, { lines: "M6 46h52M6 52h52M20 8h24v22H20zM20 16h24", accent: "M32 34v9M27 38l5 5 5-5" }, WIRES, ADD],
  plug: [
    { lines: "M22 18a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM18 32h.01M26 32h.01M60 32h-6", accent: "M54 22v20H46V22zM46 28h-6M46 36h-6" },
    ADD,
    { lines: "M24 18h16l7 18H17zM32 36v18M22 54h20", accent: "M32 6v6M16 10l4 4M48 10l-4 4" },
    TRY,
  ],
  free: [
    { lines: "M8 21h42v22H8zM50 27h5v10h-5", accent: "M31 25l-7 8h9l-6 7" },
    ADD,
    { lines: "M6 52h52M22 30h20v22H22zM32 41h.01", accent: "M32 8v14M26 17l6 6 6-6" },
    TRY,
  ],
};
