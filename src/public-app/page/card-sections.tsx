import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import home from "#public-app/home/home-page.module.css";
import { ProductCard } from "#public-app/product/product-card.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/page/messages";
import { sectionAttributes, SectionHeading } from "./section-heading.tsx";
import voices from "./voices.module.css";

const STAR = "m11 1 3 6.6 7 .8-5.2 4.8 1.4 7L11 16.6l-6.2 3.6 1.4-7L1 8.4l7-.8Z";
const STAR_WIDTH = 24.5;

/** The stars that a customer gave; nothing where none are noted. */
function Stars({ count }: { count: number }) {
  if (count === 0) return null;
  const width = count * STAR_WIDTH - 2.5;
  return (
    <p className={voices.stars}>
      <span className="visually-hidden">{m.stars(count)}</span>
      <svg viewBox={`0 0 ${width} 22`} width={width} height="22" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <path key={index} transform={`translate(${index * STAR_WIDTH} 0)`} d={STAR} />
        ))}
      </svg>
    </p>
  );
}

/** Words of customers, each with its source. */
export function Voices({ section }: { section: SectionOf<"voices"> }) {
  return (
    <section className={`${styles.container} ${styles.section}`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <ul className={voices.list}>
        {section.items.map(({ quote, name, source, stars }) => (
          <li key={quote}>
            <figure className={voices.testimonial}>
              <Stars count={Number(stars ?? 0)} />
              <blockquote className={voices.words}>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {source}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** People by their names and trades, with a portrait where there is one. */
export function People({ section, view }: { section: SectionOf<"people">; view: PageView }) {
  return (
    <section className={`${styles.container} ${styles.section}`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <ul className="page-people">
        {section.items.map(({ name, role, text, image_url }) => {
          const portrait = view.pictures[image_url];
          return (
            <li key={name}>
              {portrait && (
                <div className="page-portrait">
                  <Picture image={portrait} alt="" sizes="(min-width: 64em) 300px, (min-width: 37.5em) 43vw, 90vw" />
                </div>
              )}
              <h3>{name}</h3>
              <p className="page-role">{role}</p>
              {text !== "" && <p>{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Products as cards; nothing where there are none to show. */
export function ProductCards({ section, view }: { section: SectionOf<"products">; view: PageView }) {
  const products = view.products[section.id] ?? [];
  if (products.length === 0) return null;
  return (
    <section className={`${styles.container} ${styles.section}`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <ul className={`${home.cards} page-cards`}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Articles as cards; nothing where there are none to show. */
export function ArticleCards({ section, view }: { section: SectionOf<"articles">; view: PageView }) {
  const articles = view.articles[section.id] ?? [];
  if (articles.length === 0) return null;
  return (
    <section className={`${styles.container} ${styles.section}`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <ul className={`${home.cards} page-cards`}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
