import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { language } from "#messages/public-app/language/language";
import { useSettings } from "#public-app/settings/use-settings.ts";
import section from "#public-app/ui/section.module.css";
import { answerAnchor } from "./answer-anchor.ts";
import styles from "./contact-page.module.css";
import { m } from "#messages/public-app/contact-request/messages";

/** Unfolds the answer that the URL leads to: the browser does so by itself for a page that it loads. */
function useUnfolded() {
  const anchor = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    document.getElementById(anchor)?.closest("details")?.setAttribute("open", "");
  }, [anchor]);
}

/** What people ask most, unfolded one by one. */
export function ContactFaq() {
  const { faq: entries } = useSettings();
  useUnfolded();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <div className={`${section.container} ${section.section} ${styles.faq}`}>
        <div>
          <h2 id="questions" className={section.title}>
            {m.faq}
          </h2>
          <p className={section.lead}>{m.faqLead}</p>
        </div>
        <div>
          {entries.map(({ question, answer, lang }, index) => (
            <details key={question} className={styles.entry} {...(lang && language.french)}>
              <summary>
                {question}
                <Icon name="plus" />
              </summary>
              <p id={answerAnchor(index)}>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
