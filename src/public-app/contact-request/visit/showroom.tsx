import { countryOf, useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import section from "#public-app/ui/section.module.css";
import styles from "#public-app/contact-request/contact-page.module.css";
import { m } from "#messages/public-app/contact-request/visit/messages";
import { ShowroomMap } from "./showroom-map.tsx";

function LinkElsewhere({ href, className, label }: { href: string; className: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {label}
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  );
}

/** Where the company receives, and how to get there. */
export function Showroom() {
  const settings = useSettings();
  const { latitude, longitude } = settings;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  const openMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <section aria-labelledby="showroom" className={section.sand}>
      <div className={`${section.container} ${section.section} ${styles.showroom}`}>
        <div>
          <h2 id="showroom" className={section.title}>
            {m.showroom}
          </h2>
          <p className={section.lead}>{m.showroomLead}</p>
          <address className={styles.address}>
            {settings.name}
            <br />
            {settings.street}
            <br />
            {settings.postal_code} {settings.city}, {countryOf(settings)}
          </address>
          <div className={section.actions}>
            <LinkElsewhere href={directions} className={`${button.button} ${button.dark}`} label={m.directions} />
            <LinkElsewhere href={openMap} className={`${button.button} ${button.outline}`} label={m.openMap} />
          </div>
        </div>
        <ShowroomMap />
      </div>
    </section>
  );
}
