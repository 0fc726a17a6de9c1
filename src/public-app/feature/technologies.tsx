import { Icon } from "#public-app/ui/icon.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./features-page.module.css";
import { m } from "./messages.fr.ts";

/** What the house is made of. */
export function Technologies() {
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="technologies">
      <h2 id="technologies" className={section.title}>
        {m.technologies}
      </h2>
      <p className={section.lead}>{m.technologiesLead}</p>
      <ul className={styles.four}>
        {m.technologyList.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
