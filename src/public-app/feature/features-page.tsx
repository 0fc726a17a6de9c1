import { Link } from "@tanstack/react-router";
import { useFigures } from "#public-app/content/use-figures.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import section from "#public-app/ui/section.module.css";
import { DayDiagram } from "./day-diagram.tsx";
import styles from "./features-page.module.css";
import { m } from "#messages/public-app/feature/messages";
import { Testimonials } from "./testimonials.tsx";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { IconList } from "#public-app/ui/icon/icon-list.tsx";

function useReasons() {
  const figures = useFigures();
  return [
    { figure: figures.installation, title: m.reasonInstallation, text: m.reasonInstallationText },
    { figure: figures.compatibleBrands, title: m.reasonBrands, text: m.reasonBrandsText },
    { figure: figures.energySavings, title: m.reasonSavings, text: m.reasonSavingsText },
    { figure: figures.support, title: m.reasonSupport, text: m.reasonSupportText },
  ];
}

export function FeaturesPage() {
  const { name, city } = useSettings();
  const reasons = useReasons();
  return (
    <>
      <PageHead title={m.title} description={m.description} path="/fonctionnalites" />
      <PageHero title={m.heading} lead={m.description} scene="terrasse" />
      <nav aria-label={m.blocksLabel} className={`${section.container} ${styles.trades}`}>
        <ul>
          {m.blocks.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {m.blocks.map((block) => (
        <CapabilityBlock key={block.id} {...block} />
      ))}
      <DayDiagram />
      <Technologies />
      <section className={section.sand} aria-labelledby="raisons">
        <div className={`${section.container} ${section.section}`}>
          <h2 id="raisons" className={section.title}>
            {m.reasons(name)}
          </h2>
          <ul className={styles.four}>
            {reasons.map(({ figure, title, text }) => (
              <li key={title}>
                <p className={styles.figure}>{figure}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Testimonials />
      <section className={section.sand} aria-labelledby="demo">
        <div className={`${section.container} ${section.section} ${styles.closing}`}>
          <div>
            <h2 id="demo" className={section.title}>
              {m.closingTitle}
            </h2>
            <p className={section.lead}>{m.closing(city)}</p>
          </div>
          <div className={section.actions}>
            <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.dark}`}>
              {ui.bookDemo}
            </Link>
            <Link to="/produits" className={`${button.button} ${button.outline}`}>
              {m.seeProducts}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}

/** One capability: a wide scene on one side, what one gains on the other; the sides alternate. */
function CapabilityBlock({ id, scene, title, text, benefits, picture }: (typeof m.blocks)[number]) {
  return (
    <section id={id} className={styles.block} aria-labelledby={`${id}-titre`}>
      <div className={styles.scene}>
        <ScenePicture name={scene} alt={picture} sizes="(max-width: 56.24em) 100vw, 70vw" />
      </div>
      <div className={styles.text}>
        <h2 id={`${id}-titre`} className={section.title}>
          {title}
        </h2>
        <p className={section.lead}>{text}</p>
        <ul className={styles.benefits}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Icon name="check" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The technologies. */
function Technologies() {
  return (
    <section className={`${section.container} ${section.section}`} aria-labelledby="technologies">
      <h2 id="technologies" className={section.title}>
        {m.technologies}
      </h2>
      <p className={section.lead}>{m.technologiesLead}</p>
      <IconList items={m.technologyList} className={styles.four} />
    </section>
  );
}
