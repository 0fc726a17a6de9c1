import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/feature/messages";
import styles from "./testimonials.module.css";

const STAR = "m11 1 3 6.6 7 .8-5.2 4.8 1.4 7L11 16.6l-6.2 3.6 1.4-7L1 8.4l7-.8Z";

function FiveStars() {
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">{m.rating}</span>
      <svg viewBox="0 0 120 22" width="120" height="22" aria-hidden="true">
        {[0, 24.5, 49, 73.5, 98].map((left) => (
          <path key={left} transform={`translate(${left} 0)`} d={STAR} />
        ))}
      </svg>
    </p>
  );
}

/** Words of three customers. */
export function Testimonials() {
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="temoignages">
      <h2 id="temoignages" className={section.title}>
        {m.testimonials}
      </h2>
      <ul className={styles.list}>
        {m.testimonialList.map(({ words, name, place }) => (
          <li key={name}>
            <figure className={styles.testimonial}>
              <FiveStars />
              <blockquote className={styles.words}>
                <p>{words}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {place}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
