import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./contact-page.module.css";
import { faq } from "#messages/public-app/contact-request/faq";

/** What people ask most, unfolded one by one. */
export function ContactFaq() {
  return (
    <section aria-labelledby="questions">
      <div className={`${section.container} ${section.section} ${styles.faq}`}>
        <div>
          <h2 id="questions" className={section.title}>
            {faq.title}
          </h2>
          <p className={section.lead}>{faq.lead}</p>
        </div>
        <div>
          {faq.entries.map(({ question, answer }) => (
            <details key={question} className={styles.entry}>
              <summary>
                {question}
                <Icon name="plus" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
