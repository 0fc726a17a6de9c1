import type { Article } from "#contracts/article/article.ts";
import { BRAND } from "#contracts/shared/brand.ts";
import { excerptOf } from "#contracts/shared/excerpt.ts";
import { ARTICLE_PLACEHOLDER, normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { Facts } from "#public-app/layout/breadcrumb-facts.ts";
import { absoluteUrl } from "#public-app/ui/absolute-url.ts";

/** An article for search engines. What nobody signed is the company's. */
export function articleFacts(publicUrl: string, article: Article): Facts {
  const image = article.image_url ? normalizeImageUrl(article.image_url) : ARTICLE_PLACEHOLDER;
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.meta_description || article.excerpt || excerptOf(article.content),
    image: absoluteUrl(publicUrl, image),
    datePublished: article.published_at ?? article.created_at,
    dateModified: article.updated_at,
    author: { "@type": article.author === BRAND.name ? "Organization" : "Person", name: article.author },
    mainEntityOfPage: `${publicUrl}/blog/${article.slug}`,
  };
}
