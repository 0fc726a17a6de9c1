function claimsOf(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined; // not base64url, or not JSON: no claims
  }
}

/** Whether a token has three parts and an `exp` still ahead of `now` (milliseconds). Its signature is the server's business.
 *  Source: specification §4 « Admin session check ». */
export function isUsableToken(token: string, now: number): boolean {
  const [, payload, ...rest] = token.split(".");
  if (payload === undefined || rest.length !== 1) return false;
  const claims = claimsOf(payload);
  if (typeof claims !== "object" || claims === null || !("exp" in claims)) return false;
  return typeof claims.exp === "number" && claims.exp * 1000 > now;
}
