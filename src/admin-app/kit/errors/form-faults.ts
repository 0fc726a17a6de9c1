import type { ReactNode } from "react";
import { isFocusFree } from "#admin-app/kit/layout/focus.ts";
import { refusedFields } from "./failure.ts";

/** Faults by the paths of their fields. */
export type Errors = Record<string, ReactNode>;

type Form = { setErrors: (errors: Errors) => void; getInputNode: (path: string) => HTMLElement | null; errors: Errors };

/** The field of a path, or the one that holds it: « choices.3 » is a line of « choices ». */
function fieldOf(form: Form, path: string): HTMLElement | null {
  if (path === "") return null;
  return form.getInputNode(path) ?? fieldOf(form, path.split(".").slice(0, -1).join("."));
}

/** Shows faults: those that the contract finds here, and those that the server names when it refuses. `onFaults` shows
 *  them another way than by focusing the first. */
export function faultHandlers(form: Form, onFaults?: (errors: Errors) => void) {
  const showFaults = (errors: Errors) => (onFaults ? onFaults(errors) : fieldOf(form, Object.keys(errors)[0] ?? "")?.focus());
  // Who goes on typing is led nowhere: the notice names the fields.
  const handleFaults = (errors: Errors) => {
    if (isFocusFree()) showFaults(errors);
  };
  return {
    handleFaults,
    /** Leads to the first faulty field. */
    showFaults: () => showFaults(form.errors),
    handleRefused: (error: unknown) => {
      const errors = refusedFields(error);
      if (Object.keys(errors).length === 0) return;
      form.setErrors(errors);
      handleFaults(errors);
    },
  };
}
