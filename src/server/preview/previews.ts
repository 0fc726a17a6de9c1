import { jwtVerify, SignJWT } from "jose";
import type { Middleware } from "koa";

/** A preview link is good for a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const ISSUER = "lumidar";
/** Not the sessions': neither token opens what the other opens. */
const AUDIENCE = "lumidar-apercu";
const ALGORITHM = "HS256";

/** What a preview link shows: an article or a product as it is stored, or the stored copy of a form. */
export type PreviewSubject = `${"article" | "product" | "article-form" | "product-form" | "settings-form" | "translation-form"}:${string}`;

/** Makes what signs the links that show something before visitors see it, and reads them again. `secret`: that of the sessions. */
export function createPreviews(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** A token for one of them, and the moment it ends. */
    async sign(subject: PreviewSubject, now: Date, lifetime = LIFETIME_MS): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(now.getTime() + lifetime);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(subject)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },

    /** What this token opens now; nothing for anything else. */
    async subjectOf(token: string, now: Date): Promise<string | undefined> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          typ: "JWT",
          requiredClaims: ["exp", "iat", "sub"],
          currentDate: now,
        });
        return payload.sub;
      } catch {
        return undefined; // malformed, foreign, expired: what it names is as unknown as before
      }
    },
  };
}

/** Keeps the pages behind preview links out of caches and search engines, and the token out of what other pages are told.
 *  Stands around the pages. */
export const keepPreviewsPrivate: Middleware = async (ctx, next) => {
  await next();
  if (ctx.query.apercu === undefined) return;
  ctx.set("Cache-Control", "private, no-store");
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Robots-Tag", "noindex, nofollow");
};
