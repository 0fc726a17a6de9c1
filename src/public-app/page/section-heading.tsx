import styles from "#public-app/ui/section.module.css";

type Props = { section: { id: string; title: string; lead?: string } };

/** Gives the attribute by which a section is named, where it has a title. */
export function nameAttributes({ id, title }: Props["section"]) {
  return title === "" ? undefined : { "aria-labelledby": `titre-${id}` };
}

/** The title of a section and the sentence below it, each where it is written. */
export function SectionHeading({ section: { id, title, lead } }: Props) {
  if (title === "" && !lead) return null;
  return (
    <div>
      {title !== "" && (
        <h2 id={`titre-${id}`} className={styles.title}>
          {title}
        </h2>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
