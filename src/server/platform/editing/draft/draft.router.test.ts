import { beforeEach, expect, it } from "vitest";
import { DRAFT_DAYS, DRAFT_MAX_LENGTH, DRAFTS_MAX, type StoredDraft } from "#contracts/draft/draft.ts";
import { tablesInOrder } from "#server/platform/operations/backup/backup-format.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { aColleague } from "#server/testing/colleague.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { Draft } from "./draft.entity.ts";
import { eraseOldDrafts } from "./draft.router.ts";

const logged: string[] = [];
const server = useTestServer({ logTo: (line) => logged.push(line) });
beforeEach(async () => {
  await server.orm.em.fork().nativeDelete(Draft, {});
  server.setNow(new Date());
});

const token = (sign: string) => sign.repeat(32);
const LAMP = { noun: "product", id: 12, tab: token("a") };
const aDraft = (fields: object = {}) => ({
  ...LAMP,
  device: token("d"),
  device_name: "Chrome sur Windows",
  title: "Lampe",
  version: 3,
  content: `{"values":{"title":"Lampe d’ambiance"}}`,
  ...fields,
});

const keep = (fields?: object) => server.call("POST", "drafts.keep", aDraft(fields));
const list = (): Promise<StoredDraft[]> => server.call("GET", "drafts.list");

it("a draft is listed without its content, newest first, and read with it", async () => {
  const at = new Date("2026-05-04T12:02:00.000Z");
  server.setNow(at);
  expect(await keep()).toEqual({ updated_at: at.toISOString() });
  server.setNow(new Date("2026-05-04T12:05:00.000Z"));
  await keep({ noun: "feature", id: null, version: null, title: "" });
  const { content, ...lamp } = aDraft();
  const drafts = await list();
  expect(drafts).toMatchObject([
    { noun: "feature", id: null, version: null },
    { ...lamp, updated_at: at.toISOString() },
  ]);
  expect(JSON.stringify(drafts)).not.toContain("ambiance");
  expect(await server.call("GET", "drafts.get", LAMP)).toEqual({ ...lamp, content, updated_at: at.toISOString() });
});

it("a draft is replaced by the same tab, and leaves that of another tab alone", async () => {
  await keep();
  await keep({ content: "{}", version: 4 });
  await keep({ tab: token("b") });
  expect((await list()).map(({ tab }) => tab).toSorted()).toEqual([token("a"), token("b")]);
  expect(await server.call("GET", "drafts.get", LAMP)).toMatchObject({ content: "{}", version: 4 });
});

it("a draft is gone once it is dropped, once or twice, and that of another tab stays", async () => {
  await keep();
  await keep({ tab: token("b") });
  for (let times = 0; times < 2; times += 1) expect(await server.call("POST", "drafts.drop", LAMP)).toEqual({ success: true });
  expect(await list()).toMatchObject([{ tab: token("b") }]);
  expect(await server.call("GET", "drafts.get", LAMP)).toMatchObject({ code: "not_found" });
});

it("a draft never leaks: not to another administrator, a visitor, the log or the history", async () => {
  const content = `{"values":{"title":"Canari"}}`;
  await keep({ content });
  const colleague = await aColleague(server);
  expect(await colleague.call("GET", "drafts.list")).toEqual([]);
  expect(await colleague.call("GET", "drafts.get", LAMP)).toMatchObject({ code: "not_found" });
  await colleague.call("POST", "drafts.keep", aDraft({ content: "{}" }));
  await colleague.call("POST", "drafts.drop", LAMP);
  expect(await server.call("GET", "drafts.get", LAMP)).toMatchObject({ content });
  const query = `?input=${encodeURIComponent(JSON.stringify(LAMP))}`;
  const refused = [
    await server.send("GET", "/trpc/drafts.list"),
    await server.send("GET", `/trpc/drafts.get${query}`),
    await server.send("POST", "/trpc/drafts.keep", aDraft()),
    await server.send("POST", "/trpc/drafts.drop", LAMP),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(JSON.stringify(await server.call("GET", "history.activity", {}))).not.toContain("Canari");
  expect(logged.join("\n")).not.toContain("Canari");
  await server.orm.em.fork().nativeDelete(Administrator, { id: colleague.id });
});

it("drafts are bounded in size and number, and none is dropped to make space", async () => {
  const huge = await server.asAdmin("POST", "/trpc/drafts.keep", aDraft({ content: "é".repeat(DRAFT_MAX_LENGTH) }));
  expect(huge).toMatchObject({ status: 413, body: { code: "too_large" } });
  expect(await keep({ content: "e".repeat(DRAFT_MAX_LENGTH + 1) })).toMatchObject({
    code: "invalid",
    issues: [{ path: "content", message: "Ce brouillon est trop volumineux." }],
  });
  expect(await keep({ content: "e".repeat(DRAFT_MAX_LENGTH) })).toHaveProperty("updated_at");
  for (let id = 1; id < DRAFTS_MAX; id += 1) await keep({ noun: "feature", id });
  expect(await keep({ noun: "feature", id: DRAFTS_MAX })).toMatchObject({ code: "invalid", message: expect.stringContaining("100") });
  expect(await keep(), "one that is there already").toHaveProperty("updated_at");
  expect(await list()).toHaveLength(DRAFTS_MAX);
});

it("drafts exist only for what administrators write: what visitors sent is personal data", async () => {
  for (const resource of ["contact-request", "subscriber", "media", "session"]) {
    expect(await keep({ noun: resource }), resource).toMatchObject({ code: "invalid", issues: [{ path: "noun" }] });
  }
});

it("a draft is erased thirty days after its last change, and with its administrator", async () => {
  const [written, later] = [new Date("2026-05-04T12:00:00.000Z"), new Date("2026-05-05T12:00:00.000Z")];
  server.setNow(written);
  await keep();
  await keep({ id: 13 });
  server.setNow(later);
  await keep({ id: 13 });
  const now = () => new Date(written.getTime() + DRAFT_DAYS * 86_400_000 + 1);
  expect(await eraseOldDrafts({ orm: server.orm, now })).toBe(1);
  expect(await server.orm.em.fork().find(Draft, {})).toMatchObject([{ record: 13 }]);
  const colleague = await aColleague(server, "Hédi");
  await colleague.call("POST", "drafts.keep", aDraft());
  await server.orm.em.fork().nativeDelete(Administrator, { id: colleague.id });
  expect(await server.orm.em.fork().count(Draft)).toBe(1);
});

it("drafts are part of the backup, and open forms are not", () => {
  expect(tablesInOrder(server.orm)).toContain("draft");
  expect(tablesInOrder(server.orm)).not.toContain("open_form");
});
