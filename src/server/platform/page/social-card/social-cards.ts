import { sha256 } from "#server/platform/database/sha256.ts";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import type { Settings } from "#contracts/settings/settings.ts";
import { allResources, type CardSubject } from "#server/platform/declaration/resource.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { writeDurably } from "#server/platform/media/durable-file.ts";
import { CARDS_FOLDER } from "#server/platform/media/stored-name.ts";
import { limitConcurrency } from "#server/platform/http/limit-concurrency.ts";

const CODE = `(${LANGUAGES.join("|")})`;
const PATH = new RegExp(`^/partage/(?:(?:${CODE}/)?([a-z]+)/([a-z0-9-]+)|${CODE})\\.jpg$`);
const STORED_PICTURE = /^\/uploads\/([0-9a-f]{32}\.webp)$/;
const DAY_S = 24 * 60 * 60;

/** The version of the drawing: stored cards of an older version are drawn again. */
const DESIGN = 1;

/** Picture beside the words of the site's own card. */
const HOME_PICTURE = "house.jpg";

/** The content of the site's own card: the company's promise, in a language. */
function siteSubject({ tagline, tagline_en }: Pick<Settings, "tagline" | "tagline_en">, language: string): CardSubject {
  return { title: (language === "en" && tagline_en) || tagline, overline: "", image: HOME_PICTURE };
}

type Dependencies = { orm: MikroORM; now: () => Date; settings: CurrentSettings; responses: ResponseCache; uploads: UploadStore };

/** Serves the preview images of shared links, drawn at the first request and again when their content has changed.
 *  Paths: `/partage/produits/{slug}.jpg` and `/partage/blog/{slug}.jpg`, the same below `/partage/{language}/`, and
 *  `/partage/{language}.jpg` for every other page. */
export function socialCards({ orm, now, settings, responses, uploads: { folder, files } }: Dependencies): Middleware {
  const run = limitConcurrency(1);

  /** Gives the card, and its name unless its picture is missing. */
  async function card({ title, overline, image }: CardSubject, company: string): Promise<{ name?: string; bytes: Buffer }> {
    const [, file] = image === HOME_PICTURE ? [] : (STORED_PICTURE.exec(image && normalizeImageUrl(image)) ?? []);
    const shown = sha256(JSON.stringify([DESIGN, company, title, overline, image]), "hex").slice(0, 32);
    // The name begins with the picture's, so that deleting the picture deletes the card.
    const name = `${file === undefined ? "" : `${file.replace(".webp", "")}-`}${shown}.jpg`;
    const path = join(folder, CARDS_FOLDER, name);
    const stored = await readFile(path).catch(() => undefined);
    if (stored) return { name, bytes: stored };
    if (file) await files.hold(file);
    const source = image === HOME_PICTURE ? join(import.meta.dirname, HOME_PICTURE) : file && join(folder, file);
    const picture = source ? await readFile(source).catch(() => undefined) : undefined;
    const { drawSocialCard } = await import("./draw-social-card.ts"); // with the first card: the library takes 20 MB
    const draw = (drawn: Buffer | undefined) => drawSocialCard({ company, title, overline, picture: drawn });
    const bytes = source && !picture ? undefined : await draw(picture).catch(() => undefined);
    // the picture is gone or damaged, and may be put back
    if (!bytes) return { bytes: await draw(undefined) };
    await mkdir(join(folder, CARDS_FOLDER), { recursive: true });
    await writeDurably(path, bytes);
    return { name, bytes };
  }

  return get(PATH, async (ctx, next, [, prefix = "fr", section = "", slug = "", language = ""]) => {
    const page = allResources().find(({ socialCard }) => socialCard?.path === section)?.socialCard;
    if (!page && language === "") return next();
    setLogRoute(ctx, page ? `/partage/${section}/:slug.jpg` : "/partage/:language.jpg");
    const stored = await settings();
    const asked = { slug, now: now(), language: prefix as Language }; // as the pattern has it
    const subject = page ? await page.read(orm.em.fork(), asked) : siteSubject(stored, language);
    const { name, bytes } = await run(() => card(subject, stored.name));
    ctx.status = 200;
    ctx.type = "image/jpeg";
    ctx.set(
      name === undefined
        ? { "Cache-Control": "no-cache" }
        : { "Cache-Control": `public, max-age=${DAY_S}`, ETag: `"${name}"`, ...responses.headersForCdn(ctx.url) },
    );
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  });
}
