import { z } from "zod";
import {
  contactRequestInputSchema,
  contactRequestReplySchema,
  namedSelectionSchema,
  requestedProductSchema,
  selectionQuerySchema,
  type NamedSelection,
  type ShownProduct,
} from "#contracts/contact-request/contact-request.ts";
import {
  contactRequestChangeSchema,
  contactRequestFilterSchema,
  contactRequestListQuerySchema,
  contactRequestPageSchema,
  contactRequestSchema,
  personErasedSchema,
  requestOwnerSchema,
  unreadCountSchema,
} from "#contracts/contact-request/contact-request-list.ts";
import { scalar } from "#contracts/merge/merge.ts";
import { readSelection, type SelectedProduct } from "#contracts/selection/selection.ts";
import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { byIdSchema, idSchema, okSchema } from "#contracts/shared/entity.ts";
import { bySlugSchema } from "#contracts/shared/text.ts";
import { toCard } from "#server/resources/product/product-item.ts";
import { translatedProducts } from "#server/resources/product/translated-products.ts";
import { askedProducts, productsOfSlugs } from "#server/resources/product/visible-products.ts";
import { eraseReplies } from "#server/platform/rpc/idempotency/idempotency.ts";
import { lockForUpdate } from "#server/platform/rpc/entity-store.ts";
import { updateMerging } from "#server/platform/rpc/merge-stale.ts";
import { scannedOf, scanQuerySchema } from "#contracts/shared/scan.ts";
import { scan } from "#server/platform/rpc/scan.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, publicProcedure, requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { countedPage } from "#server/resources/statistics/read-visit.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { answerProcedures } from "./answer/answer-procedures.ts";
import { ContactRequest } from "./contact-request.entity.ts";
import { erasePerson } from "./erase-requests.ts";
import { mentionProcedures, tellMentioned } from "./mention/mention-procedures.ts";
import {
  ANSWERING,
  countRequests,
  findRequests,
  readRequests,
  requestStore,
  takeRequest,
  toItems,
  toOwner,
} from "./contact-request-store.ts";
import { requestsAsCsv } from "./requests-csv.ts";
import { storeRequest } from "./send-request.ts";
import { severalProcedures } from "./several-requests.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { needsHub } from "#contracts/product/connections.ts";
import type { Product } from "#server/resources/product/product.entity.ts";
import type { Language } from "#contracts/shared/language.ts";

const SENT = { success: true as const, message: "Votre demande a bien été envoyée. Nous vous répondons sous 24 h." };

/** Writes and merges the changes of administrators. No history holds the notes as they were before. */
const CHANGED = {
  input: contactRequestChangeSchema.pick({ status: true, notes: true }).extend({
    owner: z
      .union([idSchema, byIdSchema.transform(({ id }) => id)])
      .nullable()
      .optional(),
  }), // stored with its name
  merging: { resource: { entity: ContactRequest }, rules: { status: scalar, owner: scalar, notes: scalar } },
  store: requestStore,
};

