import { sha256 } from "#server/platform/database/sha256.ts";
import multer from "@koa/multer";
import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { errorField } from "#server/platform/errors/error-causes.ts";
import { SHEET_MAX_BYTES, sheetChoiceSchema } from "#contracts/spreadsheet/sheet.ts";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES, UPLOAD_MESSAGES } from "#contracts/media/upload.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { type Context as ProcedureContext, type OpenContext, requesterOf } from "#server/platform/rpc/context.ts";
import { displayName, type SentFile, type UploadStore, type WrittenFile } from "#server/platform/media/upload-store.ts";
import type { Right } from "#server/platform/declaration/right.ts";
import { requireRight } from "#server/platform/rpc/rights.ts";
import { inOneTransaction, type Sent } from "#server/platform/rpc/transaction.ts";
import { requireActor } from "#server/platform/rpc/trpc.ts";
import { readSheet } from "#server/platform/spreadsheet/read-sheet.ts";
import { storeSheet } from "#server/platform/spreadsheet/sheet-store.ts";

const FILES: Right = { role: "editor", scope: "media:write" };
/** A table waits for its import by the person who sent it. */
const SHEETS: Right = { role: "editor" };

/** The paths that take files, for the documentation, and the rights they demand. */
export const UPLOAD_ROUTES = [
  { path: "/api/admin/upload", part: "image", summary: { fr: "Envoyer une image", en: "Send a picture" }, right: FILES },
  { path: "/api/admin/upload-pdf", part: "file", summary: { fr: "Envoyer un PDF", en: "Send a PDF" }, right: FILES },
  {
    path: "/api/admin/upload-sheet",
    part: "sheet",
    summary: { fr: "Envoyer un tableau à importer (CSV ou XLSX)", en: "Send a table to import (CSV or XLSX)" },
    right: SHEETS,
  },
] as const;

function refusalOf(failure: unknown, part: string, tooLarge: (file: string) => string): unknown {
  if (failure instanceof AppError) return failure;
  const code = errorField(failure, "code");
  if (code === "LIMIT_FILE_SIZE") {
    const filename = errorField(failure, "filename");
    const message = tooLarge(typeof filename === "string" ? filename : "Le fichier");
    return new AppError("too_large", message, { issues: [{ path: part, message }] });
  }
  if (code === "LIMIT_FILE_COUNT") return invalidField(part, "Envoyez un fichier à la fois.");
  if (code === "LIMIT_UNEXPECTED_FILE") return invalidField(part, `Un seul fichier est attendu, dans le champ «\u202f${part}\u202f».`);
  return new AppError("invalid", "Cet envoi est illisible.");
}

// Both are newer than multer's types: file names are UTF-8 as browsers send them, and a field's name may not nest.
const UTF8_NAMES = { defParamCharset: "utf8" };
const FLAT_NAMES = { fieldNestingDepth: 1 };

/** Rejects when the sender disconnects before the body is complete: multer would go on waiting for the rest. */
function rejectOnDisconnect({ req }: Context): Promise<never> {
  return new Promise((_, reject) => {
    const fail = () => req.complete || reject(new AppError("invalid", "Cet envoi a été interrompu."));
    if (req.destroyed) fail();
    else req.once("close", fail);
  });
}

/** Refuses a body unread above this many times the limit. Of a smaller one, the file name is read first, for the
 *  message. */
const NAMED_TIMES_MAX = 10;

/** Takes exactly one file of at most `maxBytes` out of a multipart body. */
function receive(part: string, maxBytes: number, tooLarge: (file: string) => string): Middleware {
  const limits = { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 };
  const accepting = (fileSize: number) => multer({ ...UTF8_NAMES, limits: { ...limits, ...FLAT_NAMES, fileSize } }).single(part);
  const [accept, refuse] = [accepting(maxBytes), accepting(1)];
  return async (ctx, next) => {
    if (!ctx.is("multipart/form-data")) throw new AppError("unsupported_media_type");
    const declared = Number(ctx.get("content-length") || 0);
    const isTooLarge = declared > maxBytes + 64 * 1024;
    if (isTooLarge) ctx.set("Connection", "close"); // the rest of the body is not worth reading
    if (declared > maxBytes * NAMED_TIMES_MAX) throw new AppError("too_large", tooLarge("Le fichier"));
    try {
      await Promise.race([(isTooLarge ? refuse : accept)(ctx, async () => {}), rejectOnDisconnect(ctx)]);
    } catch (failure) {
      throw refusalOf(failure, part, tooLarge);
    }
    if (!ctx.file) throw invalidField(part, "Choisissez un fichier.");
    await next();
  };
}

