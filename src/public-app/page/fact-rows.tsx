import type { SectionOf } from "#contracts/page/section.ts";
import { useSettings } from "#public-app/settings/use-settings.ts";
import { PhoneLink } from "#public-app/ui/content-link.tsx";
import styles from "./facts.module.css";
import { keepTogether } from "./fill-view.ts";

/** A text; the company's telephone number and its mailbox are links. */
function FactText({ text }: { text: string }) {
  const { email, phone } = useSettings();
  if (text === keepTogether(phone)) return <PhoneLink number={phone} />;
  return text === email ? <a href={`mailto:${email}`}>{text}</a> : text;
}

/** Labels, each with its text. A row whose text a setting leaves empty is left out. */
export function FactRows({ items }: { items: SectionOf<"facts">["items"] }) {
  return (
    <dl className={styles.facts}>
      {items
        .filter(({ text }) => text !== "")
        .map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="page-lines">
              <FactText text={text} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
