import { z } from "zod";
import {
  letterFormSchema,
  letterInputSchema,
  letterPreviewSchema,
  letterSchema,
  letterStartSchema,
  letterSubjectsQuerySchema,
  letterSubjectsSchema,
} from "#contracts/letter/letter.ts";
import { LETTER_MERGE } from "#contracts/letter/letter-merge.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { adminProcedure, signedInProcedure, router } from "#server/platform/rpc/trpc.ts";
import { Article } from "#server/resources/article/article.entity.ts";
import { Product } from "#server/resources/product/product.entity.ts";
import { letterStore } from "./letter-store.ts";
import { letterResource } from "./letter.resource.ts";
import { previewLetter, startFromArticle } from "./preview-letter.ts";
import { sendingProcedures } from "./sending/sending-procedures.ts";

/** The letters to the subscribers of the newsletter. */
export const letterRouter = router({
  ...crudProcedures({
    item: letterSchema,
    input: letterInputSchema,
    query: z.void(),
    list: z.array(letterSchema),
    merging: { resource: letterResource, rules: LETTER_MERGE, canonicalHtml: sanitizeRichText },
    store: letterStore,
  }),
  ...sendingProcedures,
  /** The titles of the articles and products of a letter. */
  subjects: adminProcedure
    .input(letterSubjectsQuerySchema)
    .output(letterSubjectsSchema)
    .query(async ({ ctx: { em }, input: { articles, products } }) => ({
      articles: await em.find(Article, { id: { $in: articles } }, { fields: ["title"] }),
      products: await em.find(Product, { id: { $in: products } }, { fields: ["title"] }),
    })),
  /** The beginning of a letter about an article. */
  startFromArticle: adminProcedure
    .input(byIdSchema)
    .output(letterStartSchema)
    .query(({ ctx: { em }, input: { id } }) => startFromArticle(em, id)),
  /** The mail of a letter's form, as its readers will see it. */
  preview: signedInProcedure
    .meta({ right: { role: "reader" } })
    .input(letterFormSchema)
    .output(letterPreviewSchema)
    .mutation(({ ctx: { em, now, publicUrl }, input }) => previewLetter(em, input, { now: now(), origin: publicUrl })),
});
