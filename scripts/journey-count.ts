/** Journeys that may pass at their second try only: more say that something is broken, now and then. */
const FLAKY_MAX = 3;

/** As Playwright's JSON report counts them; `flaky` ones passed at their second try. */
export type JourneyStats = { expected: number; unexpected: number; flaky: number };

/** How many journeys count as passed and as failed. */
export function journeyCount({ expected, unexpected, flaky }: JourneyStats): { passed: number; failed: number } {
  if (flaky > FLAKY_MAX) return { passed: expected, failed: unexpected + flaky };
  return { passed: expected + flaky, failed: unexpected };
}
