import type { EntityManager } from "@mikro-orm/postgresql";
import type { SystemStatus } from "#contracts/dashboard/dashboard.ts";
import type { UploadStore } from "#server/upload/upload-store.ts";

/** How what the site stands on is doing at this moment. That the server answers at all says the rest. */
export async function systemStatus(em: EntityManager, uploads: UploadStore, now: Date): Promise<SystemStatus> {
  const asked = performance.now();
  await em.execute("select 1");
  const database_ms = performance.now() - asked;
  return {
    up_since: new Date(now.getTime() - process.uptime() * 1000).toISOString(),
    database_ms,
    mail: "unconfigured",
    storage: await uploads.room(),
  };
}
