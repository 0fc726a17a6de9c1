import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import button from "#public-app/ui/button.module.css";
import { ContentLink } from "#public-app/ui/content-link.tsx";
import { sectionAttributes } from "../section-heading.tsx";
import { SectionPicture } from "../section-picture.tsx";
import styles from "./invitation.module.css";

/** A call to action on the dark, beside its picture. */
export function Invitation({ section, view }: { section: SectionOf<"action">; view: PageView }) {
  const { id, title, text, link_text, link_url, other_text, other_url, image_url = "", image_alt = "" } = section;
  return (
    <section className={styles.invitation} {...sectionAttributes(section)} data-late="">
      <div className={styles.scene}>
        <SectionPicture url={image_url} view={view} alt={image_alt} sizes="(max-width: 56.24em) 100vw, 62vw" />
      </div>
      <div className={styles.text}>
        <h2 id={`titre-${id}`} className={styles.title}>
          {title}
        </h2>
        {text !== "" && <p className={styles.lead}>{text}</p>}
        <div className={styles.actions}>
          <ContentLink to={link_url} text={link_text} className={`${button.button} ${button.primary}`} />
          {other_text !== "" && <ContentLink to={other_url} text={other_text} className={`${button.button} ${button.outline}`} />}
        </div>
      </div>
    </section>
  );
}
