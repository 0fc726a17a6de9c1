import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADMINISTRATOR, type Installation, openInstallation } from "../installation.ts";
import { within } from "../time-factor.ts";
import { postFromAddress } from "../send-from.ts";
import { mannWhitney, quantileOf } from "../statistics.ts";
import { tallyOf } from "../tally.ts";

const LOGIN = "/api/admin/login";

let installation: Installation;
beforeEach(async () => {
  installation = await openInstallation();
});
afterEach(() => installation.close());

const wrong = (n: number) => ({ ...ADMINISTRATOR, password: `essai ${n}` });

async function inTurn<Result>(count: number, call: (n: number) => Promise<Result>): Promise<Result[]> {
  const results = [];
  for (let n = 0; n < count; n += 1) results.push(await call(n));
  return results;
}

describe("AUTH-1 password guessing", () => {
  it("of 1,000 tries of one name from one address at most ten are evaluated, then not even the right password is", async () => {
    const tries = await inTurn(1000, (n) => installation.send("POST", LOGIN, wrong(n)));
    const tally = tallyOf(tries);
    expect(Object.keys(tally)).toEqual(["401", "429"]);
    expect(tally[401]).toBeLessThanOrEqual(10);
    const waits = tries.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get("retry-after")));
    expect(waits.every((seconds) => seconds >= 1)).toBe(true);
    expect((await installation.send("POST", LOGIN, ADMINISTRATOR)).status).toBe(429);
  });

  it("of 1,000 names tried from one address at most 100 are evaluated", async () => {
    const tries = await inTurn(1000, (n) => installation.send("POST", LOGIN, { ...wrong(n), username: `nom ${n}` }));
    const tally = tallyOf(tries);
    expect(Object.keys(tally)).toEqual(["401", "429"]);
    expect(tally[401]).toBeLessThanOrEqual(100);
  });
});

describe("AUTH-2 a rotating field", () => {
  it("gives no further try, whichever of them rotates, over REST, tRPC or in a batch, nor does a restart", async () => {
    const tries = await inTurn(200, (n) => {
      const username = ["admin", "ADMIN", " admin ", "Ａdmin"][n % 4];
      const ip = `10.${n % 250}.${n % 7}.9`;
      const headers = { "x-forwarded-for": ip, forwarded: `for=${ip}`, "x-real-ip": ip, "client-ip": ip, "user-agent": `Agent ${n}` };
      const body = { ...wrong(n), username, email: `a${n}@example.com`, identifier: String(n), [`k${n}`]: n };
      return installation.send("POST", n % 2 ? LOGIN : "/trpc/session.login", body, headers);
    });
    expect(Object.keys(tallyOf(tries))).toEqual(["401", "429"]);
    expect(tallyOf(tries)[401]).toBeLessThanOrEqual(10);

    const calls = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [n, wrong(n)]));
    const { body } = await installation.send("POST", `/trpc/${Array(10).fill("session.login").join()}?batch=1`, calls);
    expect(body.map((answer: any) => answer.error.data.httpStatus)).toEqual(Array(10).fill(429));

    await installation.stop();
    await installation.start();
    expect(tallyOf(await inTurn(30, (n) => installation.send("POST", LOGIN, wrong(n))))).toEqual({ 429: 30 });
  });
});

it("AUTH-3: an administrator signs in from their own address within two seconds while another one is blocked", async () => {
  const blocked = await inTurn(300, (n) => installation.send("POST", LOGIN, wrong(n)));
  expect(blocked.at(-1)?.status).toBe(429);
  const { status, milliseconds } = await postFromAddress("127.0.0.2", installation.url() + LOGIN, ADMINISTRATOR);
  expect(status).toBe(200);
  expect(milliseconds).toBeLessThan(within(2000));
});

