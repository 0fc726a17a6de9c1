import { m } from "#messages/public-app/contact-request/messages";

/** Sentences by the name of the field they stand at. */
export type Faults = Record<string, string>;

/** The message of a field that was refused, chosen by what stands in it. */
export function faultSentence(name: string, value: string): string {
  if (name === "consent" || value.trim() === "") return m.faults[name] ?? m.badText;
  return name === "email" ? m.badEmail : m.badText;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isFaulty(control: Control): boolean {
  return !control.validity.valid || (control.required && control.value.trim() === "");
}

/** The faulty fields of the form as it stands, in its order. */
export function faultsIn(form: HTMLFormElement): Faults {
  const faulty = [...form.elements].filter(isControl).filter(isFaulty);
  return Object.fromEntries(faulty.map(({ name, value }) => [name, faultSentence(name, value)]));
}
