import { useRouter } from "@tanstack/react-router";
import { toMarkdownUrl } from "#contracts/page/markdown-url.ts";
import { pageTitle } from "#contracts/page/public-pages.ts";
import { inLanguage, type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";
import type { Slugs } from "#contracts/translation/language-names.ts";
import { withSlug } from "#public-app/language/shown-content.ts";
import { absoluteUrl, pageUrl } from "#public-app/routes/page-url.ts";
import { KEYWORDS } from "#messages/public-app/document/head";

/** The picture of a shared link where neither the page nor the settings name one: the company's mark and its
 *  promise. */
const DRAWN_CARD = `/partage/${language.code}.jpg`;

type Props = {
  title: string;
  description: string;
  /** Documented path of the page, in whichever language, without what narrows or sorts it. */
  path: string;
  /** The last part of that path in each language in which the page exists, where not all have it alike. */
  slugs?: Slugs;
  /** The category that it is narrowed to, as it is called in each language. */
  categoryNames?: Partial<Record<Language, string>>;
  /** The picture beside a shared link, 1200 × 630 pixels; that of the settings where it is left out. */
  image?: string;
  /** Keywords of this page, before those of the site. */
  keywords?: string[];
  type?: "website" | "product" | "article";
  /** Not for search engines: narrowed lists, errors. */
  isHidden?: boolean;
};

function addCategory(path: string, category = ""): string {
  const [pathname, query] = path.split("?");
  const narrowing = new URLSearchParams(query);
  narrowing.set("category", category);
  return `${pathname}?${narrowing.toString()}`;
}

/** The page in the languages in which it exists, and the one for all other visitors; none where it exists in one
 *  only. */
function listAlternates({ path, slugs, categoryNames }: Props): [code: string, path: string][] {
  const found = LANGUAGES.flatMap((code): [string, string][] => {
    if (categoryNames) return [[code, inLanguage(code, addCategory(path, categoryNames[code] ?? categoryNames.fr))]];
    if (!slugs) return [[code, inLanguage(code, path)]];
    return slugs[code] ? [[code, inLanguage(code, withSlug(path, slugs[code]))]] : [];
  });
  return found.length > 1 ? [...found, ["x-default", found[0]?.[1] ?? path]] : [];
}

/** Tags that only machines read. */
function MachineMeta({ fullTitle, url, ...props }: Props & { fullTitle: string; url: string }) {
  const { title, description, image, keywords, type = "website", isHidden } = props;
  const { publicUrl, settings } = useRouter().options.context;
  const picture = absoluteUrl(publicUrl, image ?? (settings.image_url || DRAWN_CARD));
  return (
    <>
      <meta name="keywords" content={[...(keywords ?? []), ...KEYWORDS].filter(Boolean).join(", ")} />
      {listAlternates(props).map(([code, own]) => (
        <link key={code} rel="alternate" hrefLang={code} href={publicUrl + own} />
      ))}
      {!isHidden && <link rel="alternate" type="text/markdown" href={publicUrl + toMarkdownUrl(url.slice(publicUrl.length))} />}
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:locale" content={language.locale.replace("-", "_")} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      {(image !== undefined || settings.image_url === "") && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
    </>
  );
}

/** Title and tags for search engines and shared links, which React moves into the document's head. Only the server
 *  writes those that only machines read. */
export function PageHead(props: Props) {
  const { title, description, path, slugs, isHidden } = props;
  const { publicUrl, settings } = useRouter().options.context;
  const fullTitle = pageTitle(title, settings.name);
  // What is not translated is French: its page there is the one to be found.
  const url = slugs && !slugs[language.code] ? publicUrl + path : pageUrl(publicUrl, path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && <MachineMeta {...props} fullTitle={fullTitle} url={url} />}
    </>
  );
}
