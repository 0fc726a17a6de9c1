import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

const start = promisify(execFile);

/** Lets it start as root, and keeps it from calling any other server. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium that an npm package carries as a compressed file, with the few libraries that a bare Linux lacks. It ends
 *  where it finds no font for a letter, so that fonts come with it. */
const PACKAGED = "@sparticuz/chromium";
const PACKAGES = [`${PACKAGED}@153.0.0`, "dejavu-fonts-ttf@2.37.3"];
const PACKAGED_FOLDER = join(import.meta.dirname, "../node_modules/.cache/chromium");
const PACKAGED_FONTS = join(PACKAGED_FOLDER, "fonts.conf");
const PACKAGED_COMMAND = join(PACKAGED_FOLDER, "chromium.sh");

/** The path of this machine's Chromium, if it has one: that of CHROMIUM_PATH, a distribution's, or one that
 *  `ensureChromium` installed. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  // The shell first: without the browser’s own windows it takes less of the processor for the same journeys.
  const distributed = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map((name) => `/usr/bin/${name}`);
  // The packaged one before Playwright's: it was installed because Playwright's did not start.
  return [...distributed, PACKAGED_COMMAND, chromium.executablePath()].find((path) => existsSync(path));
}

/** Whether the journeys can use it: a browser may be there and lack a library of the system. */
async function canStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS, timeout: 60_000 });
    await browser.close();
    return true;
  } catch {
    return false; // the caller says so, in one line
  }
}

async function downloadWithPlaywright(): Promise<string> {
  await start(join(import.meta.dirname, "../node_modules/.bin/playwright"), ["install", "chromium"]);
  return chromium.executablePath();
}

async function installFromDebian(): Promise<string> {
  if (process.getuid?.() !== 0) throw new Error("apt-get asks for root");
  await start("apt-get", ["update", "-qq"]);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const install = (name: string) => start("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
  // older distributions have the whole browser only
  await install("chromium-headless-shell").catch(() => install("chromium"));
  const installed = findChromium();
  if (!installed) throw new Error("it left no browser behind");
  return installed;
}

/** Unpacks the packaged Chromium into the temporary folder. Its start command finds the libraries. */
async function unpackPackaged(): Promise<string> {
  if (process.platform !== "linux" || process.arch !== "x64") throw new Error("the package holds a Chromium for Linux on x64 only");
  await mkdir(PACKAGED_FOLDER, { recursive: true });
  await start("npm", ["install", "--no-save", "--prefix", PACKAGED_FOLDER, ...PACKAGES]);
  // With this setting of its hosts the package unpacks the libraries as well.
  const env = { ...process.env, TMPDIR: PACKAGED_FOLDER, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  const unpack = `await (await import(${JSON.stringify(PACKAGED)})).default.executablePath()`;
  await start(process.execPath, ["--input-type=module", "--eval", unpack], { cwd: PACKAGED_FOLDER, env });
  // The package's own list of fonts names folders of the hosts that it is made for.
  const fonts = ["/usr/share/fonts", join(PACKAGED_FOLDER, "node_modules/dejavu-fonts-ttf/ttf")]
    .map((folder) => `<dir>${folder}</dir>`)
    .join("");
  await writeFile(PACKAGED_FONTS, `<fontconfig>${fonts}<cachedir>${PACKAGED_FOLDER}/fonts-cache</cachedir></fontconfig>\n`);
  const environment = `LD_LIBRARY_PATH='${PACKAGED_FOLDER}/al2023/lib' FONTCONFIG_FILE='${PACKAGED_FONTS}'`;
  await writeFile(PACKAGED_COMMAND, `#!/bin/sh\n${environment} exec '${PACKAGED_FOLDER}/chromium' "$@"\n`);
  await chmod(PACKAGED_COMMAND, 0o755);
  return PACKAGED_COMMAND;
}

/** Ways to install one, in the order they are tried: a whole browser of the system before the package, which only
 *  renders. */
const WAYS = [
  { name: "Playwright's download", install: downloadWithPlaywright },
  { name: "apt-get", install: installFromDebian },
  { name: `the npm package ${PACKAGED}`, install: unpackPackaged },
];

/** Makes sure that there is a Chromium that starts; where there is none, installs one and says so in one line.
 *  Throws when none of the ways leads to one, and says why for each. */
export async function ensureChromium(): Promise<void> {
  const found = findChromium();
  if (found && (await canStart(found))) return;
  if (process.env.CHROMIUM_PATH) throw new Error(`CHROMIUM_PATH: ${process.env.CHROMIUM_PATH} does not start`);
  const failures: string[] = [];
  for (const { name, install } of WAYS) {
    try {
      const path = await install();
      if (!(await canStart(path))) throw new Error("it does not start");
      console.log(`No Chromium was found: installed one by ${name}.`);
      return;
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  }
  throw new Error(`The journeys need a Chromium: install one or set CHROMIUM_PATH. Tried: ${failures.join("; ")}.`);
}
