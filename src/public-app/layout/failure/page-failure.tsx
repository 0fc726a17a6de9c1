import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { m } from "#messages/public-app/layout/messages";
import { MessagePage } from "#public-app/ui/message-page.tsx";
import { ownPath } from "#public-app/routes/page-url.ts";

/** Shown where a page could not be loaded at all. Its links load a new document: what failed may be the script
 *  itself. */
export function PageFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const { name, email } = useSettings();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage title={m.failureTitle} text={m.failureText}>
      <title>{`${m.failureHead} – ${name}`}</title>
      <meta name="robots" content="noindex" />
      <button type="button" className={`${button.button} ${button.dark} needs-script`} onClick={retry}>
        {ui.retry}
      </button>
      <a href={ownPath("/contact")} className={`${button.button} ${button.outline}`}>
        {m.failureContact}
      </a>
      <a href={`mailto:${email}`} className={`${button.button} ${button.outline}`}>
        {email}
      </a>
    </MessagePage>
  );
}
