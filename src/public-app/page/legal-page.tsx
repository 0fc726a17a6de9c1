import { language } from "#messages/public-app/language/language";
import type { PageView } from "#contracts/page/page-view.ts";
import type { Section } from "#contracts/page/section.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import reading from "#public-app/ui/prose.module.css";
import { WrittenHtml } from "#public-app/ui/written-html.tsx";
import { m } from "#messages/public-app/page/messages";
import { FactRows } from "./fact-rows.tsx";
import styles from "./legal-page.module.css";
import { SectionPart } from "./section-part.tsx";

// The company's time zone, wherever the reader is.
const dates = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "Africa/Tunis" });

type Chapter = { id: string; title: string; parts: Section[] };

/** Groups sections into chapters: one begins with each title. */
function toChapters(sections: Section[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const section of sections) {
    const title = "title" in section ? section.title : "";
    const chapter = chapters.at(-1);
    if (title === "" && chapter) chapter.parts.push(section);
    else chapters.push({ id: section.id, title, parts: [section] });
  }
  return chapters;
}

/** A section of a chapter; the chapter has the title of a text and of facts. */
function ChapterPart({ section, view }: { section: Section; view: PageView }) {
  if (section.kind === "text") return <WrittenHtml html={section.html} />;
  if (section.kind === "facts") return <FactRows items={section.items} />;
  return <SectionPart section={section} view={view} />;
}

/** A legal text with its contents beside it, laid out to be read and to be printed. */
export function LegalPage({ view }: { view: PageView }) {
  const { page, sections } = view;
  const { is_example, name } = useSettings();
  const opening = sections.find((section) => section.kind === "opening");
  const chapters = toChapters(sections.filter((section) => section !== opening));
  return (
    <article className={styles.page} {...langAttributes(page)}>
      <header className={styles.opening}>
        <h1 className={styles.title}>{page.title}</h1>
        {opening && <p className={styles.intro}>{opening.lead}</p>}
        <p className={styles.since}>
          {m.since} <time dateTime={page.updated_at}>{dates.format(new Date(page.updated_at))}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <h2 id="sommaire">{m.contents}</h2>
        <ol>
          {chapters
            .filter(({ title }) => title !== "")
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
        </ol>
      </nav>
      <div className={`${reading.prose} ${styles.text}`}>
        {is_example && <p className={styles.example}>{m.example(name)}</p>}
        {chapters.map(({ id, title, parts }) => (
          <section key={id} id={hasNoHeading(parts[0]) ? id : undefined}>
            {title !== "" && hasNoHeading(parts[0]) && <h2>{title}</h2>}
            {parts.map((section) => (
              <ChapterPart key={section.id} section={section} view={view} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

const hasNoHeading = (section: Section | undefined) => section?.kind === "text" || section?.kind === "facts";
