import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SystemStatus } from "#contracts/dashboard/dashboard.ts";
import { mailStatus } from "#server/platform/mail/mail-status.ts";
import type { Context } from "#server/platform/rpc/context.ts";

/** How what the site stands on is doing at this moment. That the server answers at all says the rest. */
export async function systemStatus(
  em: EntityManager,
  { uploads, mail, now }: Pick<Context, "uploads" | "mail" | "now">,
): Promise<SystemStatus> {
  const asked = performance.now();
  await sql`select 1`.execute(em.getKysely());
  const database_ms = performance.now() - asked;
  return {
    up_since: new Date(now().getTime() - process.uptime() * 1000).toISOString(),
    database_ms,
    mail: (await mailStatus(em, mail.isEnabled)).state,
    storage: await uploads.room(),
  };
}
