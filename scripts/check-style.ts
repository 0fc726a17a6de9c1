import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseModule } from "../tests/laws/module.ts";
import { styleFaults } from "../tests/laws/style.ts";

const ROOT = join(import.meta.dirname, "..");

const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" })
  .split("\n")
  .filter((path) => /^(?:src|scripts|tools|tests)\/.*\.tsx?$/.test(path) && existsSync(join(ROOT, path)));
const faults = paths.flatMap((path) => styleFaults(parseModule({ path, text: readFileSync(join(ROOT, path), "utf8") })));
for (const fault of faults) console.error(fault);
console.log(`The style of ${paths.length} files: ${faults.length} faults.`);
process.exitCode = faults.length > 0 ? 1 : 0;
