import { Link } from "@tanstack/react-router";
import { useFigures } from "#public-app/content/use-figures.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import button from "#public-app/ui/button.module.css";
import { FigureBand } from "#public-app/ui/figure-band.tsx";
import { m as ui } from "#messages/public-app/ui/messages";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import { IconList } from "#public-app/ui/icon/icon-list.tsx";
import styles from "./about-page.module.css";
import { m } from "#messages/public-app/about/messages";

export function AboutPage() {
  const settings = useSettings();
  const figures = useFigures();
  const description = m.description(settings);
  return (
    <>
      <PageHead title={m.title(settings.name)} description={description} path="/a-propos" />
      <PageHero title={m.heading} lead={description} scene="atelier" />
      <section className={`${section.container} ${section.section} ${styles.mission}`} aria-labelledby="mission">
        <h2 id="mission" className={styles.small}>
          {m.mission}
        </h2>
        <p className={styles.statement}>{m.missionStatement}</p>
        <div className={styles.words}>
          {m.missionText.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className={styles.scene}>
        <ScenePicture name="arrivee" alt={m.picture} sizes="100vw" />
      </div>
      <FigureBand
        title={m.figures(settings.name)}
        figures={[
          { figure: figures.homes, label: m.homes },
          { figure: figures.experts, label: m.experts },
          { figure: figures.uptime, label: m.uptime },
          { figure: figures.support, label: m.support },
        ]}
      />
      <section className={`${section.container} ${section.section}`} aria-labelledby="valeurs">
        <h2 id="valeurs" className={section.title}>
          {m.values}
        </h2>
        <IconList items={m.valueList} className={styles.values} />
      </section>
      <Timeline />
      <Team />
      <section className={section.sand} aria-labelledby="suite">
        <div className={`${section.container} ${section.section} ${styles.closing}`}>
          <h2 id="suite" className={section.title}>
            {m.closing}
          </h2>
          <div className={section.actions}>
            <Link to="/contact" className={`${button.button} ${button.dark}`}>
              {m.contact}
            </Link>
            <Link to="/fonctionnalites" className={`${button.button} ${button.outline}`}>
              {ui.seeFeatures}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

/** The leadership team, by name and trade: no portrait may be made up. */
function Team() {
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

/** The history of the company, one step a year. */
function Timeline() {
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
