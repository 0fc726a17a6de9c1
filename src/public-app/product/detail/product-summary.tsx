import { Link } from "@tanstack/react-router";
import { offersDemoFirst } from "#contracts/product/life-cycle.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m as words } from "#messages/public-app/ui/messages";
import { ShareLinks } from "#public-app/share/share-links.tsx";
import { CompareChoice } from "#public-app/product/comparison/compare-choice.tsx";
import { m as products } from "#messages/public-app/product/messages";
import { m } from "#messages/public-app/product/detail/messages";
import { BenefitList, NamedProducts } from "#public-app/product/sections/lazy-sections.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import styles from "./product-summary.module.css";
import { Suspense, useState } from "react";
import { selectionText } from "#public-app/selection/selection-text.ts";
import { lazyExtra } from "#public-app/ui/hydration.ts";
import { ownPath } from "#public-app/routes/page-url.ts";
import { loadAnswer, takePress } from "#public-app/selection/kept-presses.ts";

/** Whether a button is the first one of its page. */
type IsFirst = { isFirst: boolean };

const lookOf = (isFirst: boolean) => (isFirst ? button.dark : button.outline);

/** Into the selection; without JavaScript, which keeps it, straight to the request. */
function SelectionWays({ id, slug, title, isFirst }: Pick<ProductDetail, "id" | "slug" | "title"> & IsFirst) {
  return (
    <>
      <div className={`${styles.actions} needs-script`}>
        <AddToSelection id={id} slug={slug} title={title} isFirst={isFirst} />
      </div>
      <form action={ownPath("/contact")} className={`${styles.actions} without-script`}>
        <input type="hidden" name="type" value="quote" />
        <input type="hidden" name="produit" value={slug} />
        <input type="number" name="quantite" min={1} max={999} defaultValue={1} aria-label={m.quantity} />
        <button type="submit" className={`${button.button} ${lookOf(isFirst)}`}>
          {words.askForQuote}
        </button>
      </form>
    </>
  );
}

/** Name, promise, advantages and next step of a product. `isShared`: whether other visitors see the page too. */
export function ProductSummary({ product, isShared }: { product: ProductDetail; isShared: boolean }) {
  const { title, slug, reference, short_description, price_from, lifecycle, is_new, downloads } = product;
  const badge = products.lifecycle[lifecycle] || (is_new && m.isNew);
  // The server makes a sheet of what visitors see, in their language; what they do not see yet has none.
  const sheet = isShared && ownPath(`/produits/${slug}/fiche.pdf`);
  const datasheet = (downloads[0] && m.isForeign(downloads[0].language) && sheet) || (downloads[0]?.url ?? sheet);
  const isDiscontinued = lifecycle === "discontinued";
  const isDemo = offersDemoFirst(product);
  const ways = isShared && !isDiscontinued && <SelectionWays id={product.id} slug={slug} title={title} isFirst={!isDemo} />;
  return (
    <div className={styles.summary}>
      {badge && (
        <p className={styles.badge} data-life={lifecycle}>
          {badge}
        </p>
      )}
      <h1 className={styles.title} {...langAttributes(product)}>
        {title}
      </h1>
      <p className={styles.reference}>{m.reference(reference)}</p>
      {(price_from !== null || lifecycle === "active") && (
        <p className={styles.promise}>
          <strong>{price_from === null ? products.onQuote : products.priceFrom(price_from)}</strong>
        </p>
      )}
      <p className={styles.promise} {...langAttributes(product)}>
        {short_description}
      </p>
      <ServerPart key={slug} id={`avec-${slug}`}>
        <NamedProducts product={product} className={styles.promise} />
      </ServerPart>
      {!isDemo && ways}
      <div className={styles.actions}>
        {!isDiscontinued && (
          <Link to="/contact" search={{ type: "demo", produit: slug }} className={`${button.button} ${lookOf(isDemo)}`}>
            {words.bookDemo}
          </Link>
        )}
        {datasheet ? (
          <a href={datasheet} target="_blank" rel="noopener" className={`${button.button} ${button.outline}`}>
            <Icon name="file-text" />
            {m.datasheet}
            <span className="visually-hidden">{words.newTab}</span>
          </a>
        ) : (
          <button type="button" disabled className={button.button}>
            {m.noDatasheet}
          </button>
        )}
      </div>
      {isDemo && ways}
      <div className="needs-script">
        <CompareChoice id={product.id} slug={slug} title={title} attributes={langAttributes(product)} />
      </div>
      <ServerPart key={`avantages-${slug}`} id={`avantages-${slug}`}>
        <BenefitList product={product} />
      </ServerPart>
      {isShared && (
        <div className={styles.share}>
          <ShareLinks path={`/produits/${slug}`} title={title} />
        </div>
      )}
    </div>
  );
}

// Where it does not come, the number in the header says as much.
const SelectedCount = lazyExtra(async () => (await import("#public-app/selection/link/selection-link.tsx")).SelectedCount);

/** Takes a product into the selection, one more at each press. What that takes comes with the first one. */
function AddToSelection({ id, slug, title, isFirst }: { id: number; slug: string; title: string } & IsFirst) {
  const isBegun = selectionText.useText() !== "";
  const [refusal, setRefusal] = useState<"full" | "failed">();

  async function add(button: HTMLButtonElement) {
    const { ownSelection } = await loadAnswer(button, () => import("#public-app/selection/own-selection.ts"));
    if (!takePress(slug)) return; // another page has answered it
    setRefusal(ownSelection.add([{ id, slug, title, quantity: 1, note: "" }]).length > 0 ? "full" : undefined);
  }

  return (
    <>
      <button
        type="button"
        name="selection"
        value={slug}
        className={`${button.button} ${lookOf(isFirst)}`}
        onClick={({ currentTarget }) => void add(currentTarget).catch(() => setRefusal("failed"))}
      >
        <Icon name="plus" />
        {isFirst ? m.addToQuote : products.addToSelection}
      </button>
      <Suspense>{isBegun && <SelectedCount product={{ id, slug }} isRefused={refusal === "full"} />}</Suspense>
      {refusal === "failed" && <p role="alert">{products.notAdded}</p>}
    </>
  );
}
