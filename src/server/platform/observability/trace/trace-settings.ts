/** The ways to choose which traces are recorded; `parentbased_`: as the caller decided, if there is one. */
export const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** The address to which traces go, and the choice of those that are recorded. */
export type TraceSettings = { url: string; sampler: (typeof SAMPLERS)[number]; samplerArg: number };
