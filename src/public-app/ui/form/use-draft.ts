import { type RefObject, useEffect } from "react";

/** Prefix of the storage keys of a form's text, kept while the tab is open and never sent from there. */
type DraftKey = "demande" | "lettre";

const TEXTS = "input:is([type=text], [type=email], [type=tel]):not([name=website]), textarea";

function listTextFields(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS);
}

/** Reads the values typed before, by the names of the fields. A browser that stores nothing gives nothing. */
function readDraft(key: DraftKey): Record<string, string> {
  try {
    return Object.fromEntries(new URLSearchParams(sessionStorage.getItem(key) ?? ""));
  } catch {
    return {};
  }
}

function storeDraft(key: DraftKey, form: HTMLFormElement): void {
  const written = [...listTextFields(form)].filter(({ value }) => value !== "").map(({ name, value }) => [name, value]);
  try {
    if (written.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, new URLSearchParams(written).toString());
  } catch {
    // The visitor's browser stores nothing; what was typed is in the form for as long as the page lasts.
  }
}

/** Forgets what was typed: it has arrived. */
export function forgetDraft(key: DraftKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Stores the text of an uncontrolled form while it is typed, and gives it back to empty fields when the form comes
 *  again: after another page, a reload, in the other language. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: DraftKey): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const draft = readDraft(key);
    for (const field of listTextFields(element)) {
      if (field.value === "") field.value = draft[field.name] ?? "";
      // For the field itself, which follows how long its text is: it bubbles to nothing that takes it for a correction.
      if (field.value !== "") field.dispatchEvent(new Event("input"));
    }
    const store = () => storeDraft(key, element);
    store(); // what was typed before the script came
    element.addEventListener("input", store);
    return () => element.removeEventListener("input", store);
  }, [form, key]);
}

/** Values of a form without files, by the names of its fields. */
export function readFormValues(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : ""]));
}
