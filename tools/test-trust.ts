import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesById, testSources } from "../tests/trust/test-titles.ts";
import { idsOfJourneys, idsOfVitest, type Results, verdictsOf } from "../tests/trust/verdicts.ts";
import { TIME_FACTOR } from "../tests/trust/time-factor.ts";
import { THREATS } from "../tests/trust/threats.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { run } from "../scripts/static-checks.ts";

/** Ids and families of the threats to run, all without any (`npm run test:trust -- AUTH INP-1`). */
const asked = process.argv.slice(2);
const ids = Object.keys(THREATS).filter((id) => asked.length === 0 || asked.includes(id) || asked.includes(id.split("-")[0] ?? ""));
const missed = asked.filter((word) => !ids.some((id) => id === word || id.startsWith(`${word}-`)));
if (missed.length > 0) throw new Error(`No threat bears the id ${missed.join(", ")}: see tests/trust/threats.ts.`);

const files = filesById(testSources());
/** Lists the files with a test of these ids whose names end like this. */
const listFiles = (ending: RegExp) => [...new Set(ids.flatMap((id) => files.get(id) ?? []))].filter((path) => ending.test(path));
const PATTERN = `\\b(?:${ids.join("|")})\\b`;

const reports = await mkdtemp(join(tmpdir(), "lumidar-trust-reports-"));
const results: Results[] = [];
/** Runs that failed without a failed test: nothing passes by falling silent. */
const silent: string[] = [];

async function collect(name: string, command: string[], read: (report: string) => Results): Promise<void> {
  const path = join(reports, `${name}.json`);
  const exitCode = await run([...command], { PLAYWRIGHT_JSON_OUTPUT_NAME: path });
  const report = await readFile(path, "utf8").catch(() => undefined);
  const found = report ? read(report) : [];
  results.push(found);
  if (exitCode !== 0 && !found.some(({ isPassed }) => !isPassed)) silent.push(name);
}

async function runVitest(name: string, paths: string[], options: string[] = []): Promise<void> {
  if (paths.length === 0) return;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, `${name}.json`)}`];
  await collect(name, ["vitest", "run", ...reporters, ...options, "--testNamePattern", PATTERN, ...paths], idsOfVitest);
}

async function runJourneys(paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await collect(
    "journeys",
    ["playwright", "test", "--config", "tests/long/playwright.config.ts", "--reporter=dot,json", "--grep", PATTERN, ...paths],
    idsOfJourneys,
  );
}

await buildWhatIsStale();
await ensureChromium();
const begin = Date.now();
await runVitest("quick", listFiles(/\.test\.tsx?$/), ["--config", "tests/long/vitest.config.ts"]);
await runVitest("long", listFiles(/\.trust\.ts$/), ["--config", "tests/trust/vitest.config.ts"]);
await runJourneys(listFiles(/\.spec\.ts$/));
await rm(reports, { recursive: true });

const verdicts = verdictsOf(ids, results.flat());
const minutes = `${((Date.now() - begin) / 60_000).toFixed(1)} min`;
const slack = TIME_FACTOR === 1 ? "" : `, time limits times ${TIME_FACTOR}`;
console.log(`\n${new Date().toISOString().slice(0, 16)} UTC, ${minutes}${slack}\n`);
for (const { id, verdict, tests, threat, gap } of verdicts) {
  const words = [
    id.padEnd(7),
    verdict.padEnd(6),
    `${tests} ${tests === 1 ? "test" : "tests"}`.padStart(9),
    gap ? `${threat}: ${gap}` : threat,
  ];
  console.log(words.join("  "));
}
for (const name of silent) console.log(`the ${name} tests  failed  without a failed test`);
const count = (verdict: string) => verdicts.filter((row) => row.verdict === verdict).length;
const failed = count("failed") + silent.length;
console.log(`\n${count("passed")} passed, ${failed} failed, ${count("gap")} gaps`);
console.log(`${count("passed")} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
