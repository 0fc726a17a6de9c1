import { buildWhatIsStale } from "../scripts/build.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { run } from "../scripts/static-checks.ts";

await buildWhatIsStale();
await ensureChromium();
const failed = [
  await run(["vitest", "run", "--config", "tests/long/vitest.config.ts", ".long.test"]),
  await run(["playwright", "test", "--config", "tests/long/playwright.config.ts", "--reporter=line"]),
].some((code) => code !== 0);
process.exitCode = failed ? 1 : 0;
