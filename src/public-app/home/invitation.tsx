import { Link } from "@tanstack/react-router";
import { ScenePicture } from "#public-app/content/scene-picture.tsx";
import { useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { m as ui } from "#messages/public-app/ui/messages";
import { PhoneLink } from "#public-app/ui/phone-link.tsx";
import styles from "./invitation.module.css";
import { m } from "#messages/public-app/home/rest-messages";

/** The one thing this page asks for. */
export function Invitation() {
  const { city, phone } = useSettings();
  return (
    <section className={styles.invitation} aria-labelledby="invitation" data-late="">
      <div className={styles.scene}>
        <ScenePicture name="vitrine" alt={m.invitationPicture} sizes="(max-width: 56.24em) 100vw, 62vw" />
      </div>
      <div className={styles.text}>
        <h2 id="invitation" className={styles.title}>
          {m.invitationTitle}
        </h2>
        <p className={styles.lead}>{m.invitation(city)}</p>
        <div className={styles.actions}>
          <Link to="/contact" search={{ type: "demo" }} className={`${button.button} ${button.primary}`}>
            {ui.bookDemo}
          </Link>
          <PhoneLink number={phone} className={`${button.button} ${button.outline}`} />
        </div>
      </div>
    </section>
  );
}
