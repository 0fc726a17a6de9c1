import { errors } from "jose";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { createTokens } from "./signed-tokens.ts";
import { AppError } from "#server/platform/errors/app-error.ts";

const AUDIENCE = "lumidar-admin";

/** The claims of a token, in the only shape that we write: an attacker who holds our key could sign another one. */
const claimsSchema = z.object({ jti: z.string().regex(/^[\w-]{22}$/), sub: z.string().regex(/^\d{1,10}$/), iat: z.int(), exp: z.int() });

type Claims = z.infer<typeof claimsSchema>;

/** Subject of a token: a session and its administrator. */
type Signed = { id: string; administrator: number; created_at: Date; expires_at: Date };

/** Builds the refusal of a session that existed and ended; any other token is refused with the sentence of its code. */
export function sessionExpired(): AppError {
  return new AppError("unauthenticated", "Votre session a expiré. Veuillez vous reconnecter.");
}

const inSeconds = (time: Date | number) => Math.floor(Number(time) / 1000);

/** Whether a token has the times of its session. */
export function isSignedFor({ created_at, expires_at }: { created_at: number; expires_at: number }, { iat, exp }: Claims): boolean {
  return iat === inSeconds(created_at) && exp === inSeconds(expires_at);
}

/** Most verified tokens that are remembered. */
const VERIFIED_MAX = 1_000;

/** Signs and verifies the tokens of sessions. `secret`: 32 bytes or more. */
export function createSessionTokens(secret: string) {
  const tokens = createTokens(secret, AUDIENCE);
  /** A right signature stays right: to verify it takes a thread, and a third of a millisecond. */
  const verified = new LRUCache<string, Claims>({ max: VERIFIED_MAX });
  return {
    sign: ({ id, administrator, created_at, expires_at }: Signed): Promise<string> =>
      tokens.sign({ jti: id, sub: String(administrator) }, created_at, expires_at),

    /** Reads the claims of a token; undefined when it is malformed or foreign. Fails with `unauthenticated` when it
     *  expired. */
    async verify(token: string, now: Date): Promise<Claims | undefined> {
      const known = verified.get(token);
      if (known && known.exp > inSeconds(now)) return known;
      try {
        const claims = claimsSchema.parse(await tokens.verify(token, now));
        verified.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JWTExpired) throw sessionExpired();
        return undefined; // with an invalid token, whatever the reason, the request is not signed in
      }
    },
  };
}