/** Adds the row of a written file, once for each key. The file of a repeated or refused request is deleted. The file
 *  is written before the transaction, because decoding it takes longer than a transaction should. */
async function recordOnce(context: ProcedureContext, sent: Sent, written: WrittenFile): Promise<unknown> {
  const { uploads } = context;
  const { filename } = written.reply;
  try {
    const reply = await inOneTransaction(context, sent, async (em) => {
      uploads.record(em, written);
      return written.reply;
    });
    if (reply.filename === filename) uploads.announce(written);
    else await uploads.remove([filename]);
    return reply;
  } catch (failure) {
    // After any other failure the row may be there all the same.
    if (failure instanceof AppError) await uploads.remove([filename]);
    throw failure;
  }
}

function fileOf(ctx: Context): { buffer: Buffer; originalname: string } {
  return ctx.file; // `receive` lets no request through without one
}

function toSent(ctx: Context): Sent {
  const { buffer, originalname } = fileOf(ctx);
  return { procedure: ctx.path, input: `${sha256(buffer)} ${originalname}` };
}

/** Refuses a request without a session, or without the right, before a byte of its body is read. For paths without
 *  parameters. */
export function requiring(right: Right, openContext: OpenContext): Middleware {
  return async (ctx, next) => {
    setLogRoute(ctx, ctx.path);
    const context = openContext({ ...requesterOf(ctx), isRest: true });
    context.actor = await requireActor(context);
    requireRight(context.actor.permissions, right);
    ctx.state.procedureContext = context;
    await next();
  };
}

/** Adds the upload paths. A sender without the right is refused before a byte of the file is read. */
export function mountUploads(router: Router, { openContext, uploads }: { openContext: OpenContext; uploads: UploadStore }): void {
  const forFiles = requiring(FILES, openContext);
  const answer = (ctx: Context, reply: unknown) => {
    ctx.body = JSON.stringify(reply);
    ctx.type = "application/json";
    ctx.set("Cache-Control", "no-store");
    ctx.status = 201;
  };
  const storing = (write: (sent: SentFile) => Promise<WrittenFile>) => async (ctx: Context) => {
    const { buffer: bytes, originalname: originalName } = fileOf(ctx);
    answer(ctx, await recordOnce(ctx.state.procedureContext, toSent(ctx), await write({ bytes, originalName })));
  };
  const storingSheet = async (ctx: Context) => {
    const context: ProcedureContext = ctx.state.procedureContext;
    const { buffer: bytes, originalname: originalName } = fileOf(ctx);
    const session = context.actor?.session;
    if (!session) throw new AppError("forbidden");
    const choice = sheetChoiceSchema.parse(ctx.request.body ?? {});
    const sheet = await readSheet(bytes, choice);
    const filename = displayName(originalName);
    const sent = toSent(ctx);
    answer(
      ctx,
      await inOneTransaction(context, { ...sent, input: `${sent.input} ${JSON.stringify(choice)}` }, (em) =>
        storeSheet(em, sheet, { administrator: session.administrator, filename }),
      ),
    );
  };
  const image = receive("image", IMAGE_MAX_BYTES, UPLOAD_MESSAGES.imageTooLarge);
  const pdf = receive("file", PDF_MAX_BYTES, UPLOAD_MESSAGES.pdfTooLarge);
  router.post("/api/admin/upload", forFiles, image, storing(uploads.writeImage));
  router.post("/api/admin/upload-pdf", forFiles, pdf, storing(uploads.writePdf));
  const tooLargeSheet = (file: string) => `${file} est trop volumineux (max 10MB)`;
  router.post("/api/admin/upload-sheet", requiring(SHEETS, openContext), receive("sheet", SHEET_MAX_BYTES, tooLargeSheet), storingSheet);
}
