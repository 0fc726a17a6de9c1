import { Link } from "@tanstack/react-router";
import { language } from "#messages/public-app/language/language";
import { PageHead } from "#public-app/document/page-head.tsx";
import { useSettings, countryOf } from "#public-app/settings/use-settings.ts";
import reading from "#public-app/ui/prose.module.css";
import styles from "./legal-page.module.css";
import { type LegalBlock, type LegalText, LEGAL_TEXTS_SINCE, type Words } from "./legal-text.ts";
import { m } from "#messages/public-app/legal/messages";
import type { PublicSettings } from "#contracts/settings/public-settings.ts";

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
  const { title, description, intro, sections } = fillText(text, settings);
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

/** A telephone number that never breaks over two lines. */
const keepTogether = (phone: string) => phone.replaceAll(" ", "\u00a0");

/** Values for the `{…}` of legal texts. */
function toValues(settings: PublicSettings): Record<string, string> {
  const { legal_name, legal_form, street, postal_code, city, phone, host_phone, cloud_login } = settings;
  return {
    name: settings.name,
    legal_name,
    company: [legal_name, legal_form].filter(Boolean).join(", "),
    address: `${street}, ${[postal_code, city].filter(Boolean).join(" ")}, ${countryOf(settings)}`,
    city,
    email: settings.email,
    phone: keepTogether(phone),
    phone_link: phone.replaceAll(" ", ""),
    registration_number: settings.registration_number,
    tax_number: settings.tax_number,
    publication_director: settings.publication_director,
    host_name: settings.host_name,
    host_address: settings.host_address,
    host_phone: keepTogether(host_phone),
    cloud_login,
    cloud_host: new URL(cloud_login).host,
  };
}

/** A legal text with what the settings say of the company in place of `{…}`. */
function fillText(text: LegalText, settings: PublicSettings): LegalText {
  const values = toValues(settings);
  function fill(part: unknown): unknown {
    if (typeof part === "string") return part.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
    if (Array.isArray(part)) return part.map(fill);
    // texts hold nothing else
    return Object.fromEntries(Object.entries(part as object).map(([key, value]) => [key, fill(value)]));
  }
  return fill(text) as LegalText; // of the same shape
}
