import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";

const DOCS = join(import.meta.dirname, "../../docs");
const FILE = join(DOCS, "measurements.md");

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

/** Replaces the part of docs/measurements.md with this title, or adds it at the end. */
export async function writePart({ title, text }: { title: string; text: string }): Promise<void> {
  const parts = (await readFile(FILE, "utf8")).split(/^(?=## )/m);
  const heading = `## ${title}\n`;
  const [written, isNew] = [`${heading}\n${text}\n\n`, !parts.some((part) => part.startsWith(heading))];
  const kept = parts.map((part) => (part.startsWith(heading) ? written : part));
  await writeFile(FILE, `${[...kept, isNew ? `\n${written}` : ""].join("").trimEnd()}\n`);
}
