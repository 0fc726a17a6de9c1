import type { EntityManager } from "@mikro-orm/postgresql";
import { hasRenditions, normalizeImageUrl, renditionNames } from "#contracts/shared/image-path.ts";
import { storedPictures } from "#server/platform/media/stored-pictures.ts";
import type { FoundFault, RecordTools, RowFaultFound } from "#server/platform/declaration/record-checks.ts";
import { listImageUrls } from "#server/resources/article/enhance-html.ts";
import { Page } from "./page.entity.ts";
import { toPage } from "./page-store.ts";
import { buildView, imagesOf } from "./page-view.ts";
import type { Section } from "#contracts/page/section.ts";
import { type RawBuilder, sql } from "kysely";
import { hasTemplateText } from "#contracts/page/page-templates.ts";

/** Most bytes of all pictures of a page, as a phone loads them: some seconds on a slow line. */
const PICTURE_BYTES_MAX = 1_000_000;

/** Most pictures of a page. */
const PICTURES_MAX = 40;

/** Widest rendition that phones ask for, in pixels: their screens are 390 points wide, of two or three pixels each. */
const PHONE_WIDTH = 960;

/** Names the file that a phone loads of a picture so many pixels wide; undefined where it was not uploaded here: the
 *  site's own scenes are light, and of other sites' nothing is known. */
function phoneFileOf(url: string, width = PHONE_WIDTH): string | undefined {
  const stored = normalizeImageUrl(url);
  if (!hasRenditions(stored)) return undefined;
  const names = renditionNames(stored.slice("/uploads/".length), "avif", width);
  return names.find((name) => name.endsWith(`-${PHONE_WIDTH}.avif`)) ?? names.at(-1);
}

const amounts = new Intl.NumberFormat("fr", { maximumFractionDigits: 1 });

/** Writes a number of bytes: « 84 Ko », « 2,4 Mo ». */
function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)}\u00a0Ko` : `${amounts.format(bytes / 1_000_000)}\u00a0Mo`;
}

/** Finds a page whose pictures, as a phone loads them, weigh more than a page may; says what weighs most. A picture
 *  that stands twice is loaded once. */
export async function findHeavyPage(em: EntityManager, id: number, { now, sizeOf }: RecordTools): Promise<FoundFault[]> {
  const written = toPage(await em.findOneOrFail(Page, { id }));
  const { products, articles } = await buildView({ em, language: "fr" }, { written }, now);
  const seen = new Set<string>();
  const loads = written.sections.map((section, index) => {
    const cards = [...(products[section.id] ?? []), ...(articles[section.id] ?? [])].flatMap(({ image }) => image?.url ?? []);
    const urls = [...imagesOf(section), ...("html" in section ? listImageUrls(section.html) : []), ...cards];
    const own = [...new Set(urls)].filter((url) => !seen.has(url));
    for (const url of own) seen.add(url);
    return { name: nameSection(section, index), urls: own, bytes: 0 };
  });
  const pictureOf = await storedPictures(em, [...seen]);
  for (const load of loads)
    for (const url of load.urls) {
      const file = phoneFileOf(url, pictureOf(url)?.width);
      if (file !== undefined) load.bytes += await sizeOf(file);
    }
  const bytes = loads.reduce((sum, load) => sum + load.bytes, 0);
  if (bytes <= PICTURE_BYTES_MAX && seen.size <= PICTURES_MAX) return [];
  const [most] = loads.toSorted((one, other) => other.bytes - one.bytes || other.urls.length - one.urls.length);
  const heaviest = most && `${most.name} (${formatBytes(most.bytes)})`;
  const pictures = seen.size === 1 ? "une image" : `${seen.size} images`;
  const detail = `${formatBytes(bytes)} pour ${pictures} sur un téléphone. Ce qui pèse le plus\u202f: ${heaviest}`;
  return [{ kind: "heavy_page", field: "sections", detail }];
}

/** Names a section by its position and its title. */
function nameSection(section: Section, index: number): string {
  const title = "title" in section ? section.title : "";
  return title === "" ? `section ${index + 1}` : `section ${index + 1}, «\u202f${title}\u202f»`;
}

/** Finds the sections in which a sentence of a template still stands, in the pages of a condition. */
export async function findTemplateTexts(em: EntityManager, where: RawBuilder<boolean>): Promise<RowFaultFound[]> {
  const { rows } = await sql<{ record: number; title: string; sections: Section[] }>`
    select r.id as record, r.title, r.sections from page r where ${where} order by title, record`.execute(em.getKysely({ type: "read" }));
  return rows.flatMap(({ record, title, sections }) =>
    sections.flatMap((section, index): RowFaultFound[] => {
      const found = { record, title, field: `sections.${section.id}`, detail: nameSection(section, index) };
      return hasTemplateText(section) ? [{ kind: "template_text", ...found }] : [];
    }),
  );
}
