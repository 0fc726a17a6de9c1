import type { ReactNode } from "react";
import { type Language, LANGUAGE } from "#contracts/shared/language.ts";
import { storeLanguage } from "#public-app/language/stored-language.ts";
import { language } from "#messages/public-app/language/language";
import button from "#public-app/ui/button.module.css";
import { usePaths } from "./language-links.tsx";
import styles from "./notice.module.css";
import type { m as offerMessages } from "#messages/public-app/layout/offer-messages";

/** Each language's offer in its own words. They come with the offer alone. */
const MESSAGES = import.meta.glob<typeof offerMessages>("./offer-messages.*.ts", { eager: true, import: "m" });

/** Offers this page in the language that the visitor chose before. A visitor who declines is not asked again. */
export function LanguageOffer({ offered, onDecline }: { offered: Language; onDecline: () => void }): ReactNode {
  const pathIn = usePaths();
  const m = MESSAGES[`./offer-messages.${offered}.ts`];

  function decline() {
    storeLanguage(language.code);
    onDecline();
  }

  if (!m) return null;
  return (
    <aside className={styles.notice} lang={offered} dir={LANGUAGE[offered].direction ?? "ltr"} aria-label={m.offer}>
      <p>{m.offer}</p>
      <a href={pathIn(offered)} hrefLang={offered} className={`${button.button} ${button.primary}`}>
        {m.acceptOffer}
      </a>
      <button type="button" className={styles.decline} onClick={decline}>
        {m.declineOffer}
      </button>
    </aside>
  );
}
