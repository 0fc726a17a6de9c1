import { z } from "zod";
import { inLanguage } from "#contracts/shared/language.ts";
import type { QuickSearch } from "#contracts/search/quick-search.ts";
import {
  type AgentTool,
  agentTool,
  languageParameter as language,
  slugParameter,
  type ToolCall,
} from "#server/platform/declaration/agent-tool.ts";
import { isGuarded, restRoutes } from "#server/platform/declaration/rest-routes.ts";
import { aboutTool, LocalizedError, mcpWords } from "./faults.ts";

/** Longest search and address. */
const MAX = { query: 200, page: 2000 } as const;

/** Lists the procedures that give one public item by its slug, by the name of its REST path: `products`. */
function listPublicItems(): Map<string, string> {
  const ofSlugs = restRoutes().filter((route) => route.method === "get" && !isGuarded(route) && route.path.endsWith("/{slug}"));
  return new Map(ofSlugs.map(({ path, procedure }) => [path.split("/")[2] ?? "", procedure]));
}

function searchTool(): AgentTool {
  return agentTool({
    name: "search",
    about: aboutTool("search"),
    input: z.strictObject({ query: z.string().min(1).max(MAX.query), language }),
    run: async ({ call, language, origin }, { query }) => {
      // as the procedure's contract types it
      const { products, articles, total, corrected } = (await call("search.quick", { q: query })) as QuickSearch;
      const toUrl = (path: string) => origin + inLanguage(language, path);
      return {
        products: products.map(({ image: _, ...product }) => Object.assign(product, { url: toUrl(`/produits/${product.slug}`) })),
        total,
        articles: articles.map((article) => Object.assign(article, { url: toUrl(`/blog/${article.slug}`) })),
        all_products: toUrl(`/produits?q=${encodeURIComponent(query)}`),
        ...(corrected !== undefined && { corrected }),
      };
    },
  });
}

/** Reads the path of a page out of an address of the site. Fails with `invalid` for one of another site. */
function pathOf(page: string, { origin, language }: ToolCall): string {
  const url = URL.parse(page, `${origin}/`);
  if (!url || url.origin !== new URL(origin).origin) throw new LocalizedError("invalid", mcpWords(language).notOfSite);
  return url.pathname + url.search;
}

function readTool(): AgentTool {
  const procedures = listPublicItems();
  return agentTool({
    name: "read",
    about: aboutTool("read"),
    input: z.strictObject({
      page: z.string().max(MAX.page).optional(),
      resource: z.enum([...procedures.keys()]).optional(),
      slug: slugParameter.optional(),
      language,
    }),
    run: async (asked, { page, resource, slug }) => {
      if (page !== undefined && resource === undefined && slug === undefined) return asked.readPage(pathOf(page, asked));
      const procedure = procedures.get(resource ?? "");
      if (page !== undefined || slug === undefined || procedure === undefined)
        throw new LocalizedError("invalid", mcpWords(asked.language).onePageOrItem);
      return { item: await asked.call(procedure, { slug }) };
    },
  });
}

/** The tools of the whole site. */
export function siteTools(): AgentTool[] {
  return [searchTool(), readTool()];
}
