import { csvFileSchema } from "#contracts/spreadsheet/sheet.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { speedOverviewSchema } from "#contracts/statistics/speed.ts";
import { productVisitsSchema, visitOverviewSchema, VISIT_KINDS, type VisitKind } from "#contracts/statistics/statistics.ts";
import { signedInProcedure, router } from "#server/platform/rpc/trpc.ts";
import { readSpeed } from "./speed-store.ts";
import { productVisits, visitOverview, titlesOfFiles } from "./visit-overview.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import { csvFile } from "#server/platform/spreadsheet/csv.ts";

/** Procedure for readers of the back office; writes what this instance has counted first. */
const readerProcedure = signedInProcedure.meta({ right: { role: "reader" } }).use(async ({ ctx, next }) => {
  await ctx.statistics.flush();
  return next();
});

/** Statistics of visits. */
export const statisticsRouter = router({
  /** Figures of the dashboard. */
  overview: readerProcedure.output(visitOverviewSchema).query(({ ctx: { em, now } }) => visitOverview(em, now())),
  /** Speed of real visits. */
  speed: readerProcedure.output(speedOverviewSchema).query(({ ctx: { em, now } }) => readSpeed(em, now())),
  /** Visits of one product, as its form shows them. */
  ofProduct: readerProcedure
    .input(byIdSchema)
    .output(productVisitsSchema)
    .query(({ ctx: { em, now }, input: { id } }) => productVisits(em, id, now())),
  /** All counts, as a file for a spreadsheet. */
  exportCsv: readerProcedure.output(csvFileSchema).query(({ ctx: { em, now } }) => visitsAsCsv(em, now())),
});

const KIND_LABELS: Record<VisitKind, string> = {
  product: "Vue de produit",
  article: "Vue d’article",
  page: "Vue de page",
  download: "Téléchargement",
  comparison: "Comparaison",
  compared: "Produit comparé",
  search: "Recherche avec résultat",
  fruitless_search: "Recherche sans résultat",
  request: "Demande, par produit",
  request_from: "Demande, par page d’origine",
  missing_page: "Page introuvable",
};

type Row = { day: string; kind: VisitKind; subject: string; title: string | null; count: number };

/** Writes all counts as a file for a spreadsheet, the newest day first. A deleted record has its id as name. */
async function visitsAsCsv(em: EntityManager, now: Date) {
  const { rows } = await sql<Row>`
    select visit_count.day::text as day, visit_count.kind, visit_count.subject, visit_count.count, coalesce(product.title, article.title, page.title) as title
    from (select day, kind, subject, sum(count)::int as count from visit_count group by 1, 2, 3) visit_count
    left join product on visit_count.kind in ('product', 'compared', 'request') and product.id::text = visit_count.subject
    left join article on visit_count.kind = 'article' and article.id::text = visit_count.subject
    left join page on visit_count.kind = 'page' and page.id::text = visit_count.subject
    order by visit_count.day desc, array_position(${[...VISIT_KINDS]}::text[], visit_count.kind), visit_count.count desc, visit_count.subject`.execute(
    em.getKysely(),
  );
  const files = [...new Set(rows.filter(({ kind }) => kind === "download").map(({ subject }) => subject))];
  const titles = await titlesOfFiles(em, files);
  const subjectOf = ({ kind, subject, title }: Row) => title ?? (kind === "download" ? titles.get(subject) : undefined) ?? subject;
  const lines = rows.map((row) => [row.day, KIND_LABELS[row.kind], subjectOf(row), String(row.count)]);
  return csvFile("visites", now, [["Jour", "Ce qui est compté", "Objet", "Nombre"], ...lines]);
}
