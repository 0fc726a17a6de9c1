import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aLaunch } from "./launch.factory.ts";

const server = useTestServer();

const call = (procedure: string, input: unknown) => server.call("POST", procedure, input);
const create = (key: string, title: string) =>
  server.asAdmin("POST", "/trpc/features.create", aFeature({ title }), { "idempotency-key": key });

/** Puts a new feature into a launch, after a save under `unanswered`. */
async function put(unanswered: string, title: string) {
  const launch = await call("launches.create", aLaunch());
  const change = { noun: "feature", record: null, input: aFeature({ title }), form: "{}", unanswered };
  return call("launches.put", { launch: launch.id, ...change });
}

async function listTitles(mark: string): Promise<string[]> {
  const features: { title: string }[] = (await server.asAdmin("GET", "/api/admin/features")).body;
  return features.map(({ title }) => title).filter((title) => title.includes(mark));
}

describe("a new record whose save got no reply", () => {
  it("the record changes with the launch where the save had created it, and is stored once", async () => {
    const [key, mark] = [randomUUID(), randomUUID().slice(0, 8)];
    await create(key, `Calme ${mark}`);
    const launch = await put(key, `Paisible ${mark}`);
    const [{ id }] = (await server.asAdmin("GET", "/api/admin/features")).body.filter(({ title }: { title: string }) =>
      title.includes(mark),
    );
    expect(launch.changes).toMatchObject([{ record: id, title: `Paisible ${mark}` }]);
    const { form } = await server.call("GET", "launches.change", { id: launch.id, key: launch.changes[0].key });
    expect(JSON.parse(form)).toMatchObject({ read: { id }, item: { id, title: `Paisible ${mark}` }, version: 1 });
    await call("launches.publish", { id: launch.id });
    expect(await listTitles(mark)).toEqual([`Paisible ${mark}`]);
  });

  it("the launch creates the record where the save never arrived, and refuses that save later", async () => {
    const [key, mark] = [randomUUID(), randomUUID().slice(0, 8)];
    const launch = await put(key, `Calme ${mark}`);
    expect(launch.changes).toMatchObject([{ record: null }]);
    expect((await create(key, `Calme ${mark}`)).status).toBe(409);
    expect(await listTitles(mark)).toEqual([]);
    await call("launches.publish", { id: launch.id });
    expect(await listTitles(mark)).toEqual([`Calme ${mark}`]);
  });
});
