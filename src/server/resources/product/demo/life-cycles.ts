import type { Lifecycle } from "#contracts/product/life-cycle.ts";

/** States of the demo products that are not simply sold, and the references of their successors. */
export const DEMO_LIFE_CYCLES: Record<string, { lifecycle: Lifecycle; replaced_by: string }> = {
  "LUM-ECL-001": { lifecycle: "discontinued", replaced_by: "LUM-ECL-010" },
  "LUM-CAP-010": { lifecycle: "end_of_life", replaced_by: "LUM-CAP-020" },
};

/** Products that some demo products need, and products that complete them, by references. */
export const DEMO_SETS: Record<string, { required?: string[]; complementary?: string[] }> = {
  "LUM-CTL-010": { complementary: ["LUM-CTL-040", "LUM-CAP-030"] },
  "LUM-CTL-030": { required: ["LUM-CTL-010"], complementary: ["LUM-INT-060"] },
  "LUM-CTL-050": { required: ["LUM-CTL-010"] },
  "LUM-SEC-050": { required: ["LUM-CTL-010"], complementary: ["LUM-INT-040", "LUM-CAP-050"] },
  "LUM-SEC-060": { required: ["LUM-CTL-010", "LUM-SEC-050"] },
  "LUM-ECL-010": { complementary: ["LUM-INT-040", "LUM-CTL-010"] },
};
