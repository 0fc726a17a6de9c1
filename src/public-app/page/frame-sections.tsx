import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import button from "#public-app/ui/button.module.css";
import { ClosingBlock } from "#public-app/ui/closing-block.tsx";
import { ContentLink } from "#public-app/ui/content-link.tsx";
import hero from "#public-app/ui/page-hero.module.css";
import styles from "#public-app/ui/section.module.css";
import { ContactWays, Showroom } from "#public-app/contact-request/visit/lazy-visit.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import { Invitation } from "./invitation/invitation.tsx";
import { SectionPicture } from "./section-picture.tsx";

const SCENE_SIZES = "(max-width: 47.99em) 72vw, 58vw";

/** The opening of a page: its title on the dark, and a picture that comes out of it. */
export function Opening({ section, view }: { section: SectionOf<"opening">; view: PageView }) {
  const { overline, lead, image_url, link_text, link_url } = section;
  return (
    <header className={hero.hero}>
      <div className={hero.inner}>
        {overline !== "" && <p className="page-overline">{overline}</p>}
        <h1 className={hero.title}>{view.page.title}</h1>
        {lead !== "" && <p className={hero.lead}>{lead}</p>}
        {link_text !== "" && (
          <p className={styles.actions}>
            <ContentLink to={link_url} text={link_text} className={`${button.button} ${button.primary}`} />
          </p>
        )}
      </div>
      <div className={hero.scene}>
        <SectionPicture url={image_url || "/scenes/terrasse.webp"} view={view} alt="" sizes={SCENE_SIZES} isUrgent />
      </div>
    </header>
  );
}

/** A question, and where to go with it. */
export function Action({ section, view }: { section: SectionOf<"action">; view: PageView }) {
  if (section.image_url) return <Invitation section={section} view={view} />;
  const { id, title, text, link_text, link_url, other_text, other_url } = section;
  return (
    <ClosingBlock id={id} title={title} text={text} isSand>
      <ContentLink to={link_url} text={link_text} className={`${button.button} ${button.dark}`} />
      {other_text !== "" && <ContentLink to={other_url} text={other_text} className={`${button.button} ${button.outline}`} />}
    </ClosingBlock>
  );
}

/** The showroom on its map, the ways to reach the company, its hours: as the settings have them. */
export function ShowroomSection({ id }: { id: string }) {
  return (
    <ServerPart id={`lieu-${id}`}>
      <Showroom />
      <div className={`${styles.container} ${styles.section}`}>
        <ContactWays />
      </div>
    </ServerPart>
  );
}
