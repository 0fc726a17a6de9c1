import type { Article } from "#contracts/article/article.ts";
import type { BlogPage, ArticleView } from "#contracts/article/blog.ts";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { ARTICLE_PLACEHOLDER, normalizeImageUrl } from "#contracts/shared/image-path.ts";
import type { StructuredData, BreadcrumbStep } from "#public-app/document/breadcrumb-structured-data.ts";
import { absoluteUrl, pageUrl } from "#public-app/routes/page-url.ts";
import { m } from "#messages/public-app/article/detail/messages";
import { m as words } from "#messages/public-app/article/messages";

/** Breadcrumbs of the blog, or of one of its articles. */
export function blogBreadcrumbs(article?: Article): BreadcrumbStep[] {
  const blog = { name: m.blog, path: "/blog" };
  return article ? [blog, { name: article.title, path: `/blog/${article.slug}` }] : [blog];
}

function articleUrl(publicUrl: string, slug: string): string {
  return pageUrl(publicUrl, `/blog/${slug}`);
}

/** An article for search engines. An unsigned one is the company's. */
export function articleStructuredData(
  publicUrl: string,
  { article, image, word_count, reading_minutes }: ArticleView,
  company: string,
): StructuredData {
  const url = articleUrl(publicUrl, article.slug);
  const organization = { "@type": "Organization", name: company, url: publicUrl, logo: `${publicUrl}/logo.svg` };
  const { width, height } = image ?? {};
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.meta_description || article.excerpt || excerptOf(article.content),
    image: {
      "@type": "ImageObject",
      url: absoluteUrl(publicUrl, image ? normalizeImageUrl(image.url) : ARTICLE_PLACEHOLDER),
      ...(width && height && { width, height }),
    },
    datePublished: article.published_at ?? article.created_at,
    dateModified: article.updated_at,
    author: article.author === company ? organization : { "@type": "Person", name: article.author },
    publisher: organization,
    articleSection: words.categories[article.category],
    wordCount: word_count,
    timeRequired: `PT${reading_minutes}M`,
    inLanguage: article.language ?? "fr",
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
  };
}

/** A page of the blog for search engines, with the articles that stand on it. */
export function blogStructuredData(publicUrl: string, { featured, data }: BlogPage, company: string): StructuredData {
  const cards = featured ? [featured, ...data] : data;
  return {
    "@type": "Blog",
    name: `${m.blog} – ${company}`,
    url: pageUrl(publicUrl, "/blog"),
    blogPost: cards.map(({ title, slug, published_at, language: writtenIn = "fr" }) => ({
      "@type": "BlogPosting",
      headline: title,
      url: articleUrl(publicUrl, slug),
      datePublished: published_at,
      inLanguage: writtenIn,
    })),
  };
}
