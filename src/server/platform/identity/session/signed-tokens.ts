import { type JWTPayload, jwtVerify, SignJWT } from "jose";

const ISSUER = "lumidar";
const ALGORITHM = "HS256";

type Claims = JWTPayload & { sub: string };

/** Signs and verifies the tokens of one audience, which open nothing of another's. `secret`: 32 bytes or more. */
export function createTokens(secret: string, audience: string) {
  const key = new TextEncoder().encode(secret);
  return {
    /** Signs claims that hold from one time until another. */
    sign: (claims: Claims, from: Date, until: Date): Promise<string> =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: "JWT" })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(key),

    /** Reads the claims of a token. Fails with an error of jose where it is malformed, foreign or has expired. */
    async verify(token: string, now: Date): Promise<JWTPayload> {
      const requiredClaims = ["exp", "iat", "sub"];
      const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience, typ: "JWT", requiredClaims, currentDate: now };
      return (await jwtVerify(token, key, options)).payload;
    },
  };
}
