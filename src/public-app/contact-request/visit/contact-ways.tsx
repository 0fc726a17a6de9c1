import type { PublicSettings } from "#contracts/settings/public-settings.ts";
import type { Hours } from "#contracts/settings/settings.ts";
import { digitsOf, phoneUrl } from "#contracts/settings/phone.ts";
import { language } from "#messages/public-app/language/language";
import { useSettings, useWords } from "#public-app/settings/use-settings.ts";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import type { IconName } from "#public-app/ui/icon/icon-names.ts";
import section from "#public-app/ui/section.module.css";
import { m as words } from "#messages/public-app/ui/messages";
import styles from "#public-app/contact-request/contact-page.module.css";
import { m } from "#messages/public-app/contact-request/visit/messages";

type Way = { icon: IconName; label: string; value: string; href: string; isElsewhere?: boolean };

function listWays({ phone, email, whatsapp }: PublicSettings): Way[] {
  const chat = `https://wa.me/${digitsOf(whatsapp)}?text=${encodeURIComponent(m.whatsappText)}`;
  const ways: Way[] = [
    { icon: "phone", label: m.call, value: phone.replaceAll(" ", "\u00a0"), href: phoneUrl(phone) },
    { icon: "mail", label: m.write, value: email, href: `mailto:${email}` },
    { icon: "message-circle", label: m.whatsapp, value: whatsapp.replaceAll(" ", "\u00a0"), href: chat, isElsewhere: true },
  ];
  return ways.filter(({ value }) => value !== "");
}

const weekdays = new Intl.DateTimeFormat(language.locale, { weekday: "long", timeZone: "UTC" });

/** Name of a day; 1 is Monday, as the first of January 2024 was. */
const dayName = (day: number) => weekdays.format(Date.UTC(2024, 0, day));

function daysOf({ from, to }: Hours): string {
  const days = from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`;
  return days.charAt(0).toUpperCase() + days.slice(1);
}

/** The other ways to the company, and its opening hours. */
export function ContactWays() {
  const settings = useSettings();
  const { hours } = settings;
  const note = useWords("hours_note");
  return (
    <section aria-labelledby="joindre">
      <h2 id="joindre" className={section.title}>
        {m.ways}
      </h2>
      <p className={section.lead}>{m.waysLead}</p>
      <ul className={styles.list}>
        {listWays(settings).map(({ icon, label, value, href, isElsewhere }) => (
          <li key={label}>
            <a href={href} className={styles.way} {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
              <Icon name={icon} />
              <span>
                <span className={styles.label}>{label}</span>
                <span className={styles.value}>
                  <bdi>{value}</bdi>
                </span>
                {isElsewhere && <span className="visually-hidden"> {words.newTab}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {(hours.length > 0 || note.children !== "") && <h3 className={styles.hoursTitle}>{m.hours}</h3>}
      <dl className={styles.hours}>
        {hours.map((line) => (
          <div key={JSON.stringify(line)}>
            <dt>{daysOf(line)}</dt>
            <dd>{m.opening(line.opens, line.closes)}</dd>
          </div>
        ))}
      </dl>
      {note.children !== "" && <p {...note} />}
      <p className={styles.promise}>
        <Icon name="clock" />
        {m.promise}
      </p>
    </section>
  );
}
