import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { COMMAND_LINE, type SecurityEventKind } from "#contracts/security-event/security-event.ts";
import { deviceName } from "#contracts/session/device-name.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { unlessDiskFull } from "#server/platform/errors/error-causes.ts";
import type { Context } from "#server/platform/rpc/context.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { SecurityEvent } from "./security-event.entity.ts";
import { historyBegin } from "#server/platform/history/change-list.ts";

/** The parts of a request that an event records. */
type Source = Pick<Context, "em" | "now" | "ip" | "userAgent" | "actor">;

/** Records an operator's command, in the caller's transaction, if there is one. */
export async function recordOperation(em: EntityManager, kind: SecurityEventKind, subject = ""): Promise<void> {
  await em.insert(SecurityEvent, { at: new Date(), kind, actor: null, subject, device: COMMAND_LINE });
}

type Occurrence = { kind: SecurityEventKind; actor?: string | null; subject?: string };

/** Kinds that can be repeated at will: they are one row an hour with a count, so that neither a stranger nor a program
 *  can fill the table. Acts of strangers are counted for each name, whatever device they claim; those of people for
 *  each of their devices and networks. */
const REPEATED_BY_STRANGERS = new Set<SecurityEventKind>(["sign_in_refused", "sign_in_throttled"]);
const REPEATED_BY_PEOPLE = new Set<SecurityEventKind>(["sign_in", "proof_refused", "export"]);

/** Widens an address to a network that names no connection: the /24 of an IPv4 address, the /48 of an IPv6 network. */
function widenNetwork(network: string): string {
  if (network.includes(":")) return `${network.split(":").slice(0, 3).join(":")}::/48`;
  return network.replace(/\.\d+$/, ".0/24");
}

/** Records an event in the caller's transaction, if there is one. */
export async function recordSecurityEvent(source: Source, occurrence: Occurrence): Promise<void> {
  const { kind, actor = source.actor?.name ?? null, subject = "" } = occurrence;
  const at = source.now();
  const device = source.userAgent === "" ? "" : deviceName(source.userAgent);
  const network = widenNetwork(source.ip);
  const hour = at.toISOString().slice(0, "2026-01-01T00".length);
  const origin = REPEATED_BY_PEOPLE.has(kind) ? [device, network] : [];
  const isRepeated = REPEATED_BY_STRANGERS.has(kind) || REPEATED_BY_PEOPLE.has(kind);
  const repeats = isRepeated ? JSON.stringify([kind, actor, subject, hour, ...origin]) : null;
  await sql`insert into security_event (at, kind, actor, subject, device, network, repeats)
    values (${at}, ${kind}, ${actor}, ${subject}, ${device}, ${network}, ${repeats})
    on conflict (repeats) do update set count = security_event.count + 1`.execute(source.em.getKysely());
}

/** Finds the username as it is stored. Null for a name that no one here has: it may be a password typed into the wrong
 *  field. */
async function findStoredName({ em }: Pick<Context, "em">, username: string): Promise<string | null> {
  const person = await em.findOne(Administrator, { normalized_username: normalize(username) }, { fields: ["username"] });
  return person?.username ?? null;
}

/** Runs an attempt to sign in or to prove one's identity again, and records its refusal. `username` is absent where
 *  none was given. */
export async function recordRefusals<Reply>(
  source: Source,
  { username, kind = "sign_in_refused" }: { username?: string; kind?: SecurityEventKind },
  attempt: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await attempt();
  } catch (refusal) {
    const code = refusal instanceof AppError ? refusal.code : undefined;
    const isThrottled = code === "too_many_requests";
    if (isThrottled || code === "unauthenticated" || code === "invalid") {
      const actor = username === undefined ? null : await findStoredName(source, username);
      await unlessDiskFull(recordSecurityEvent(source, { kind: isThrottled ? "sign_in_throttled" : kind, actor }));
    }
    throw refusal;
  }
}

/** Erases the events that are as old as the erased changes; gives how many. */
export function eraseOldSecurityEvents({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(SecurityEvent, { at: { $lt: historyBegin(now()) } });
}
