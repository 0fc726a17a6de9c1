import { useSettings } from "#public-app/settings/use-settings.ts";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/about/messages";
import styles from "./team.module.css";

/** The leadership team, by name and trade: no portrait may be made up. */
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
            <h3>{name}</h3>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
