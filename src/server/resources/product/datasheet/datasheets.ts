import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { ProductImage } from "#contracts/product/product-parts.ts";
import { inLanguage, type Language, LANGUAGES } from "#contracts/shared/language.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { DATASHEETS_FOLDER } from "#server/platform/media/stored-name.ts";
import type { UploadStore } from "#server/platform/media/upload-store.ts";
import { writeDurably } from "#server/platform/media/durable-file.ts";
import { findShownProducts } from "#server/resources/product/linked-products.ts";
import { PRODUCT_TRANSLATION } from "#contracts/product/product.ts";
import { DATASHEET_WORDS } from "./datasheet-words.ts";
import { translatedWhole } from "#server/resources/product/translated-products.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import type { Product } from "#server/resources/product/product.entity.ts";
import { type Datasheet, datasheetOf, fingerprintOf } from "./datasheet.ts";
import { createDrawing } from "./draw-apart.ts";
import { sql } from "kysely";
import type { Middleware } from "koa";
import { getInLanguage } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import { findVisibleOrRedirect } from "#server/resources/product/documents/document-route.ts";
import { slugsOf } from "#server/platform/translation/slugs.ts";

const STORED_PICTURE = /^\/uploads\/([0-9a-f]{32}\.webp)$/;

/** Longest side of the picture, in pixels: 300 to the inch where it is printed. */
const PICTURE_SIDE = 800;

type Dependencies = { settings: () => Promise<SettingsInput>; uploads: Pick<UploadStore, "folder" | "files">; publicUrl: () => string };

/** A datasheet that is stored. `fingerprint` names its content. */
type StoredDatasheet = { fingerprint: string; bytes: Buffer };

/** Datasheets of the products: drawn once for each content, and stored beside the uploads. */
export type Datasheets = ReturnType<typeof createDatasheets>;

/** Reads the data of a product's sheet. Its `category` must be loaded. */
async function sheetOf(em: EntityManager, product: Product, { settings, publicUrl }: Dependencies, language: Language): Promise<Datasheet> {
  // without its category: a sheet shows no similar products
  const { required_products, complementary_products, replaced_by } = await findShownProducts(em, { ...product, category: null });
  const translateNamed = (products: Product[]) => translateItems(em, PRODUCT_TRANSLATION, products, language);
  const described = {
    ...product,
    category: product.category?.name ?? "",
    security_updates_until: product.security_updates_until ?? null,
    required: await translateNamed(required_products),
    complementary: await translateNamed(complementary_products),
    replaced_by: await translateNamed(replaced_by),
  };
  const [shown = described] = await translatedWhole(em, [described], language);
  const url = publicUrl() + inLanguage(language, `/produits/${shown.slug}`);
  return datasheetOf(shown, { language, url, company: await settings() });
}

/** Creates the datasheets, which are stored in `uploads/datasheets` as `{product}-{language}-{fingerprint}.pdf`: the
 *  latest one of a product and a language. */
export function createDatasheets(dependencies: Dependencies) {
  const folder = join(dependencies.uploads.folder, DATASHEETS_FOLDER);
  const draw = createDrawing();
  const underWay = new Map<string, Promise<Buffer>>();

  /** Reads a picture for a PDF; undefined where it is elsewhere, gone, or broken on the disk. */
  async function readPicture({ url }: ProductImage): Promise<Buffer | undefined> {
    const [, file] = STORED_PICTURE.exec(normalizeImageUrl(url)) ?? [];
    if (file !== undefined) await dependencies.uploads.files.hold(file);
    const stored = file === undefined ? undefined : await readFile(join(dependencies.uploads.folder, file)).catch(() => undefined);
    if (!stored) return undefined;
    const { default: sharp } = await import("sharp"); // with the first sheet: the library takes 20 MB
    const side = { width: PICTURE_SIDE, height: PICTURE_SIDE, fit: "inside" as const, withoutEnlargement: true };
    return sharp(stored)
      .resize(side)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 84 })
      .toBuffer()
      .catch(() => undefined);
  }

  async function make(sheet: Datasheet, prefix: string, name: string): Promise<Buffer> {
    const bytes = await draw({ sheet, jpegs: await Promise.all(sheet.product.images.map(readPicture)) });
    await mkdir(folder, { recursive: true });
    await writeDurably(join(folder, name), bytes);
    const older = (await readdir(folder)).filter((other) => other.startsWith(prefix) && other !== name);
    await Promise.all(older.map((other) => rm(join(folder, other), { force: true })));
    return bytes;
  }

  return {
    /** Gives the stored sheet of a product in a language or its stand-in, else draws it, once for simultaneous
     *  requests. */
    async of(em: EntityManager, product: Product, asked: Language): Promise<StoredDatasheet> {
      const { language } = DATASHEET_WORDS[asked];
      const sheet = await sheetOf(em, product, dependencies, language);
      const fingerprint = fingerprintOf(sheet);
      const prefix = `${product.id}-${language}-`;
      const name = `${prefix}${fingerprint}.pdf`;
      const stored = await readFile(join(folder, name)).catch(() => undefined);
      if (stored) return { fingerprint, bytes: stored };
      const making = underWay.get(name) ?? make(sheet, prefix, name).finally(() => underWay.delete(name));
      underWay.set(name, making);
      return { fingerprint, bytes: await making };
    },
  };
}

const STORED = new RegExp(`^\\d{1,10}-(?:${LANGUAGES.join("|")})-[0-9a-f]{32}\\.pdf$`);

/** Deletes the datasheets of products that are gone; gives how many. */
export async function sweepDatasheets({ orm, uploads }: { orm: MikroORM; uploads: UploadStore }): Promise<number> {
  const folder = join(uploads.folder, DATASHEETS_FOLDER);
  const names = (await readdir(folder).catch(() => [])).filter((name) => STORED.test(name));
  if (names.length === 0) return 0;
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as stored (name)
    where not exists (select 1 from product where id::text = split_part(stored.name, '-', 1))`.execute(orm.em.fork().getKysely());
  await Promise.all(rows.map(({ name }) => rm(join(folder, name), { force: true })));
  return rows.length;
}

const PATH = /^\/produits\/([a-z0-9-]+)\/fiche\.pdf$/;

type RouteDependencies = { orm: MikroORM; publicUrl: () => string; datasheets: Datasheets };

/** Serves `/produits/{slug}/fiche.pdf` in each language: the datasheet of the present product. Search engines get the
 *  product's page as its canonical URL. */
export function datasheets({ orm, publicUrl, datasheets: sheets }: RouteDependencies): Middleware {
  return getInLanguage(PATH, async (ctx, next, { language, match: [, slug = ""] }) => {
    setLogRoute(ctx, "/produits/:slug/fiche.pdf");
    const em = orm.em.fork();
    const product = await findVisibleOrRedirect(ctx, em, {
      slug,
      language,
      pathOf: (now) => inLanguage(language, `/produits/${now}/fiche.pdf`),
    });
    if (product === "moved") return;
    if (!product) return next();
    const { fingerprint, bytes } = await sheets.of(em, product, language);
    const { [language]: own = product.slug } = await slugsOf(em, "product", product);
    ctx.status = 200;
    ctx.type = "application/pdf";
    ctx.set("Cache-Control", "no-cache");
    ctx.set("ETag", `"${fingerprint}"`);
    ctx.set("Content-Disposition", `inline; filename="${DATASHEET_WORDS[language].filename(own)}"`);
    ctx.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'self'");
    ctx.set("Link", `<${publicUrl()}${inLanguage(language, `/produits/${own}`)}>; rel="canonical"`);
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = bytes;
  });
}
