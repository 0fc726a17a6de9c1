import { toMarkdownUrl } from "#contracts/page/markdown-url.ts";
import { LISTED_PAGES } from "#contracts/page/public-pages.ts";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { inLanguage, type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { type SiteFacts, words as fr } from "./program-words.fr.ts";
import { words as en } from "./program-words.en.ts";
import { chooseText, type ProgramTexts } from "#server/platform/declaration/program-texts.ts";
import { CRAWLER_KINDS, CRAWLERS } from "#contracts/settings/crawlers.ts";

const WORDS: ProgramTexts<typeof fr> = { fr, en };

/** The settings that the guides are made of. */
type Described = Omit<SiteFacts, "origin"> & Pick<SettingsInput, "tagline">;

type Named = Record<string, string | undefined>;

const FEEDS = ["/feed.xml", "/merchant.xml"];

/** Lists the addresses for programs, but for those that are absent, as Markdown. */
function programLinks(language: Language, { origin, absent }: { origin: string; absent: Set<string> }): string {
  const links = Object.entries(chooseText(WORDS, language).links).filter(([path]) => !absent.has(path));
  return writeLinks(Object.fromEntries(links), (path) => origin + (FEEDS.includes(path) ? inLanguage(language, path) : path));
}

function writeLinks(links: Named, toUrl: (path: string) => string): string {
  return Object.entries(links)
    .map(([path, name]) => `- [${name}](${toUrl(path)})`)
    .join("\n");
}

/** Links to the pages in a language, as Markdown. */
function pageLinks(language: Language, origin: string): string {
  const names: Named = chooseText(WORDS, language).pages;
  const listed = Object.fromEntries(LISTED_PAGES.map((path) => [path, names[path] ?? path]));
  return writeLinks(listed, (path) => origin + toMarkdownUrl(inLanguage(language, path)));
}

const join = (blocks: string[]) => blocks.join("\n\n");

/** Writes `/llms.txt`: what the site is and where programs find it, in French, then in English. Source: llmstxt.org. */
export function writeLlmsTxt(settings: Described, origin: string, absent: Set<string>): string {
  const facts = { ...settings, origin };
  const parts = LANGUAGES.map((language) => {
    const { title, about, markdown, pagesTitle, linksTitle } = chooseText(WORDS, language);
    const programs = programLinks(language, { origin, absent });
    const pages = pageLinks(language, origin);
    return join([`## ${title}`, about(facts), markdown, `## ${pagesTitle}`, pages, `## ${linksTitle}`, programs]);
  });
  return join([`# ${settings.name}`, `> ${settings.tagline}`, join(parts), ""]);
}

/** Writes `/agents.md`: how a program reads, searches, compares and asks, in French, then in English. */
export function writeAgentsMd(settings: Described, origin: string, absent: Set<string>): string {
  const facts = { ...settings, origin };
  const parts = LANGUAGES.map((language) => {
    const { title, about, markdown, guide, linksTitle } = chooseText(WORDS, language);
    const named = programLinks(language, { origin, absent: new Set([...absent, "/agents.md"]) });
    return join([`## ${title}`, about(facts), markdown, join(guide(facts)), `### ${linksTitle}`, named]);
  });
  return join([`# ${settings.name}`, join(parts), ""]);
}

/** Paths that no program may read: there is nothing for visitors. */
const PRIVATE_PATHS = ["/admin", "/api/admin"];

/** Writes `robots.txt`: each kind of program that the settings refuse may read nothing. */
export function writeRobotsTxt(settings: SettingsInput, publicUrl: string): string {
  const groups = CRAWLER_KINDS.map((kind) => {
    const refused = settings[`allows_${kind}`] ? PRIVATE_PATHS : ["/"];
    const agents = CRAWLERS[kind].map((name) => `User-agent: ${name}`);
    return agents
      .concat(
        refused.map((path) => `Disallow: ${path}`),
        "",
      )
      .join("\n");
  });
  return groups.concat(`Sitemap: ${publicUrl}/sitemap.xml`, "").join("\n");
}
