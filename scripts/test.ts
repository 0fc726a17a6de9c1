import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhatIsStale } from "./build.ts";
import { failedStaticChecks, run, STATIC_CHECK_COUNT } from "./static-checks.ts";

type Count = { passed: number; failed: number };

const reports = await mkdtemp(join(tmpdir(), "lumidar-reports-"));

async function report<Report>(name: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(join(reports, name), "utf8").catch(() => "null")) ?? undefined;
}

/** A run that left no report, or failed without a failed test, is one failure more: nothing passes by falling silent. */
function counted(exitCode: number, count: Count | undefined): Count {
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
  ]);
  const found = await report<{ numPassedTests: number; numFailedTests: number }>("vitest.json");
  return counted(exitCode, found && { passed: found.numPassedTests, failed: found.numFailedTests });
}

async function journeys(): Promise<Count> {
  await buildWhatIsStale();
  const exitCode = await run(["playwright", "test", "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
  });
  const found = await report<{ stats: { expected: number; unexpected: number; flaky: number } }>("playwright.json");
  return counted(exitCode, found && { passed: found.stats.expected, failed: found.stats.unexpected + found.stats.flaky });
}

const counts = [await staticChecks(), await unitAndServerTests(), await journeys()];
await rm(reports, { recursive: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
