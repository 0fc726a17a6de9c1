import { CONTACT_MAX_LENGTHS } from "#contracts/contact-request/request-form.ts";
import { NOTE_MAX_LENGTH } from "#contracts/selection/selection.ts";
import { countExcess } from "#contracts/text/text-length.ts";
import { tooLong } from "#public-app/ui/form/field.tsx";
import { m } from "#messages/public-app/contact-request/messages";

/** Sentences by the name of the field they stand at. */
export type Faults = Record<string, string>;

const LENGTHS: Record<string, number> = CONTACT_MAX_LENGTHS;

const excessOf = (name: string, value: string) => countExcess(value, LENGTHS[name] ?? Infinity);

/** The message of a field that was refused, chosen by what stands in it. */
export function faultSentence(name: string, value: string): string {
  const excess = excessOf(name, value);
  if (excess > 0) return tooLong(LENGTHS[name] ?? 0, excess);
  if (name === "consent" || value.trim() === "") return m.faults[name] ?? m.badText;
  return name === "email" ? m.badEmail : m.badText;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isFaulty(control: Control): boolean {
  return !control.validity.valid || (control.required && control.value.trim() === "") || excessOf(control.name, control.value) > 0;
}

const isTooLong = (note: string) => countExcess(note, NOTE_MAX_LENGTH) > 0;

/** The fault of a selection whose notes, which are written on its own page, cannot all be sent. */
export function faultInNotes(noted: Record<string, string>): Faults {
  return Object.values(noted).some(isTooLong) ? { lines: m.longNote(NOTE_MAX_LENGTH) } : {};
}

/** The faulty fields of the form as it stands, in its order. */
export function faultsIn(form: HTMLFormElement): Faults {
  const faulty = [...form.elements].filter(isControl).filter(isFaulty);
  return Object.fromEntries(faulty.map(({ name, value }) => [name, faultSentence(name, value)]));
}
