import section from "#public-app/ui/section.module.css";
import { IconList } from "#public-app/ui/icon/icon-list.tsx";
import styles from "./features-page.module.css";
import { m } from "#messages/public-app/feature/messages";

/** What the house is made of. */
export function Technologies() {
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="technologies">
      <h2 id="technologies" className={section.title}>
        {m.technologies}
      </h2>
      <p className={section.lead}>{m.technologiesLead}</p>
      <IconList items={m.technologyList} className={styles.four} />
    </section>
  );
}
