import { DAY_MS } from "#server/platform/database/durations.ts";
import { send } from "@koa/send";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import type { MikroORM } from "@mikro-orm/postgresql";
import { Upload } from "./upload.entity.ts";
import { isDamagedPicture } from "./picture-process/damaged-picture.ts";
import { reasonOf } from "#server/platform/errors/start-error.ts";
import type { UploadStore } from "./upload-store.ts";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { STORED_NAME } from "./stored-name.ts";

const YEAR_MS = 365 * DAY_MS;

/** Finds the name under which a browser saves a document: its sender's name for it. Undefined where the database does
 *  not answer: the file is sent all the same. */
async function originalNameOf(orm: MikroORM, filename: string): Promise<string | undefined> {
  const upload = await orm.em
    .fork()
    .findOne(Upload, { filename }, { fields: ["original_name"] })
    .catch(() => null);
  return upload?.original_name;
}

/** Serves `/uploads/*`: stored files and the renditions of pictures. Clients cache them for a year, since a name is
 *  never used for other bytes. Leaves other paths below it to the static files (the placeholders), and missing or
 *  damaged files to their 404. */
export function uploadedFiles(
  { orm, uploads: { folder, files, renditionPath } }: { orm: MikroORM; uploads: UploadStore },
  log: Logger,
): Middleware {
  const renditionOf = (name: string) =>
    renditionPath(name).catch((error: unknown) => {
      if (!isDamagedPicture(error)) throw error;
      log.warn({ name, error: reasonOf(error) }, "a stored picture is damaged: put its file back from a backup");
      return undefined;
    });
  return get(/^\/uploads\/(.*)$/s, async (ctx, next, [, name = ""]) => {
    setLogRoute(ctx, "/uploads/:name");
    const path = STORED_NAME.test(name) ? (await files.hold(name)) && name : await renditionOf(name);
    if (!path) return next();
    if (name.endsWith(".pdf")) {
      // No browser opens a sandboxed PDF: active documents are refused at upload instead (check-pdf.ts). The media
      // library shows PDFs in a frame.
      ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'");
      ctx.set("X-Frame-Options", "SAMEORIGIN");
    } else ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    const savedAs = name.endsWith(".pdf") ? await originalNameOf(orm, name) : undefined;
    ctx.attachment(savedAs, { type: "inline" });
    await send(ctx, path, { root: folder, maxAge: YEAR_MS, immutable: true, brotli: false, gzip: false });
  });
}
