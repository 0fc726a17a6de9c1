import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ContactRequestInput } from "#contracts/contact-request/contact-request.ts";
import { readSelection, NOTE_MAX_LENGTH } from "#contracts/selection/selection.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { language } from "#messages/public-app/language/language";
import { ask, type RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import { readFormValues, useDraft } from "#public-app/ui/form/use-draft.ts";
import { CONTACT_MAX_LENGTHS } from "#contracts/contact-request/request-form.ts";
import { countExcess } from "#contracts/text/text-length.ts";
import { tooLong } from "#public-app/ui/form/field.tsx";
import { m } from "#messages/public-app/contact-request/messages";

type State = { phase: "idle" | "submitting" | "sent" | "failed"; code?: RpcFailure["code"]; faults: Faults };

/** The visitor's notes on the products of their own selection, by slug; nothing where none is sent along. */
function readNotes(form: HTMLFormElement): Record<string, string> {
  const { lines, notes } = readFormValues(form);
  return lines && notes ? JSON.parse(notes) : {}; // as the form has written it
}

/** The typed values, as the procedure takes them. */
function readInput(form: HTMLFormElement, noted: Record<string, string>): Omit<ContactRequestInput, "from_page"> {
  const { lines: selected, notes: _, ...fields } = readFormValues(form);
  const lines = readSelection(selected).map(({ slug, quantity }) => ({ slug, quantity, note: noted[slug] ?? "" }));
  // What is missing or wrong in it, the contract refuses.
  return { ...fields, lines, consent: fields.consent === "on", language: language.code } as ContactRequestInput;
}

/** Empties the visitor's selection of what the form showed: what another tab has added meanwhile stays. The script has
 *  come with the form. */
async function emptySelection(slugs: string[]): Promise<void> {
  const { ownSelection } = await import("#public-app/selection/own-selection.ts");
  ownSelection.remove(slugs);
}

/** Path of the page of this site from which the document was opened; empty where there was none. */
function findPreviousPath(): string {
  const { referrer } = document;
  return referrer.startsWith(`${location.origin}/`) ? new URL(referrer).pathname : "";
}

function toState(submission: Submission | undefined): State {
  if (!submission) return { phase: "idle", faults: {} };
  const { code, faults, values } = submission;
  return { phase: "failed", code, faults: Object.fromEntries(faults.map((name) => [name, findFault(name, values[name] ?? "")])) };
}

/** Sends the form without leaving the page. The form is uncontrolled: whatever fails, what was typed stays where it
 *  is. */
export function useContactForm({ submission, onSent }: { submission: Submission | undefined; onSent: () => void }) {
  const { loadRpc, shown } = useRouter().options.context;
  /** Path of the page before: none on the first page of a visit, this page where it was opened as a document. */
  const [before] = useState(() => shown()?.pathname);
  const form = useRef<HTMLFormElement>(null);
  const [{ phase, code, faults }, setState] = useState(() => toState(submission));

  useDraft(form, "demande");

  // From here on the messages stand at the fields, in the page's language; before that, they are the browser's own.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(found: Faults, code: RpcFailure["code"]) {
    setState({ phase: "failed", code, faults: found });
    const [first] = Object.keys(found);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sender = event.currentTarget;
    if (phase === "submitting") return;
    const noted = readNotes(sender);
    const found = findFaults(sender);
    if (Object.keys(found).length > 0) return refuse(found, "invalid");
    setState({ phase: "submitting", faults: {} });
    const request = readInput(sender, noted);
    try {
      const from_page = before === undefined || before === "/contact" ? findPreviousPath() : before;
      await ask(loadRpc, (rpc) => rpc.contactRequests.send.mutate({ ...request, from_page }));
      const own = Object.keys(noted);
      if (own.length > 0) await emptySelection(own);
      setState({ phase: "sent", faults: {} });
      onSent();
    } catch (error) {
      const { code, issues } = error as RpcFailure; // what `ask` throws
      const values = readFormValues(sender);
      refuse(Object.fromEntries(issues.map(({ path }) => [path, findFault(path, values[path] ?? "")])), code);
    }
  }

  /** A fault goes as soon as it is mended. */
  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const left = findFaults(currentTarget);
    const remaining = Object.entries(faults).filter(([name]) => name in left);
    const isMended = remaining.length === 0 && code === "invalid";
    setState({ phase: isMended ? "idle" : phase, code, faults: Object.fromEntries(remaining) });
  }

  return { form, phase, code, faults, handleSubmit, handleInput };
}

/** Sentences by the name of the field they stand at. */
type Faults = Record<string, string>;

const LENGTHS: Record<string, number> = CONTACT_MAX_LENGTHS;

const countFieldExcess = (name: string, value: string) => countExcess(value, LENGTHS[name] ?? Infinity);

/** The message of a field that was refused, chosen by what stands in it. */
function findFault(name: string, value: string): string {
  const excess = countFieldExcess(name, value);
  if (excess > 0) return tooLong(LENGTHS[name] ?? 0, excess);
  if (name === "consent" || value.trim() === "") return m.faults[name] ?? m.badText;
  return name === "email" ? m.badEmail : m.badText;
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isFaulty(control: Control): boolean {
  return !control.validity.valid || (control.required && control.value.trim() === "") || countFieldExcess(control.name, control.value) > 0;
}

const isTooLong = (note: string) => countExcess(note, NOTE_MAX_LENGTH) > 0;

/** The fault of a selection whose notes, which are written on its own page, cannot all be sent. */
function findNoteFault(form: HTMLFormElement): Faults {
  const noted = readNotes(form);
  const sent = readSelection(readFormValues(form).lines).map(({ slug }) => noted[slug] ?? "");
  return sent.some(isTooLong) ? { lines: m.longNote(NOTE_MAX_LENGTH) } : {};
}

/** The faulty fields of the form as it stands, in its order. */
function findFaults(form: HTMLFormElement): Faults {
  const faulty = [...form.elements].filter(isControl).filter(isFaulty);
  return { ...findNoteFault(form), ...Object.fromEntries(faulty.map(({ name, value }) => [name, findFault(name, value)])) };
}
