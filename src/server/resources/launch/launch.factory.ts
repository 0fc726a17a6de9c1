import { nextNumber } from "#server/testing/next-number.ts";

/** The least that a launch needs, unique. */
export function aLaunch(fields: Record<string, unknown> = {}) {
  return { title: `Lancement ${nextNumber()}`, ...fields };
}
