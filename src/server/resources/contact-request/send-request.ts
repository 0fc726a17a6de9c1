import { DAY_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { ContactRequestInput } from "#contracts/contact-request/contact-request.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import type { Language } from "#contracts/shared/language.ts";
import { CONSENT_VERSION } from "#contracts/shared/submission.ts";
import { CLOCK_TOLERANCE_MS, nowOf } from "#server/platform/database/clock.ts";
import { mailboxOf } from "#server/platform/mail/outgoing-mail.ts";
import { deleteExpiredMails, post } from "#server/platform/mail/outbox.ts";
import { isListed, productsOfSlugs, visibleProducts } from "#server/resources/product/visible-products.ts";
import type { Product } from "#server/resources/product/product.entity.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { countedPage } from "#server/resources/statistics/read-visit.ts";
import { writeCompanyMail, writeVisitorMail } from "./contact-mails.ts";
import { ContactRequest, ContactRequestLine, searchTextOf } from "./contact-request.entity.ts";

/** Time in which an answer is promised. Source: REQ-3. */
const ANSWER_WITHIN_MS = DAY_MS;
/** Time in which the same words are the same request: a second click, or a try after a lost reply. */
const SAME_WITHIN_MS = DAY_MS;
/** The company wants to know of a request even days later; a late « we have received it » only confuses. */
const COMPANY_MAIL_LIFETIME_MS = 14 * DAY_MS;
/** Lifetime of mails to visitors. The legal texts name it. */
export const VISITOR_MAIL_LIFETIME_MS = 2 * DAY_MS;

type Context = {
  now: Date;
  /** The mailbox of an installation whose settings name none. */
  contactEmail: string | undefined;
  /** Whether the mailbox may be written to: a visitor can type that of another person. */
  mayConfirm: boolean;
  /** Whether it looks like spam: it is stored apart, without any mail. */
  isSpam: boolean;
};

function fingerprintOf(input: ContactRequestInput): string {
  const sorted = Object.entries(input).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(sorted));
}

/** Creates the lines of the products that can be asked for, with their present titles; the others are left out. */
async function writeLines(em: EntityManager, contact_request: ContactRequest, sent: NonNullable<ContactRequestInput["lines"]>) {
  const slugs = sent.map(({ slug }) => slug);
  const listed = (await productsOfSlugs(em, slugs)).filter(({ product }) => isListed(product, nowOf(em)));
  const asked = new Map(sent.map((line) => [line.slug, line]));
  return listed.map(({ product, slug }, position) => {
    const { title, reference } = product;
    const { quantity = 1, note } = asked.get(slug) ?? {};
    return em.create(ContactRequestLine, { contact_request, position, product, title, reference, quantity, note: note ?? "" });
  });
}

/** Reads the titles of products in a language, by id. */
async function translateTitles(em: EntityManager, products: Product[], language: Language): Promise<Map<number, string>> {
  const named = products.map(({ id, title }) => ({ id, title }));
  const shown = await translateItems(em, PRODUCT_TRANSLATION, named, language);
  return new Map(shown.map(({ id, title }) => [id, title]));
}

/** Stores a request, and puts the mails about it into the outbox, within the caller's transaction. Gives the ids of its
 *  products; undefined where the request was stored before. */
export async function storeRequest(
  em: EntityManager,
  input: ContactRequestInput,
  { now, contactEmail, mayConfirm, isSpam }: Context,
): Promise<{ products: number[] } | undefined> {
  const { from_page: page = "", ...words } = input;
  const { product: slug, lines: sent = [], website: _honeypot, ...fields } = words;
  const fingerprint = fingerprintOf(words);
  // Two posts of the same words take turns here; the second one finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fingerprint}, 0))`.execute(em.getKysely());
  const [since, until] = [-SAME_WITHIN_MS, CLOCK_TOLERANCE_MS].map((ms) => new Date(now.getTime() + ms));
  if (await em.count(ContactRequest, { fingerprint, created_at: { $gt: since, $lte: until } })) return undefined;
  await deleteExpiredMails(em, now);
  const [product = null] = slug ? await visibleProducts(em, [slug]) : [];
  const request = em.create(ContactRequest, {
    ...fields,
    status: isSpam ? "spam" : "new",
    product,
    product_title: product?.title ?? "",
    from_page: countedPage(page),
    consent_version: CONSENT_VERSION,
    due_at: new Date(now.getTime() + ANSWER_WITHIN_MS),
    fingerprint,
    created_at: now,
    updated_at: now,
  });
  const lines = await writeLines(em, request, sent);
  request.search_text = searchTextOf(request, lines);
  const asked = [product, ...lines.map((line) => line.product)].flatMap((each) => each ?? []);
  const products = [...new Set(asked.map(({ id }) => id))];
  if (isSpam) return { products };
  const settings = await readSettings(em);
  const company = { settings, mailbox: mailboxOf(settings, contactEmail) };
  post(em, writeCompanyMail(request, lines, company), { now, lifetime: COMPANY_MAIL_LIFETIME_MS, contact_request: request });
  if (mayConfirm) {
    const titles = await translateTitles(em, asked, request.language);
    const mail = writeVisitorMail(request, lines, { ...company, titles });
    post(em, mail, { now, lifetime: VISITOR_MAIL_LIFETIME_MS, contact_request: request });
  }
  return { products };
}
