import { HOUR_MS } from "#server/platform/database/durations.ts";
import { randomBytes } from "node:crypto";
import type { MikroORM } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { FormPreview } from "./form-preview.entity.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import type { PreviewSubject } from "./previews.ts";

/** Lifetime of the stored copy of a form, in milliseconds. */
const UNSAVED_LIFETIME_MS = HOUR_MS;

/** Most previews of one administrator that are stored at once: enough for their open tabs. */
const STORED_MAX = 10;

/** Stores the content of a form, among its administrator's latest previews; gives the id of the copy. */
async function storeForm(em: EntityManager, administrator: number, fields: object, now: Date): Promise<string> {
  const former = await em.find(FormPreview, { administrator }, { orderBy: { created_at: "desc", id: "asc" }, offset: STORED_MAX - 1 });
  await em.nativeDelete(FormPreview, { id: { $in: former.map(({ id }) => id) } });
  const id = randomBytes(16).toString("base64url");
  await em.insert(FormPreview, { id, administrator, fields, created_at: now });
  return id;
}

/** The kinds of forms that are previewed. */
type FormKind = "product-form" | "article-form" | "page-form" | "settings-form" | "translation-form";

/** Names a form's copy as the token of a preview link does. */
const subjectOfForm = (kind: FormKind, id: string): PreviewSubject => `${kind}:${id}`;

/** The id of a form's copy, as the subject of a token names it; undefined for a token of something else. */
function copyOf(subject: string | undefined, kind: FormKind): string | undefined {
  return subject?.startsWith(`${kind}:`) ? subject.slice(kind.length + 1) : undefined;
}

/** Gives a link to a page with the token of a preview. */
export function toPreviewLink(path: string, { token, expiresAt }: { token: string; expiresAt: Date }) {
  return { path: `${path}?apercu=${token}`, expires_at: expiresAt.toISOString() };
}

type Signing = Pick<Context, "em" | "now" | "previews" | "actor"> & { session: { administrator: number } };

/** Gives a link to the page of a form's input, which is stored for an hour; `copy` names where it is stored already. */
export async function linkToForm(
  { em, now, previews, actor, session }: Signing,
  { kind, path, fields, copy }: { kind: FormKind; path: string; fields: object; copy?: string | undefined },
) {
  const id = copy ?? (await storeForm(em, session.administrator, fields, now()));
  return toPreviewLink(path, await previews.sign({ em, now, actor }, subjectOfForm(kind, id), UNSAVED_LIFETIME_MS));
}

/** Writes the content of a form into the copy that an earlier token names, and gives its id. Undefined where that copy
 *  is gone, or another administrator's. */
export async function replaceForm(
  em: EntityManager,
  { subject, kind }: { subject: string | undefined; kind: FormKind },
  { administrator, fields, now }: { administrator: number; fields: object; now: Date },
): Promise<string | undefined> {
  const id = copyOf(subject, kind);
  if (id === undefined) return undefined;
  return (await em.nativeUpdate(FormPreview, { id, administrator }, { fields, created_at: now })) > 0 ? id : undefined;
}

/** Reads the copy of a form that a token names, by its `schema`, with its time. Undefined for a token of something
 *  else, null once the copy is gone. */
export async function readPreviewedForm<Form extends object>(
  em: EntityManager,
  { subject, kind, schema, now }: { subject: string | undefined; kind: FormKind; schema: z.ZodType<Form>; now: Date },
): Promise<{ fields: Form; created_at: Date } | null | undefined> {
  const id = copyOf(subject, kind);
  if (id === undefined) return undefined;
  const stored = await em.findOne(FormPreview, { id, created_at: { $gt: new Date(now.getTime() - UNSAVED_LIFETIME_MS) } });
  return stored && { fields: schema.parse(stored.fields), created_at: stored.created_at };
}

/** Erases the copies that no link opens any more; gives how many. */
export function eraseOldPreviews({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(FormPreview, { created_at: { $lte: new Date(now().getTime() - UNSAVED_LIFETIME_MS) } });
}
