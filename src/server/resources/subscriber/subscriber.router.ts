import type { FilterQuery, QueryOrderMap } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import {
  bounceSchema,
  subscriptionInputSchema,
  subscriptionReplySchema,
  subscriptionTokenSchema,
  subscriberFilterSchema,
  subscriberListQuerySchema,
  subscriberPageSchema,
  subscriberSchema,
  SUBSCRIBER_STATUS_LABELS,
  type SubscriberStatus,
} from "#contracts/subscriber/subscriber.ts";
import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { byIdSchema, okSchema } from "#contracts/shared/entity.ts";
import { eraseReplies } from "#server/platform/rpc/idempotency/idempotency.ts";
import { assignSent, lockForUpdate, auditFields } from "#server/platform/rpc/entity-store.ts";
import { scannedOf, scanQuerySchema } from "#contracts/shared/scan.ts";
import { scan } from "#server/platform/rpc/scan.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import { mayCall, rightOf } from "#server/platform/rpc/rights.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { likePattern } from "#server/platform/database/text-sql.ts";
import { Subscriber } from "./subscriber.entity.ts";
import {
  CONFIRM_WITHIN_DAYS,
  confirmSubscription,
  endSubscription,
  holdSubscription,
  lockByEmail,
  requestSubscription,
} from "./subscription.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { csvFile, csvMoment } from "#server/platform/spreadsheet/csv.ts";
import { unsubscribeUrl } from "./subscription-mails.ts";

const ASKED = "Merci. Vous recevrez un e-mail à cette adresse\u202f: ouvrez son lien pour confirmer votre abonnement.";
/** Reply where no mail can leave: it waits in the outbox as long as its link is valid. */
const QUEUED = `Merci. Nos e-mails ne partent pas en ce moment\u202f: votre adresse est gardée ${CONFIRM_WITHIN_DAYS} jours, à confirmer.`;

/** Reply to an address that may have been typed by a machine: it promises no mail. */
const HELD = "Merci. Notre équipe vérifie votre inscription\u202f: vous recevrez ensuite un e-mail pour la confirmer.";

function buildFilter({ q = "", status }: z.infer<typeof subscriberFilterSchema>): FilterQuery<Subscriber> {
  const part = q.trim();
  return { ...(part && { email: { $ilike: likePattern(part) } }), status: status ?? { $ne: "spam" } };
}

const NEWEST_FIRST: QueryOrderMap<Subscriber>[] = [{ created_at: "desc" }, { id: "desc" }];

function toItem(subscriber: Subscriber) {
  const { email, language, status, consent_version, confirmed_at } = subscriber;
  return { ...auditFields(subscriber), email, language, status, consent_version, confirmed_at: confirmed_at?.toISOString() ?? null };
}

async function readSubscribers(em: EntityManager, ids: number[]) {
  return (await em.find(Subscriber, { id: { $in: ids } })).map(toItem);
}

/** Procedures of the newsletter: visitors subscribe and unsubscribe, administrators manage the list. Publishing an
 *  article sends nothing. */
