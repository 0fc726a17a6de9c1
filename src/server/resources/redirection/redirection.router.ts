import type { EntityManager } from "@mikro-orm/postgresql";
import type { FilterQuery } from "@mikro-orm/core";
import { z } from "zod";
import {
  formerAddressesSchema,
  type Redirection as RedirectionItem,
  type RedirectionInput,
  redirectionInputSchema,
  redirectionListQuerySchema,
  redirectionPageSchema,
  redirectionSchema,
  sitePagesQuerySchema,
} from "#contracts/redirection/redirection.ts";
import {
  redirectionCheckSchema,
  redirectionImportedSchema,
  redirectionImportQuerySchema,
} from "#contracts/redirection/redirection-transfer.ts";
import { offsetOf } from "#contracts/shared/paging.ts";
import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { likePattern } from "#server/platform/database/text-sql.ts";
import { listSitePaths } from "#server/platform/page/site-paths.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { auditFields, changeEntity, lockForUpdate, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, roleProcedure, router } from "#server/platform/rpc/trpc.ts";
import { sheetOf } from "#server/platform/spreadsheet/sheet-store.ts";
import { listFormerAddresses } from "./former-addresses.ts";
import { lockRedirections, refuseCircle, refuseTooMany, refusePage } from "./redirection-rules.ts";
import { Redirection } from "./redirection.entity.ts";
import { redirectionResource } from "./redirection.resource.ts";
import { checkRedirections, exportRedirections, importRedirections } from "./transfer-redirections.ts";

function toRedirection(redirection: Redirection): RedirectionItem {
  return { ...redirection, ...auditFields(redirection) };
}

const store = simpleStore<Redirection, RedirectionInput, RedirectionItem>(Redirection, toRedirection);

function buildFilter(q = ""): FilterQuery<Redirection> {
  const part = { $ilike: likePattern(q.trim()) };
  return q.trim() === "" ? {} : { $or: [{ from_path: part }, { to_url: part }, { note: part }] };
}

/** Pages that a search for a target lists. */
const PAGES_LISTED = 20;

/** Former addresses of one folder that are listed. */
const FORMER_LISTED = 500;

const editing = roleProcedure("editor").use(requireSession);

/** The redirections, and their tables. The file to import is sent to `/api/admin/upload-sheet`. */
export const redirectionRouter = router({
  ...crudProcedures({
    item: redirectionSchema,
    input: redirectionInputSchema,
    query: redirectionListQuerySchema,
    list: redirectionPageSchema,
    merging: { resource: redirectionResource },
    store: {
      ...store,
      taken: async (em, { id = 0, from_path }) => ((await em.count(Redirection, { from_path, id: { $ne: id } })) > 0 ? ["from_path"] : []),
      readMany: async (em, ids) => (await em.find(Redirection, { id: { $in: ids } })).map(toRedirection),
      list: async (em: EntityManager, { q, limit, page }) => {
        const where = buildFilter(q);
        const order = { from_path: "asc", id: "asc" } as const;
        const rows = await em.find(Redirection, where, { orderBy: order, limit, offset: offsetOf({ limit, page }) });
        return { data: rows.map(toRedirection), total: await em.count(Redirection, where), page, limit };
      },
      create: async (em, input) => {
        await lockRedirections(em);
        await refusePage(em, input.from_path);
        const redirection = em.create(Redirection, { ...input, note: input.note ?? "" });
        await em.persist(redirection).flush();
        await refuseTooMany(em);
        await refuseCircle(em, redirection);
        return toRedirection(redirection);
      },
      update: async (em, change) => {
        await lockRedirections(em);
        const { from_path: before } = await lockForUpdate(em, Redirection, change.id);
        const redirection = await changeEntity(em, Redirection, change);
        if (redirection.from_path !== before) await refusePage(em, redirection.from_path);
        await refuseCircle(em, redirection);
        return toRedirection(redirection);
      },
    },
  }),
  /** Former addresses of records: they lead on by themselves. */
  former: adminProcedure.output(formerAddressesSchema).query(({ ctx: { em } }) => listFormerAddresses(em, FORMER_LISTED)),
  /** Pages of the site that a typed text is a part of, those with the shortest addresses first. */
  pages: adminProcedure
    .input(sitePagesQuerySchema)
    .output(z.array(z.string()))
    .query(async ({ ctx: { em, now, responses }, input: { q } }) => {
      const paths = await responses.derived("site paths", () => listSitePaths(em, now()));
      const part = q.trim().toLowerCase();
      return [...paths]
        .filter((path) => path.includes(part))
        .toSorted((one, other) => one.length - other.length)
        .slice(0, PAGES_LISTED);
    }),
  /** All redirections as a table. */
  exportCsv: adminProcedure.output(csvFileSchema).query(({ ctx: { em, now } }) => exportRedirections(em, now())),
  /** Effect of importing a table. Writes nothing. */
  checkImport: editing
    .input(redirectionImportQuerySchema)
    .output(redirectionCheckSchema)
    .query(async ({ ctx: { em, session }, input: { sheet } }) => checkRedirections(em, await sheetOf(em, session.administrator, sheet))),
  /** Imports a table, whole or not at all. */
  runImport: editing
    .input(redirectionImportQuerySchema)
    .use(transaction)
    .output(redirectionImportedSchema)
    .mutation(async ({ ctx: { em, session }, input: { sheet } }) => {
      await lockRedirections(em);
      const imported = await importRedirections(em, await sheetOf(em, session.administrator, sheet));
      return { ...imported, success: true as const };
    }),
});