/** Requests of visitors, and their handling by administrators. */
export const contactRequestRouter = router({
  send: publicProcedure
    .input(contactRequestInputSchema)
    .use(async ({ ctx, input, next }) => {
      await ctx.limits.countPost(ctx.ip);
      return next({ ctx: { mayConfirm: !input.website && (await ctx.limits.mayWriteTo(input.email)) } });
    })
    .use(transaction)
    .output(contactRequestReplySchema)
    .mutation(async ({ ctx: { em, now, mail, mayConfirm, statistics, afterCommit }, input }) => {
      const isSpam = Boolean(input.website);
      const stored = await storeRequest(em, input, { now: now(), contactEmail: mail.contactEmail, mayConfirm, isSpam });
      if (stored && !isSpam) afterCommit(() => statistics.request(stored.products, countedPage(input.from_page ?? "")));
      afterCommit(mail.wake);
      return SENT;
    }),
  /** The visible product that a link to the contact page names; null where there is none of that slug. */
  product: publicProcedure
    .input(bySlugSchema)
    .output(requestedProductSchema.nullable())
    .query(
      async ({ ctx: { em, language }, input: { slug } }) =>
        (await askedProducts(em, await productsOfSlugs(em, [slug]), { toItem: toCard, translate: translatedProducts, language }))[0] ??
        null,
    ),

  /** Products of a selection that a link names; hidden ones are only counted. */
  selection: publicProcedure
    .input(selectionQuerySchema)
    .output(namedSelectionSchema)
    .query(({ ctx, input }) => readNamedSelection(ctx.em, readSelection(input.written), ctx.language)),

  list: adminProcedure
    .input(contactRequestListQuerySchema)
    .output(contactRequestPageSchema)
    .query(async ({ ctx: { em }, input: { limit, page, ...filter } }) => {
      const requests = await findRequests(em, filter, { limit, offset: offsetOf({ limit, page }) });
      return { data: await toItems(em, requests), ...(await countRequests(em, filter)), page, limit };
    }),
  /** The requests by their ids, spam included, for programs that keep a copy. */
  scan: adminProcedure
    .input(scanQuerySchema)
    .output(scannedOf(contactRequestSchema))
    .query(({ ctx: { em }, input }) => scan(em, input, { entity: ContactRequest, read: readRequests })),
  get: adminProcedure
    .input(byIdSchema)
    .output(contactRequestSchema)
    .query(({ ctx: { em }, input: { id } }) => requestStore.get(em, id)),
  /** Changes status, owner or notes, and tells the colleagues whom the notes name by that. */
  update: adminProcedure
    .use(requireSession)
    .input(contactRequestChangeSchema)
    .use(transaction)
    .output(contactRequestSchema)
    .mutation(async ({ ctx, input: { id, version, merge, ...fields } }) => {
      const { em, now, mail, publicUrl, session, afterCommit } = ctx;
      const before = fields.notes === undefined ? undefined : (await lockForUpdate(em, ContactRequest, id)).notes;
      const changed = await updateMerging(ctx, CHANGED, { id, version, merge, fields });
      if (before === undefined) return changed;
      const request = await em.findOneOrFail(ContactRequest, id);
      const isMailed = await tellMentioned(em, { request, before }, { author: session.administrator, now: now(), mail, publicUrl });
      if (isMailed) afterCommit(mail.wake);
      return changed;
    }),
  ...severalProcedures,
  ...answerProcedures,
  ...mentionProcedures,
  /** Gives a request to the administrator who calls, and marks it as in progress. Fails with `conflict` when a
   *  colleague has it. */
  take: adminProcedure
    .use(requireSession)
    .input(byIdSchema)
    .use(transaction)
    .output(contactRequestSchema)
    .mutation(({ ctx, input: { id } }) => takeRequest(ctx.em, id, ctx.session.administrator)),
  /** Erases a person's request, with the mails about it that still wait. */
  remove: roleProcedure("admin")
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const { em } = ctx;
      await em.remove(await lockForUpdate(em, ContactRequest, id)).flush();
      await eraseReplies(em, "contactRequests.");
      await recordSecurityEvent(ctx, { kind: "person_erased", subject: `demande n° ${id}` });
      return { success: true as const };
    }),
  /** Erases all that the sender of a request left: their requests, their subscription, and the mails that still
   *  wait. */
  erasePerson: roleProcedure("admin")
    .input(byIdSchema)
    .use(transaction)
    .output(personErasedSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      const requests = await erasePerson(ctx.em, id);
      await recordSecurityEvent(ctx, { kind: "person_erased", subject: `demande n° ${id} et tout ce qui s’y rattache` });
      return { success: true as const, requests };
    }),
  /** All requests that match, as a file for a spreadsheet. */
  exportCsv: adminProcedure
    .input(contactRequestFilterSchema)
    .output(csvFileSchema)
    .query(async ({ ctx, input }) => {
      await recordSecurityEvent(ctx, { kind: "export", subject: "demandes, CSV" });
      return requestsAsCsv(await toItems(ctx.em, await findRequests(ctx.em, input)), ctx.now());
    }),
  /** Counts the requests that are new, for the menu, and those that look like spam. */
  unreadCount: adminProcedure.output(unreadCountSchema).query(async ({ ctx: { em } }) => ({
    count: await em.count(ContactRequest, { status: "new" }),
    spam: await em.count(ContactRequest, { status: "spam" }),
  })),
  /** The people to whom a request can be given. */
  owners: adminProcedure
    .output(z.array(requestOwnerSchema))
    .query(async ({ ctx: { em } }) => (await em.find(Administrator, ANSWERING, { orderBy: { username: "asc" } })).map(toOwner)),
});

type SelectedCard = ProductCard & Pick<ShownProduct, "needs_hub">;

const toSelected = (product: Product): SelectedCard => ({ ...toCard(product), needs_hub: needsHub(product.specifications) });

/** Reads a selection for pages: its products that can be asked for, in its order, and how many others it names. */
async function readNamedSelection(em: EntityManager, selected: SelectedProduct[], language: Language): Promise<NamedSelection> {
  const quantities = new Map(selected.map(({ slug, quantity }) => [slug, quantity]));
  const found = await askedProducts(em, await productsOfSlugs(em, [...quantities.keys()]), {
    toItem: toSelected,
    translate: translatedProducts,
    language,
  });
  const withQuantity = (card: SelectedCard): ShownProduct => ({ ...card, quantity: quantities.get(card.slug) ?? 1 });
  const products = found.filter(({ lifecycle }) => lifecycle !== "discontinued").map(withQuantity);
  return { products, gone: selected.length - products.length };
}
