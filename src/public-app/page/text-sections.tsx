import type { PageView } from "#contracts/page/page-view.ts";
import type { SectionOf } from "#contracts/page/section.ts";
import faq from "#public-app/contact-request/contact-page.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import styles from "#public-app/ui/section.module.css";
import { WrittenHtml } from "#public-app/ui/written-html.tsx";
import { nameAttributes, SectionHeading } from "./section-heading.tsx";

/** A rich text, beside its title on a wide screen. */
export function Text({ section }: { section: SectionOf<"text"> }) {
  return (
    <section className={`${styles.container} page-text`} {...nameAttributes(section)}>
      <SectionHeading section={section} />
      <WrittenHtml html={section.html} />
    </section>
  );
}

/** A picture that fills its side, and a text beside it. */
export function PictureText({ section, view }: { section: SectionOf<"picture">; view: PageView }) {
  const picture = view.pictures[section.image_url];
  return (
    <section className="page-picture" data-side={section.side} {...nameAttributes(section)}>
      {picture && (
        <div className="page-picture-frame">
          <Picture image={picture} alt={section.image_alt} sizes="(max-width: 56.24em) 100vw, 58vw" />
        </div>
      )}
      <div className="page-picture-text">
        <SectionHeading section={section} />
        <WrittenHtml html={section.html} />
      </div>
    </section>
  );
}

/** Questions, unfolded one by one. */
export function Questions({ section }: { section: SectionOf<"questions"> }) {
  return (
    <section {...nameAttributes(section)}>
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
