import { useSettings } from "#public-app/settings/use-settings.ts";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/about/messages";
import styles from "./team.module.css";

/** The initials of a name: its first letter and that of its last word. */
function initialsOf(name: string): string {
  const words = name.split(" ");
  return `${words[0]?.[0] ?? ""}${words.at(-1)?.[0] ?? ""}`;
}

/** The leadership team: a monogram under the house's arch for each, since no portrait may be made up. */
export function Team() {
  const { publication_director } = useSettings();
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="equipe">
      <h2 id="equipe" className={section.title}>
        {m.team}
      </h2>
      <p className={section.lead}>{m.teamLead}</p>
      <ul className={styles.team}>
        {m.teamList(publication_director).map(({ name, role }) => (
          <li key={name}>
            <div className={styles.monogram} aria-hidden="true">
              {initialsOf(name)}
            </div>
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
