import styles from "#public-app/ui/section.module.css";

type Props = { section: { id: string; title: string; lead?: string } };

/** The attributes by which links lead to a section, and by which it is named where it has a title. */
export function sectionAttributes({ id, title }: Props["section"]) {
  return { id, ...(title !== "" && { "aria-labelledby": `titre-${id}` }) };
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
