import { expect, it } from "vitest";
import { makeTemplateSections } from "#contracts/page/page-templates.ts";
import type { Section } from "#contracts/page/section.ts";
import type { Repair } from "#contracts/repair/repair.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { aPage, aSection } from "./page.factory.ts";

const server = useTestServer();

/** Saves a page of these sections, and gives what its checks say of templates. */
async function check(sections: Section[]): Promise<Pick<Repair, "field" | "detail">[]> {
  const { body: page } = await server.asAdmin("POST", "/api/admin/pages", aPage({ slug: crypto.randomUUID(), sections }));
  const found: Repair[] = await server.call("GET", "repairs.ofRecord", { noun: "page", id: page.id });
  return found.filter(({ kind }) => kind === "template_text").map(({ field, detail }) => ({ field, detail }));
}

it("the checks of a page name each section in which a sentence of its template still stands", async () => {
  let made = 0;
  const sections = makeTemplateSections("recruitment", () => `part-${++made}`);
  expect(await check(sections)).toEqual([
    { field: "sections.part-1", detail: "section 1" },
    { field: "sections.part-2", detail: "section 2, «\u202fLe poste\u202f»" },
    { field: "sections.part-3", detail: "section 3, «\u202fCe que nous offrons\u202f»" },
    { field: "sections.part-4", detail: "section 4, «\u202fComment nous choisissons\u202f»" },
  ]);
});

it("one line of a rich text is enough, and what may stay is no fault", async () => {
  const text = (html: string) => aSection("text", { title: "Le poste", html });
  expect(await check([text("<p>Vous installerez des box.</p><ul><li><p>Une mission</p></li></ul>")])).toHaveLength(1);
  expect(await check([text("<p>Vous installerez des box, une mission à la fois.</p>")])).toEqual([]);
  let made = 0;
  expect(await check(makeTemplateSections("support", () => `part-${++made}`).filter(({ kind }) => kind !== "questions"))).toEqual([]);
});
