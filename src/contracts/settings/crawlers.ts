/** Kinds of programs that read the site by themselves; each has its switch in the settings. */
export const CRAWLER_KINDS = ["search", "answer", "training"] as const;

export type CrawlerKind = (typeof CRAWLER_KINDS)[number];

/** Names by which programs know themselves in `robots.txt`. Those of search engines are all that no other list has.
 *  Sources: the documentation of each operator, November 2026. */
export const CRAWLERS: Record<CrawlerKind, readonly string[]> = {
  search: ["*"],
  answer: [
    "OAI-SearchBot",
    "ChatGPT-User",
    "Claude-SearchBot",
    "Claude-User",
    "PerplexityBot",
    "Perplexity-User",
    "DuckAssistBot",
    "MistralAI-User",
  ],
  training: [
    "GPTBot",
    "ClaudeBot",
    "CCBot",
    "Google-Extended",
    "Applebot-Extended",
    "Meta-ExternalAgent",
    "Bytespider",
    "Amazonbot",
    "AI2Bot",
    "cohere-training-data-crawler",
  ],
};
