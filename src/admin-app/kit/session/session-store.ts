import { type AdminUser, adminUserSchema, type LoginReply } from "#contracts/session/session.ts";

// Source of the keys: SES-2.
const TOKEN_KEY = "admin_token";
const USER_KEY = "admin_user";

type Session = { token: string; user: AdminUser };

/** Reasons why there is no session. The administrator signed out; it expired under their hands and they will want to
 *  come back; or what was stored never was one. */
type Ending = "signed-out" | "expired" | "malformed";

const listeners = new Set<() => void>();
let lastEnding: Ending | undefined;
/** The mark of a session that this page has had and not ended. */
let isUnderWay = false;
let lastRead: { token: string | null; user: string | null; session: Session | undefined } | undefined;

function announce(): void {
  for (const listener of listeners) listener();
}

function parseUser(stored: string): AdminUser | undefined {
  try {
    return adminUserSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined; // not JSON: written by something else, so no one is signed in
  }
}

/** The stored session, or nothing when a part is missing, malformed or expired. The same object until something else is
 *  stored. */
export function readSession(): Session | undefined {
  const token = localStorage.getItem(TOKEN_KEY);
  const user = localStorage.getItem(USER_KEY);
  if (lastRead?.token !== token || lastRead.user !== user) {
    const parsed = user === null ? undefined : parseUser(user);
    lastRead = { token, user, session: token !== null && parsed ? { token, user: parsed } : undefined };
  }
  const { session } = lastRead;
  if (!session || !isUsableToken(session.token, Date.now())) return undefined;
  isUnderWay = true;
  return session;
}

export function startSession({ token, user }: Pick<LoginReply, "token" | "user">): void {
  localStorage.setItem(TOKEN_KEY, token);
  localStorage.setItem(USER_KEY, JSON.stringify({ username: user.username, role: user.role }));
  lastEnding = undefined;
  announce();
}

/** Removes both parts of the session; drafts stay. */
export function endSession(ending: Ending): void {
  lastEnding = ending;
  isUnderWay = false;
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(USER_KEY);
  announce();
}

/** Checks that a session is stored, or was until it vanished under this page: it ran out, another tab signed out, the
 *  browser was tidied. */
export function hasSession(): boolean {
  return readSession() !== undefined || isUnderWay;
}

/** Reads the session as `readSession`, and ends what is none (any more), in this page and in the storage. Source:
 *  SES-3. */
export function requireSession(): Session | undefined {
  const session = readSession();
  if (session) return session;
  const token = localStorage.getItem(TOKEN_KEY);
  if (isUnderWay || isExpiredToken(token ?? "", Date.now())) endSession("expired");
  else if ((token ?? localStorage.getItem(USER_KEY)) !== null) endSession("malformed");
  return undefined;
}

/** The end of this page's last session; nothing when there was none. */
export function howSessionEnded(): Ending | undefined {
  return lastEnding;
}

/** Calls `listener` when this tab or another one signs in or out. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function decodeClaims(part: string): unknown {
  try {
    return JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return undefined; // not base64url, or not JSON: no claims
  }
}

/** The expiry of a token of three parts (milliseconds); nothing when it is malformed. Its signature is the server's
 *  business. */
function readExpiry(token: string): number | undefined {
  const [, payload, ...rest] = token.split(".");
  if (payload === undefined || rest.length !== 1) return undefined;
  const claims = decodeClaims(payload);
  if (typeof claims !== "object" || claims === null || !("exp" in claims)) return undefined;
  return typeof claims.exp === "number" ? claims.exp * 1000 : undefined;
}

/** Checks that a token has three parts and an `exp` still ahead of `now` (milliseconds). Source: SES-3. */
export function isUsableToken(token: string, now: number): boolean {
  return (readExpiry(token) ?? 0) > now;
}

/** Checks that a token has expired. */
function isExpiredToken(token: string, now: number): boolean {
  return (readExpiry(token) ?? Infinity) <= now;
}
