import { DAY_MS } from "#server/platform/database/durations.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { errors } from "jose";
import type { Middleware } from "koa";
import { z } from "zod";
import type { Role } from "#contracts/session/roles.ts";
import { createTokens } from "#server/platform/identity/session/signed-tokens.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { liesAhead } from "#server/platform/database/clock.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";

/** A preview link is good for a day. */
const LIFETIME_MS = DAY_MS;

/** Audience of the tokens of previews: neither these nor those of sessions open what the others open. */
const AUDIENCE = "lumidar-apercu";

/** Claims of a token about its maker. */
const madeBySchema = z.object({ maker: z.string(), standing: z.string() });

/** Subject of a preview link: a record as it is stored, the site once a launch is published, or the stored copy of a
 *  form. */
export type PreviewSubject =
  | `${"article" | "product" | "page" | "launch"}:${string}`
  | `${"article-form" | "product-form" | "page-form" | "settings-form" | "translation-form"}:${string}`;

/** Roles that may show others what visitors do not see. */
const SHOWING: readonly Role[] = ["admin", "editor"];

/** Digests what a maker's links depend on: their name, role and password, and every change of them in « Équipe ».
 *  Undefined for a person who may show nothing. */
async function accountFingerprint(em: EntityManager, username: string): Promise<string | undefined> {
  const maker = await em.findOne(Administrator, { username, is_active: true }, { disableIdentityMap: true });
  if (!maker || !SHOWING.includes(maker.role)) return undefined;
  return sha256(JSON.stringify([maker.id, maker.version, maker.role, maker.password_hash]));
}

/** Maker of a link, and the time. */
type Maker = { em: EntityManager; now: () => Date; actor?: { name: string } | undefined };

/** Creates the signer of preview links, which show something before visitors see it. A link ends with the rights of
 *  its maker, and with a new password of theirs. `secret` is that of the sessions. */
export function createPreviews(secret: string) {
  const tokens = createTokens(secret, AUDIENCE);
  return {
    /** Signs a token for a subject; gives the moment it ends, too. */
    async sign({ em, now, actor }: Maker, subject: PreviewSubject, lifetime = LIFETIME_MS): Promise<{ token: string; expiresAt: Date }> {
      const maker = actor?.name ?? "";
      const standing = await accountFingerprint(em, maker);
      if (standing === undefined) throw new AppError("forbidden");
      const expiresAt = new Date(now().getTime() + lifetime);
      const token = await tokens.sign({ sub: subject, maker, standing }, now(), expiresAt);
      return { token, expiresAt };
    },

    /** Finds the subject that a token opens now; undefined for anything else. */
    async subjectOf(em: EntityManager, token: string, now: Date): Promise<string | undefined> {
      try {
        const payload = await tokens.verify(token, now);
        if (liesAhead((payload.iat ?? 0) * 1000, now)) return undefined;
        const { maker, standing } = madeBySchema.parse(payload);
        return (await accountFingerprint(em, maker)) === standing ? payload.sub : undefined;
      } catch (error) {
        if (!(error instanceof errors.JOSEError || error instanceof z.ZodError)) throw error;
        return undefined; // malformed, foreign or expired: as unknown as any other token
      }
    },
  };
}

/** Keeps the pages behind preview links out of caches and search engines, and the token out of the `Referer`. Wraps
 *  the pages. */
export const keepPreviewsPrivate: Middleware = async (ctx, next) => {
  await next();
  if (ctx.query.apercu === undefined && ctx.query.lancement === undefined) return;
  ctx.set("Cache-Control", "private, no-store");
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Robots-Tag", "noindex, nofollow");
};

/** Makes and reads links to previews. */
export type Previews = ReturnType<typeof createPreviews>;
