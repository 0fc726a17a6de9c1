import { useRouter } from "@tanstack/react-router";
import { pageTitle } from "#contracts/page/page-title.ts";
import { inLanguage, LANGUAGES } from "#contracts/shared/language.ts";
import { language } from "#messages/public-app/language/language";
import { absoluteUrl, pageUrl } from "./absolute-url.ts";
import { KEYWORDS } from "#messages/public-app/document/keywords";

/** The picture of a shared link where neither the page nor the settings name one: the company's mark and its promise. */
const DRAWN_CARD = `/partage/${language.code}.jpg`;

type Props = {
  title: string;
  description: string;
  /** Documented path of the page, in whichever language, without what narrows or sorts it. */
  path: string;
  /** The picture beside a shared link, 1200 × 630 pixels; that of the settings where it is left out. */
  image?: string;
  /** What this page is about, before what the site is about. */
  keywords?: string[];
  type?: "website" | "product" | "article";
  /** Not for search engines: narrowed lists, errors. */
  isHidden?: boolean;
};

/** What search engines and shared links say of a page; React moves it into the document's head. What only they read is written by
 *  the server alone. */
export function PageHead({ title, description, path, image, keywords, type = "website", isHidden = false }: Props) {
  const { publicUrl, settings } = useRouter().options.context;
  const fullTitle = pageTitle(title, settings.name);
  const url = pageUrl(publicUrl, path);
  const picture = absoluteUrl(publicUrl, image ?? (settings.image_url || DRAWN_CARD));
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && (
        <>
          <meta name="keywords" content={[...(keywords ?? []), ...KEYWORDS].filter(Boolean).join(", ")} />
          {LANGUAGES.map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={publicUrl + inLanguage(code, path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicUrl + inLanguage("fr", path)} />
          <meta property="og:site_name" content={settings.name} />
          <meta property="og:locale" content={language.openGraphLocale} />
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
      )}
    </>
  );
}
