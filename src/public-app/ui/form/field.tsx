import { type ComponentProps, type FormEvent, type ReactNode, useState } from "react";
import { countExcess } from "#contracts/text/text-length.ts";
import { m } from "#messages/public-app/ui/messages";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import styles from "./field.module.css";

/** The fault of a field, below it; the control refers to it by `aria-describedby`. */
export function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon name="triangle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** Attributes of a control that refer to its fault. */
export function faultProps(id: string, fault: string | undefined) {
  return fault ? { "aria-invalid": true, "aria-describedby": `${id}-faute` } : {};
}

/** Attributes of the control that a page without JavaScript was sent again for: the browser focuses it by itself. */
export const FOCUS_ON_LOAD = { autoFocus: true };

/** Says by how much a text is too long. */
export const tooLong = (max: number, excess: number) => `${m.atMost(max)}, ${m.tooMany(excess)}.`;

/** Share of the longest length that is left when the counter appears. */
const NEAR = 0.1;

type Typed = { id: string; text?: string | undefined; max?: number | undefined; fault?: string | undefined };

/** Builds the hints below a control, and its references to them: its fault, or the length that is left. A text that is
 *  too long is told while one types, and never cut. */
export function buildHints({ id, text = "", max = Infinity, fault }: Typed) {
  const excess = countExcess(text, max);
  const isOver = excess > 0;
  const isNear = !isOver && max < Infinity && excess > -max * NEAR;
  const shown = isOver ? tooLong(max, excess) : fault;
  return {
    described: isNear && !shown ? { "aria-describedby": `${id}-reste` } : faultProps(id, shown),
    below: (
      <>
        {shown && <Fault id={`${id}-faute`}>{shown}</Fault>}
        {isNear && (
          <p id={`${id}-reste`} className={styles.left}>
            {m.charactersLeft(Math.abs(excess))}
          </p>
        )}
        {/* Said once when the text becomes too long, not at each letter. */}
        {max < Infinity && <output className="visually-hidden">{isOver && m.atMost(max)}</output>}
      </>
    ),
  };
}

/** Builds the hints of an uncontrolled control, as `buildHints` does. */
function useHints({ text: first, ...typed }: Typed) {
  const [text, setText] = useState(first);
  const onInputCapture = ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(currentTarget.value);
  return { ...buildHints({ ...typed, text }), onInputCapture };
}

type Common = { id: string; label: string; max?: number; fault?: string; defaultValue?: string };

function Labelled({ id, label, below, children }: { id: string; label: string; below: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {below}
    </div>
  );
}

/** A line to fill in, its label above and what is wrong with it below. */
export function Field({ label, fault, max, type = "text", ...control }: Common & Omit<ComponentProps<"input">, keyof Common>) {
  const { onInputCapture, described, below } = useHints({ id: control.id, max, fault, text: control.defaultValue });
  return (
    <Labelled id={control.id} label={label} below={below}>
      <input type={type} {...control} onInputCapture={onInputCapture} {...described} />
    </Labelled>
  );
}

/** A field like `Field`, for a longer text. */
export function TextField({ label, fault, max, ...control }: Common & Omit<ComponentProps<"textarea">, keyof Common>) {
  const { onInputCapture, described, below } = useHints({ id: control.id, max, fault, text: control.defaultValue });
  return (
    <Labelled id={control.id} label={label} below={below}>
      <textarea {...control} onInputCapture={onInputCapture} {...described} />
    </Labelled>
  );
}

/** A field that people neither see nor reach: only a machine fills it in. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
