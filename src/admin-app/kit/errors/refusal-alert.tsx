import { Alert } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { replyOf, sentenceOf } from "./failure.ts";

/** Says in a form why it was refused, unless its fields say so. */
export function RefusalAlert({ error }: { error: unknown }) {
  if (error === null || replyOf(error)?.issues) return null;
  return (
    <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
      {sentenceOf(error)}
    </Alert>
  );
}
