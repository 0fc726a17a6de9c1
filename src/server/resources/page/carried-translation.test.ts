import { describe, expect, it } from "vitest";
import type { Section } from "#contracts/page/section.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPage, aSection } from "./page.factory.ts";

const server = useTestServer();

const english = async (slug: string): Promise<Record<string, unknown>[]> =>
  (await server.send("GET", `/trpc/pages.view?lang=en&input=${encodeURIComponent(JSON.stringify({ slug }))}`)).body.result.data.sections;

/** Makes a page with its English, and what the tests do with both. */
async function aTranslatedPage(name: string, sections: Section[], texts: string[]) {
  const page = (await server.asAdmin("POST", "/api/admin/pages", aPage({ slug: name, sections }))).body;
  const key = { noun: "page", record: page.id, language: "en" };
  await server.call("POST", "translations.save", { ...key, fields: { title: name, texts }, is_published: true });
  return {
    change: async (to: Section[]) =>
      (await server.asAdmin("PUT", `/api/admin/pages/${page.id}`, { ...page, version: undefined, sections: to })).body,
    readTranslation: () => server.call("GET", "translations.get", key),
    translate: (words: string[]) => server.call("POST", "translations.save", { ...key, version: 1, fields: { texts: words } }),
    undo: (version: number) => server.call("POST", "history.undo", { noun: "page", id: page.id, version }),
  };
}

const text = (title: string, html = "") => aSection("text", { id: "text", title, html });
const steps = (...titles: string[]) =>
  aSection("steps", { id: "steps", title: "", lead: "", items: titles.map((title) => ({ mark: "", title, text: "" })) });

describe("the English of a page whose French changes", () => {
  it("a changed text keeps its former English, to be reviewed, until it is translated", async () => {
    const { change, readTranslation, translate } = await aTranslatedPage("calm", [text("Calme", "<p>Un</p>")], ["Calm", "<p>One</p>"]);
    await change([text("Très calme", "<p>Un</p>")]);
    await change([text("Très, très calme", "<p>Un</p>")]);
    expect(await english("calm")).toMatchObject([{ title: "Calm", html: "<p>One</p>" }]);
    const { state, fields, translation } = await readTranslation();
    expect([state, translation.version]).toEqual(["outdated", 1]);
    expect(fields.find(({ name }: { name: string }) => name === "texts")).toMatchObject({
      state: "outdated",
      value: ["Calm", "<p>One</p>"],
    });
    await translate(["Very calm", "<p>One</p>"]);
    expect(await english("calm")).toMatchObject([{ title: "Very calm" }]);
    expect((await readTranslation()).state).toBe("published");
  });

  it("a row keeps its English while as many stand beside it, and one that was moved or added has none of another", async () => {
    const { change } = await aTranslatedPage("steps", [steps("Un", "Deux")], ["One", "Two"]);
    await change([steps("Un", "Deux fois")]);
    expect(await english("steps")).toMatchObject([{ items: [{ title: "One" }, { title: "Two" }] }]);
    await change([steps("Zéro", "Un", "Deux fois")]);
    expect(await english("steps")).toMatchObject([{ items: [{ title: "Zéro" }, { title: "One" }, { title: "Two" }] }]);
    await change([steps("Trois", "Zéro", "Un")]);
    expect(await english("steps")).toMatchObject([{ items: [{ title: "Trois" }, { title: "Zéro" }, { title: "One" }] }]);
  });

  it("another section has none of the English of one that was there", async () => {
    const { change } = await aTranslatedPage("other", [text("Calme")], ["Calm"]);
    await change([{ ...text("Éveil"), id: "other" }]);
    expect(await english("other")).toMatchObject([{ title: "Éveil" }]);
  });

  it("a change is undone after its English was reviewed", async () => {
    const { change, readTranslation, translate, undo } = await aTranslatedPage("undone", [text("Calme")], ["Calm"]);
    const { version } = await change([text("Clair")]);
    await undo(version);
    expect([await english("undone"), (await readTranslation()).state]).toMatchObject([[{ title: "Calm" }], "published"]);
    const changed = await change([text("Clair")]);
    await translate(["Clear"]);
    expect(await undo(changed.version)).toMatchObject({ records: 1 });
  });
});
