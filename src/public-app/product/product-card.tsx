import { Link } from "@tanstack/react-router";
import { memo, type MouseEvent, useState } from "react";
import type { ProductCard as CardView } from "#contracts/product/catalogue.ts";
import button from "#public-app/ui/button.module.css";
import look from "#public-app/ui/card.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/messages";
import { CompareChoice } from "#public-app/product/comparison/compare-choice.tsx";
import styles from "./product-card.module.css";
import type { LanguageAttributes } from "#public-app/language/language-settings.ts";
import { loadAnswer } from "#public-app/selection/kept-presses.ts";

const GRID_SIZES = "auto, (min-width: 1680px) 453px, (min-width: 64em) 29vw, (min-width: 37.5em) 43vw, 90vw";
/** Widths in the catalogue, beside its facets on a wide screen, two by two on a phone. `auto`: a browser that knows it
 *  measures the picture. */
const CATALOGUE_SIZES = "auto, (min-width: 1680px) 360px, (min-width: 64em) 22vw, (min-width: 37.5em) 29vw, 43vw";
const LIST_SIZES = "(min-width: 37.5em) 220px, 112px";

type Props = {
  product: CardView;
  isList?: boolean;
  linkText?: string;
  /** Level of the title among the page's headings. */
  heading?: "h3" | "h4";
  /** The form that its box for comparing belongs to; without one there is no box, nor the button beside it. */
  compareForm?: string;
};

/** A product in a list. The whole card follows its one link. Drawn again only where it shows something else: a search
 *  replaces few cards at each letter. */
export const ProductCard = memo(Card, (shown, next) => JSON.stringify(shown) === JSON.stringify(next));

function Card({ product, isList = false, linkText = m.learnMore, heading: Heading = "h4", compareForm }: Props) {
  const { id, slug, title, reference, short_description, price_from, protocols, lifecycle, is_new, image } = product;
  const badge = m.lifecycle[lifecycle] || (is_new && m.isNew);
  const titleId = `produit-${id}`;

  // The picture that was pressed grows into the product's page; only that one bears the name, so only that one is
  // animated.
  function handleClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const picture = currentTarget.closest("article")?.querySelector("figure");
    if (picture) picture.style.viewTransitionName = `produit-${slug}`;
  }

  return (
    <article className={`${look.card} ${styles.card} arrow-host`}>
      <figure key={id} className={`${look.picture} ${styles.picture}`}>
        <Picture image={image} alt="" sizes={isList ? LIST_SIZES : compareForm ? CATALOGUE_SIZES : GRID_SIZES} />
        {badge && (
          <span className={styles.badge} data-life={lifecycle}>
            {badge}
          </span>
        )}
      </figure>
      <div className={`${look.text} ${styles.text}`}>
        <Heading id={titleId} {...langAttributes(product)} className={look.title}>
          {title}
        </Heading>
        <p className={styles.price}>{price_from === null ? !m.lifecycle[lifecycle] && m.onQuote : m.priceFrom(price_from)}</p>
        <p className={`${look.summary} ${styles.description}`} {...langAttributes(product)}>
          {short_description}
        </p>
        <p className={styles.facts}>
          {protocols.map((protocol) => (
            <b key={protocol}>{`${protocol} `}</b>
          ))}
          <span>{reference}</span>
        </p>
        <div className={styles.ways}>
          <Link
            to="/produits/$slug"
            params={{ slug }}
            viewTransition
            aria-describedby={titleId}
            className={`${button.arrow} ${look.link}`}
            onClick={handleClick}
          >
            {linkText}
            <Icon name="arrow-right" />
          </Link>
          {compareForm && (
            <>
              <CompareChoice id={id} slug={slug} title={title} attributes={langAttributes(product)} form={compareForm} />
              {lifecycle !== "discontinued" && (
                <AddFromCard key={slug} id={id} slug={slug} title={title} attributes={langAttributes(product)} />
              )}
            </>
          )}
        </div>
      </div>
    </article>
  );
}

type AddFromCardProps = {
  id: number;
  slug: string;
  title: string;
  /** Language attributes of the title, where it is not in the page's language. */
  attributes: LanguageAttributes | undefined;
};

/** Takes a product into the selection from its card, one more at each press, and says how many there are. What that
 *  takes comes with the first one. */
function AddFromCard({ id, slug, title, attributes }: AddFromCardProps) {
  const [said, say] = useState("");

  async function add(button: HTMLButtonElement) {
    const { addOne } = await loadAnswer(button, () => import("#public-app/selection/link/selection-link.tsx"));
    say(addOne({ id, slug, title }));
  }

  return (
    <>
      <button
        type="button"
        name="selection"
        value={slug}
        className={`${styles.add} needs-script`}
        onClick={({ currentTarget }) => void add(currentTarget).catch(() => say(m.notAdded))}
      >
        <Icon name="plus" />
        {m.addToSelection}
        <span className="visually-hidden" {...attributes}>
          {` ${title}`}
        </span>
      </button>
      {said && <output>{said}</output>}
    </>
  );
}
