import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildWhatIsStale } from "../scripts/build.ts";
import { CHROMIUM_FLAGS, findChromium } from "../scripts/chromium.ts";
import { growCatalogue, serveMeasured } from "./measured-server.ts";

/** Milliseconds from a letter until the cards have changed, at p95, the pause in typing included. Source: SPEED-3. */
const P95_MAX_MS = 150;

const WORDS = ["capteur", "lampe", "portail", "serrure", "volet", "sirene"];
const ROUNDS = 3;

/** The pause of a quick typist between two letters. */
const BETWEEN_LETTERS_MS = 250;

/** A page of nothing but a field and an element that repeats it: no page can respond to a letter sooner. */
const BASELINE_PAGE = `<input id="recherche"><output id="repeated"></output><script>
  recherche.addEventListener("input", () => { repeated.textContent = recherche.value; });
</script>`;

/** Measures for each letter how long it took until the change of an element was painted. Listens before the page does:
 *  its cached answer is shown before the event reaches the field, and a later listener would count that for the next
 *  letter. */
const watching = (changed: string) => `
  window.taken = [];
  let typedAt;
  window.addEventListener("input", ({ timeStamp }) => { typedAt = timeStamp; }, true);
  new MutationObserver(() => {
    if (typedAt === undefined) return;
    const since = typedAt;
    typedAt = undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.taken.push(performance.now() - since);
      port2.postMessage("painted");
    });
  }).observe(${changed}, { subtree: true, childList: true, characterData: true, attributes: true });`;

async function openWatched(context: BrowserContext, open: (page: Page) => Promise<unknown>, changed: string): Promise<Page> {
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(watching(changed));
  return page;
}

/** Types a word letter by letter; gives how long each took. */
async function type(page: Page, word: string): Promise<number[]> {
  await page.bringToFront();
  await page.locator("#recherche").fill("");
  await page.waitForTimeout(2 * BETWEEN_LETTERS_MS);
  await page.evaluate("window.taken = []");
  await page.locator("#recherche").pressSequentially(word, { delay: BETWEEN_LETTERS_MS });
  await page.waitForTimeout(2 * BETWEEN_LETTERS_MS);
  return page.evaluate<number[]>("window.taken");
}

const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length * share)] ?? 0;

await buildWhatIsStale();
const dataDir = await mkdtemp(join(tmpdir(), "lumidar-keystrokes-"));
await growCatalogue(dataDir);
const server = await serveMeasured(dataDir);
const executablePath = findChromium();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) });
try {
  const context = await browser.newContext({ locale: "fr-FR", reducedMotion: "reduce" });
  const pages = {
    baseline: await openWatched(context, (page) => page.setContent(BASELINE_PAGE), "repeated"),
    catalogue: await openWatched(
      context,
      (page) => page.goto(`${server.url}/produits`),
      `document.querySelector("[aria-labelledby=resultats]")`,
    ),
  };
  const taken: Record<string, number[]> = { baseline: [], catalogue: [] };
  // By turns, so that what else the machine does weighs on both.
  for (let round = 0; round < ROUNDS; round++)
    for (const word of WORDS) for (const [name, page] of Object.entries(pages)) taken[name]?.push(...(await type(page, word)));
  for (const [name, times] of Object.entries(taken)) {
    const [middle, slow] = [0.5, 0.95].map((share) => Math.round(quantile(times, share)));
    console.log(`${name}: ${times.length} letters, median ${middle} ms, p95 ${slow} ms`);
  }
  process.exitCode = quantile(taken.catalogue ?? [], 0.95) > P95_MAX_MS ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
