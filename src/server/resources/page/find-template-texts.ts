import type { EntityManager } from "@mikro-orm/postgresql";
import { hasTemplateText } from "#contracts/page/page-templates.ts";
import type { FoundFault } from "#server/platform/declaration/record-checks.ts";
import { nameSection } from "./name-section.ts";
import { Page } from "./page.entity.ts";

/** Finds the sections of a page in which a sentence of its template still stands. */
export async function findTemplateTexts(em: EntityManager, id: number): Promise<FoundFault[]> {
  const { sections } = await em.findOneOrFail(Page, { id });
  return sections.flatMap((section, index) =>
    hasTemplateText(section) ? [{ kind: "template_text", field: `sections.${section.id}`, detail: nameSection(section, index) }] : [],
  );
}
