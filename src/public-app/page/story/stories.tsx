import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import button from "#public-app/ui/button.module.css";
import { ContentLink } from "#public-app/ui/content-link.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "#public-app/ui/section.module.css";
import { sectionAttributes, SectionHeading } from "../section-heading.tsx";
import { SectionPicture } from "../section-picture.tsx";
import sheet from "./stories.css?inline";

const SIZES = "(max-width: 47.99em) 130vw, 68vw";

/** Moments, each with its picture and a way to more. Their look travels with them: the sheet of every page has no room
 *  for what few pages show. */
export function Stories({ section, view }: { section: SectionOf<"stories">; view: PageView }) {
  return (
    <section className={`${styles.container} page-stories`} {...sectionAttributes(section)}>
      <style href="stories" precedence="stories">
        {sheet}
      </style>
      <SectionHeading section={section} />
      <ul className="stories">
        {section.items.map(({ image_url, image_alt, title, text, link_text, link_url }) => (
          <li key={title} className="story arrow-host" data-late="">
            {image_url !== "" && (
              <div className="story-scene">
                <SectionPicture url={image_url} view={view} alt={image_alt} sizes={SIZES} />
              </div>
            )}
            <h3>{title}</h3>
            {text !== "" && <p>{text}</p>}
            {link_text !== "" && (
              <ContentLink to={link_url} text={link_text} className={button.arrow}>
                <Icon name="arrow-right" />
              </ContentLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
