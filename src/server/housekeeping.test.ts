import { pino } from "pino";
import { expect, it } from "vitest";
import { aContactRequest } from "./resources/contact-request/contact-request.factory.ts";
import { aSlide } from "./resources/slide/slide.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { CLOCK_AHEAD, trustClock } from "./platform/database/trusted-time.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createUploadStore } from "./platform/media/upload-store.ts";

const server = useTestServer();

/** Runs every job once, as a server does that starts on that day, and collects its log lines. */
async function runJobsOn(day: Date, lines: string[] = []): Promise<void> {
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  await startHousekeeping({ orm: server.orm, uploads: createUploadStore(server.uploadsFolder), now: () => new Date(day), log }).stop();
}

/** Trusts the clock as `npm run db -- trust-clock` does: these days are meant. */
const trust = (day: Date) => trustClock(server.orm.em.fork(), day);

const send = async (day: string, message: string) => {
  server.setNow(new Date(day));
  expect((await server.send("POST", "/api/contact", aContactRequest({ message }))).status).toBe(201);
};
const listRequests = async (): Promise<{ id: number; message: string }[]> => (await server.call("GET", "contactRequests.list", {})).data;

it("housekeeping erases a request three years after the last exchange, as the privacy page promises, and not before", async () => {
  await send("2023-11-19T09:00:00Z", "Jamais reprise");
  await send("2023-11-19T10:00:00Z", "Reprise plus tard");
  await send("2023-11-21T09:00:00Z", "Presque trois ans");
  const [, later] = await listRequests();
  await server.call("POST", "contactRequests.update", { id: later?.id, notes: "Rappelé" });
  await runJobsOn(new Date("2026-11-20T09:00:00Z"));
  expect((await listRequests()).map(({ message }) => message)).toEqual(["Presque trois ans", "Reprise plus tard"]);
});

it("erases nothing by a clock that is years ahead, says so at each run, and is quiet once the clock is right", async () => {
  const today = new Date();
  await runJobsOn(today);
  await send(today.toISOString(), "Écrite aujourd’hui");
  const { id } = await server.call("POST", "slides.create", aSlide());
  await server.call("POST", "slides.delete", { id });
  const draft = { noun: "slide", id: null, tab: "a".repeat(32), device: "d".repeat(32), device_name: "Chrome", title: "", version: null };
  await server.call("POST", "drafts.keep", { ...draft, content: "{}" });
  const mails = async () => Number((await server.orm.em.fork().execute("select count(*) from outbox"))[0]?.["count"]);
  const rows = () =>
    server.orm.em.fork().execute(`select (select count(*) from contact_request) as requests, (select count(before) from change) as changes,
      (select count(*) from security_event) as events, (select count(*) from draft) as drafts, (select count(*) from idempotency_key) as keys`);
  const before = await rows();

  const ahead = new Date(today);
  ahead.setFullYear(today.getFullYear() + 4);
  for (const hours of [0, 1, 2]) {
    const lines: string[] = [];
    await runJobsOn(new Date(ahead.getTime() + hours * 60 * 60_000), lines);
    expect(lines).toEqual([CLOCK_AHEAD]);
  }
  expect(await rows()).toEqual(before);
  const waiting = await mails();
  await send(ahead.toISOString(), "Par une horloge fausse");
  expect(await mails(), "mails that wait are not taken for old ones").toBeGreaterThan(waiting);

  server.setNow(new Date());
  const lines: string[] = [];
  await runJobsOn(new Date(), lines);
  expect(lines).toEqual([]);
});

it("housekeeping goes on with the next job when one fails, and logs it", async () => {
  const lines: string[] = [];
  await server.send("POST", "/api/admin/login", ADMINISTRATOR); // a security event
  await trust(new Date("2126-11-20T09:00:00Z"));
  await server.orm.em.fork().execute("alter table upload rename to upload_away");
  try {
    await runJobsOn(new Date("2126-11-20T09:00:00Z"), lines);
  } finally {
    await server.orm.em.fork().execute("alter table upload_away rename to upload");
  }
  expect(lines).toEqual([
    "unused uploads could not be taken away",
    "old requests taken away",
    "old changes taken away",
    "old security events taken away",
    "old drafts taken away",
  ]);
  expect(await listRequests()).toEqual([]);
});

it("housekeeping erases a change when it is two years old, and not before", async () => {
  const { id } = await server.call("POST", "slides.create", aSlide());
  const entries = async () => (await server.call("GET", "history.ofRecord", { noun: "slide", id })).data.length;
  const inTwoYears = new Date();
  inTwoYears.setFullYear(inTwoYears.getFullYear() + 2, inTwoYears.getMonth(), inTwoYears.getDate() - 1);
  await trust(inTwoYears);
  await runJobsOn(inTwoYears);
  expect(await entries()).toBe(1);
  inTwoYears.setDate(inTwoYears.getDate() + 2);
  await runJobsOn(inTwoYears);
  expect(await entries()).toBe(0);
});
