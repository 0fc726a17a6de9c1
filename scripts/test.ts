import { chmod, mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import prepareTemplate from "../tests/e2e/site/template.ts";
import { buildWhatIsStale } from "./build.ts";
import { ensureChromium } from "./chromium.ts";
import { failedStaticChecks, run, STATIC_CHECK_COUNT } from "./static-checks.ts";

type Count = { passed: number; failed: number };

/** The resource whose test files are run, by their path (`npm test -- slide`); all of them without it. */
const [resource] = process.argv.slice(2);

/** A file system in memory, which most Linux systems have, and the bytes that the tests may take of it. */
const MEMORY = "/dev/shm";
const TAKEN_BYTES = 4 * 1024 ** 3;

/** Chooses where tests keep their databases and files: in memory where there is room. Each of some thousand databases
 *  would wait for the disk. */
async function chooseScratchFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) > 2 * TAKEN_BYTES ? MEMORY : tmpdir();
}

const scratch = await mkdtemp(join(await chooseScratchFolder(), "lumidar-tests-"));
await chmod(scratch, 0o711); // some tests start a server as another user
process.env.TMPDIR = scratch; // what is started from here on has it
const reports = await mkdtemp(join(scratch, "reports-"));

async function report<Report>(name: string): Promise<Report | undefined> {
  return JSON.parse(await readFile(join(reports, name), "utf8").catch(() => "null")) ?? undefined;
}

/** Counts a run; one that left no report, or failed without a failed test, is one failure more: nothing passes
 *  silently. */
function countRun(exitCode: number, count: Count | undefined): Count {
  const { passed, failed } = count ?? { passed: 0, failed: 0 };
  return { passed, failed: exitCode !== 0 && failed === 0 ? 1 : failed };
}

async function runStaticChecks(): Promise<Count> {
  const failed = (await failedStaticChecks()).length;
  return { passed: STATIC_CHECK_COUNT - failed, failed };
}

/** Priority of the unit tests: behind the pictures of the journeys' content, which would otherwise come late. */
const UNIT_TESTS_PRIORITY = 10;

async function runUnitTests(): Promise<Count> {
  const outputFile = join(reports, "vitest.json");
  const selection = resource ? [resource, "--passWithNoTests"] : [];
  const command = ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${outputFile}`, ...selection];
  const exitCode = await run(command, {}, UNIT_TESTS_PRIORITY);
  const found = await report<{ numPassedTests: number; numFailedTests: number }>("vitest.json");
  return countRun(exitCode, found && { passed: found.numPassedTests, failed: found.numFailedTests });
}

async function runJourneys(): Promise<Count> {
  await ensureChromium();
  const selection = resource ? [`tests/e2e/.*${resource}`, "--pass-with-no-tests"] : [];
  // A dot a journey, and every failure whole at the end, where a log is read.
  const exitCode = await run(["playwright", "test", "--reporter=dot,json", ...selection], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
  });
  const found = await report<{ stats: { expected: number; unexpected: number } }>("playwright.json");
  return countRun(exitCode, found && { passed: found.stats.expected, failed: found.stats.unexpected });
}

const checks = await runStaticChecks();
await buildWhatIsStale();
// The content of the journeys beside the unit tests: one thread encodes its pictures, for minutes. If that fails, the
// journeys try it again, and report it.
const template = resource ? undefined : prepareTemplate();
template?.catch((error: unknown) => console.error("The content of the journeys was not made beside the unit tests.", error));
const unitTests = await runUnitTests();
const dropTemplate = await template?.catch(() => undefined);
const tests = [unitTests, await runJourneys()];
await dropTemplate?.();
await rm(scratch, { recursive: true, force: true });
if (tests.every(({ passed, failed }) => passed + failed === 0)) {
  console.error(`No test bears « ${resource} » in its path.`);
  tests.push({ passed: 0, failed: 1 });
}
const total = (what: keyof Count) => [checks, ...tests].reduce((sum, count) => sum + count[what], 0);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") > 0 ? 1 : 0;
