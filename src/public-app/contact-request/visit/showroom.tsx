import { countryOf, useSettings } from "#public-app/settings/use-settings.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import section from "#public-app/ui/section.module.css";
import page from "#public-app/contact-request/contact-page.module.css";
import { m } from "#messages/public-app/contact-request/visit/messages";
import corniche from "./corniche.svg?no-inline";
import styles from "./showroom.module.css";

function LinkElsewhere({ href, className, label }: { href: string; className: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {label}
      <Icon name="arrow-up-right" />
      <span className="visually-hidden">{words.newTab}</span>
    </a>
  );
}

/** The showroom's address, and how to get there. */
export function Showroom() {
  const settings = useSettings();
  const { latitude, longitude } = settings;
  const directions = `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  const openMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
  return (
    <section aria-labelledby="showroom" className={section.sand}>
      <div className={`${section.container} ${section.section} ${page.showroom}`}>
        <div>
          <h2 id="showroom" className={section.title}>
            {m.showroom}
          </h2>
          <p className={section.lead}>{m.showroomLead}</p>
          <address className={page.address}>
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

/** The location on the drawing, and how far from it, in degrees, the pin is still right. */
const DRAWN = { latitude: 35.8331, longitude: 10.638, within: 0.001 };

/** The corniche of Sousse, drawn for this page; no map of another site is loaded. A showroom elsewhere is not on it. */
function ShowroomMap() {
  const { name, street, city, latitude, longitude } = useSettings();
  const isDrawn = Math.abs(latitude - DRAWN.latitude) < DRAWN.within && Math.abs(longitude - DRAWN.longitude) < DRAWN.within;
  if (!isDrawn) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img could not use the page's colours
    <svg viewBox="0 0 1200 640" preserveAspectRatio="xMidYMid slice" role="img" aria-label={m.mapOf(street, city)} className={styles.map}>
      <use href={`${corniche}#corniche`} width="1200" height="640" />
      <g className={styles.names}>
        <text x="752" y="112" className={styles.water}>
          {m.map.sea}
        </text>
        <text x="764" y="372" className={styles.onWater}>
          {m.map.beach}
        </text>
        <text x="546" y="600" textAnchor="middle">
          {m.map.medina}
        </text>
        <text x="856" y="540" className={styles.onWater}>
          {m.map.port}
        </text>
        <text x="318" y="530" className={styles.small}>
          {m.map.station}
        </text>
      </g>
      <g transform="translate(657 222)">
        <circle r="34" className={styles.glow} />
        <path d="M0 4C-16-18-24-28-24-42a24 24 0 0 1 48 0c0 14-8 24-24 46z" className={styles.pin} />
        <circle cy="-42" r="9" className={styles.eye} />
        <g className={styles.plate}>
          <rect x="-176" y="-76" width="136" height="44" rx="22" />
          <text x="-108" y="-47">
            {name}
          </text>
        </g>
      </g>
    </svg>
  );
}
