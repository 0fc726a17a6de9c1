import { jwtVerify, SignJWT } from "jose";
import type { Middleware } from "koa";
import { readLanguage } from "#contracts/shared/language.ts";

/** A preview link is good for a day. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const ISSUER = "lumidar";
/** Not the sessions': neither token opens what the other opens. */
const AUDIENCE = "lumidar-apercu";
const ALGORITHM = "HS256";

/** Signs the links that show one article before it is published, and reads them again. */
export type ArticlePreviews = ReturnType<typeof createArticlePreviews>;

/** `secret`: that of the sessions. */
export function createArticlePreviews(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** A token for one article, and the moment it ends. */
    async sign(articleId: number, now: Date): Promise<{ token: string; expiresAt: Date }> {
      const expiresAt = new Date(now.getTime() + LIFETIME_MS);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(String(articleId))
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },

    /** Whether this token opens this article now; false for anything else. */
    async opens(articleId: number, token: string, now: Date): Promise<boolean> {
      try {
        await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          subject: String(articleId),
          typ: "JWT",
          requiredClaims: ["exp", "iat", "sub"],
          currentDate: now,
        });
        return true;
      } catch {
        return false; // malformed, foreign, expired, of another article: the article is as unknown as before
      }
    },
  };
}

/** Keeps the pages behind preview links out of caches and search engines, and the token out of what other pages are told.
 *  Stands around the pages. */
export const keepPreviewsPrivate: Middleware = async (ctx, next) => {
  await next();
  if (!readLanguage(ctx.path).path.startsWith("/blog/") || ctx.query.apercu === undefined) return;
  ctx.set("Cache-Control", "private, no-store");
  ctx.set("Referrer-Policy", "no-referrer");
  ctx.set("X-Robots-Tag", "noindex, nofollow");
};
