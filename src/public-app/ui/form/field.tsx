import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";

/** What is wrong with a field, below it; the control names it with `aria-describedby`. */
export function Fault({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.fault}>
      <Icon name="triangle-alert" />
      <span>{children}</span>
    </p>
  );
}

/** How a control refers to its fault. */
export function faultProps(id: string, fault: string | undefined) {
  return fault ? { "aria-invalid": true, "aria-describedby": `${id}-faute` } : {};
}

/** For the control that a page without JavaScript was sent again for: the browser focuses it by itself. */
export const AWAITED = { autoFocus: true };

type Common = { id: string; label: string; fault?: string };

function Labelled({ id, label, fault, children }: Common & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {fault && <Fault id={`${id}-faute`}>{fault}</Fault>}
    </div>
  );
}

/** A line to fill in, its label above and what is wrong with it below. */
export function Field({ label, fault, type = "text", ...control }: Common & ComponentProps<"input">) {
  return (
    <Labelled id={control.id} label={label} fault={fault}>
      <input type={type} {...control} {...faultProps(control.id, fault)} />
    </Labelled>
  );
}

/** As `Field`, for a longer text. */
export function TextField({ label, fault, ...control }: Common & ComponentProps<"textarea">) {
  return (
    <Labelled id={control.id} label={label} fault={fault}>
      <textarea {...control} {...faultProps(control.id, fault)} />
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
