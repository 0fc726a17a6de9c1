import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { PEERS } from "./lines.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const FILE = join(DOCS, "bench.md");

const HEAD = `# Bench

Written by \`npm run bench\`; each part by the run that measures it. Machines are noisy: read the ratios, each against a floor that the same run
measured. « Processor » compares the processor time of a request with the floor's: a busy machine moves it less than the requests a second.
`;

/** The peers' part, which no run measures. */
const PEERS_PART = { title: "What others reach", text: PEERS };

const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();

/** When, on what and of which version something was measured. */
export function circumstances(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const load = loadavg()[0]?.toFixed(1);
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", "src", "package.json") !== "";
  const commit = git("rev-parse", "--short", "HEAD") + (isChanged ? " with changes" : "");
  const { node, v8 } = process.versions;
  return `${new Date().toISOString().slice(0, 16)} UTC, commit ${commit}, Node ${node} (V8 ${v8}); ${cpus().length} × ${processor?.model.trim()}, ${memory} GB, load ${load} at the end.`;
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

type Part = { title: string; text: string };

function partsOf(markdown: string): Part[] {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.split("\n");
      return { title, text: lines.join("\n").trim() };
    });
}

/** Puts what a run measured in its place in docs/bench.md, and leaves the other parts. */
export async function writePart(part: Part): Promise<void> {
  const kept = partsOf(await readFile(FILE, "utf8").catch(() => "")).filter(({ title }) => ![part.title, PEERS_PART.title].includes(title));
  const parts = [...kept, part].toSorted((one, other) => (one.title < other.title ? -1 : 1));
  await writeFile(FILE, [HEAD, ...[...parts, PEERS_PART].map(({ title, text }) => `## ${title}\n\n${text}\n`)].join("\n"));
}
