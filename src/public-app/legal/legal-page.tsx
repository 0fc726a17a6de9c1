import { useLocation } from "@tanstack/react-router";
import { BRAND } from "#contracts/shared/brand.ts";
import { LEGAL_TEXTS } from "#public-app/content/legal-texts.ts";
import { PageHead } from "#public-app/ui/page-head.tsx";
import styles from "#public-app/ui/reading.module.css";

export function LegalPage() {
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  const text = LEGAL_TEXTS[path];
  if (!text) return null;
  return (
    <article className={styles.page}>
      <PageHead title={text.title} description={`${text.title} du site ${BRAND.name}.`} path={path} />
      <h1 className={styles.title}>{text.title}</h1>
      <div className={styles.prose}>
        {text.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}