it("AUTH-4: a known and an unknown name are answered alike, in words and in time, whatever the length of the password", async () => {
  const lengths = [0, 1, 20, 1000, 10_000];
  const answers = await inTurn(300, async (n) => {
    const isKnown = n % 2 === 0;
    const password = "x".repeat(lengths[Math.floor(n / 2) % lengths.length] ?? 0);
    // From ever other addresses, so that no limit is reached.
    const answer = await postFromAddress(`127.0.${1 + Math.floor(n / 2 / 9)}.${isKnown ? 1 : 2}`, installation.url() + LOGIN, {
      username: isKnown ? "admin" : `nom${n}`,
      password,
    });
    return { ...answer, isKnown, length: password.length };
  });
  const shapeOf = ({ status, text, headers }: (typeof answers)[number]) => JSON.stringify([status, text, headers]);
  for (const length of lengths) {
    const shapes = answers.filter((answer) => answer.length === length).map(shapeOf);
    expect(new Set(shapes), `a password of ${length} characters`).toHaveProperty("size", 1);
  }
  const evaluated = answers.filter(({ status }) => status === 401);
  expect(evaluated.length).toBe(180);
  const timesOf = (isKnown: boolean) => evaluated.filter((answer) => answer.isKnown === isKnown).map(({ milliseconds }) => milliseconds);
  const [known, unknown] = [timesOf(true), timesOf(false)];
  const [one, other] = [quantileOf(known, 0.5), quantileOf(unknown, 0.5)];
  const measured = `medians ${one.toFixed(1)} and ${other.toFixed(1)} ms`;
  expect(Math.abs(one - other), measured).toBeLessThan(Math.min(5, 0.05 * one));
  expect(mannWhitney(known, unknown), measured).toBeGreaterThan(0.01);
});

describe("AUTH-5 the cost of hashing", () => {
  it("the cost is bounded for 200 sign-ins at once: memory, refusals and the time of other requests", async () => {
    for (let n = 0; n < 20; n += 1) await installation.send("GET", "/");
    const before = await installation.memory();
    let most = before;
    const over = new AbortController();
    const times: number[] = [];
    const visiting = (async () => {
      while (!over.signal.aborted) {
        const { status, milliseconds } = await installation.send("GET", "/");
        expect(status).toBe(200);
        times.push(milliseconds);
        most = Math.max(most, await installation.memory());
        await pause(20);
      }
    })();
    const url = installation.url() + LOGIN;
    const tries = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        postFromAddress(`127.1.${Math.floor(n / 9)}.1`, url, { username: `nom ${n}`, password: `mot ${n}` }),
      ),
    );
    over.abort();
    await visiting;
    const tally = tallyOf(tries);
    expect(
      Object.keys(tally).every((status) => ["401", "429", "503"].includes(status)),
      JSON.stringify(tally),
    ).toBe(true);
    expect(tries.filter(({ status, retryAfter }) => status !== 401 && !retryAfter)).toEqual([]);
    expect((most - before) / 2 ** 20).toBeLessThan(250);
    expect(quantileOf(times, 0.95)).toBeLessThan(within(500));
  });

  it("the cost is not paid for a password of a megabyte, and long passwords are compared to their last letter", async () => {
    const big = { username: "admin", password: "x".repeat(1_000_000) };
    const tries = await inTurn(10, () => installation.send("POST", LOGIN, big));
    expect(tallyOf(tries)).toEqual({ 400: 10 });
    expect(
      quantileOf(
        tries.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
    ).toBeLessThan(within(50));
    const long = "é".repeat(50);
    const change = { current_password: ADMINISTRATOR.password, password: `${long}a` };
    expect((await installation.asAdmin("POST", "/trpc/account.setPassword", change)).status).toBe(200);
    const tryPassword = async (password: string) => (await installation.send("POST", LOGIN, { ...ADMINISTRATOR, password })).status;
    expect([await tryPassword(`${long}b`), await tryPassword(`${long}a`)]).toEqual([401, 200]);
  });
});
