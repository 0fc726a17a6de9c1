import { defineEntity, p } from "@mikro-orm/core";
import type { Language } from "#contracts/shared/language.ts";

/** Resources whose pages are found by a slug. */
const SLUGGED_RESOURCES = ["product", "article", "page"] as const;

export type SluggedResource = (typeof SLUGGED_RESOURCES)[number];

const FormerSlugSchema = defineEntity({
  name: "FormerSlug",
  properties: {
    noun: p.enum(SLUGGED_RESOURCES).primary(),
    language: p.text().$type<Language>().primary(),
    slug: p.text().primary(),
    /** Id of the record that had it last, which may be deleted since: the URL then leads nowhere again. */
    owner: p.integer(),
  },
});

/** A slug that a record once had; visitors are redirected from it. */
export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
