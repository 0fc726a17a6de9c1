import multer from "@koa/multer";
import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { IMAGE_MAX_BYTES, PDF_MAX_BYTES, UPLOAD_MESSAGES } from "#contracts/upload/upload-limits.ts";
import { AppError, invalidField } from "#server/app-error.ts";
import { createContext, type Services } from "#server/rpc/create-context.ts";
import { type Context as ProcedureContext, requireSession } from "#server/rpc/trpc.ts";
import type { SentFile } from "#server/upload/upload-store.ts";

/** The two addresses that take files, for the documentation. */
export const UPLOAD_ROUTES = [
  { path: "/api/admin/upload", part: "image", summary: "Envoyer une image" },
  { path: "/api/admin/upload-pdf", part: "file", summary: "Envoyer un PDF" },
] as const;

type MulterFailure = Error & { code?: string; field?: string; filename?: string };

function refusalOf(failure: MulterFailure, part: string, tooLarge: (file: string) => string): unknown {
  if (failure instanceof AppError) return failure;
  if (failure.code === "LIMIT_FILE_SIZE") {
    const message = tooLarge(failure.filename ?? "Le fichier");
    return new AppError("too_large", message, { issues: [{ path: part, message }] });
  }
  if (failure.code === "LIMIT_UNEXPECTED_FILE")
    return invalidField(part, `Un seul fichier est attendu, dans le champ «\u202f${part}\u202f».`);
  return new AppError("invalid", "Cet envoi est illisible.");
}

// Both are newer than multer's types: file names are UTF-8 as browsers send them, and a field's name may not nest.
const UTF8_NAMES = { defParamCharset: "utf8" };
const FLAT_NAMES = { fieldNestingDepth: 1 };

/** Takes exactly one file of at most `maxBytes` out of a multipart body. */
function receive(part: string, maxBytes: number, tooLarge: (file: string) => string): Middleware {
  const limits = { fileSize: maxBytes, files: 1, fields: 5, parts: 6, fieldSize: 1024, fieldNameSize: 100, headerPairs: 20 };
  const accept = multer({ ...UTF8_NAMES, limits: { ...limits, ...FLAT_NAMES } }).single(part);
  return async (ctx, next) => {
    if (!ctx.is("multipart/form-data")) throw new AppError("unsupported_media_type");
    const declared = Number(ctx.get("content-length") || 0);
    if (declared > maxBytes + 64 * 1024) {
      ctx.set("Connection", "close"); // the rest of the body is not worth reading
      throw new AppError("too_large", tooLarge("Le fichier"));
    }
    try {
      await accept(ctx, async () => {});
    } catch (failure) {
      throw refusalOf(failure as MulterFailure, part, tooLarge);
    }
    if (!ctx.file) throw invalidField(part, "Choisissez un fichier.");
    await next();
  };
}

type Store = (context: ProcedureContext, sent: SentFile) => Promise<unknown>;

/** Adds the two upload addresses. Who is not signed in is refused before a byte of the file is read. */
export function mountUploads(router: Router, services: Services): void {
  const signedIn: Middleware = async (ctx, next) => {
    const context = createContext(services, { ip: ctx.ip, authorization: ctx.get("authorization") });
    await requireSession(context);
    ctx.state.procedureContext = context;
    await next();
  };
  const storing = (store: Store) => async (ctx: Context) => {
    const { buffer, originalname } = ctx.file as { buffer: Buffer; originalname: string };
    ctx.body = JSON.stringify(await store(ctx.state.procedureContext as ProcedureContext, { bytes: buffer, originalName: originalname }));
    ctx.type = "application/json";
    ctx.set("Cache-Control", "no-store");
    ctx.status = 201;
  };
  const { uploads } = services;
  const image = receive("image", IMAGE_MAX_BYTES, UPLOAD_MESSAGES.imageTooLarge);
  const pdf = receive("file", PDF_MAX_BYTES, UPLOAD_MESSAGES.pdfTooLarge);
  router.post(
    "/api/admin/upload",
    signedIn,
    image,
    storing(({ em }, sent) => uploads.storeImage(em, sent)),
  );
  router.post(
    "/api/admin/upload-pdf",
    signedIn,
    pdf,
    storing(({ em }, sent) => uploads.storePdf(em, sent)),
  );
}
