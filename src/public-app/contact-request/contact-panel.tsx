import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { RequestType } from "#contracts/contact-request/request-form.ts";
import type { NamedSelection, RequestedProduct } from "#contracts/contact-request/contact-request.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { forgetDraft } from "#public-app/ui/form/use-draft.ts";
import { useSubmission } from "#public-app/ui/form/use-submission.ts";
import { ContactForm } from "./contact-form.tsx";
import styles from "./contact-form.module.css";
import { m } from "#messages/public-app/contact-request/messages";

/** Time for which the success is shown, before the form comes back empty. Source: REQ-2. */
const SUCCESS_MS = 5000;

type Props = {
  type: RequestType | undefined;
  product: RequestedProduct | null;
  /** The selection that the link names. */
  named: NamedSelection | null;
  /** Whether the visitor's own selection is sent along. */
  isOwn: boolean;
  hasSent: boolean;
};

/** What a form begins with that nothing was chosen for. */
const NOTHING_CHOSEN = { type: undefined, product: null, named: null, isOwn: false, submission: undefined };

/** The form, and what is said once a request has left. */
export function ContactPanel({ hasSent, ...chosen }: Props) {
  const navigate = useNavigate();
  const submission = useSubmission("contact");
  const heading = useRef<HTMLHeadingElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  /** A form for each request: the next one begins with the defaults. */
  const [round, setRound] = useState(0);
  const [isSent, setSent] = useState(hasSent);

  useEffect(() => {
    if (!isSent) return undefined;
    forgetDraft("demande");
    thanks.current?.focus();
    const timer = setTimeout(() => {
      const hadFocus = thanks.current?.contains(document.activeElement);
      setSent(false);
      setRound((last) => last + 1);
      void navigate({ to: "/contact", search: {}, replace: true, resetScroll: false });
      if (hadFocus) heading.current?.focus({ preventScroll: true });
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSent, navigate]);

  return (
    <section id="formulaire" aria-labelledby="ecrire" className={styles.card}>
      <h2 id="ecrire" ref={heading} tabIndex={-1} className={section.title}>
        {m.form}
      </h2>
      <ContactForm
        key={round}
        {...(round === 0 ? { ...chosen, submission } : NOTHING_CHOSEN)}
        isSent={isSent}
        onSent={() => setSent(true)}
      />
      {isSent && (
        <div className={styles.sent}>
          <div ref={thanks} tabIndex={-1} className={styles.thanks}>
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
            <h3 className={section.title}>{m.sent}</h3>
            <p className={section.lead}>{m.sentMore}</p>
            <a href={`${language.base}/contact`} className={`${button.button} ${button.outline} without-script`}>
              {m.another}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}
