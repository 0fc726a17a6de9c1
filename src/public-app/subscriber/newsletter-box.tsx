import { useEffect, useRef, type FormEvent, useState } from "react";
import { consent } from "#messages/contracts/shared/consent";
import { EMAIL_MAX_LENGTH, countExcess } from "#contracts/text/text-length.ts";
import button from "#public-app/ui/button.module.css";
import { ConsentText } from "#public-app/ui/form/consent-text.tsx";
import { FOCUS_ON_LOAD, Field, Honeypot } from "#public-app/ui/form/field.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import section from "#public-app/ui/section.module.css";
import { useSubmission } from "#public-app/ui/form/use-submission.ts";
import { m } from "#messages/public-app/subscriber/messages";
import styles from "./newsletter-box.module.css";
import { useRequestedMessage } from "./use-requested-message.ts";
import { useRouter } from "@tanstack/react-router";
import { ask, type RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import { readFormValues, forgetDraft, useDraft } from "#public-app/ui/form/use-draft.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { language } from "#messages/public-app/language/language";
import { ownPath } from "#public-app/routes/page-url.ts";

/** Asks for an e-mail address. A whole band of a page; its form posts to the blog where there is no JavaScript. Once on
 *  a page. */
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
          <form ref={form} action={ownPath("/blog")} method="post" className={styles.form} onSubmit={handleSubmit}>
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
                {...(submission && FOCUS_ON_LOAD)}
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

type State = { phase: "idle" | "submitting" | "requested" | "held" | "failed"; code?: RpcFailure["code"] };

/** Sends the e-mail address without leaving the page; it stays in its field until the server has accepted it. */
function useSubscription(submission: Submission | undefined) {
  const { loadRpc } = useRouter().options.context;
  const form = useRef<HTMLFormElement>(null);
  const [{ phase, code }, setState] = useState<State>(submission ? { phase: "failed", code: submission.code } : { phase: "idle" });

  useDraft(form, "lettre");

  // From here on the message stands at the field, in the page's language; before that, it is the browser's own.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(sender: HTMLFormElement, code: RpcFailure["code"]) {
    setState({ phase: "failed", code });
    sender.querySelector<HTMLInputElement>("input[type=email]")?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sender = event.currentTarget;
    if (phase === "submitting") return;
    const { email = "", website } = readFormValues(sender);
    if (!sender.checkValidity() || countExcess(email, EMAIL_MAX_LENGTH) > 0) return refuse(sender, "invalid");
    setState({ phase: "submitting" });
    try {
      const { is_held } = await ask(loadRpc, (rpc) => rpc.subscribers.subscribe.mutate({ email, website, language: language.code }));
      forgetDraft("lettre");
      setState({ phase: is_held ? "held" : "requested" });
    } catch (error) {
      refuse(sender, (error as RpcFailure).code); // what `ask` throws
    }
  }

  return { form, phase, code, handleSubmit };
}
