import { useLoaderData } from "@tanstack/react-router";
import type { FormName, Submission } from "#contracts/shared/submission.ts";

/** The values that were posted from this form without JavaScript and refused, if the page is shown for that reason. */
export function useSubmission(form: FormName): Submission | undefined {
  const { submission } = useLoaderData({ from: "__root__" });
  return submission?.form === form ? submission : undefined;
}
