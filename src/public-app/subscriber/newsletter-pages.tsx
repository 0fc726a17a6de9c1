import { Link, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { MessagePage } from "#public-app/ui/message-page.tsx";
import button from "#public-app/ui/button.module.css";
import { PageHead } from "#public-app/document/page-head.tsx";
import type { Submission } from "#contracts/shared/submission.ts";
import { useSubmission } from "#public-app/ui/form/use-submission.ts";
import { m } from "#messages/public-app/subscriber/messages";
import { useRequestedMessage } from "./use-requested-message.ts";
import { ownPath } from "#public-app/routes/page-url.ts";

type Props = { title: string; text: string; path: string; children: ReactNode };

function NewsletterPage({ title, text, path, children }: Props) {
  return (
    <MessagePage title={title} text={text}>
      <PageHead title={title} description={text} path={path} isHidden />
      {children}
    </MessagePage>
  );
}

function ToBlog() {
  return (
    <Link to="/blog" className={`${button.button} ${button.dark}`}>
      {m.toBlog}
    </Link>
  );
}

/** One button that posts the secret of a mail's link: what only opens links confirms and ends nothing. */
function TokenForm({ path, token, label }: { path: string; token: string | undefined; label: string }) {
  return (
    <form action={ownPath(path)} method="post">
      <input type="hidden" name="jeton" value={token ?? ""} />
      <button type="submit" className={`${button.button} ${button.dark}`}>
        {label}
      </button>
    </form>
  );
}

/** Shown after a subscription was requested without JavaScript. */
export function RequestedPage() {
  return (
    <NewsletterPage {...useRequestedMessage(false)} path="/newsletter/merci">
      <ToBlog />
    </NewsletterPage>
  );
}

/** Shown after a subscription that looks like spam was requested without JavaScript. */
export function HeldPage() {
  return (
    <NewsletterPage {...useRequestedMessage(true)} path="/newsletter/en-attente">
      <ToBlog />
    </NewsletterPage>
  );
}

/** Whether a mail's link leads to nothing: the form refused its secret, or it has none. */
function isOver(refused: Submission | undefined, token: string | undefined): boolean {
  return refused ? ["not_found", "invalid"].includes(refused.code) : token === undefined;
}

const CONFIRM = "/newsletter/confirmer";

/** The page that the link of the confirmation mail leads to. */
export function ConfirmPage() {
  const { jeton } = useSearch({ from: CONFIRM });
  const refused = useSubmission("confirmation");
  const token = refused?.values.jeton ?? jeton;
  if (isOver(refused, token)) {
    return (
      <NewsletterPage title={m.expiredTitle} text={m.expiredText} path={CONFIRM}>
        <Link to="/blog" hash="newsletter" reloadDocument className={`${button.button} ${button.dark}`}>
          {m.subscribe}
        </Link>
      </NewsletterPage>
    );
  }
  return (
    <NewsletterPage title={refused ? m.waitTitle : m.confirmTitle} text={refused ? m.waitText : m.confirmText} path={CONFIRM}>
      <TokenForm path={CONFIRM} token={token} label={m.confirm} />
    </NewsletterPage>
  );
}

/** Shown once the address is confirmed. */
export function ConfirmedPage() {
  return (
    <NewsletterPage title={m.confirmedTitle} text={m.confirmedText} path="/newsletter/bienvenue">
      <ToBlog />
    </NewsletterPage>
  );
}

const UNSUBSCRIBE = "/newsletter/desabonnement";

/** The page that the unsubscribe link of every mail leads to; mail programs post to it directly. */
export function UnsubscribePage() {
  const { jeton } = useSearch({ from: UNSUBSCRIBE });
  const refused = useSubmission("unsubscribe");
  const token = refused?.values.jeton ?? jeton;
  if (isOver(refused, token)) {
    return (
      <NewsletterPage title={m.incompleteTitle} text={m.incompleteText} path={UNSUBSCRIBE}>
        <Link to="/contact" className={`${button.button} ${button.dark}`}>
          {m.toContact}
        </Link>
      </NewsletterPage>
    );
  }
  const [title, text] = refused ? [m.waitTitle, m.stillSubscribedText] : [m.unsubscribeTitle, m.unsubscribeText];
  return (
    <NewsletterPage title={title} text={text} path={UNSUBSCRIBE}>
      <TokenForm path={UNSUBSCRIBE} token={token} label={m.unsubscribe} />
    </NewsletterPage>
  );
}

/** Shown once the visitor has unsubscribed. */
export function UnsubscribedPage() {
  return (
    <NewsletterPage title={m.unsubscribedTitle} text={m.unsubscribedText} path="/newsletter/au-revoir">
      <Link to="/" className={`${button.button} ${button.dark}`}>
        {m.toHome}
      </Link>
    </NewsletterPage>
  );
}
