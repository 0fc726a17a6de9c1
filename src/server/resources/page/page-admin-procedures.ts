import { type FilterQuery, raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { pageFormSchema, type PageList, type PageListQuery, type PageRow, pageSchema } from "#contracts/page/page.ts";
import { TAKEN_PATHS } from "#contracts/page/page-slug.ts";
import { previewLinkSchema, previewTokenSchema } from "#contracts/page/preview.ts";
import { activationSchema, byIdSchema } from "#contracts/shared/entity.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { copiedTitle } from "#contracts/shared/text.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { moments } from "#server/platform/database/publication.ts";
import { matchWords } from "#server/platform/database/text-sql.ts";
import { linkToForm, replaceForm } from "#server/platform/editing/preview/form-previews.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession } from "#server/platform/rpc/trpc.ts";
import { freeSlug } from "#server/platform/translation/slugs.ts";
import { Page } from "./page.entity.ts";
import { pageStore, toPage, whereVisible } from "./page-store.ts";

/** Procedures of pages for administrators, beside the shared ones. */
export const pageAdminProcedures = {
  /** Shows a page to visitors, or hides it. */
  setActive: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(pageSchema)
    .mutation(({ ctx, input: { id, is_active, version } }) => pageStore.update(ctx.em, { id, version, fields: { is_active } })),
  /** Copy of a page to start from: hidden, under a free slug. Nothing is stored. */
  copyOf: adminProcedure
    .input(byIdSchema)
    .output(pageSchema)
    .query(async ({ ctx: { em }, input: { id } }) => {
      const page = toPage(await em.findOneOrFail(Page, { id }));
      const title = copiedTitle(page.title);
      const wanted = slugify(title);
      const slug = await freeSlug(em, Page, TAKEN_PATHS.includes(wanted) ? `${wanted}-copie` : wanted);
      return { ...page, title, slug, is_active: false, ...moments({}), fixed: null };
    }),
  /** A link to the page of a form's input, which is stored for an hour. `apercu` is the token of an earlier link, which
   *  shows the new input from then on. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(pageFormSchema.extend({ apercu: previewTokenSchema.optional() }))
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(async ({ ctx, input: { apercu, ...form } }) => {
      const { em, now, previews, session } = ctx;
      const subject = apercu === undefined ? undefined : await previews.subjectOf(em, apercu, now());
      const copy = await replaceForm(
        em,
        { subject, kind: "page-form" },
        { administrator: session.administrator, fields: form, now: now() },
      );
      return linkToForm(ctx, { kind: "page-form", path: toPagePath(form.slug), fields: form, copy });
    }),
};

function toRow({ sections, ...page }: Page): PageRow {
  return { ...page, ...auditFields({ ...page }), ...moments(page), fixed: page.fixed ?? null, section_count: sections.length };
}

/** Lists one page of the pages: those that every site has first, then by title. */
export async function listPages(em: EntityManager, query: PageListQuery): Promise<PageList> {
  const { q = "", is_active, limit, page } = query;
  const where: FilterQuery<Page> = { $and: matchWords(q), ...(is_active !== undefined && { is_active }) };
  const rows = await em.find(Page, where, {
    orderBy: [{ [raw("fixed is null")]: "asc" }, { title: "asc" }, { id: "asc" }],
    limit,
    offset: offsetOf(query),
  });
  const counts = { all: await em.count(Page), active: await em.count(Page, whereVisible(nowOf(em))) };
  return { data: rows.map(toRow), total: await em.count(Page, where), page, limit, counts };
}

/** Reads these pages as the list has them, in any order. */
export async function readPages(em: EntityManager, ids: number[]): Promise<PageList["data"]> {
  return (await em.find(Page, { id: { $in: ids } })).map(toRow);
}
