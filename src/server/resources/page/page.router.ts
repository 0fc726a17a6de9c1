import { pageInputSchema, pageListQuerySchema, pageListSchema, PAGE_MERGE, pageSchema } from "#contracts/page/page.ts";
import { pageViewSchema } from "#contracts/page/page-view.ts";
import { viewQuerySchema } from "#contracts/page/preview.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { pageProcedures } from "#server/platform/translation/page-procedures.ts";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { listPages, pageAdminProcedures, readPages } from "./page-admin-procedures.ts";
import { Page } from "./page.entity.ts";
import { pageResource } from "./page.resource.ts";
import { pageStore, whereVisible } from "./page-store.ts";
import { readPageView } from "./page-view.ts";

/** The pages that administrators make. One that is not published, or outside of its moments, is unknown to visitors. */
export const pageRouter = router({
  ...crudProcedures({
    item: pageSchema,
    input: pageInputSchema,
    query: pageListQuerySchema,
    list: pageListSchema,
    merging: { resource: pageResource, rules: PAGE_MERGE, canonicalHtml: sanitizeRichText },
    store: { ...pageStore, list: listPages, readMany: readPages },
  }),
  ...pageProcedures({ noun: "page", entity: Page, pathOf: toPagePath, whereVisible }),
  ...pageAdminProcedures,
  /** A page as visitors read it. The token of a preview link opens a hidden page or a form's input too. */
  view: publicProcedure
    .input(viewQuerySchema)
    .output(pageViewSchema)
    .query(({ ctx, input }) => readPageView(ctx, input)),
});
