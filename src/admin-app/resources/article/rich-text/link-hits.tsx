import { Text, UnstyledButton } from "@mantine/core";
import { queries } from "#admin-app/rpc.ts";
import classes from "./link-hits.module.css";

/** A page that a link can lead to. */
export type LinkHit = { path: string; title: string; kind: string };

const SUGGESTIONS = 5;

/** Finds the pages of visible products and articles, and those of the site, by what is typed of them. */
export async function findLinks(q: string): Promise<LinkHit[]> {
  const [products, articles, pages] = await Promise.all([
    queries.products.list.fetch({ q, limit: SUGGESTIONS }),
    queries.articles.page.fetch({ q, limit: SUGGESTIONS, status: "published" }),
    queries.pages.list.fetch({ q, limit: SUGGESTIONS, is_active: true }),
  ]);
  return [
    ...products.data.filter(({ is_active }) => is_active).map(({ slug, title }) => ({ path: `/produits/${slug}`, title, kind: "Produit" })),
    ...articles.data.map(({ slug, title }) => ({ path: `/blog/${slug}`, title, kind: "Article" })),
    ...pages.data.map(({ slug, title }) => ({ path: `/${slug}`, title, kind: "Page" })),
  ];
}

/** The pages that were found, to choose one as a link. */
export function LinkHits({ hits, onChoose }: { hits: LinkHit[]; onChoose: (hit: LinkHit) => void }) {
  return (
    <ul className={classes.hits} aria-label="Pages trouvées">
      {hits.map((hit) => (
        <li key={hit.path}>
          <UnstyledButton className={classes.hit} onClick={() => onChoose(hit)}>
            <Text span size="sm" fw={600}>
              {hit.title}
            </Text>
            <Text span size="xs" c="dimmed">
              {hit.kind} · {hit.path}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
