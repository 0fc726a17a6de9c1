import { readFileSync } from "node:fs";

// JavaScript, and no import that an older Node lacks: loaded before all else, so that a wrong Node ends with one line.
const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const wanted = manifest.dependencies.node;
const major = (version) => Number(version.split(".")[0]);

if (major(process.versions.node) < major(wanted)) {
  process.stderr.write(
    `Node ${wanted} is needed, this is ${process.versions.node}: "npm ci" installs it into node_modules, where "npm start" and the other scripts find it; or see https://nodejs.org/\n`,
  );
  process.exit(1);
}
