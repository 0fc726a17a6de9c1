import { useState } from "react";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { ContentLink } from "#public-app/ui/content-link.tsx";
import { useInBrowser } from "#public-app/ui/hydration.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./notice.module.css";

/** The announcement, a strip above the header until the visitor closes it. */
export function Announcement() {
  const { banner } = useSettings();
  const closedBefore = useInBrowser(closedAnnouncement, null);
  const [isClosed, setClosed] = useState(false);
  if (!banner || isClosed || closedBefore === banner.text) return null;

  function close(text: string) {
    closeAnnouncement(text);
    setClosed(true);
  }

  return (
    <aside className={styles.strip} aria-label={m.announcement}>
      <p {...(banner.lang && language.french)}>{banner.link ? <ContentLink to={banner.link} text={banner.text} /> : banner.text}</p>
      <button type="button" className={`${styles.close} needs-script`} aria-label={m.close} onClick={() => close(banner.text)}>
        <Icon name="x" />
      </button>
    </aside>
  );
}

/** Stays in the visitor's tab until it is closed, and is never sent anywhere. */
const STORAGE_KEY = "annonce";

/** The announcement that the visitor closed, if any. */
function closedAnnouncement(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the visitor's browser stores nothing
  }
}

/** Leaves an announcement out for the rest of the visit. */
function closeAnnouncement(text: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // It is closed on this page all the same.
  }
}
