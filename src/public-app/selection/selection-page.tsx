import { useLoaderData, useSearch, Link } from "@tanstack/react-router";
import { PageHead } from "#public-app/document/page-head.tsx";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { PrintHeader } from "#public-app/ui/print-header.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import section from "#public-app/ui/section.module.css";
import { m as link } from "#messages/public-app/selection/link/messages";
import { m } from "#messages/public-app/selection/messages";
import { OwnSelection } from "./own-selection-lines.tsx";
import { SelectionStyle } from "#public-app/selection/link/selection-link.tsx";
import { useState } from "react";
import type { NamedSelection } from "#contracts/contact-request/contact-request.ts";
import { isSameProduct } from "#contracts/product/chosen-products.ts";
import { SELECTION_MAX, writeSelection } from "#contracts/selection/selection.ts";
import button from "#public-app/ui/button.module.css";
import { ownSelection } from "./own-selection.ts";
import { SelectedProduct, SelectionSum } from "./selected-product.tsx";
import { SelectionEmpty } from "./selection-empty.tsx";
import type { SelectionLine } from "./selection-lines.ts";
import { selectionText } from "./selection-text.ts";

/** The visitor's own selection, or the one that a link names. */
export function SelectionPage() {
  const { produits } = useSearch({ from: "/ma-selection" });
  const shared = useLoaderData({ from: "/ma-selection" });
  const isShared = produits !== undefined;
  const title = isShared ? m.sharedTitle : m.title;
  return (
    <div className={`${section.container} selection`}>
      <SelectionStyle />
      <PageHead title={title} description={m.description} path="/ma-selection" isHidden />
      <PrintHeader />
      <Breadcrumbs
        steps={[
          { label: words.home, to: "/" },
          { label: words.products, to: "/produits" },
        ]}
        current={title}
      />
      <h1>{title}</h1>
      {isShared ? <SharedSelection named={shared ?? { products: [], gone: 0 }} /> : <OwnSelection />}
    </div>
  );
}

/** A selection that a link names. It needs no script; with one, it can become the visitor's own, who is asked before
 *  theirs changes. */
function SharedSelection({ named: { products, gone } }: { named: NamedSelection }) {
  if (products.length === 0) return <SelectionEmpty title={m.nothingShared} hint={m.nothingSharedHint} />;
  const sum = products.reduce((total, { quantity }) => total + quantity, 0);
  return (
    <>
      <p className={section.lead}>{m.sharedLead}</p>
      {gone > 0 && <p className="selection-gone">{m.sharedGone(gone)}</p>}
      <h2 className="visually-hidden">{m.lines}</h2>
      <ul className="selection-lines">
        {products.map((product) => (
          <li key={product.slug} className="selection-line">
            <SelectedProduct slug={product.slug} title={product.title} product={product} />
            <p className="selection-count">{m.pieces(product.quantity)}</p>
          </li>
        ))}
      </ul>
      <div className="selection-actions">
        <p className="selection-total">
          {m.total(products.length, sum)}
          <strong>
            <SelectionSum lines={products} />
          </strong>
        </p>
        <Link to="/contact" search={{ type: "quote", produits: writeSelection(products) }} className={`${button.button} ${button.dark}`}>
          {words.askForQuote}
        </Link>
      </div>
      <Keeping products={products} />
    </>
  );
}

const isLike = (line: SelectionLine, other: SelectionLine | undefined) =>
  other !== undefined && isSameProduct(line, other) && line.quantity === other.quantity;

/** Makes a shared selection the visitor's own, or a part of it. */
function Keeping({ products }: Pick<NamedSelection, "products">) {
  const own = ownSelection.useLines();
  const [status, setStatus] = useState("");
  const lines = products.map(({ id, slug, title, quantity }) => ({ id, slug, title, quantity, note: "" }));
  const isTheirs = own.length === lines.length && own.every((line, index) => isLike(line, lines[index]));

  function replace() {
    ownSelection.replace(lines);
    setStatus(m.kept);
  }

  function add() {
    const left = ownSelection.add(lines);
    setStatus(left.length > 0 ? m.full(SELECTION_MAX, left.length) : m.added);
  }

  return (
    <div className="selection-keep needs-script">
      {!status && !isTheirs && (
        <>
          {own.length > 0 && <p>{m.keepHint(own.length)}</p>}
          <button type="button" className={`${button.button} ${button.outline}`} onClick={replace}>
            {own.length > 0 ? m.replace : m.keep}
          </button>
          {own.length > 0 && (
            <button type="button" className={`${button.button} ${button.outline}`} onClick={add}>
              {m.add}
            </button>
          )}
        </>
      )}
      <output>
        <span>{status || (isTheirs && m.isYours)}</span> {(status !== "" || isTheirs) && <Link to="/ma-selection">{link.see}</Link>}
        {!selectionText.isLasting() && <p>{link.unstored}</p>}
      </output>
    </div>
  );
}
