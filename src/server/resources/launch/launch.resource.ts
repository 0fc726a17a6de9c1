import { sql } from "kysely";
import { launchSchema, type launchDraftReplySchema } from "#contracts/launch/launch.ts";
import { isoMoments } from "#server/platform/database/publication.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { Launch } from "./launch.entity.ts";
import { z } from "zod";
import { agentTool, languageParameter } from "#server/platform/declaration/agent-tool.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

const REVIEW = {
  fr: "Rien n’est publié\u202f: une personne relit ce lancement dans l’administration, puis le publie ou le supprime. Donnez le même `run` aux modifications suivantes de cette série, et `key` pour reprendre un nouvel élément.",
  en: "Nothing is published: a person reviews this launch in the back office, then publishes or deletes it. Give the same `run` to the next changes of this series, and `key` to go on with a new record.",
};

/** The reply of the procedure, as its contract types it. */
type Reply = z.infer<typeof launchDraftReplySchema>;

/** The tool by which a program puts changes aside for a person, all those of a run in one launch. */
const writeDraftTool = agentTool({
  name: "write_draft",
  about: {
    fr: "Met une modification d’un élément (`id`), ou un nouvel élément (sans `id`), de côté dans un lancement. Rien n’est publié ni enregistré sur l’élément. `fields` suit le schéma que donne `describe_resource`\u202f; ce qui n’y est pas reste tel quel. Les modifications d’un même `run` forment un seul lancement, qu’une personne relit, publie ou supprime.",
    en: "Puts a change of a record (`id`), or a new record (without `id`), aside in a launch. Nothing is published, nor stored on the record. `fields` follows the schema that `describe_resource` gives; what it lacks stays as it is. The changes of one `run` make one launch, which a person reviews, publishes or deletes.",
  },
  right: { role: "editor", scope: "launches:write" },
  input: z.strictObject({
    resource: z.string().max(50),
    id: z.int().min(1).optional(),
    fields: z.record(z.string(), z.unknown()),
    run: z.string().min(1).max(120).optional(),
    key: z.string().max(36).optional(),
    language: languageParameter,
  }),
  run: async ({ call, demand, language, origin }, { resource, id, fields, run, key }) => {
    for (const verb of ["get", id === undefined ? "create" : "update"]) demand(resource, verb);
    const draft = { noun: resource, record: id ?? null, fields, run, key };
    const { launch, ...reply } = (await call("launches.draft", draft)) as Reply; // of this procedure
    return {
      run: launch.title,
      key: reply.key,
      launch: { id: launch.id, changes: launch.changes, url: `${origin}/admin/dashboard/launches/${launch.id}` },
      next: chooseText(REVIEW, language),
    };
  },
});

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
  rest: crudRoutes("/api/admin/launches", "launches", { fr: ["un lancement", "les lancements"], en: ["a launch", "the launches"] }),
  tools: [writeDraftTool],
  media: mediaUser(Launch, { noun: "launch", places: ["changes"] }),
};
