import { beforeAll, beforeEach, expect, it } from "vitest";
import { PING_EVERY_MS, type Presence } from "#contracts/presence/presence.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { aColleague } from "#server/testing/colleague.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { type TestServer, useTestServer } from "#server/testing/test-server.ts";
import { eraseClosedForms } from "./presence.router.ts";
import { OpenForm } from "./presence.entity.ts";

let claire: Pick<TestServer, "call">;
let feature: { id: number };
const server = useTestServer();
beforeAll(async () => {
  claire = await aColleague(server);
  feature = (await server.asAdmin("POST", "/api/admin/features", aFeature())).body;
});
beforeEach(async () => {
  await server.orm.em.fork().nativeDelete(OpenForm, {});
  server.setNow(new Date());
});

const token = (sign: string) => sign.repeat(32);
const form = (sign: string, fields: object = {}) => ({
  noun: "feature",
  id: feature.id,
  tab: token(sign),
  device: token(sign),
  device_name: `Appareil ${sign}`,
  ...fields,
});
const ping = (by: Pick<TestServer, "call">, sign: string, fields?: object): Promise<Presence> =>
  by.call("POST", "presence.ping", form(sign, fields));

it("tells who else has the record open, on which device, and not oneself nor one's other tabs", async () => {
  expect((await ping(server, "a")).others).toEqual([]);
  expect((await ping(server, "a", { tab: token("e") })).others, "another tab of the same browser").toEqual([]);
  expect((await ping(claire, "c")).others).toEqual([{ username: ADMINISTRATOR.username, device_name: "Appareil a", is_self: false }]);
  expect((await ping(server, "b")).others).toEqual([
    { username: "claire", device_name: "Appareil c", is_self: false },
    { username: ADMINISTRATOR.username, device_name: "Appareil a", is_self: true },
  ]);
  expect((await ping(claire, "c", { id: feature.id + 1 })).others, "another record").toEqual([]);
});

it("forgets a form at once when it is closed, and after half a minute of silence", async () => {
  await ping(claire, "c");
  await ping(claire, "d");
  await claire.call("POST", "presence.leave", form("c"));
  expect((await ping(server, "a")).others).toMatchObject([{ device_name: "Appareil d" }]);
  const later = new Date(Date.now() + 3 * PING_EVERY_MS + 1000);
  server.setNow(later);
  expect((await ping(server, "a")).others).toEqual([]);
  expect(await eraseClosedForms({ orm: server.orm, now: () => later })).toBe(1);
});

it("tells the last change of the record: its version, when and by whom", async () => {
  expect((await ping(server, "a")).last).toMatchObject({ version: 1, by: ADMINISTRATOR.username });
  await claire.call("POST", "features.setActive", { id: feature.id, is_active: false });
  const { last } = await ping(server, "a");
  expect(last).toMatchObject({ version: 2, by: "claire" });
  expect(Date.parse(last?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect((await ping(server, "a", { id: feature.id + 1 })).last).toBeNull();
});

it("asks for a session, and for a resource that administrators write", async () => {
  for (const procedure of ["ping", "leave"]) expect((await server.send("POST", `/trpc/presence.${procedure}`, form("a"))).status).toBe(401);
  expect(await ping(server, "a", { noun: "contact-request" })).toMatchObject({ code: "invalid" });
});
