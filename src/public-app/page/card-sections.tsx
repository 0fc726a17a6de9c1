import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import { ArticleCard } from "#public-app/article/article-card.tsx";
import testimonials from "#public-app/feature/testimonials.module.css";
import home from "#public-app/home/home-page.module.css";
import { ProductCard } from "#public-app/product/product-card.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "#public-app/ui/section.module.css";
import { nameAttributes, SectionHeading } from "./section-heading.tsx";

/** Words of customers, each with its source. */
export function Voices({ section }: { section: SectionOf<"voices"> }) {
  return (
    <section className={`${styles.container} ${styles.section}`} {...nameAttributes(section)}>
      <SectionHeading section={section} />
      <ul className={testimonials.list}>
        {section.items.map(({ quote, name, source }) => (
          <li key={quote}>
            <figure className={testimonials.testimonial}>
              <blockquote className={testimonials.words}>
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
    <section className={`${styles.container} ${styles.section}`} {...nameAttributes(section)}>
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
    <section className={`${styles.container} ${styles.section}`} {...nameAttributes(section)}>
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
    <section className={`${styles.container} ${styles.section}`} {...nameAttributes(section)}>
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
