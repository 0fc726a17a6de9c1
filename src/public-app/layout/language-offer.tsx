import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import styles from "./notice.module.css";
import { m } from "#messages/public-app/layout/offer-messages";

/** Offers this page in the language that the visitor chose before. A visitor who declines is not asked again. */
export function LanguageOffer({ offered, onDecline }: { offered: Language; onDecline: () => void }): ReactNode {
  const path = useLocation({ select: ({ href }) => href });

  function decline() {
    storeLanguage(language.code);
    onDecline();
  }

  return (
    <aside className={styles.notice} lang={offered} aria-label={m.offer}>
      <p>{m.offer}</p>
      <a href={inLanguage(offered, path)} hrefLang={offered} className={`${button.button} ${button.primary}`}>
        {m.acceptOffer}
      </a>
      <button type="button" className={styles.decline} onClick={decline}>
        {m.declineOffer}
      </button>
    </aside>
  );
}
