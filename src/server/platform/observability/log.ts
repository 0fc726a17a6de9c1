import { type DestinationStream, type LevelWithSilent, type Logger, pino } from "pino";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields that are logged of a thrown value. Other properties may hold what a client or the database was sent,
 *  such as a packet with a password. */
function errorFields(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: typeof thrown === "string" ? thrown : "no error was thrown" };
  const { type, message, stack } = pino.stdSerializers.err(thrown); // with those of its causes
  return { type, message, stack, code: errorField(thrown, "code") };
}

/** Characters that JSON leaves as they are, but terminals and line readers do not: control characters, line
 *  separators, and marks that turn the direction. */
const UNSAFE = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

/** An e-mail address, which a mail server's or the database's message may hold. Begins at the start of a word: a
 *  search from each letter of a long text, which a stranger may send, would take the square of its length. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A text without the e-mail addresses in it. */
export function maskEmails(text: string): string {
  return text.replace(EMAIL, "…@…");
}

function makeSafe(line: string): string {
  return maskEmails(line).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Most bytes of lines that wait for a slow reader; what comes beyond them is dropped. */
const WAITING_MAX = 8 * 1024 * 1024;

/** Opens the standard output, which delays no response. Waiting lines are written before the process exits. */
function standardOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, maxLength: WAITING_MAX });
}

/** The logger of the server: one JSON object a line, with the time in UTC and the version of the program, to the
 *  standard output unless another destination is given. Holds no e-mail address. Text from strangers cannot begin a
 *  line or move a terminal's cursor. `fields` gives more fields of every line. Source: LOG-2. */
export function createLog(level: LevelWithSilent, destination: DestinationStream = standardOutput(), fields?: () => object): Logger {
  const base = { version: VERSION };
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorFields },
    ...(fields && { mixin: fields }),
  };
  return pino({ ...options, hooks: { streamWrite: makeSafe } }, destination);
}

const ROOT = join(import.meta.dirname, "../../../..");
const COMMIT_LENGTH = 12;

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    return undefined;
  }
}

/** The commit of a clone, by the files of its `.git` folder; undefined for an unpacked archive. */
function commitOf(folder: string): string | undefined {
  const head = readIfThere(join(folder, "HEAD"));
  const reference = head?.match(/^ref: (.+)$/)?.[1];
  if (reference === undefined) return head;
  const packed = readIfThere(join(folder, "packed-refs"))?.split("\n"); // where `git gc` puts them
  return readIfThere(join(folder, reference)) ?? packed?.find((line) => line.endsWith(` ${reference}`));
}

/** The version of a program in a folder: its package's, and its commit where it is a clone. */
export function versionOf(root: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const commit = commitOf(join(root, ".git"));
  return commit === undefined ? version : `${version}+${commit.slice(0, COMMIT_LENGTH)}`;
}

/** The version of this program. */
export const VERSION = versionOf(ROOT);
