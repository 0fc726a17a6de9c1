import { Badge, Text } from "@mantine/core";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { dueOf } from "./due-date.ts";

type Due = { request: Pick<ContactRequestItem, "status" | "due_at" | "answered_at">; now: number };

/** The time at which an answer is due. Source: REQ-3. */
export function DueNote({ request, now }: Due) {
  const due = dueOf(request, now);
  if (!due) return null;
  return (
    <Text component="span" size="xs" c={due.isLate ? "var(--mantine-color-error)" : "dimmed"} className="tabular">
      {due.words}
    </Text>
  );
}

/** Marks a request that was not answered in time. */
export function LateMark({ request, now }: Due) {
  if (!dueOf(request, now)?.isLate) return null;
  return (
    <Badge color="red.9" variant="filled" size="sm" flex="none">
      En retard
    </Badge>
  );
}
