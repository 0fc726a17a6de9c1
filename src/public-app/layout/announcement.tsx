import { useState, useSyncExternalStore } from "react";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { ContentLink } from "#public-app/ui/content-link.tsx";
import styles from "./notice.module.css";

const never = () => () => {};

/** The announcement, until the visitor closes it; on a preview, the notice that its settings are not saved. */
export function Announcement() {
  const { banner, is_preview } = useSettings();
  const closedBefore = useSyncExternalStore(never, closedAnnouncement, () => null);
  const [isClosed, setClosed] = useState(false);

  function close() {
    if (banner) closeAnnouncement(banner.text);
    setClosed(true);
  }

  return (
    <>
      {is_preview && (
        <p className={styles.notice} role="note">
          {m.preview}
        </p>
      )}
      {banner && !isClosed && closedBefore !== banner.text && (
        <aside className={styles.notice} aria-label={m.announcement}>
          <p {...(banner.lang && language.french)}>{banner.link ? <ContentLink to={banner.link} text={banner.text} /> : banner.text}</p>
          <button type="button" className={`${styles.decline} needs-script`} onClick={close}>
            {m.close}
          </button>
        </aside>
      )}
    </>
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
