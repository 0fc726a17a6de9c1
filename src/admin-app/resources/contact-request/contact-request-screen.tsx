import { elide } from "#contracts/text/french.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { useRequestList } from "./contact-request-editing.ts";
import { trpc } from "#admin-app/rpc.ts";
import { ContactRequestView } from "./contact-request-view.tsx";
import { nameOf } from "./contact-request-words.ts";
import { ActionIcon, Group, Tooltip } from "@mantine/core";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ContactRequestFilter } from "./contact-request-list.ts";

const route = getRouteApi("/signed-in/admin/dashboard/requests/$id");

/** A request in full, over the inbox. */
export function ContactRequestScreen() {
  const { id } = route.useParams();
  const filter = route.useSearch();
  const [hasStepped, setHasStepped] = useState(false);
  const navigate = route.useNavigate();
  const request = trpc.contactRequests.get.useQuery({ id: Number(id) }, EDITING_CACHE);
  const title = request.data ? `Demande ${elide(nameOf(request.data))}` : "Demande";

  const close = (ignoreBlocker: boolean) =>
    void navigate({ to: "/admin/dashboard/requests", search: (search) => search, resetScroll: false, ignoreBlocker });

  function handleStep(to: number) {
    setHasStepped(true);
    void navigate({ to: ".", params: { id: String(to) }, search: (search) => search, resetScroll: false, replace: true });
  }

  return (
    <EditorScreen
      title={title}
      tools={<ContactRequestSteps id={Number(id)} filter={filter} onStep={handleStep} />}
      awaited={request}
      loading="Chargement de la demande..."
      failed="Cette demande n’a pas pu être ouverte"
      onClose={() => close(false)}
    >
      {request.data && (
        <ContactRequestView
          key={id}
          request={request.data}
          now={request.dataUpdatedAt}
          takesFocus={!hasStepped}
          onErased={() => close(true)}
        />
      )}
    </EditorScreen>
  );
}

/** Leads to the requests before and after this one, in the list's order when the window opened: one that leaves the
 *  list by being answered keeps its position. Nothing where the request is not of that page. */
function ContactRequestSteps({ id, filter, onStep }: { id: number; filter: ContactRequestFilter; onStep: (id: number) => void }) {
  const list = useRequestList(filter);
  const [order, setOrder] = useState<number[]>();
  if (!order && list.data) setOrder(list.data.data.map((request) => request.id));
  const position = order?.indexOf(id) ?? -1;
  if (!order || position < 0) return null;

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
      {step("Demande précédente", order[position - 1], ChevronLeft)}
      {step("Demande suivante", order[position + 1], ChevronRight)}
    </Group>
  );
}
