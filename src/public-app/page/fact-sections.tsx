import type { SectionOf } from "#contracts/page/section.ts";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { isIconName } from "#public-app/ui/icon/icon-names.ts";
import icons from "./benefits.module.css";
import styles from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/page/messages";
import { sectionAttributes, SectionHeading } from "./section-heading.tsx";
import steps from "./steps.module.css";

/** A few gains, each under its icon: one of ours, or an emoji. */
export function Benefits({ section }: { section: SectionOf<"benefits"> }) {
  return (
    <section className={`${styles.container} ${styles.section}`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <ul className="page-benefits">
        {section.items.map(({ icon, title, text }) => (
          <li key={title}>
            {icon !== "" && (
              <span className={icons.icon} aria-hidden="true">
                {isIconName(icon) ? <Icon name={icon} /> : icon}
              </span>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A few large figures: in a band, or one above its text where any has one. */
export function Figures({ section }: { section: SectionOf<"figures"> }) {
  const { id, title, items } = section;
  if (items.every(({ text }) => !text)) return <FigureBand id={id} title={title || m.figures} figures={items} />;
  return (
    <section className={styles.sand} {...sectionAttributes(section)}>
      <div className={`${styles.container} ${styles.section}`}>
        <SectionHeading section={section} />
        <ul className="page-figures">
          {items.map(({ figure, label, text }) => (
            <li key={label}>
              <p className="page-figure">{figure}</p>
              <h3>{label}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Steps on the dark, one after the other; a mark is a year, a day, a number. */
export function Steps({ section }: { section: SectionOf<"steps"> }) {
  return (
    <section className={styles.dark} {...sectionAttributes(section)}>
      <div className={`${styles.container} ${styles.section}`}>
        <SectionHeading section={section} />
        <ol className={steps.steps}>
          {section.items.map(({ mark, title, text }) => (
            <li key={title}>
              {mark !== "" && <p className={steps.year}>{mark}</p>}
              <h3>{title}</h3>
              <p className={steps.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
