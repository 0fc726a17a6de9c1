import { useFigures } from "#public-app/content/use-figures.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/about/messages";
import styles from "./timeline.module.css";

/** From the foundation to today, one step a year. */
export function Timeline() {
  const steps = m.timelineList(useFigures(), useSettings().city);
  return (
    <section className={section.dark} aria-labelledby="histoire">
      <div className={`${section.container} ${section.section}`}>
        <h2 id="histoire" className={section.title}>
          {m.timeline}
        </h2>
        <ol className={styles.steps}>
          {steps.map(({ year, title, text }) => (
            <li key={year}>
              <p className={styles.year}>{year}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
