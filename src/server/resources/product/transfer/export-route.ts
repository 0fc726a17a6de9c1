import { Readable } from "node:stream";
import type Router from "@koa/router";
import { productExportQuerySchema } from "#contracts/product/product-transfer.ts";
import type { SheetFormat } from "#contracts/spreadsheet/sheet.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { datedFilename } from "#server/platform/spreadsheet/csv/csv.ts";
import { UNREADABLE } from "#server/platform/http/error-reply.ts";
import { recordSecurityEvent } from "#server/platform/identity/security-event/record-security-event.ts";
import type { RestTools } from "#server/platform/declaration/resource.ts";
import { listedIds, productTable, refuseLongCells } from "./export-products.ts";

const TYPES: Record<SheetFormat, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

function readInput(input: unknown) {
  try {
    return productExportQuerySchema.parse(JSON.parse(String(input)));
  } catch (error) {
    throw error instanceof SyntaxError ? new AppError("invalid", UNREADABLE) : error;
  }
}

/** Adds the path at which the back office gets a table of the products that its list shows; `input` is the list's query as JSON. A path rather
 *  than a procedure: the table is sent while it is written, and no more than some products are in memory. */
export function mountProductExport(router: Router, { orm, now, requiring }: RestTools): void {
  router.get("/api/admin/product-export", requiring({ role: "reader", scope: "products:read" }), async (ctx) => {
    const query = readInput(ctx.query.input);
    const em = orm.em.fork();
    const ids = await listedIds(em, query);
    if (query.format === "xlsx") await refuseLongCells(em, ids);
    await recordSecurityEvent(ctx.state.procedureContext, { kind: "export", subject: `produits, ${query.format.toUpperCase()}` });
    ctx.type = TYPES[query.format];
    ctx.attachment(datedFilename("produits", now(), query.format));
    ctx.set("Cache-Control", "no-store");
    ctx.body = Readable.from(productTable(em, ids, query.format));
  });
}
