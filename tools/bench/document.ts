import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";

const DOCS = join(import.meta.dirname, "../../docs");
const FILE = join(DOCS, "bench.md");

const HEAD = `# Bench

Written by \`npm run bench\`; each part by the run that measures it. Machines are noisy: read the ratios, each against a baseline that the same run
measured. « Processor » compares the processor time of a request with the baseline's: a busy machine moves it less than the requests a second.
`;

/** The peers' part, which no run measures. */
const PEERS_PART = { title: "What others reach", text: PEERS };

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();

/** Describes when, on which machine and in which version something was measured. */
export function describeRun(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", "src", "package.json") !== "";
  const commit = git("rev-parse", "--short", "HEAD") + (isChanged ? " with changes" : "");
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${memory} GB, load ${load} at the end`;
  return `${new Date().toISOString().slice(0, 16)} UTC, commit ${commit}, Node ${process.versions.node}; ${machine}.`;
}

/** A table in Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** Stores a picture beside the document; gives the Markdown that shows it. */
export async function writePicture(name: string, words: string, svg: string): Promise<string> {
  await writeFile(join(DOCS, "pictures", `${name}.svg`), svg);
  return `![${words}](pictures/${name}.svg)`;
}

/** Wraps a paragraph at 120 characters. */
export function wrap(text: string): string {
  return text.replace(/(.{1,120})(?:\s+|$)/g, "$1\n").trimEnd();
}

/** Writes the part of a run into docs/bench.md, and leaves the other parts. */
export async function writePart(part: Part): Promise<void> {
  const kept = partsOf(await readFile(FILE, "utf8").catch(() => "")).filter(({ title }) => ![part.title, PEERS_PART.title].includes(title));
  const parts = [...kept, part].toSorted((one, other) => (one.title < other.title ? -1 : 1));
  await writeFile(FILE, [HEAD, ...[...parts, PEERS_PART].map(({ title, text }) => `## ${title}\n\n${text}\n`)].join("\n"));
}
