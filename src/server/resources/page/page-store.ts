import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Page as PageItem, PageInput } from "#contracts/page/page.ts";
import { TAKEN_PATH, TAKEN_PATHS } from "#contracts/page/page-slug.ts";
import { listReplacedTexts, listSectionTexts } from "#contracts/page/section-texts.ts";
import type { Section } from "#contracts/page/section.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { isPublished, moments, wherePublished } from "#server/platform/database/publication.ts";
import { rememberSlugs } from "#server/platform/history/former-slug/former-slugs.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { assignSent, auditFields, lockForUpdate, refuseStale, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { carryTranslations } from "#server/platform/translation/source-texts.ts";
import { Page } from "./page.entity.ts";
import { placeholderFault } from "#contracts/page/placeholders.ts";
import type { Issue } from "#contracts/shared/errors.ts";

/** Filter of the pages that visitors see. */
export function whereVisible(now: Date) {
  return { is_active: true, ...wherePublished(now) };
}

/** Whether visitors see a page. */
export function isVisible(page: Page, now: Date): boolean {
  return page.is_active && isPublished(page, now);
}

/** Sanitises the HTML of sections. */
export function sanitizeSections(sections: Section[]): Section[] {
  return sections.map((section) => ("html" in section ? { ...section, html: sanitizeRichText(section.html) } : section));
}

/** Converts a stored page to the one of the contracts. */
export function toPage(page: Page): PageItem {
  return { ...page, ...auditFields(page), ...moments(page), sections: sanitizeSections(page.sections), fixed: page.fixed ?? null };
}

const REDIRECTED = "Une redirection part de cette adresse. Supprimez-la d’abord, ou choisissez une autre adresse.";

/** Refuses a slug whose path the site answers, or from which a redirection leads on. Fails with `invalid`. */
async function refuseTaken(em: EntityManager, slug: string): Promise<void> {
  if (TAKEN_PATHS.includes(slug)) throw invalidField("slug", TAKEN_PATH);
  const { rows } = await sql`select 1 from redirection where from_path = ${`/${slug}`}`.execute(em.getKysely());
  if (rows.length > 0) throw invalidField("slug", REDIRECTED);
}

const FIXED = {
  slug: "L’adresse d’une page du site ne change pas.",
  is_active: "Une page du site reste publiée.",
  removal: "Une page du site ne se supprime pas.",
  opening: "Le carrousel ouvre l’accueil\u202f: cette page n’a pas d’ouverture.",
};

/** Refuses to move or to hide a page that every site has, and to open the home page otherwise. Fails with `invalid`. */
function refuseFixed({ fixed, slug }: Page, fields: Partial<PageInput>): void {
  if (fixed === null) return;
  if (fixed === "home" && fields.sections?.some(({ kind }) => kind === "opening")) throw invalidField("sections", FIXED.opening);
  if (fields.slug !== undefined && fields.slug !== slug) throw invalidField("slug", FIXED.slug);
  if (fields.is_active === false) throw invalidField("is_active", FIXED.is_active);
  if (fields.published_at) throw invalidField("published_at", FIXED.is_active);
  if (fields.published_until) throw invalidField("published_until", FIXED.is_active);
}

const toColumns = ({ sections, ...input }: PageInput) => ({ ...input, ...(sections && { sections: sanitizeSections(sections) }) });

const store = simpleStore<Page, object, PageItem>(Page, toPage);

/** Reads, creates, changes and deletes pages. */
export const pageStore = {
  ...store,
  create: async (em: EntityManager, input: PageInput): Promise<PageItem> => {
    refuseUnknownPlaceholders(input);
    await refuseTaken(em, input.slug);
    return store.create(em, toColumns(input));
  },
  update: async (
    em: EntityManager,
    { id, version, fields }: { id: number; version: number | undefined; fields: Partial<PageInput> },
  ): Promise<PageItem> => {
    const page = await lockForUpdate(em, Page, id);
    refuseStale(page, version);
    refuseFixed(page, fields);
    refuseUnknownPlaceholders(fields);
    const { slug, sections } = page;
    if (fields.slug !== undefined && fields.slug !== slug) await refuseTaken(em, fields.slug);
    assignSent(em, page, toColumns(fields as PageInput)); // what is absent stays
    await em.flush();
    await rememberSlugs(em, { noun: "page" }, [{ owner: id, before: slug, after: page.slug }]);
    await carryTranslations(
      em,
      { noun: "page", record: id },
      {
        field: "texts",
        replaced: listReplacedTexts(sections, page.sections),
        texts: listSectionTexts([...sections, ...page.sections]),
      },
    );
    return toPage(page);
  },
  /** Fails with `conflict` for a page that every site has. */
  remove: async (em: EntityManager, id: number): Promise<void> => {
    const page = await lockForUpdate(em, Page, id);
    if (page.fixed !== null) throw new AppError("conflict", FIXED.removal);
    await em.remove(page).flush();
  },
};

/** Lists each text, at any depth, that has an unknown placeholder. */
function listFaults(part: unknown, path: string): Issue[] {
  if (typeof part === "object" && part !== null)
    return Object.entries(part).flatMap(([name, inner]) => listFaults(inner, path === "" ? name : `${path}.${name}`));
  const message = typeof part === "string" ? placeholderFault(part) : undefined;
  return message === undefined ? [] : [{ path, message }];
}

/** Refuses texts of a page with a placeholder that no setting fills; a title has none. Fails with `invalid`. */
function refuseUnknownPlaceholders({ sections, meta_title, meta_description }: Partial<PageInput>): void {
  const issues = listFaults({ sections, meta_title, meta_description }, "");
  if (issues.length > 0) throw new AppError("invalid", undefined, { issues });
}
