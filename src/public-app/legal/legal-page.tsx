import { Link } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import { PageHead } from "#public-app/document/page-head.tsx";
import { useSettings } from "#public-app/settings/use-settings.ts";
import reading from "#public-app/ui/prose.module.css";
import { filledText } from "./filled-text.ts";
import styles from "./legal-page.module.css";
import { type LegalBlock, type LegalText, LEGAL_TEXTS_SINCE, type Words } from "./legal-text.ts";
import { m } from "#messages/public-app/legal/messages";

// The time zone is fixed, so that server and browser agree.
const dates = new Intl.DateTimeFormat(language.locale, { dateStyle: "long", timeZone: "UTC" });

function Running({ words }: { words: Words }) {
  if (typeof words === "string") return words;
  return words.map((part) => {
    if (typeof part === "string") return part;
    const { text, href } = part;
    return href.startsWith("/") ? (
      <Link key={href} to={href}>
        {text}
      </Link>
    ) : (
      <a key={href} href={href}>
        {text}
      </a>
    );
  });
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string" || Array.isArray(block)) {
    return (
      <p>
        <Running words={block} />
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((words) => (
          <li key={JSON.stringify(words)}>
            <Running words={words} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.facts}>
      {block.facts
        .filter(([, answer]) => answer !== "")
        .map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <Running words={answer} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** A legal text with its contents beside it, laid out to be read and to be printed. */
export function LegalPage({ path, text }: { path: string; text: LegalText }) {
  const settings = useSettings();
  const { title, description, intro, sections } = filledText(text, settings);
  return (
    <article className={styles.page}>
      <PageHead title={title} description={description} path={path} />
      <header className={styles.opening}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <p className={styles.since}>
          {m.since} <time dateTime={LEGAL_TEXTS_SINCE}>{dates.format(new Date(LEGAL_TEXTS_SINCE))}</time>
        </p>
      </header>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <h2 id="sommaire">{m.contents}</h2>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`${reading.prose} ${styles.text}`}>
        {settings.is_example && <p className={styles.example}>{m.example(settings.name)}</p>}
        {sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2>{section.title}</h2>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
