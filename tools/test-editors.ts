import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { type Installation, openInstallation } from "../tests/editors/installation.ts";
import { type Played, playSeed } from "../tests/editors/play-seed.ts";
import { type Switch, SWITCHES } from "../tests/editors/wire.ts";
import { buildWhatIsStale } from "../scripts/build.ts";
import { CHROMIUM_FLAGS, ensureChromium, findChromium } from "../scripts/chromium.ts";

/** Seeds of a whole run, as every night. */
const ALL = 200;
/** Seeds of each proof; one that fails is enough. */
const PROOF = 20;
/** Seeds that are played at once, each over a server of its own: half of a seed's time is waiting. */
const LANES = 2;

const { values } = parseArgs({
  options: {
    seed: { type: "string", multiple: true },
    seeds: { type: "string" },
    without: { type: "string" },
    prove: { type: "boolean" },
    log: { type: "boolean" },
  },
});

const isSwitch = (name: string): name is Switch => SWITCHES.some((known) => known === name);
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

await buildWhatIsStale();
await ensureChromium();
const isAlone = values.prove === true || values.seed?.length === 1;
const installations = await Promise.all(Array.from({ length: isAlone ? 1 : LANES }, () => openInstallation()));
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS, handleSIGINT: false, handleSIGTERM: false });

async function play(installation: Installation, seed: number, without?: Switch): Promise<Played> {
  const played = await playSeed(browser, installation, { seed, without });
  const seconds = (played.milliseconds / 1000).toFixed(1);
  const words = played.broken.length === 0 ? "passed" : `FAILED: ${played.broken.join("; ")}`;
  console.log(`seed ${seed}${without ? ` without ${without}` : ""}: ${words} (${played.log.length} lines, ${seconds} s)`);
  if (values.log || (played.broken.length > 0 && !values.prove && !without))
    console.log(played.log.map((line) => `    ${line}`).join("\n"));
  return played;
}

async function proves(installation: Installation, without: Switch): Promise<boolean> {
  for (const seed of range(PROOF)) if ((await play(installation, seed, without)).broken.length > 0) return true;
  return false;
}

/** Plays the seeds that are left, one after the other, until none is. */
async function playThrough(installation: Installation, left: number[], without: Switch | undefined): Promise<void> {
  for (let seed = left.shift(); seed !== undefined; seed = left.shift())
    count((await play(installation, seed, without)).broken.length === 0);
}

let passed = 0;
let failed = 0;
function count(isPassed: boolean): void {
  if (isPassed) passed += 1;
  else failed += 1;
}

let ending: Promise<unknown> | undefined;

/** Leaves no server and no disk behind, also when it is broken off. */
function end(): Promise<unknown> {
  ending ??= browser.close().then(() => Promise.all(installations.map((installation) => installation.close())));
  return ending;
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end().finally(() => process.exit(1)));

try {
  const { without } = values;
  if (without !== undefined && !isSwitch(without)) throw new Error(`--without takes one of: ${SWITCHES.join(", ")}`);
  const seeds = values.seed?.map(Number) ?? range(Number(values.seeds ?? ALL));
  const [first] = installations;
  if (values.prove && first) for (const name of SWITCHES) count(await proves(first, name));
  else await Promise.all(installations.map((installation) => playThrough(installation, seeds, without)));
} finally {
  await end();
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
