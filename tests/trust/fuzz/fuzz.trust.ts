import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { collectedMemory, INSPECTED } from "../collected-memory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { within } from "../time-factor.ts";
import { differences } from "./read-back.ts";
import { buildRequests, documentedOperations, type FuzzRequest, isWrite, type Operation } from "./requests.ts";
import { countWrite, describeWrites, findRefused, type Writes } from "./writes.ts";

/** Number of requests to send; `FUZZ_REQUESTS=200000` for a night. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 50_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Requests under way at once: as many as readers of large lists may wait. */
const LANES = 8;
const CHUNK = 500;
/** Records of a kind that stay: lists grow no longer than a shop's. */
const KEPT = 30;

let installation: Installation;
let operations: Operation[];
beforeAll(async () => {
  installation = await openInstallation(INSPECTED);
  operations = await documentedOperations(installation);
});
afterAll(() => installation.close());

type Outcome = { sent: number; byStatus: Record<number, number>; writes: Writes; faults: string[] };

/** Ids of the records that exist, by the path of their kind. */
const records = new Map<string, number[]>();
const kindOf = (path: string) => path.replace(/\/(?:\{|by-reference|bulk).*$/, "");

function pathOf({ operation, pick, segment, query }: FuzzRequest): string {
  const ids = records.get(kindOf(operation.path)) ?? [];
  const id = String(ids[pick % (ids.length || 1)] ?? 1);
  const path = operation.path.replace(/\{\w+\}/, segment ?? id);
  return query === "" ? path : `${path}?${query}`;
}

/** A write that was accepted is read again: the very reply, and in it what was sent. */
async function readBack({ operation, sent, headers }: FuzzRequest, reply: Record<string, any>): Promise<string[]> {
  const kind = kindOf(operation.path);
  const { status, body } = await installation.asAdmin("GET", `${kind}/${reply.id}`);
  if (status === 404) return []; // another lane has deleted it meanwhile
  const isStill = body.version === reply.version;
  const other =
    isStill && JSON.stringify(body) !== JSON.stringify(reply)
      ? [`the reply is not what is read: ${JSON.stringify(body).slice(0, 300)}`]
      : [];
  const isAsSent = typeof sent === "object" && sent !== null && !Array.isArray(sent) && headers.prefer === undefined;
  return isAsSent ? [...other, ...differences({ ...sent }, reply)] : other; // a merge adds what others wrote
}

async function remember(kind: string, id: number): Promise<void> {
  const ids = records.get(kind) ?? [];
  ids.push(id);
  records.set(kind, ids);
  const oldest = ids.length > KEPT ? ids.shift() : undefined;
  if (oldest !== undefined) await installation.asAdmin("DELETE", `${kind}/${oldest}`);
}

async function play(request: FuzzRequest, outcome: Outcome): Promise<void> {
  const { method, path: template } = request.operation;
  const path = pathOf(request);
  const summary = `${method} ${path.slice(0, 200)} ${request.text?.slice(0, 400) ?? ""}`;
  const headers = { ...request.headers, ...(request.text !== undefined && { "content-type": "application/json" }) };
  const { status, body, milliseconds } = await installation.asAdmin(method, path, request.text, headers);
  outcome.sent += 1;
  outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
  if (!request.operation.statuses.includes(String(status))) outcome.faults.push(`${status} is not documented: ${summary}`);
  if (status >= 500) outcome.faults.push(`${status}: ${summary}`);
  if (milliseconds > within(2000)) outcome.faults.push(`${Math.round(milliseconds)} ms: ${summary}`);
  if (!isWrite(request.operation)) return;
  countWrite(outcome.writes, request.operation, status < 300);
  if (status >= 300 || !isRecord(body)) return;
  for (const fault of await readBack(request, body)) outcome.faults.push(`${fault} (${summary})`);
  if (status === 201) await remember(kindOf(template), body.id);
}

/** Whether the reply of a write is the record that it wrote. */
function isRecord(reply: Record<string, unknown>): boolean {
  return Number.isInteger(reply.id) && Number.isInteger(reply.version);
}

async function send(count: number, from: number): Promise<Outcome> {
  const outcome: Outcome = { sent: 0, byStatus: {}, writes: {}, faults: [] };
  for (let begun = 0; begun < count; begun += CHUNK) {
    const waiting = fc.sample(buildRequests(operations), { seed: SEED + from + begun, numRuns: Math.min(CHUNK, count - begun) });
    const work = async () => {
      for (let request = waiting.shift(); request; request = waiting.shift()) await play(request, outcome);
    };
    await Promise.all(Array.from({ length: LANES }, work));
    if (outcome.faults.length > 20) break; // these are reported; more of them say no more
  }
  return outcome;
}

describe("INP-1, INP-3 requests made from the OpenAPI document", () => {
  it(
    `${REQUESTS} of them: no server error, none over two seconds, every accepted write read back equal`,
    { timeout: 3_600_000 },
    async () => {
      console.info(`seed ${SEED}`);
      const pid = installation.server().process.pid;
      const warm = await send(Math.min(2000, REQUESTS), 1_000_000);
      const before = await collectedMemory(installation);
      const outcome = await send(REQUESTS, 0);
      const grown = ((await collectedMemory(installation)) - before) / 2 ** 20;
      const summary = `${outcome.sent} requests, statuses ${JSON.stringify(outcome.byStatus)}, ${grown.toFixed(1)} MB grown`;
      console.info(summary, describeWrites(outcome.writes));
      expect([...warm.faults, ...outcome.faults].slice(0, 40), summary).toEqual([]);
      expect(outcome.sent).toBe(REQUESTS);
      expect(findRefused(outcome.writes), "valid requests are accepted").toEqual([]);
      expect(grown).toBeLessThan(64);
      expect(installation.server().process.pid).toBe(pid);
      expect(installation.server().output()).not.toMatch(/unhandledRejection|uncaught error/);
      expect((await installation.send("GET", "/readyz")).status).toBe(200);
    },
  );
});
