import { Link, useLoaderData, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { COMPARED_MAX, readSlugs } from "#contracts/product/chosen-products.ts";
import type { Comparison } from "#contracts/product/catalogue.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import button from "#public-app/ui/button.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import { PrintHeader } from "#public-app/ui/print-header.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./comparison-page.module.css";
import { compare } from "./comparison-rows.ts";
import { ComparisonTable, FactsTable } from "./comparison-table.tsx";
import { m as catalogue } from "#messages/public-app/product/messages";
import { m } from "#messages/public-app/product/comparison/messages";

/** Announces the product removed last. Its button is gone once the others are shown: the focus moves to the page's
 *  title. */
function useRemoval(products: Comparison) {
  const [removed, setRemoved] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  // Back may bring it again.
  const isGone = removed !== undefined && products.every(({ title }) => title !== removed);
  useEffect(() => {
    if (removed !== undefined && isGone) heading.current?.focus({ preventScroll: true });
  }, [isGone, removed]);
  return { heading, handleRemove: setRemoved, status: isGone ? m.removed(removed) : "" };
}

export function ComparisonPage() {
  const products = useLoaderData({ from: "/comparer" });
  const { heading, handleRemove, status } = useRemoval(products);
  const { produits, differences } = useSearch({ from: "/comparer" });
  const isCut = readSlugs(produits, COMPARED_MAX + 1).length > COMPARED_MAX;
  const { different, same } = compare(products, { ...m, ...catalogue });
  const titles = products.map(({ title }) => title);

  return (
    <div className={`${section.container} ${styles.page}`}>
      <PageHead title={titles.length > 1 ? m.headTitle(titles) : m.title} description={m.description} path="/comparer" isHidden />
      <PrintHeader />
      <Breadcrumbs
        steps={[
          { label: words.home, to: "/" },
          { label: words.products, to: "/produits" },
        ]}
        current={m.title}
      />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {m.title}
      </h1>
      <output className="visually-hidden">{status}</output>
      {products.length < 2 ? (
        <div className={styles.empty}>
          <h2 className={styles.heading}>{m.tooFew}</h2>
          <p className={section.lead}>{m.tooFewHint}</p>
          <Link to="/produits" className={`${button.button} ${button.dark}`}>
            {m.toCatalogue}
          </Link>
        </div>
      ) : (
        <>
          <p className={section.lead}>{m.lead}</p>
          {isCut && <p className={styles.note}>{m.tooMany(COMPARED_MAX)}</p>}
          <CategoryHint products={products} />
          {same.length > 0 && (
            <Link
              to="/comparer"
              search={{ produits, differences: differences ? undefined : "oui" }}
              replace
              resetScroll={false}
              className={`${button.button} ${button.outline} ${styles.switch}`}
            >
              {differences ? m.allFacts : m.differencesOnly}
            </Link>
          )}
          <ComparisonTable products={products} rows={different} onRemove={handleRemove} />
          {different.length === 0 && <p className={styles.note}>{m.nothingDifferent}</p>}
          {same.length > 0 && !differences && (
            <section className={styles.same} aria-labelledby="identiques">
              <h2 id="identiques">{m.same(same.length)}</h2>
              <FactsTable rows={same} attributes={langAttributes(products[0])} />
            </section>
          )}
          {products.length < COMPARED_MAX && (
            <Link to="/produits" className={`${button.button} ${button.outline} ${styles.add}`}>
              {m.add}
            </Link>
          )}
        </>
      )}
    </div>
  );
}

/** Says that products of several categories have few facts in common, and offers those of one category by
 *  themselves. */
function CategoryHint({ products }: { products: Comparison }) {
  const groups = [...Map.groupBy(products, ({ category }) => category)];
  if (groups.length < 2) return null;
  return (
    <div className={styles.note}>
      <p>{m.severalCategories}</p>
      {groups.map(
        ([category, alike]) =>
          alike.length > 1 && (
            <p key={category}>
              <Link to="/comparer" search={{ produits: alike.map(({ slug }) => slug).join() }} className={button.arrow}>
                {m.compareOnly(alike.map(({ title }) => title))}
              </Link>
            </p>
          ),
      )}
    </div>
  );
}
