import { send } from "@koa/send";
import type { Middleware } from "koa";
import type { UploadStore } from "#server/media/upload-store.ts";
import { STORED_NAME } from "#server/media/stored-name.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves `/uploads/*`: stored files and the renditions of pictures, for ever, since a name never stands for other bytes.
 *  Anything else under it is left to the static files (the placeholders). */
export function uploadedFiles({ folder, renditions }: UploadStore): Middleware {
  return async (ctx, next) => {
    const name = ctx.path.startsWith("/uploads/") && ["GET", "HEAD"].includes(ctx.method) ? ctx.path.slice("/uploads/".length) : "";
    const path = STORED_NAME.test(name) ? name : await renditions.pathOf(name);
    if (!path) return next();
    if (name.endsWith(".pdf")) {
      // A sandboxed PDF opens in no browser: documents that do something are refused at the door instead (check-pdf.ts). The media library
      // shows them in a frame.
      ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'");
      ctx.set("X-Frame-Options", "SAMEORIGIN");
    } else ctx.set("Content-Security-Policy", "default-src 'none'; sandbox");
    ctx.set("Content-Disposition", "inline");
    await send(ctx, path, { root: folder, maxAge: YEAR_MS, immutable: true, brotli: false, gzip: false });
  };
}
