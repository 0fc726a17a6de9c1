import { useLoaderData, Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { PrintHeader } from "#public-app/ui/print-header.tsx";
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
import { storeSeen } from "#public-app/product/stored-products.ts";
import { ProductCompliance, ProductFitting, ProductUse } from "#public-app/product/sections/lazy-sections.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import { ProductSummary } from "./product-summary.tsx";
import tabs from "./product-tabs.module.css";
import { ProductTabs } from "./product-tabs.tsx";
import { m as productMessages } from "#messages/public-app/product/messages";
import { offersDemoFirst } from "#contracts/product/life-cycle.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import button from "#public-app/ui/button.module.css";
import { lazyInView } from "#public-app/ui/lazy-in-view.tsx";

export function ProductPage() {
  const { product, similar, complementary, use, slugs, preview } = useLoaderData({ from: "/produits/$slug" });
  const { id, slug, title, category, images } = product;
  useEffect(() => (preview ? undefined : storeSeen({ id, slug })), [id, slug, preview]);
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
        <PrintHeader />
        <Breadcrumbs
          steps={[{ label: words.home, to: "/" }, { label: words.products, to: "/produits" }, ...categorySteps]}
          current={title}
          attributes={langAttributes(product)}
        />
        <div className={styles.opening}>
          <ProductGallery key={slug} slug={slug} title={title} images={images} />
          <ProductSummary product={product} isShared={!preview} />
          <ServerPart key={slug} id={`usage-${slug}`}>
            <ProductUse product={product} use={use} />
          </ServerPart>
        </div>
      </div>
      <div>
        <div className={section.container}>
          <ProductTabs product={product} />
        </div>
        <ServerPart key={slug} id={`pose-${slug}`}>
          <ProductFitting product={product} use={use} />
        </ServerPart>
        <div className={section.container}>
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

/** Skeleton of a product that is loading. */
export function ProductLoading() {
  return (
    <div className={`${section.container} ${styles.loadingPage}`} aria-busy="true">
      <output className={styles.loading}>{productMessages.loading}</output>
      <div className={styles.columns} aria-hidden="true">
        <div className={styles.picture} />
        <div>
          <div className={styles.title} />
          <div className={styles.line} />
          <div className={styles.line} />
        </div>
      </div>
    </div>
  );
}

/** The next step, at the foot of a phone's window as soon as the one above is out of sight: where the element that it
 *  ends begins. */
function ProductCall({ product }: { product: ProductDetail }) {
  const { slug, price_from, lifecycle } = product;
  if (lifecycle === "discontinued") return null;
  const isDemo = offersDemoFirst(product);
  return (
    <div className={styles.call} data-screen="">
      {price_from !== null && <strong>{productMessages.priceFrom(price_from)}</strong>}
      <Link to="/contact" search={{ type: isDemo ? "demo" : "quote", produit: slug }} className={`${button.button} ${button.dark}`}>
        {isDemo ? words.bookDemo : words.askForQuote}
      </Link>
    </div>
  );
}

const load = async () => (await import("./product-cards.tsx")).ProductCards;

/** Other products, below the sections of one. */
const LazyProductCards = lazyInView(load, import.meta.env.SSR && (await load()));
