import type { EntityManager } from "@mikro-orm/postgresql";
import type { z } from "zod";
import {
  missingPagesSchema,
  REPAIR_KINDS,
  type Repair,
  type RepairKind,
  repairCountSchema,
  repairIgnoringSchema,
  type repairListQuerySchema as querySchema,
  repairListQuerySchema,
  repairListSchema,
  REPAIRS_PAGE_SIZE,
  REPAIRS_SHOWN,
  recordRepairsSchema,
  type RepairKey,
} from "#contracts/repair/repair.ts";
import { okSchema, recordSchema } from "#contracts/shared/entity.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { signedInProcedure, router } from "#server/platform/rpc/trpc.ts";
import { findBrokenLinks, listKnownPaths } from "./broken-links.ts";
import { findBrokenExternal, listExternalLinks, pickExternal } from "./external-links.ts";
import { listMissingPages } from "./missing-pages.ts";
import { findInForm, findRowFaults, listWrittenLinks } from "./record-faults.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { listVisibleInState } from "#server/platform/translation/translation-list.ts";
import { sha256 } from "#server/platform/database/sha256.ts";
import { IgnoredRepair } from "./ignored-repair.entity.ts";

type Dependencies = { em: EntityManager; now: () => Date; responses: ResponseCache };

const readerProcedure = signedInProcedure.meta({ right: { role: "reader" } });

const knownPaths = ({ em, now, responses }: Dependencies) => responses.derived("known paths", () => listKnownPaths(em, now()));

/** Finds all that is wrong with what visitors see; kept until the content changes. */
function findRepairs(dependencies: Dependencies): Promise<Repair[]> {
  const { em, now, responses } = dependencies;
  return responses.derived("repairs", async () => {
    const links = await listWrittenLinks(em, undefined, now());
    return [
      ...(await findBrokenLinks(em, links, await knownPaths(dependencies))),
      ...(await findRowFaults(em, undefined, now())),
      ...(await findTranslationRepairs(em, now())),
    ];
  });
}

/** Finds all that is wrong, with the links to other sites by their last checks. */
async function findAll(dependencies: Dependencies): Promise<Repair[]> {
  const { em, now, responses } = dependencies;
  const external = await responses.derived("external links", () => listExternalLinks(em, now()));
  return [...(await findRepairs(dependencies)), ...(await findBrokenExternal(em, external))];
}

function pageOf(rows: Repair[], { kind, page = 1 }: z.infer<typeof querySchema>): Repair[] {
  const start = kind ? (page - 1) * REPAIRS_PAGE_SIZE : 0;
  return rows.slice(start, start + (kind ? REPAIRS_PAGE_SIZE : REPAIRS_SHOWN));
}

const rankOf = (kind: RepairKind) => REPAIR_KINDS.indexOf(kind);

