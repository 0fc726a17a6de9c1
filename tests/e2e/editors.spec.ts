import { test as base } from "@playwright/test";
import { type Installation, openInstallation } from "../editors/installation.ts";
import { playSeed } from "../editors/play-seed.ts";
import { expect } from "./fixtures.ts";

/** The same one in every run: see docs/testing.md. */
const SEED = 2;

const test = base.extend<object, { installation: Installation }>({
  installation: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads here which fixtures this one needs: none
    async ({}, use) => {
      const installation = await openInstallation();
      await use(installation);
      await installation.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

test("nobody loses work, whatever happens", async ({ browser, installation }) => {
  const { broken, log } = await playSeed(browser, installation, { seed: SEED });
  expect(broken, `npm run test:editors -- --seed ${SEED}\n${log.join("\n")}`).toEqual([]);
});
