import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Attempt } from "#server/platform/identity/attempt-limit/attempt-counter.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";

const PEER = "127.0.0.1";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustedProxies: 1 });
});
beforeEach(async () => {
  await server.orm.em.fork().nativeDelete(Attempt, {});
});
afterAll(() => server.stop());

let sent = 0;

/** Sends one post from an address, as a trusted proxy names it. */
async function sendPost(forwardedFor: string): Promise<number> {
  const email = `n${sent++}@example.com`;
  return (await server.send("POST", "/api/newsletter", { email }, { "x-forwarded-for": forwardedFor })).status;
}

/** The addresses under which the posts so far were counted. */
async function countedAddresses(): Promise<string[]> {
  const attempts = await server.orm.em.fork().find(Attempt, { key: { $like: "post:%" } }, { orderBy: { key: "asc" } });
  return attempts.map(({ key }) => key.replace("post:", ""));
}

describe("the address of a visitor", () => {
  it.each([
    ["203.0.113.8", "203.0.113.8"],
    ["203.0.113.8:4711", "203.0.113.8"],
    ["::ffff:203.0.113.8", "203.0.113.8"],
    ["::FFFF:cb00:7108", "203.0.113.8"],
    ["[::ffff:203.0.113.8]:443", "203.0.113.8"],
    ["2001:DB8::9", "2001:db8:0:0::/64"],
    ["2001:db8:0:0::9", "2001:db8:0:0::/64"],
    ["[2001:db8::9]", "2001:db8:0:0::/64"],
    ["[2001:db8::9]:443", "2001:db8:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["1::3:4:5:6:7", "1:0:0:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["198.51.100.1, 203.0.113.8", "203.0.113.8"],
  ])("a visitor from %s is counted as %s", async (forwardedFor, key) => {
    expect(await sendPost(forwardedFor)).toBe(201);
    expect(await countedAddresses()).toEqual([key]);
  });

  it.each([
    ["a b"],
    ['"203.0.113.8"'],
    ["203.0.113.8:1:2"],
    ["203.0.113.999"],
    ["[203.0.113.8"],
    ["[]"],
    ["unknown"],
    ["2001:db8::9::1"],
    ["x".repeat(300)],
  ])("a visitor is counted by the connection where the proxy names no address (%s)", async (forwardedFor) => {
    expect(await sendPost(forwardedFor)).toBe(201);
    expect(await countedAddresses()).toEqual([PEER]);
  });
});

it("the addresses of one IPv6 network share one limit, in forms too", async () => {
  const statuses = [];
  for (let n = 1; n <= 9; n++) statuses.push(await sendPost(`2001:db8::${n}`));
  expect(statuses).toEqual(Array(9).fill(201));
  const form = await server.send("POST", "/blog", "email=a@example.com", {
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": "2001:0DB8::a:b",
  });
  expect(form.status).toBe(303);
  expect(await sendPost("2001:db8:0:0:ffff::1")).toBe(429);
  expect(await sendPost("2001:db8:0:1::1")).toBe(201);
  expect(await countedAddresses()).toEqual(["2001:db8:0:0::/64", "2001:db8:0:1::/64"]);
});
