import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import faq from "#public-app/contact-request/contact-page.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "#public-app/ui/section.module.css";
import { WrittenHtml } from "#public-app/ui/written-html.tsx";
import { FactRows } from "./fact-rows.tsx";
import { sectionAttributes, SectionHeading } from "./section-heading.tsx";
import { SectionPicture } from "./section-picture.tsx";

/** A rich text, beside its title on a wide screen. */
export function Text({ section }: { section: SectionOf<"text"> }) {
  return (
    <section className={`${styles.container} page-text`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <WrittenHtml html={section.html} />
    </section>
  );
}

/** Labels, each with its text, beside their title on a wide screen. */
export function Facts({ section }: { section: SectionOf<"facts"> }) {
  return (
    <section className={`${styles.container} page-text`} {...sectionAttributes(section)}>
      <SectionHeading section={section} />
      <FactRows items={section.items} />
    </section>
  );
}

/** A picture that fills its side, and a text beside it; alone it fills the whole width. */
export function PictureText({ section, view }: { section: SectionOf<"picture">; view: PageView }) {
  const { image_url, image_alt, title, html, side } = section;
  const hasText = title !== "" || html !== "";
  const sizes = hasText ? "(max-width: 56.24em) 100vw, 58vw" : "100vw";
  return (
    <section className="page-picture" data-side={side} {...sectionAttributes(section)}>
      {image_url !== "" && (
        <div className="page-picture-frame">
          <SectionPicture url={image_url} view={view} alt={image_alt} sizes={sizes} />
        </div>
      )}
      {hasText && (
        <div className="page-picture-text">
          <SectionHeading section={section} />
          <WrittenHtml html={html} />
        </div>
      )}
    </section>
  );
}

/** Questions, unfolded one by one. */
export function Questions({ section }: { section: SectionOf<"questions"> }) {
  return (
    <section {...sectionAttributes(section)}>
      <div className={`${styles.container} ${styles.section} ${faq.faq}`}>
        <SectionHeading section={section} />
        <div>
          {section.items.map(({ question, answer }) => (
            <details key={question} className={faq.entry}>
              <summary>
                {question}
                <Icon name="plus" />
              </summary>
              <p className="page-lines" data-lines="">
                {answer}
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
