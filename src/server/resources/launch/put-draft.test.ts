import { expect, it } from "vitest";
import { aSlide } from "#server/resources/slide/slide.factory.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const draft = (input: object) => server.call("POST", "launches.draft", { noun: "slide", record: null, ...input });
const contentOf = async ({ launch, key }: { launch: { id: number }; key: string }) =>
  JSON.parse((await server.call("GET", "launches.change", { id: launch.id, key })).form);

it("a draft holds the record as it was read, and as the change leaves it, for the form that opens it", async () => {
  const slide = (await server.asAdmin("POST", "/api/admin/slides", aSlide({ title: "Avant", subtitle: "Reste" }))).body;
  const put = await draft({ record: slide.id, fields: { title: "Après" }, run: "Pour un formulaire" });
  const { read, item, version } = await contentOf(put);
  expect([read, version]).toEqual([slide, slide.version]);
  expect(item).toMatchObject({ id: slide.id, title: "Après", subtitle: "Reste" });
  expect((await server.asAdmin("GET", `/api/admin/slides/${slide.id}`)).body).toEqual(slide);
});

it("a new record is drafted without one that was read, and goes on under its key", async () => {
  const put = await draft({ fields: aSlide({ title: "Neuf" }), run: "Un nouveau" });
  const again = await draft({ fields: { title: "Neuf encore" }, key: put.key, run: "Un nouveau" });
  expect([again.key, again.launch.changes.length]).toEqual([put.key, 1]);
  expect(await contentOf(again)).toMatchObject({ read: null, item: { title: "Neuf encore" } });
});

it("a reader puts no draft", async () => {
  await aPerson(server, { username: "lectrice", role: "reader" });
  const headers = await signIn(server, "lectrice");
  const input = { noun: "slide", record: null, fields: aSlide() };
  expect((await server.send("POST", "/trpc/launches.draft", input, headers)).status).toBe(403);
});
