import { Link } from "@tanstack/react-router";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import section from "#public-app/ui/section.module.css";
import { recentProducts } from "#public-app/product/stored-products.ts";
import styles from "./recently-seen.module.css";
import { m } from "#messages/public-app/product/messages";
import { useCards } from "#public-app/product/use-cards.ts";

/** Products on one row of the widest screen. */
const SHOWN_MAX = 6;

/** Products that the visitor has looked at before, known to this browser only. */
export function RecentlySeen({ slugs }: { slugs: string[] }) {
  const cards = useCards(slugs.slice(0, SHOWN_MAX), recentProducts.learn);
  if (!cards || cards.length === 0) return null;

  function forget() {
    recentProducts.store([]);
    // The button goes away with the list: the keyboard goes on from the page.
    document.getElementById("contenu")?.focus({ preventScroll: true });
  }

  return (
    <section className={`${section.container} ${styles.seen}`} aria-labelledby="vus">
      <div className={styles.head}>
        <h2 id="vus" className={styles.heading}>
          {m.recentTitle}
        </h2>
        <button type="button" className={styles.forget} aria-label={m.forgetAllRecent} onClick={forget}>
          {m.forgetRecent}
        </button>
      </div>
      <ul className={styles.list}>
        {cards.map(({ slug, title, image, ...card }) => (
          <li key={slug}>
            <Link to="/produits/$slug" params={{ slug }} className={styles.product}>
              <span className={styles.picture}>
                <Picture image={image} alt="" sizes="(min-width: 64em) 200px, 150px" />
              </span>
              <span {...langAttributes(card)}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
