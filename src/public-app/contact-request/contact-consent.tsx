import { consent } from "#messages/contracts/shared/consent";
import { ConsentText } from "#public-app/ui/form/consent-text.tsx";
import { AWAITED, Fault, faultProps } from "#public-app/ui/form/field.tsx";
import styles from "./contact-form.module.css";

type Props = { isChecked: boolean; isAwaited: boolean; fault: string | undefined };

/** The box that agrees to the request being stored and answered. */
export function ContactConsent({ isChecked, isAwaited, fault }: Props) {
  return (
    <div className={styles.consent}>
      <label>
        <input
          id="consent"
          name="consent"
          type="checkbox"
          required
          defaultChecked={isChecked}
          {...(isAwaited && AWAITED)}
          {...faultProps("consent", fault)}
        />
        <span>
          <ConsentText words={consent.request} />
        </span>
      </label>
      {fault && <Fault id="consent-faute">{fault}</Fault>}
    </div>
  );
}
