import { useLoaderData } from "@tanstack/react-router";
import { useEffect } from "react";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { Letterhead } from "#public-app/ui/letterhead.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import { language } from "#messages/public-app/language/language";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m as words } from "#messages/public-app/ui/messages";
import { PreviewBanner } from "#public-app/ui/preview-banner.tsx";
import { m } from "#messages/public-app/product/detail/messages";
import section from "#public-app/ui/section.module.css";
import { LazyCompareTray } from "#public-app/product/comparison/lazy-compare-tray.tsx";
import { LazyRecentlySeen } from "#public-app/product/recent/lazy-recently-seen.tsx";
import { ProductGallery } from "#public-app/product/gallery/product-gallery.tsx";
import styles from "./product-page.module.css";
import { rememberSeen } from "#public-app/product/recent/recent-products.ts";
import { ProductCall } from "./product-call.tsx";
import { LazyProductCards } from "./lazy-product-cards.ts";
import { ProductCompliance } from "#public-app/product/told/server-parts.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import { ProductSummary } from "./product-summary.tsx";
import tabs from "./product-tabs.module.css";
import { ProductTabs } from "./product-tabs.tsx";

export function ProductPage() {
  const { product, similar, complementary, slugs, preview } = useLoaderData({ from: "/produits/$slug" });
  const { id, slug, title, category, images } = product;
  useEffect(() => (preview ? undefined : rememberSeen({ id, slug })), [id, slug, preview]);
  const categorySteps = category ? [{ label: category, to: "/produits", search: { category } } as const] : [];

  return (
    <article className={styles.page}>
      <PageHead
        title={product.meta_title || title}
        description={product.meta_description || product.short_description}
        path={`/produits/${slug}`}
        slugs={slugs}
        keywords={[title, category, product.subcategory, product.reference, ...product.compatibility]}
        type="product"
        {...(!preview && { image: `/partage${language.base}/produits/${slug}.jpg` })}
        isHidden={preview !== null}
      />
      {preview && <PreviewBanner>{m.preview[preview]}</PreviewBanner>}
      <div className={section.container}>
        <Letterhead />
        <Breadcrumbs
          steps={[{ label: words.home, to: "/" }, { label: words.products, to: "/produits" }, ...categorySteps]}
          current={title}
          attributes={langAttributes(product)}
        />
        <div className={styles.opening}>
          <ProductGallery key={slug} slug={slug} title={title} images={images} />
          <ProductSummary product={product} isShared={!preview} />
        </div>
      </div>
      <div>
        <div className={section.container}>
          <ProductTabs product={product} />
          <ServerPart key={slug} id={`conformite-${slug}`}>
            <ProductCompliance product={product} styles={tabs} />
          </ServerPart>
        </div>
        <LazyProductCards
          key={`complements-${slug}`}
          id="complements"
          title={m.complementary}
          linkText={m.seeProduct}
          products={complementary}
        />
        <LazyProductCards
          key={`similaires-${slug}`}
          id="similaires"
          title={m.similar}
          linkText={m.seeProduct}
          products={similar}
          isOnSand
        />
        <LazyRecentlySeen except={product} />
        <ProductCall product={product} />
      </div>
      <LazyCompareTray />
    </article>
  );
}
