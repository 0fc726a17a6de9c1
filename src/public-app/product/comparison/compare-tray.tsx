import { Link } from "@tanstack/react-router";
import { COMPARED_MAX } from "#contracts/product/chosen-products.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "./compare-tray.module.css";
import { comparedProducts, toggleCompared } from "./compared-products.ts";
import { m } from "#messages/public-app/product/comparison/tray-messages";
import { useCards } from "#public-app/product/use-cards.ts";

/** The products chosen to be compared, at hand at the foot of the window. */
export function CompareTray({ slugs }: { slugs: string[] }) {
  const chosen = slugs.slice(0, COMPARED_MAX);
  const cards = useCards(chosen);
  if (!cards) return null;
  return (
    <aside className={styles.tray} aria-label={m.tray}>
      <p className={styles.refusal} role="alert">
        {slugs.length > COMPARED_MAX && m.refused(COMPARED_MAX)}
      </p>
      <ul className={styles.products}>
        {cards.map(({ slug, title, image }) => (
          <li key={slug} className={styles.product}>
            <span className={styles.picture}>
              <Picture image={image} alt="" sizes="44px" />
            </span>
            <span className={styles.title} lang={language.contentLanguage}>
              {title}
            </span>
            <button type="button" className={styles.remove} aria-label={m.remove(title)} onClick={() => toggleCompared(slug)}>
              <Icon name="x" />
            </button>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{m.chosen(chosen.length)}</output>
      <div className={styles.actions}>
        <button type="button" className={styles.clear} onClick={() => comparedProducts.store([])}>
          {m.clear}
        </button>
        {chosen.length > 1 ? (
          <Link to="/comparer" search={{ produits: chosen.join() }} className={`${button.button} ${button.primary}`}>
            {m.compare(chosen.length)}
          </Link>
        ) : (
          <p className={styles.hint}>{m.oneMore}</p>
        )}
      </div>
    </aside>
  );
}
