import { useLoaderData } from "@tanstack/react-router";
import { isLegalPage } from "#contracts/page/fixed-pages.ts";
import type { PageView } from "#contracts/page/page-view.ts";
import { PageHead } from "#public-app/document/page-head.tsx";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { PreviewBanner } from "#public-app/ui/preview-banner.tsx";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/page/messages";
import { fillView } from "./fill-view.ts";
import { LegalPage } from "./legal-page.tsx";
import { describePage } from "./page-structured-data.ts";
import { SectionParts } from "./section-parts.tsx";

/** A page of sections. */
export function SitePage() {
  const view = fillView(useLoaderData({ from: "/$slug" }), useSettings());
  const { page, slugs, preview } = view;
  return (
    <>
      <PageHead
        title={page.meta_title || page.title}
        description={describePage(view)}
        path={`/${page.slug}`}
        slugs={slugs}
        {...(!preview && { image: `/partage${language.base}/pages/${page.slug}.jpg` })}
        isHidden={preview !== null}
      />
      {preview && <PreviewBanner>{m.preview[preview]}</PreviewBanner>}
      {isLegalPage(page.fixed) ? <LegalPage view={view} /> : <Sections view={view} />}
    </>
  );
}

/** The sections of a page, one below the other. Its title is the only heading of the first level; it opens the page, by
 *  itself or within the opening. */
function Sections({ view }: { view: PageView }) {
  const { page, sections } = view;
  const opens = sections[0]?.kind === "opening";
  return (
    <article {...langAttributes(page)} className="page">
      {!opens && (
        <header className={`${section.container} page-heading`}>
          <h1>{page.title}</h1>
        </header>
      )}
      <SectionParts view={view} />
    </article>
  );
}
