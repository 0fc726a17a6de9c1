import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const itemsSchema = z.array(z.object({ slug: z.string() }));

/** A whole list, or a page of one. */
const listSchema = z.union([itemsSchema, z.object({ data: itemsSchema }).transform(({ data }) => data)]);

/** The middle one. */
export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The slug of the first item that a list of the API gives. */
export async function firstSlug(url: string): Promise<string> {
  const [first] = listSchema.parse(await (await fetch(url)).json());
  return first?.slug ?? "";
}

const TICK_US = 10_000;

/** Microseconds of processor that a process has used, where the system tells it as Linux does. */
export async function processorOf(pid: number | string | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return stat ? (Number(fields[11]) + Number(fields[12])) * TICK_US : 0;
}

/** Microseconds of processor that a process and all that it has started have used. */
async function processorOfAll(pid: number | string | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const used = await Promise.all(children.split(" ").filter(Boolean).map(processorOfAll));
  return used.reduce((sum, each) => sum + each, await processorOf(pid));
}

/** Milliseconds in which an idle server uses less than this share of a processor. */
const IDLE_MS = 3_000;
const IDLE_SHARE = 0.05;

/** Waits until a server has done the work of its first minutes, as the widths of pictures and the words of PDFs: beside
 *  that, everything seems slower than it is. */
export async function untilIdle(pid: number | undefined): Promise<void> {
  for (let before = await processorOfAll(pid); ;) {
    await pause(IDLE_MS);
    const used = await processorOfAll(pid);
    if (used - before < IDLE_MS * 1000 * IDLE_SHARE) return;
    before = used;
  }
}
