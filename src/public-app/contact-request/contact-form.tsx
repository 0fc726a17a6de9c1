import { type RefObject, useEffect, useRef, useState } from "react";
import { CONTACT_MAX_LENGTHS, parseRequestType, REQUEST_TYPES, type RequestType } from "#contracts/contact-request/request-form.ts";
import type { NamedSelection, RequestedProduct } from "#contracts/contact-request/contact-request.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import button from "#public-app/ui/button.module.css";
import { FOCUS_ON_LOAD, Fault, Field, Honeypot, TextField, faultProps } from "#public-app/ui/form/field.tsx";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./contact-form.module.css";
import { LazyOwnSelectionChip } from "./lazy-own-selection-chip.tsx";
import { m } from "#messages/public-app/contact-request/messages";
import { NamedSelectionChip } from "./selection-chip.tsx";
import { useContactForm } from "./use-contact-form.ts";
import { consent } from "#messages/contracts/shared/consent";
import { ConsentText } from "#public-app/ui/form/consent-text.tsx";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { ownPath } from "#public-app/routes/page-url.ts";

/** Texts with which a link fills in the form. */
export type ProposedTexts = { subject?: string | undefined; message?: string | undefined };

type Props = {
  type: RequestType | undefined;
  product: RequestedProduct | null;
  named: NamedSelection | null;
  isOwn: boolean;
  texts: ProposedTexts;
  /** A form that was posted without JavaScript and refused. */
  submission: Submission | undefined;
  /** Whether the request was sent: the form then waits below its message. */
  isSent: boolean;
  onSent: () => void;
};

/** A link to this page that is followed while one is on it chooses the kind; what was typed stays. */
function useTypeFromUrl(form: RefObject<HTMLFormElement | null>, type: RequestType | undefined) {
  const shown = useRef(type);
  useEffect(() => {
    const kinds = form.current?.elements.namedItem("requestType");
    if (type && type !== shown.current && kinds instanceof RadioNodeList) kinds.value = type;
    shown.current = type;
  }, [form, type]);
}

/** The request form: a real one, that posts to its own page where there is no JavaScript. */
export function ContactForm({ type, product, named, isOwn, texts, submission, isSent, onSent }: Props) {
  const { form, phase, code, faults, handleSubmit, handleInput } = useContactForm({ submission, onSent });
  const values: Record<string, string | undefined> = submission?.values ?? texts;
  const kind = parseRequestType(values.requestType) ?? type ?? "demo";
  // Without JavaScript, the page comes again with its faults: the browser focuses the first one by itself.
  const [awaited] = useState(() => submission && (Object.keys(faults)[0] ?? "send"));

  useTypeFromUrl(form, type);

  const about = (name: keyof typeof CONTACT_MAX_LENGTHS) => ({
    id: name,
    name,
    max: CONTACT_MAX_LENGTHS[name],
    fault: faults[name],
    defaultValue: values[name],
    ...(awaited === name && FOCUS_ON_LOAD),
  });

  return (
    <form
      ref={form}
      action={ownPath("/contact")}
      method="post"
      className={styles.form}
      inert={isSent}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <fieldset className={styles.kinds}>
        <legend>{m.kind}</legend>
        {REQUEST_TYPES.map((one) => (
          <label key={one} className={styles.kind}>
            <input type="radio" name="requestType" value={one} defaultChecked={one === kind} className="visually-hidden" />
            {m.kinds[one]}
          </label>
        ))}
      </fieldset>
      {product && <RequestedProductChip product={product} />}
      {faults.lines && <Fault id="selection-faute">{faults.lines}</Fault>}
      {isOwn ? <LazyOwnSelectionChip /> : named && <NamedSelectionChip named={named} />}
      <div className={styles.pair}>
        <Field {...about("firstName")} label={m.firstName} autoComplete="given-name" required />
        <Field {...about("lastName")} label={m.lastName} autoComplete="family-name" required />
      </div>
      <div className={styles.pair}>
        <Field {...about("email")} label={m.email} type="email" autoComplete="email" required />
        <Field {...about("phone")} label={m.phone} type="tel" autoComplete="tel" />
      </div>
      <div className={styles.pair}>
        <Field {...about("company")} label={m.company} autoComplete="organization" />
        <Field {...about("subject")} label={m.subject} />
      </div>
      <TextField {...about("message")} label={m.message} rows={5} required />
      <Honeypot id="website" label={m.honeypot} />
      <ContactConsent isChecked={values.consent === "on"} isAwaited={awaited === "consent"} fault={faults.consent} />
      <div role="alert" className={styles.alert}>
        {phase === "failed" && code && (
          <p className={styles.failure}>
            <Icon name="triangle-alert" />
            <span>{code === "invalid" ? m.failure(code) : `${m.failure(code)} ${m.nothingLost}`}</span>
          </p>
        )}
      </div>
      <button
        type="submit"
        className={`${button.button} ${button.primary} ${styles.send}`}
        aria-disabled={phase === "submitting"}
        {...(awaited === "send" && FOCUS_ON_LOAD)}
      >
        {phase === "submitting" ? m.sending : m.send}
      </button>
    </form>
  );
}

type ContactConsentProps = { isChecked: boolean; isAwaited: boolean; fault: string | undefined };

/** The box that agrees to the request being stored and answered. */
function ContactConsent({ isChecked, isAwaited, fault }: ContactConsentProps) {
  return (
    <div className={styles.consent}>
      <label>
        <input
          id="consent"
          name="consent"
          type="checkbox"
          required
          defaultChecked={isChecked}
          {...(isAwaited && FOCUS_ON_LOAD)}
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

/** The product that the request is about. A box that can be unticked, so that it can be taken away without JavaScript
 *  as well. */
function RequestedProductChip({ product }: { product: RequestedProduct }) {
  const { slug, title, reference } = product;
  const [isIncluded, setIncluded] = useState(true);
  return (
    <label className={styles.product}>
      <input type="checkbox" name="product" value={slug} checked={isIncluded} onChange={({ target }) => setIncluded(target.checked)} />
      <span className={styles.about}>{m.about(reference)}</span>
      <span {...langAttributes(product)} className={styles.productTitle}>
        {title}
      </span>
    </label>
  );
}
