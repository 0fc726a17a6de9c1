import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { licenceOf, listUnlicensed } from "./supply-chain/licences.ts";
import { dependenciesOf, type Lock } from "./supply-chain/lock.ts";

const lock: Lock = JSON.parse(await readFile(join(import.meta.dirname, "../package-lock.json"), "utf8"));

const byLicence = Map.groupBy(dependenciesOf(lock), licenceOf);
for (const [licence, packages] of [...byLicence].toSorted(([a], [b]) => a.localeCompare(b))) {
  const releases = new Set(packages.map(({ name, version }) => `${name}@${version}`));
  console.log(`\n${licence} (${releases.size})\n  ${[...releases].toSorted().join("\n  ")}`);
}
const refused = listUnlicensed(lock);
if (refused.length > 0) {
  console.error(`\nnot accepted: ${refused.join(", ")}`);
  process.exitCode = 1;
}
