import type { ReactNode } from "react";
import styles from "./closing-block.module.css";
import section from "./section.module.css";

type Props = {
  id: string;
  title: string;
  text: string;
  isSand?: boolean;
  /** Links to what comes next. */
  children: ReactNode;
};

/** The end of a page: a question, and where to go with it. */
export function ClosingBlock({ id, title, text, isSand = false, children }: Props) {
  return (
    <section
      id={id}
      className={isSand ? `${section.section} ${section.sand}` : section.section}
      aria-labelledby={`titre-${id}`}
      data-late=""
    >
      <div className={`${section.container} ${styles.closing}`}>
        <h2 id={`titre-${id}`} className={section.title}>
          {title}
        </h2>
        <div>
          {text !== "" && <p className={section.lead}>{text}</p>}
          <div className={section.actions}>{children}</div>
        </div>
      </div>
    </section>
  );
}
