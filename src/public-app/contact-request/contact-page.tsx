import { useLoaderData, useSearch, useLocation, useNavigate } from "@tanstack/react-router";
import { PageHero } from "#public-app/ui/page-hero.tsx";
import { PageHead } from "#public-app/document/page-head.tsx";
import { ContactWays, Showroom } from "#public-app/contact-request/visit/lazy-visit.ts";
import { ServerPart } from "#public-app/ui/server-part.tsx";
import section from "#public-app/ui/section.module.css";
import styles from "./contact-page.module.css";
import { m } from "#messages/public-app/contact-request/messages";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { answerAnchor } from "#public-app/content/site-links.ts";
import type { RequestType } from "#contracts/contact-request/request-form.ts";
import type { NamedSelection, RequestedProduct } from "#contracts/contact-request/contact-request.ts";
import button from "#public-app/ui/button.module.css";
import { forgetDraft } from "#public-app/ui/form/use-draft.ts";
import { useSubmission } from "#public-app/ui/form/use-submission.ts";
import { ContactForm, type ProposedTexts } from "./contact-form.tsx";
import form from "./contact-form.module.css";
import { language } from "#messages/public-app/language/language";
import { ownPath } from "#public-app/routes/page-url.ts";

export function ContactPage() {
  const { type, selection, objet, message, envoye } = useSearch({ from: "/contact" });
  const { product, named } = useLoaderData({ from: "/contact" });
  return (
    <>
      <PageHead title={m.title} description={m.description} path="/contact" isHidden={envoye !== undefined} />
      <PageHero title={m.heading} lead={m.description} scene="bureau" />
      <div className={`${section.container} ${styles.body}`}>
        <ContactPanel
          type={type}
          product={product}
          named={named}
          isOwn={selection !== undefined}
          texts={{ subject: objet, message }}
          hasSent={envoye !== undefined}
        />
        <ServerPart id="autrement">
          <ContactWays />
        </ServerPart>
      </div>
      <ServerPart id="sur-place">
        <Showroom />
      </ServerPart>
      <ContactFaq />
    </>
  );
}

/** Unfolds the answer that the URL leads to: the browser does so by itself for a page that it loads. */
function useUnfolded() {
  const anchor = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    document.getElementById(anchor)?.closest("details")?.setAttribute("open", "");
  }, [anchor]);
}

/** Frequent questions, unfolded one by one. */
function ContactFaq() {
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

/** Time during which the success is shown, before the form comes back empty, below a line that goes on saying it.
 *  Source: REQ-2. */
const SUCCESS_MS = 5000;

type Props = {
  type: RequestType | undefined;
  product: RequestedProduct | null;
  /** The selection that the link names. */
  named: NamedSelection | null;
  /** Whether the visitor's own selection is sent along. */
  isOwn: boolean;
  /** Texts that the link proposes. */
  texts: ProposedTexts;
  hasSent: boolean;
};

/** The form, and what is said once a request has left. */
function ContactPanel({ hasSent, ...chosen }: Props) {
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
    const beginAgain = async () => {
      await navigate({ to: "/contact", search: {}, replace: true, resetScroll: false }); // nothing is chosen any more
      const hadFocus = thanks.current?.contains(document.activeElement);
      setSent(false);
      setRound((last) => last + 1);
      if (hadFocus) heading.current?.focus({ preventScroll: true });
    };
    const timer = setTimeout(() => void beginAgain(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSent, navigate]);

  return (
    <section id="formulaire" aria-labelledby="ecrire" className={form.card}>
      <h2 id="ecrire" ref={heading} tabIndex={-1} className={section.title}>
        {m.form}
      </h2>
      {round > 0 && (
        <p className={form.arrived}>
          <Icon name="check" />
          <span>{`${m.sent}. ${m.sentMore}`}</span>
        </p>
      )}
      <ContactForm key={round} {...chosen} submission={round === 0 ? submission : undefined} isSent={isSent} onSent={() => setSent(true)} />
      {isSent && (
        <div className={form.sent}>
          <div ref={thanks} tabIndex={-1} className={form.thanks}>
            <span className={form.tick}>
              <Icon name="check" />
            </span>
            <h3 className={section.title}>{m.sent}</h3>
            <p className={section.lead}>{m.sentMore}</p>
            <a href={ownPath("/contact")} className={`${button.button} ${button.outline} without-script`}>
              {m.another}
            </a>
          </div>
        </div>
      )}
    </section>
  );
}
