import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useRequestList } from "./contact-request-editing.ts";
import type { ContactRequestFilter } from "./contact-request-filter.ts";

/** Leads to the requests before and after this one, as the list stood when the window opened: one that leaves the list by being answered
 *  keeps its place. Nothing where the request is not of that page. */
export function ContactRequestSteps({ id, filter, onStep }: { id: number; filter: ContactRequestFilter; onStep: (id: number) => void }) {
  const list = useRequestList(filter);
  const [order, setOrder] = useState<number[]>();
  if (!order && list.data) setOrder(list.data.data.map((request) => request.id));
  const place = order?.indexOf(id) ?? -1;
  if (!order || place < 0) return null;

  const step = (label: string, to: number | undefined, Icon: typeof ChevronLeft) => (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={label}
        aria-disabled={to === undefined}
        data-disabled={to === undefined || undefined} // not `disabled`, which would take the focus away
        onClick={() => to !== undefined && onStep(to)}
      >
        <Icon size={20} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <Group gap={0} wrap="nowrap">
      {step("Demande précédente", order[place - 1], ChevronLeft)}
      {step("Demande suivante", order[place + 1], ChevronRight)}
    </Group>
  );
}
