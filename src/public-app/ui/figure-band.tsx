import styles from "./figure-band.module.css";
import section from "./section.module.css";

type Props = {
  id: string;
  /** Title of the figures, for visitors who do not see them. */
  title: string;
  figures: { figure: string; label: string }[];
};

/** A few large figures on sand. */
export function FigureBand({ id, title, figures }: Props) {
  return (
    <section id={id} className={section.sand} aria-label={title} data-late="">
      <dl className={`${section.container} ${styles.figures}`}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={styles.entry}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
