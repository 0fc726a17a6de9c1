import { lazy, Suspense, useSyncExternalStore } from "react";
import { openQuestion, subscribeToQuestions } from "./verification.ts";

const VerificationDialog = lazy(async () => ({ default: (await import("./verification-dialog.tsx")).VerificationDialog }));

/** Where the question appears that `askVerification` asks. */
export function VerificationHost() {
  const question = useSyncExternalStore(subscribeToQuestions, openQuestion);
  return <Suspense>{question && <VerificationDialog onAnswer={question.answer} />}</Suspense>;
}
