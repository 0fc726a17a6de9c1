import type { EntityManager } from "@mikro-orm/postgresql";
import { type RawBuilder, sql } from "kysely";
import { hasTemplateText } from "#contracts/page/page-templates.ts";
import type { Section } from "#contracts/page/section.ts";
import type { RowFaultFound } from "#server/platform/declaration/record-checks.ts";
import { nameSection } from "./name-section.ts";

/** Finds the sections in which a sentence of a template still stands, in the pages of a condition. */
export async function findTemplateTexts(em: EntityManager, where: RawBuilder<boolean>): Promise<RowFaultFound[]> {
  const { rows } = await sql<{ record: number; title: string; sections: Section[] }>`
    select r.id as record, r.title, r.sections from page r where ${where} order by title, record`.execute(em.getKysely({ type: "read" }));
  return rows.flatMap(({ record, title, sections }) =>
    sections.flatMap((section, index): RowFaultFound[] => {
      const found = { record, title, field: `sections.${section.id}`, detail: nameSection(section, index) };
      return hasTemplateText(section) ? [{ kind: "template_text", ...found }] : [];
    }),
  );
}
