import { BRAND } from "#contracts/shared/brand.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import type { IconName } from "#public-app/ui/icon/icon-names.ts";
import section from "#public-app/ui/section.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import styles from "./contact-page.module.css";
import { m } from "#messages/public-app/contact-request/messages";

const digits = (phone: string) => phone.replaceAll(/\D/g, "");

const WHATSAPP = `https://wa.me/${digits(BRAND.whatsapp)}?text=${encodeURIComponent(m.whatsappText)}`;

type Way = { icon: IconName; label: string; value: string; href: string; isElsewhere?: boolean };

const WAYS: Way[] = [
  { icon: "phone", label: m.call, value: BRAND.phone.replaceAll(" ", "\u00a0"), href: `tel:+${digits(BRAND.phone)}` },
  { icon: "mail", label: m.write, value: BRAND.email, href: `mailto:${BRAND.email}` },
  { icon: "message-circle", label: m.whatsapp, value: BRAND.whatsapp.replaceAll(" ", "\u00a0"), href: WHATSAPP, isElsewhere: true },
];

/** The other ways to the company, and its opening hours. */
export function ContactWays() {
  return (
    <section aria-labelledby="joindre" className={styles.ways}>
      <h2 id="joindre" className={section.title}>
        {m.ways}
      </h2>
      <p className={section.lead}>{m.waysLead}</p>
      <ul className={styles.list}>
        {WAYS.map(({ icon, label, value, href, isElsewhere }) => (
          <li key={label}>
            <a href={href} className={styles.way} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
              <Icon name={icon} />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.value}>{value}</span>
                {isElsewhere && <span className="visually-hidden"> {words.newTab}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <h3 className={styles.hoursTitle}>{m.hours}</h3>
      <dl className={styles.hours}>
        {BRAND.hours.map(({ days, opens, closes }) => (
          <div key={days}>
            <dt>{m.days[days]}</dt>
            <dd>{m.opening(opens, closes)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.promise}>
        <Icon name="clock" />
        {m.promise}
      </p>
    </section>
  );
}
