import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./chromium.ts";
import { failedStaticChecks, run, STATIC_CHECK_COUNT } from "./static-checks.ts";

type Count = { passed: number; failed: number };

/** The resource whose test files are run, by their path (`npm test -- slide`); all of them without it. */
const [resource] = process.argv.slice(2);

const reports = await mkdtemp(join(tmpdir(), "lumidar-reports-"));

async function report<Report>(name: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(join(reports, name), "utf8").catch(() => "null")) ?? undefined;
}

/** Counts a run; one that left no report, or failed without a failed test, is one failure more: nothing passes
 *  silently. */
function countRun(exitCode: number, count: Count | undefined): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

async function staticChecks(): Promise<Count> {
  const failed = (await failedStaticChecks()).length;
  return { passed: STATIC_CHECK_COUNT - failed, failed };
}

async function unitAndServerTests(): Promise<Count> {
  const exitCode = await run([
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(reports, "vitest.json")}`,
    ...(resource ? [resource, "--passWithNoTests"] : []),
  ]);
  const found = await report<{ numPassedTests: number; numFailedTests: number }>("vitest.json");
  return countRun(exitCode, found && { passed: found.numPassedTests, failed: found.numFailedTests });
}

/** Runs the journeys. Their output is held back until `unitTests` have written theirs. */
async function journeys(unitTests: Promise<Count>): Promise<Count> {
  await ensureChromium();
  const selection = resource ? [`tests/e2e/.*${resource}`, "--pass-with-no-tests"] : [];
  const output = await open(join(reports, "journeys.log"), "w");
  // A dot a journey, and every failure whole at the end, where a log is read.
  const exitCode = await run(
    ["playwright", "test", "--reporter=dot,json", ...selection],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json") },
    output.fd,
  );
  await output.close();
  await unitTests;
  console.log(await readFile(join(reports, "journeys.log"), "utf8"));
  const found = await report<{ stats: { expected: number; unexpected: number } }>("playwright.json");
  return countRun(exitCode, found && { passed: found.stats.expected, failed: found.stats.unexpected });
}

const checks = await staticChecks();
await buildWhatIsStale();
// Beside each other: either leaves a part of the processor idle, while it waits for its database or its browser.
const unitTests = unitAndServerTests();
const tests = await Promise.all([unitTests, journeys(unitTests)]);
await rm(reports, { recursive: true });
if (tests.every(({ passed, failed }) => passed + failed === 0)) {
  console.error(`No test bears « ${resource} » in its path.`);
  tests.push({ passed: 0, failed: 1 });
}
const total = (what: keyof Count) => [checks, ...tests].reduce((sum, count) => sum + count[what], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
