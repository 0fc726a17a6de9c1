import { DAY_MS } from "#server/platform/database/durations.ts";
import type { MikroORM, EntityManager } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import { get } from "#server/platform/http/request.ts";
import { setLogRoute } from "#server/platform/http/request-log.ts";
import type { ResponseContent } from "#server/platform/cache/encoded-response.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { LISTED_PAGES, VULNERABILITY_PATH } from "#contracts/page/public-pages.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { normalizeImageUrl } from "#contracts/shared/image-path.ts";
import { escapeXml } from "#server/platform/language/markup.ts";
import { allResources, type SitemapPage } from "#server/platform/declaration/resource.ts";
import { writeAgentsMd, writeLlmsTxt, writeRobotsTxt } from "./programs/program-guides.ts";
import type { CurrentSettings } from "#server/platform/settings/settings-store.ts";

/** A file for programs that is made of the settings. */
type ProgramFile = { type: string; write: (settings: SettingsInput, publicUrl: string, absent: Set<string>) => string };

const PROGRAM_FILES: Record<string, ProgramFile | undefined> = {
  "/robots.txt": { type: "text/plain; charset=utf-8", write: writeRobotsTxt },
  "/llms.txt": { type: "text/plain; charset=utf-8", write: writeLlmsTxt },
  "/agents.md": { type: "text/markdown; charset=utf-8", write: writeAgentsMd },
};

/** Answers `/sitemap.xml`, which lists visible content only, and the files for programs: `/robots.txt`, `/llms.txt` and
 *  `/agents.md`. */
export function crawlers({ orm, now, settings, responses, publicUrl }: Site): Middleware {
  const headers = { "Cache-Control": "no-cache" };

  async function listEmptyFeeds(): Promise<Set<string>> {
    const empty = new Set<string>();
    for (const { feed } of allResources()) if (feed && !(await feed.exists(orm.em.fork(), now()))) empty.add(feed.path);
    return empty;
  }

  async function answerSitemap(number: string | undefined): Promise<ResponseContent> {
    const asked = { origin: publicUrl(), now: now(), ...(number !== undefined && { number: Number(number) }) };
    const text = await sitemap(orm.em.fork(), asked);
    return { status: text === undefined ? 404 : 200, type: "application/xml", headers, body: text ?? "" };
  }

  return get(PATH, async (ctx, next, [path, number]) => {
    const file = PROGRAM_FILES[path];
    const route = file ? path : "/sitemap.xml";
    setLogRoute(ctx, route);
    const answer = async (): Promise<ResponseContent> => {
      const content = file
        ? { type: file.type, headers, body: file.write(await settings(), publicUrl(), await listEmptyFeeds()) }
        : await answerSitemap(number);
      return { ...content, route };
    };
    const response = await responses.get(`crawlers ${path}`, answer, ctx.url);
    if (response.status === 404) return next();
    await response.sendTo(ctx);
  });
}

/** Pages in one file. Each is listed once in every language in which it exists; the protocol allows 50,000 URLs in a
 *  file. */
const FILE_LENGTH = 10_000;

async function pagesOf(em: EntityManager, now: Date): Promise<SitemapPage[]> {
  const groups: SitemapPage[][] = [LISTED_PAGES.map((path) => ({ path }))];
  for (const { sitemap: pagesOfResource } of allResources()) if (pagesOfResource) groups.push(await pagesOfResource(em, now));
  return groups.flat();
}

function urlElements(origin: string, { path, paths, changed, images = [] }: SitemapPage): string {
  const absolute = (url: string) => escapeXml(/^https?:/i.test(url) ? url : origin + url);
  const pictures = images.map((url) => `<image:image><image:loc>${absolute(normalizeImageUrl(url))}</image:loc></image:image>`).join("");
  const own = LANGUAGES.flatMap((language) => {
    const there = paths ? paths[language] : path;
    return there === undefined ? [] : [{ language, url: absolute(inLanguage(language, there)) }];
  });
  const links = own.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`);
  const alternates = links.length > 1 ? links.join("") : "";
  const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return own.map(({ url }) => `<url><loc>${url}</loc>${lastmod}${alternates}${pictures}</url>`).join("\n");
}

const NAMESPACES = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`;

function fileOf(origin: string, pages: SitemapPage[]): string {
  const urls = pages.map((page) => urlElements(origin, page)).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${urls}\n</urlset>\n`;
}

/** The XML of `/sitemap.xml` (without `number`): every page in every language, or the list of numbered files when there
 *  are too many pages for one. With `number`, that file; undefined when it does not exist. */
async function sitemap(
  em: EntityManager,
  { origin, now, number }: { origin: string; now: Date; number?: number },
): Promise<string | undefined> {
  const pages = await pagesOf(em, now);
  const files = Math.ceil(pages.length / FILE_LENGTH);
  if (number !== undefined) {
    return number <= files ? fileOf(origin, pages.slice((number - 1) * FILE_LENGTH, number * FILE_LENGTH)) : undefined;
  }
  if (files === 1) return fileOf(origin, pages);
  const list = Array.from({ length: files }, (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</sitemapindex>\n`;
}

const PATH = /^\/(?:robots\.txt|llms\.txt|agents\.md|sitemap(?:-([1-9]\d{0,3}))?\.xml)$/;

type Site = { orm: MikroORM; now: () => Date; settings: CurrentSettings; responses: ResponseCache; publicUrl: () => string };

const SECURITY_TXT = "/.well-known/security.txt";

/** Validity of security.txt: less than a year, as RFC 9116 advises. */
const LIFETIME_DAYS = 180;

/** Answers `/.well-known/security.txt`: whom to tell of a vulnerability, and how. Source: RFC 9116. */
export function securityTxt({ settings, now, publicUrl }: Pick<Site, "settings" | "now" | "publicUrl">): Middleware {
  return get(/^\/\.well-known\/security\.txt$/, async (ctx) => {
    setLogRoute(ctx, SECURITY_TXT);
    const { email } = await settings();
    const endOfDay = new Date(now().getTime() + LIFETIME_DAYS * DAY_MS).setUTCHours(0, 0, 0, 0);
    ctx.type = "text/plain; charset=utf-8";
    ctx.set("Cache-Control", "no-cache");
    ctx.body = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${new Date(endOfDay).toISOString()}`,
      "Preferred-Languages: fr, en",
      `Canonical: ${publicUrl()}${SECURITY_TXT}`,
      `Policy: ${publicUrl()}${VULNERABILITY_PATH}`,
      "",
    ].join("\n");
  });
}
