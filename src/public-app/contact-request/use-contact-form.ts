import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { ContactRequestInput } from "#contracts/contact-request/contact-request.ts";
import type { Submission } from "#contracts/shared/submission.ts";
import { language } from "#messages/public-app/language/language";
import { ask, type RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import { formValues } from "#public-app/ui/form/form-values.ts";
import { useDraft } from "#public-app/ui/form/use-draft.ts";
import { faultSentence, faultsIn, type Faults } from "./contact-faults.ts";

type State = { phase: "idle" | "submitting" | "sent" | "failed"; code?: RpcFailure["code"]; faults: Faults };

/** What was typed, as the procedure takes it. */
function writtenIn(form: HTMLFormElement): ContactRequestInput {
  const fields = formValues(form);
  // What is missing or wrong in it, the contract refuses.
  return { ...fields, consent: fields.consent === "on", language: language.code } as ContactRequestInput;
}

function stateAfter(submission: Submission | undefined): State {
  if (!submission) return { phase: "idle", faults: {} };
  const { code, faults, values } = submission;
  return { phase: "failed", code, faults: Object.fromEntries(faults.map((name) => [name, faultSentence(name, values[name] ?? "")])) };
}

/** Sends the form without leaving the page. The form is uncontrolled: whatever fails, what was typed stays where it is. */
export function useContactForm({ submission, onSent }: { submission: Submission | undefined; onSent: () => void }) {
  const { loadRpc } = useRouter().options.context;
  const form = useRef<HTMLFormElement>(null);
  const [{ phase, code, faults }, setState] = useState(() => stateAfter(submission));

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
    const found = faultsIn(sender);
    if (Object.keys(found).length > 0) return refuse(found, "invalid");
    setState({ phase: "submitting", faults: {} });
    try {
      await ask(loadRpc, (rpc) => rpc.contactRequests.send.mutate(writtenIn(sender)));
      setState({ phase: "sent", faults: {} });
      onSent();
    } catch (error) {
      const { code, issues } = error as RpcFailure; // what `ask` throws
      const values = formValues(sender);
      refuse(Object.fromEntries(issues.map(({ path }) => [path, faultSentence(path, values[path] ?? "")])), code);
    }
  }

  /** A fault goes as soon as it is mended. */
  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (Object.keys(faults).length === 0) return;
    const left = faultsIn(currentTarget);
    setState({ phase, code, faults: Object.fromEntries(Object.entries(faults).filter(([name]) => name in left)) });
  }

  return { form, phase, code, faults, handleSubmit, handleInput };
}
