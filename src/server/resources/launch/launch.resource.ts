import { sql } from "kysely";
import { launchSchema } from "#contracts/launch/launch.ts";
import { isoMoments } from "#server/platform/database/publication.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { Launch } from "./launch.entity.ts";
import { writeDraftTool } from "./write-draft-tool.ts";

/** SQL: the change of this transaction that undoes the publication of a row of `launch`. */
const PUBLICATION_UNDONE = sql`select from change where noun = 'launch' and record = launch.id
  and tx = pg_current_xact_id()::text and at = now()::timestamptz(3)
  and before ->> 'published_at' is not null and after ->> 'published_at' is null`;

/** The declaration of launches. What they hold is public only once it is published. */
export const launchResource: Resource = {
  entity: Launch,
  router: "launches",
  rights: { read: "reader", write: "editor" },
  isPublic: false,
  readSnapshots: async (_em, snapshots) =>
    snapshots.map(({ changes, ...snapshot }) => ({
      ...isoMoments(snapshot, ["planned_at", "published_at"]),
      // their contents are long, and no one reads them
      changes: Array.isArray(changes) ? changes.map(({ title }: { title: string }) => title) : [],
    })),
  putBack: {
    // A launch whose publication is undone must not run at its minute, nor one that comes back from the bin after its.
    check: async (em, ids) => {
      await sql`update launch set planned_at = null where id = any(${ids}::int[]) and published_at is null
        and (planned_at <= ${nowOf(em)} or exists (${PUBLICATION_UNDONE}))`.execute(em.getKysely());
    },
  },
  schemas: { Launch: launchSchema },
  rest: crudRoutes({
    path: "/api/admin/launches",
    router: "launches",
    one: { fr: "un lancement", en: "a launch" },
    many: { fr: "les lancements", en: "the launches" },
  }),
  tools: [writeDraftTool],
  media: mediaUser(Launch, {
    noun: "launch",
    places: ["changes"],
    replaceIn: (launch, { inText }) => {
      launch.changes = JSON.parse(inText(JSON.stringify(launch.changes)));
    },
  }),
};
