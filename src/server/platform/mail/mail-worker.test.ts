import { createServer } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { advanceTrustedTime } from "#server/platform/database/trusted-time.ts";
import { portOf } from "#server/platform/http/http-server.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { type MailWorker, startMailWorker } from "./mail-worker.ts";
import { readMailStatus } from "./mail.router.ts";
import { post } from "./outbox.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

const HOUR_MS = 60 * 60_000;
const log = pino({ level: "silent" });

function aMail(fields: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    to: { name: "", address: "leila@example.com" },
    subject: "Bonjour",
    text: "Un mot.",
    html: "<p>Un mot.</p>",
    language: "fr",
    ...fields,
  };
}

describe("the outbox", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let smtp: MailServer;
  const workers: MailWorker[] = [];
  let now: Date;

  beforeEach(async () => {
    now = new Date();
    database = await createTestDatabase();
    smtp = await startMailServer();
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await smtp.stop();
    await database.drop();
  });

  type WorkerOptions = { url?: string; pauseAfter?: () => number; clock?: () => Date };

  function aWorker({ url = smtp.url, pauseAfter = () => 0, clock = () => now }: WorkerOptions = {}): MailWorker {
    const deliver = smtpDelivery({ smtpUrl: url, sender: async () => ({ name: "Lumidar", address: "bonjour@lumidar.example" }) });
    const worker = startMailWorker({ orm: database.orm, deliver, log, pauseAfter, now: clock });
    workers.push(worker);
    return worker;
  }

  async function queue(count = 1, mail = aMail(), lifetime = HOUR_MS): Promise<void> {
    await database.orm.em.fork().transactional(async (em) => {
      for (let n = 0; n < count; n += 1) post(em, mail, { now, lifetime });
    });
  }

  const status = () => readMailStatus(database.orm.em.fork(), true);

  it("sends a message as the company, and deletes it", async () => {
    const worker = aWorker();
    await queue(
      1,
      aMail({ replyTo: { name: "Leïla", address: "leila@example.com" }, headers: { "List-Unsubscribe": "<https://x.example/a>" } }),
    );
    worker.wake();
    await expect.poll(() => smtp.received.length).toBe(1);
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: "bonjour@lumidar.example", to: ["leila@example.com"] });
    expect(mail?.headers).toMatch(/^From: Lumidar <bonjour@lumidar.example>$/m);
    expect(mail?.headers).toMatch(/^List-Unsubscribe: <https:\/\/x.example\/a>$/m);
    expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(mail?.body).toContain("text/plain");
    expect(mail?.body).toContain("text/html");
    await expect.poll(status).toEqual({ state: "active", waiting: 0, given_up: 0, last_error: null });
  });

  it("sends nothing of a transaction that was rolled back", async () => {
    const worker = aWorker();
    const failed = database.orm.em.fork().transactional(async (em) => {
      post(em, aMail({ subject: "Jamais" }), { now, lifetime: HOUR_MS });
      await em.flush();
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await queue();
    worker.wake();
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]?.headers).toContain("Subject: Bonjour");
  });

  it("a message that is due is sent at once, whatever the worker is doing when it is woken", async () => {
    const readings = 6; // of the clock, from the start of a look at the outbox to its end
    for (let moment = 1; moment <= readings; moment += 1) {
      const due = new Date(now.getTime() + HOUR_MS);
      await database.orm.em.fork().transactional(async (em) => void post(em, aMail(), { now: due, lifetime: HOUR_MS }));
      let reading = 0;
      const worker = aWorker({
        clock: () => {
          const before = now;
          reading += 1;
          if (reading === moment) {
            now = due;
            worker.wake();
          }
          return before;
        },
      });
      await expect.poll(() => smtp.received.length, { message: `woken at reading ${moment}` }).toBe(moment);
      await worker.stop();
    }
  });

  it("tries again after a refusal, and reports the error meanwhile", async () => {
    smtp.refuse(451);
    await queue();
    const first = aWorker({ pauseAfter: () => HOUR_MS });
    await expect.poll(async () => (await status()).state).toBe("failing");
    expect((await status()).last_error).toContain("not now");
    expect((await status()).waiting).toBe(1);
    now = new Date(now.getTime() + HOUR_MS - 1);
    first.wake();
    await first.stop();
    expect(smtp.received).toHaveLength(0);
    now = new Date(now.getTime() + 1);
    await database.orm.em.fork().execute("update outbox set expires_at = expires_at + interval '1 hour'");
    aWorker();
    await expect.poll(() => smtp.received.length).toBe(1);
    await expect.poll(async () => (await status()).state).toBe("active");
  });

  it("gives a message up when its recipient is refused for good, and stores the error", async () => {
    smtp.refuse(550);
    await queue();
    aWorker();
    await expect.poll(status).toMatchObject({ state: "failing", waiting: 0, given_up: 1 });
    expect((await status()).last_error).toContain("550");
  });

  it("gives a message up after twenty tries", async () => {
    smtp.refuse(...Array.from({ length: 30 }, () => 451));
    await queue();
    aWorker();
    await expect.poll(status, { timeout: 15_000 }).toMatchObject({ waiting: 0, given_up: 1 });
    const [row] = await database.orm.em.fork().execute<{ attempts: number }[]>("select attempts from outbox");
    expect(row?.attempts).toBe(20);
  });

  it("sends every message once, whatever the number of instances", async () => {
    await queue(12);
    const several = [aWorker(), aWorker(), aWorker()];
    for (const worker of several) worker.wake();
    await expect.poll(status).toMatchObject({ waiting: 0 });
    expect(smtp.received).toHaveLength(12);
    const ids = smtp.received.map(({ headers }) => /^Message-ID: (\S+)/im.exec(headers)?.[1]);
    expect(new Set(ids).size).toBe(12);
  });

  it("sends waiting messages after a restart, and those that a crashed instance had claimed", async () => {
    await queue(2);
    await database.orm.em
      .fork()
      .execute("update outbox set attempts = 1, due_at = ? where id = (select id from outbox limit 1)", [
        new Date(now.getTime() + 300_000),
      ]);
    const first = aWorker();
    await expect.poll(() => smtp.received.length).toBe(1);
    await first.stop();
    now = new Date(now.getTime() + 300_000);
    aWorker();
    await expect.poll(() => smtp.received.length).toBe(2);
  });

  it("sends at once what a clock that was ahead had put off, and nothing else before it is due", async () => {
    const right = now;
    smtp.refuse(451);
    now = new Date(right.getTime() + 400 * 24 * HOUR_MS);
    await queue(1, aMail({ subject: "Mise en attente" }));
    const ahead = aWorker({ pauseAfter: () => HOUR_MS });
    await expect.poll(async () => (await status()).state).toBe("failing");
    await ahead.stop();
    now = right;
    await queue();
    await database.orm.em.fork().execute("update outbox set due_at = ? where attempts = 0", [new Date(right.getTime() + 4 * HOUR_MS)]);
    aWorker();
    await expect.poll(() => smtp.received.map(({ headers }) => /^Subject: (.*)$/m.exec(headers)?.[1])).toEqual(["Mise en attente"]);
    await expect.poll(async () => (await status()).waiting).toBe(1);
  });

  it("deletes expired messages", async () => {
    await queue(1, aMail(), 1);
    now = new Date(now.getTime() + 2);
    await queue(1, aMail({ subject: "Encore utile" }));
    aWorker();
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]?.headers).toContain("Encore utile");
    expect((await status()).waiting).toBe(0);
  });

  it("looks once at messages that expired while the site was off, although they are not deleted yet", async () => {
    await queue(1, aMail(), 7 * 24 * HOUR_MS);
    await advanceTrustedTime(database.orm, { now, elapsedMs: 0 });
    now = new Date(now.getTime() + 9 * 24 * HOUR_MS);
    let looks = 0;
    const deliver = async () => ({});
    const prepare = async () => void (looks += 1);
    workers.push(startMailWorker({ orm: database.orm, deliver, prepare, log, now: () => now }));
    for (let turn = 0; turn < 100; turn += 1) await status(); // time for many looks
    expect(looks).toBe(1);
    expect((await status()).waiting).toBe(1);
  });

  it("stops while a mail server does not answer, and leaves the message for later", { timeout: 15_000 }, async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const connected = new Promise((resolve) => silent.once("connection", resolve));
    await queue();
    const worker = aWorker({ url: `smtp://127.0.0.1:${portOf(silent)}` });
    await connected;
    await worker.stop();
    expect((await status()).waiting).toBe(1);
    silent.close();
  });

  it("writes no header that a text injects", async () => {
    const worker = aWorker();
    await queue(
      1,
      aMail({
        subject: "Bonjour\r\nBcc: victime@example.com",
        replyTo: { name: 'Eve"\r\nBcc: victime@example.com\r\n', address: "eve@example.com" },
      }),
    );
    worker.wake();
    await expect.poll(() => smtp.received.length).toBe(1);
    expect(smtp.received[0]?.to).toEqual(["leila@example.com"]);
    expect(smtp.received[0]?.headers).not.toMatch(/^Bcc:/im);
  });
});
