import { brotliCompressSync } from "node:zlib";
import { expect, test, visit } from "./fixtures.ts";
import { everyKindOfPage } from "./public-pages.ts";

/** Most bytes of one visit, compressed as they are sent. Source: SPEED-2. */
const BUDGET = { script: 100_000, stylesheet: 16_000, font: 40_000, document: 20_000 };

type Kind = keyof typeof BUDGET;

const isWeighed = (kind: string): kind is Kind => kind in BUDGET;

test("no public page weighs more than it may", async ({ browser, baseURL, request }) => {
  const tooHeavy: string[] = [];
  for (const address of [...(await everyKindOfPage(request)), "/en/", "/en/products"]) {
    // A browser that has seen nothing yet.
    const context = await browser.newContext({ baseURL, extraHTTPHeaders: { "accept-encoding": "br" } });
    const page = await context.newPage();
    const weights: Record<Kind, number> = { script: 0, stylesheet: 0, font: 0, document: 0 };
    const weighed: Promise<unknown>[] = [];
    page.on("response", (answer) => {
      const kind = answer.request().resourceType();
      if (!isWeighed(kind)) return;
      // What is compressed on the fly has no announced length.
      const length = answer.headers()["content-length"];
      weighed.push(
        length
          ? Promise.resolve((weights[kind] += Number(length)))
          : answer.body().then((body) => (weights[kind] += brotliCompressSync(body).length)),
      );
    });
    await visit(page, address); // the app comes after the first paint
    await page.waitForLoadState("networkidle");
    await Promise.all(weighed);
    for (const kind of Object.keys(BUDGET).filter(isWeighed)) {
      expect(weights[kind], `${kind} of ${address} was weighed`).toBeGreaterThan(0);
      if (weights[kind] > BUDGET[kind]) tooHeavy.push(`${address}: ${kind} ${weights[kind]} bytes of ${BUDGET[kind]}`);
    }
    await context.close();
  }
  expect(tooHeavy).toEqual([]);
});
