import { defineEntity, p } from "@mikro-orm/core";
import type { FixedPage } from "#contracts/page/fixed-pages.ts";
import { listSectionTexts } from "#contracts/page/section-texts.ts";
import type { Section } from "#contracts/page/section.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { derivedText, entityColumns, flag, listOf, optionalText } from "#server/platform/database/columns.ts";
import { publicationCheck, publicationColumns } from "#server/platform/database/publication.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const toTexts = ({ sections = [] }: { sections?: Section[] }) => listSectionTexts(sections);

const toSearchText = ({ title, slug }: { title: string; slug: string }) => normalize(`${title} ${slug}`);

const PageSchema = defineEntity({
  name: "Page",
  properties: {
    ...entityColumns,
    title: p.text(),
    slug: p.text(),
    /** Their HTML is sanitised. */
    sections: listOf<Section>(),
    /** Texts of the sections that are translated, each once; written again at each save. */
    texts: p.json<string[]>().hidden().defaultRaw("'[]'").onCreate(toTexts).onUpdate(toTexts),
    is_active: flag(false),
    ...publicationColumns,
    meta_title: optionalText,
    meta_description: optionalText,
    uploads: mentionedUploads("sections"),
    fixed: p.text().$type<FixedPage>().nullable(),
    search_text: derivedText(toSearchText),
  },
  checks: [publicationCheck("page")],
  uniques: [
    { name: "page_slug_unique", properties: "slug" },
    { name: "page_fixed_unique", properties: "fixed" },
  ],
  indexes: [{ name: "page_uploads_index", expression: "create index page_uploads_index on page using gin (uploads)" }],
});

/** A page of sections; hidden from visitors while `is_active` is false, and outside of its moments. One that every site
 *  has is named by `fixed`. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
