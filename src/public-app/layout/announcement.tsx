import { useState, useSyncExternalStore } from "react";
import { language } from "#messages/public-app/language/language";
import { m } from "#messages/public-app/layout/messages";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { closeAnnouncement, closedAnnouncement } from "./closed-announcement.ts";
import { WrittenLink } from "#public-app/ui/written-link.tsx";
import styles from "./notice.module.css";

const never = () => () => {};

/** What the company announces for a while, until the visitor closes it; and that the settings of this page are not saved, where it is a preview. */
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
          <p {...(banner.lang && language.french)}>{banner.link ? <WrittenLink to={banner.link} text={banner.text} /> : banner.text}</p>
          <button type="button" className={`${styles.decline} needs-script`} onClick={close}>
            {m.close}
          </button>
        </aside>
      )}
    </>
  );
}