export const subscriberRouter = router({
  subscribe: publicProcedure
    .input(subscriptionInputSchema)
    .use(async ({ ctx, input: { email, website }, next }) => {
      await ctx.limits.countPost(ctx.ip);
      return next({ ctx: { mayWrite: !website && (await ctx.limits.mayWriteTo(email)) } });
    })
    .use(transaction)
    .output(subscriptionReplySchema)
    .mutation(async ({ ctx: { em, now, mail, publicUrl, mayWrite, afterCommit }, input: { email, website, language = "fr" } }) => {
      if (website) {
        await holdSubscription(em, { email, language }, now());
        return { success: true as const, message: HELD, is_held: true };
      }
      const asked = { success: true as const, message: mail.isEnabled ? ASKED : QUEUED, is_held: false };
      if (!mayWrite) return asked;
      await requestSubscription(em, { email, language }, { now: now(), publicUrl });
      afterCommit(mail.wake);
      return asked;
    }),
  /** Opens the link of the confirmation mail. Fails with `not_found` when it is no longer valid. */
  confirm: publicProcedure
    .input(subscriptionTokenSchema)
    .use(async ({ ctx, next }) => {
      await ctx.limits.countPost(ctx.ip);
      return next();
    })
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em, now, mail, publicUrl, afterCommit }, input: { token } }) => {
      await confirmSubscription(em, token, { now: now(), publicUrl });
      afterCommit(mail.wake);
      return { success: true as const };
    }),
  /** Unsubscribes with the link of any mail. Not limited: mail programs of many readers call from one address. */
  unsubscribe: publicProcedure
    .input(subscriptionTokenSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { token } }) => {
      await endSubscription(ctx.em, token, ctx.now());
      return { success: true as const };
    }),

  list: adminProcedure
    .input(subscriberListQuerySchema)
    .output(subscriberPageSchema)
    .query(async ({ ctx: { em }, input: { limit, page, ...filter } }) => {
      const subscribers = await em.find(Subscriber, buildFilter(filter), {
        orderBy: NEWEST_FIRST,
        limit,
        offset: offsetOf({ limit, page }),
      });
      return { data: subscribers.map(toItem), total: await em.count(Subscriber, buildFilter(filter)), page, limit };
    }),
  scan: adminProcedure
    .input(scanQuerySchema)
    .output(scannedOf(subscriberPageSchema.shape.data.element))
    .query(({ ctx: { em }, input }) => scan(em, input, { entity: Subscriber, read: readSubscribers })),
  /** All subscribers that match, as a file for a spreadsheet. Callers who may write subscribers also get the
   *  unsubscribe links, which every letter must contain. */
  exportCsv: adminProcedure
    .input(subscriberFilterSchema)
    .output(csvFileSchema)
    .query(async ({ ctx, input }) => {
      const subscribers = await ctx.em.find(Subscriber, buildFilter(input), { orderBy: NEWEST_FIRST });
      await recordSecurityEvent(ctx, { kind: "export", subject: "abonnés, CSV" });
      const hasLinks = mayCall(ctx.actor.permissions, rightOf({ path: "subscribers.remove", type: "mutation" }));
      return subscribersAsCsv(subscribers, { publicUrl: ctx.publicUrl, now: ctx.now(), hasLinks });
    }),
  /** Accepts an address that was held as spam, as if its reader had just asked. Fails with `not_found` where it is held
   *  no more. */
  accept: adminProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(subscriberSchema)
    .mutation(async ({ ctx: { em, now, mail, publicUrl, afterCommit }, input: { id } }) => {
      const { email, language } = await em.findOneOrFail(Subscriber, { id, status: "spam" });
      await requestSubscription(em, { email, language }, { now: now(), publicUrl });
      afterCommit(mail.wake);
      return toItem(await em.findOneOrFail(Subscriber, id));
    }),
  /** Marks an address that takes no letters, as mail that comes back says, or takes the mark away.
   *  A second time changes nothing. Fails with `not_found` where nobody is subscribed with it. */
  markBounced: adminProcedure
    .input(bounceSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx: { em }, input: { email, is_bounced } }) => {
      const subscriber = await lockByEmail(em, email);
      if (subscriber.status !== "bounced" && subscriber.status !== "confirmed") throw new AppError("not_found");
      assignSent(em, subscriber, { status: is_bounced ? "bounced" : "confirmed" });
      await em.flush();
      return { success: true as const };
    }),
  /** Erases an address, with the mails to it that still wait, and the replies stored for repeated requests. */
  remove: adminProcedure
    .input(byIdSchema)
    .use(transaction)
    .output(okSchema)
    .mutation(async ({ ctx, input: { id } }) => {
      await ctx.em.remove(await lockForUpdate(ctx.em, Subscriber, id)).flush();
      await eraseReplies(ctx.em, "subscribers.");
      await recordSecurityEvent(ctx, { kind: "person_erased", subject: `abonné n° ${id}` });
      return { success: true as const };
    }),
});

type Column = [heading: string, value: (subscriber: Subscriber, publicUrl: string) => string];

const COLUMNS: Column[] = [
  ["E-mail", ({ email }) => email],
  ["État", ({ status }: { status: SubscriberStatus }) => SUBSCRIBER_STATUS_LABELS[status]],
  ["Langue", ({ language }) => LANGUAGE_IN_FRENCH[language]],
  ["Confirmé le", ({ confirmed_at }) => csvMoment(confirmed_at)],
  ["Version du consentement", ({ consent_version }) => consent_version],
];

const UNSUBSCRIBE_LINK: Column = ["Lien de désabonnement", unsubscribeUrl];

/** Writes subscribers as a file for a spreadsheet, in the given order. `hasLinks` adds the link with which each
 *  unsubscribes, which every letter must contain. */
function subscribersAsCsv(subscribers: Subscriber[], { publicUrl, now, hasLinks }: { publicUrl: string; now: Date; hasLinks: boolean }) {
  const columns = hasLinks ? [...COLUMNS, UNSUBSCRIBE_LINK] : COLUMNS;
  const rows = subscribers.map((subscriber) => columns.map(([, value]) => value(subscriber, publicUrl)));
  return csvFile("abonnes", now, [columns.map(([heading]) => heading), ...rows]);
}
