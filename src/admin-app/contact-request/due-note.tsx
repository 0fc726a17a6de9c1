import { Badge, Text } from "@mantine/core";
import type { ContactRequestItem } from "#contracts/contact-request/inbox.ts";
import { dueOf } from "./due-date.ts";

/** When an answer is due, and that it is late. Source: specification §2 « Contact page »: an answer within 24 hours. */
export function DueNote({ request, now }: { request: Pick<ContactRequestItem, "status" | "due_at">; now: number }) {
  const due = dueOf(request, now);
  if (!due) return null;
  return (
    <Text component="span" size="xs" c={due.isLate ? "error" : "dimmed"} fw={due.isLate ? 600 : undefined} className="tabular">
      {due.isLate && (
        <Badge color="red.9" variant="filled" size="sm" mr={6}>
          En retard
        </Badge>
      )}
      {due.words}
    </Text>
  );
}
