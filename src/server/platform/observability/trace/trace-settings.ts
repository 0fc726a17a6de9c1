/** The samplers, which choose the traces to record; `parentbased_` follows the caller's decision, if there is one. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** The URL of the collector, and the choice of recorded traces. */
export type TraceSettings = { url: string; sampler: (typeof SAMPLERS)[number]; samplerArg: number };
