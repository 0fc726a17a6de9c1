import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Commits that are looked at, the newest first. */
const COUNT = 50;

/** Longest subject of a commit, in characters. */
const SUBJECT_MAX_LENGTH = 72;

/** First words of a subject behind its scope that are no imperative: articles, pronouns, participles. */
const NO_IMPERATIVE =
  /^(?:a|an|the|no|what|where|when|how|(?!embed|feed|need|seed|shed|speed|exceed|proceed)\w+ed|(?!bring|string|ring)\w+ing)$/i;

/** Lists the faults of a commit's subject: it has one intent, its imperative, and at most 72 characters. */
export function subjectFaults(subject: string): string[] {
  const text = subject.replace(/^\w+(?:\([\w-]+\))?: /, "");
  const [first = ""] = text.split(" ");
  return [
    ...(subject.length > SUBJECT_MAX_LENGTH ? [`${subject.length} characters`] : []),
    ...(text.includes(";") ? ["several intents"] : []),
    ...(NO_IMPERATIVE.test(first) ? [`« ${first} » is no imperative`] : []),
  ];
}

/** Names those of the last commits whose subjects are otherwise, as a warning. Names none outside a repository. */
export function warnOfCommitSubjects(): void {
  let subjects: string[] = [];
  try {
    const log = ["log", `-${COUNT}`, "--no-merges", "--format=%h %s"];
    const cwd = join(import.meta.dirname, "..");
    subjects = execFileSync("git", log, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n");
  } catch {
    return; // an archive of the sources has no history
  }
  for (const line of subjects) {
    const faults = subjectFaults(line.slice(line.indexOf(" ") + 1));
    if (faults.length > 0) console.warn(`warning: commit ${line}: ${faults.join(", ")}`);
  }
}
