function claimsOf(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined; // not base64url, or not JSON: no claims
  }
}

/** When a token of three parts expires (milliseconds); nothing when it is malformed. Its signature is the server's business. */
function expiryOf(token: string): number | undefined {
  const [, payload, ...rest] = token.split(".");
  if (payload === undefined || rest.length !== 1) return undefined;
  const claims = claimsOf(payload);
  if (typeof claims !== "object" || claims === null || !("exp" in claims)) return undefined;
  return typeof claims.exp === "number" ? claims.exp * 1000 : undefined;
}

/** Whether a token has three parts and an `exp` still ahead of `now` (milliseconds). Source: SES-3. */
export function isUsableToken(token: string, now: number): boolean {
  return (expiryOf(token) ?? 0) > now;
}

/** Whether a token could be used once, but no longer. */
export function isExpiredToken(token: string, now: number): boolean {
  return (expiryOf(token) ?? Infinity) <= now;
}
