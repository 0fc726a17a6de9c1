import { useRouter } from "@tanstack/react-router";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { countExcess, EMAIL_MAX_LENGTH } from "#contracts/text/text-length.ts";
import { language } from "#messages/public-app/language/language";
import { ask, type RpcFailure } from "#public-app/rpc/rpc-failure.ts";
import { formValues } from "#public-app/ui/form/form-values.ts";
import { forgetDraft, useDraft } from "#public-app/ui/form/use-draft.ts";
import type { Submission } from "#contracts/shared/submission.ts";

type State = { phase: "idle" | "submitting" | "requested" | "held" | "failed"; code?: RpcFailure["code"] };

/** Sends the e-mail address without leaving the page; it stays in its field until the server has accepted it. */
export function useSubscription(submission: Submission | undefined) {
  const { loadRpc } = useRouter().options.context;
  const form = useRef<HTMLFormElement>(null);
  const [{ phase, code }, setState] = useState<State>(submission ? { phase: "failed", code: submission.code } : { phase: "idle" });

  useDraft(form, "lettre");

  // From here on the message stands at the field, in the page's language; before that, it is the browser's own.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  function refuse(sender: HTMLFormElement, code: RpcFailure["code"]) {
    setState({ phase: "failed", code });
    sender.querySelector<HTMLInputElement>("input[type=email]")?.focus();
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sender = event.currentTarget;
    if (phase === "submitting") return;
    const { email = "", website } = formValues(sender);
    if (!sender.checkValidity() || countExcess(email, EMAIL_MAX_LENGTH) > 0) return refuse(sender, "invalid");
    setState({ phase: "submitting" });
    try {
      const { is_held } = await ask(loadRpc, (rpc) => rpc.subscribers.subscribe.mutate({ email, website, language: language.code }));
      forgetDraft("lettre");
      setState({ phase: is_held ? "held" : "requested" });
    } catch (error) {
      refuse(sender, (error as RpcFailure).code); // what `ask` throws
    }
  }

  return { form, phase, code, handleSubmit };
}