/** The faults of the content, and the pages that visitors did not find. */
export const repairRouter = router({
  /** Repairs by their kinds. */
  list: readerProcedure
    .input(repairListQuerySchema)
    .output(repairListSchema)
    .query(async ({ ctx, input }) => {
      const { open, ignored } = await splitIgnored(ctx.em, await findAll(ctx));
      const all = input.ignored ? ignored : open;
      const asked = all.filter(({ kind, noun }) => (input.kind ?? kind) === kind && (input.noun ?? noun) === noun);
      const groups = [...Map.groupBy(asked, ({ kind }) => kind)].toSorted(([one], [other]) => rankOf(one) - rankOf(other));
      return {
        groups: groups.map(([kind, rows]) => ({ kind, count: rows.length, rows: pageOf(rows, input) })),
        nouns: [...new Set(all.map(({ noun }) => noun))],
        total: asked.length,
        ignored: ignored.length,
      };
    }),
  /** Everything wrong with one record, which visitors need not see yet. */
  ofRecord: readerProcedure
    .input(recordSchema)
    .output(recordRepairsSchema)
    .query(async ({ ctx, input }) => {
      const { em, now } = ctx;
      const links = await listWrittenLinks(em, input, now());
      const found = [
        ...(links.length > 0 ? await findBrokenLinks(em, links, await knownPaths(ctx)) : []),
        ...(await findBrokenExternal(em, pickExternal(links, ctx.publicUrl))),
        ...(await findRowFaults(em, input, now())),
        ...(await findInForm(em, input, { now: now(), sizeOf: (name) => ctx.uploads.sizeOfRendition(name) })),
      ];
      return (await splitIgnored(em, found)).open;
    }),
  /** Leaves a repair as it is: it is listed and counted no longer, until it is taken up again. */
  ignore: signedInProcedure
    .meta({ right: { role: "editor" } })
    .input(repairIgnoringSchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, now }, input: { is_ignored, ...repair } }) => {
      await setIgnored(em, repair, { isIgnored: is_ignored, now: now() });
      return { success: true as const };
    }),
  /** Starts to check the links to other sites that are new, or have failed; returns at once. */
  checkLinks: signedInProcedure
    .meta({ right: { role: "editor" } })
    .output(okSchema)
    .mutation(async ({ ctx: { linkChecks } }) => {
      await linkChecks.checkNow();
      return { success: true as const };
    }),
  /** Pages that visitors asked for and did not find, with the page that each may have meant. */
  missingPages: readerProcedure.output(missingPagesSchema).query(async ({ ctx }) => {
    const { em, now, responses, statistics } = ctx;
    await statistics.flush();
    const pages = await responses.derived("site paths", () => listSitePaths(em, now()));
    return listMissingPages(em, { now: now(), known: await knownPaths(ctx), pages });
  }),
  /** Number of repairs and missing pages, for the dashboard: without translations, which it counts itself. */
  count: readerProcedure.output(repairCountSchema).query(async ({ ctx }) => {
    const repairs = (await splitIgnored(ctx.em, await findAll(ctx))).open.filter(({ kind }) => !kind.endsWith("_translation"));
    const missing = await listMissingPages(ctx.em, { now: ctx.now(), known: await knownPaths(ctx), pages: new Set() });
    return { count: repairs.length + missing.length };
  }),
});

/** Kind of fault of each state of a translation. Visitors read French where it is a draft, too. */
const FAULTS = [
  { state: "missing", kind: "missing_translation", note: "" },
  { state: "draft", kind: "missing_translation", note: ", en brouillon" },
  { state: "outdated", kind: "outdated_translation", note: "" },
] as const;

/** Lists the visible records that lack a published translation, and those whose French was changed since. */
async function findTranslationRepairs(em: EntityManager, now: Date): Promise<Repair[]> {
  const found: Repair[] = [];
  for (const language of TRANSLATION_LANGUAGES)
    for (const { state, kind, note } of FAULTS)
      for (const { noun, record, title } of await listVisibleInState(em, { language, state, seenAt: now }))
        found.push({ kind, noun, record, title, field: language, detail: LANGUAGE_IN_FRENCH[language] + note });
  return found;
}

function hashRepair({ kind, noun, record, field, detail }: RepairKey): string {
  return sha256(JSON.stringify([kind, noun, record, field, detail]), "hex");
}

/** Splits repairs into those to be made and those that the team ignores. */
async function splitIgnored(em: EntityManager, repairs: Repair[]): Promise<{ open: Repair[]; ignored: Repair[] }> {
  const keys = new Set((await em.fork().find(IgnoredRepair, {})).map(({ key }) => key));
  const { true: ignored = [], false: open = [] } = Object.groupBy(repairs, (repair) => `${keys.has(hashRepair(repair))}`);
  return { open, ignored };
}

/** Ignores a repair, or no longer. Treats repeating it as success. */
async function setIgnored(em: EntityManager, repair: RepairKey, { isIgnored, now }: { isIgnored: boolean; now: Date }): Promise<void> {
  const key = hashRepair(repair);
  if (isIgnored) await em.upsert(IgnoredRepair, { key, ignored_at: now });
  else await em.nativeDelete(IgnoredRepair, { key });
}
