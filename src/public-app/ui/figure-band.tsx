import styles from "./figure-band.module.css";
import section from "./section.module.css";

/** A few large figures on sand. */
export function FigureBand({ figures }: { figures: { figure: string; label: string }[] }) {
  return (
    <div className={section.sand}>
      <dl className={`${section.container} ${styles.figures}`}>
        {figures.map(({ figure, label }) => (
          <div key={label} className={styles.entry}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
