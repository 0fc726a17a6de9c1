import { useEffect, useRef } from "react";
import { consent } from "#messages/contracts/shared/consent";
import { EMAIL_MAX_LENGTH } from "#contracts/text/text-length.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import { ConsentText } from "#public-app/ui/form/consent-text.tsx";
import { AWAITED, Field, Honeypot } from "#public-app/ui/form/field.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { useSubmission } from "#public-app/ui/form/use-submission.ts";
import { m } from "#messages/public-app/subscriber/messages";
import styles from "./newsletter-box.module.css";
import { useRequestedMessage } from "./use-requested-message.ts";
import { useSubscription } from "./use-subscription.ts";

/** Asks for an e-mail address. A whole band of a page; its form posts to the blog where there is no JavaScript. Once on a page. */
export function NewsletterBox() {
  const submission = useSubmission("newsletter");
  const { form, phase, code, handleSubmit } = useSubscription(submission);
  return (
    <section id="newsletter" aria-labelledby="newsletter-titre" className={section.sand}>
      <div className={`${section.container} ${styles.box}`}>
        <div>
          <h2 id="newsletter-titre" className={section.title}>
            {m.title}
          </h2>
          <p className={section.lead}>{m.lead}</p>
        </div>
        {phase === "requested" || phase === "held" ? (
          <Requested isHeld={phase === "held"} />
        ) : (
          <form ref={form} action={`${language.base}/blog`} method="post" className={styles.form} onSubmit={handleSubmit}>
            <div className={styles.line}>
              <Field
                id="newsletter-email"
                name="email"
                type="email"
                label={m.email}
                autoComplete="email"
                max={EMAIL_MAX_LENGTH}
                required
                defaultValue={submission?.values.email}
                {...(submission && AWAITED)}
                fault={phase === "failed" && code ? m.failure(code) : undefined}
              />
              <button type="submit" className={`${button.button} ${button.dark}`} aria-disabled={phase === "submitting"}>
                {phase === "submitting" ? m.subscribing : m.subscribe}
              </button>
            </div>
            <Honeypot id="newsletter-website" label={m.honeypot} />
            <p className={styles.consent}>
              <ConsentText words={consent.newsletter} />
            </p>
          </form>
        )}
      </div>
    </section>
  );
}

/** Takes the place of the form, and the focus with it. */
function Requested({ isHeld }: { isHeld: boolean }) {
  const { title, text } = useRequestedMessage(isHeld);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} tabIndex={-1} className={styles.requested}>
      <Icon name="mail" />
      <div>
        <p className={styles.requestedTitle}>{title}</p>
        <p>{text}</p>
      </div>
    </div>
  );
}
