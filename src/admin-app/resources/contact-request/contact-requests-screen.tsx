import { Button, Group } from "@mantine/core";
import { getRouteApi, Outlet } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { useEffect } from "react";
import { REQUEST_STATUS_LABELS, REQUEST_STATUSES } from "#contracts/contact-request/contact-request-list.ts";
import { REQUEST_TYPE_LABELS, REQUEST_TYPES } from "#contracts/contact-request/request-form.ts";
import { CollectionGrid } from "#admin-app/kit/collection/collection-grid.tsx";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { ExportButton } from "#admin-app/kit/collection/export-button.tsx";
import { FilterSelect } from "#admin-app/kit/collection/filter/filter-select.tsx";
import { ListPages } from "#admin-app/kit/collection/list-pages.tsx";
import { EmptyList } from "#admin-app/kit/collection/collection-states.tsx";
import { SearchBox } from "#admin-app/kit/collection/filter/search-box.tsx";
import { useListFilter } from "#admin-app/kit/collection/filter/use-list-filter.ts";
import { useSelection } from "#admin-app/kit/collection/use-selection.ts";
import { useRowChanges } from "#admin-app/kit/collection/use-row-changes.ts";
import { refreshContactRequests, takeNextStep, useRequestList } from "./contact-request-editing.ts";
import { CONTACT_REQUEST_PAGE_SIZE, isNarrowed, parseContactRequestFilter, useUnreadRequests } from "./contact-request-list.ts";
import { MentionsNote } from "./mention/mentions-note.tsx";
import { ContactRequestBulk } from "./contact-request-bulk.tsx";
import { ContactRequestRow } from "./contact-request-row.tsx";
import { changeFailed, NEXT_STEP } from "./contact-request-words.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";

const route = getRouteApi("/signed-in/admin/dashboard/requests");

const STATUSES = [
  { value: "", label: "Tous les états" },
  ...REQUEST_STATUSES.filter((status) => status !== "spam").map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] })),
];
const TYPES = [{ value: "", label: "Tous les types" }, ...REQUEST_TYPES.map((value) => ({ value, label: REQUEST_TYPE_LABELS[value] }))];

const HINT = "Les demandes de la page de contact arriveront ici.";

/** The inbox of requests, newest first, and the tray of undesirable ones. */
export function ContactRequestsScreen() {
  const filter = route.useSearch();
  const { page: _, ...narrowing } = filter;
  const { narrow, turnTo } = useListFilter(filter, parseContactRequestFilter);
  const list = useRequestList(filter);
  const unread = useUnreadRequests();
  const [listedAt, countedAt] = [list.dataUpdatedAt, unread.dataUpdatedAt];

  // What the list shows is counted too.
  useEffect(() => {
    if (listedAt > countedAt) void queries.contactRequests.unreadCount.invalidate();
  }, [listedAt, countedAt]);
  const isSpam = filter.status === "spam";
  const requests = useRowChanges({ rows: list.data?.data ?? [], refresh: refreshContactRequests, failed: changeFailed });
  const selection = useSelection(requests.rows, JSON.stringify(narrowing));

  return (
    <>
      <CollectionHeader
        title="Demandes"
        counters={[
          { label: "Nouvelles", value: unread.data?.count },
          { label: "Résultats", value: list.data?.total, hasMore: list.data?.has_more },
        ]}
      >
        <Group gap="xs">
          <Trays isSpam={isSpam} spam={unread.data?.spam} onChoose={(status) => narrow({ status })} />
          <ExportButton load={() => rpcClient.contactRequests.exportCsv.query(narrowing)} />
        </Group>
      </CollectionHeader>
      <MentionsNote />
      <Group component="search" aria-label="Filtrer les demandes" align="end" mb="lg" gap="sm">
        <SearchBox q={filter.q} placeholder="Nom, e-mail, entreprise ou message" onSearch={(q) => narrow({ q })} />
        {!isSpam && (
          <FilterSelect name="status" label="État" data={STATUSES} value={filter.status} onChange={(status) => narrow({ status })} />
        )}
        <FilterSelect
          name="requestType"
          label="Type"
          data={TYPES}
          value={filter.requestType}
          onChange={(requestType) => narrow({ requestType })}
        />
      </Group>
      <CollectionGrid
        query={list}
        rows={requests.rows}
        layout="rows"
        renderCard={(request) => (
          <ContactRequestRow
            request={request}
            selection={selection}
            now={list.dataUpdatedAt}
            isChanging={requests.isChanging(request)}
            onNext={() => void requests.change(request, { status: NEXT_STEP[request.status].status }, () => takeNextStep(request))}
          />
        )}
        empty={
          <EmptyList
            icon={<Inbox />}
            title={isSpam ? "Aucune demande indésirable" : isNarrowed(filter) ? "Aucune demande trouvée" : "Aucune demande"}
            hint={isSpam ? "Ce que vous rangez ici ne compte plus et ne prévient personne." : HINT}
            onClear={isNarrowed(filter) ? () => narrow({ q: "", requestType: "", status: isSpam ? "spam" : "" }) : undefined}
          />
        }
      />
      <ListPages total={list.data?.total ?? 0} size={CONTACT_REQUEST_PAGE_SIZE} page={filter.page ?? 1} onPage={turnTo} />
      <ContactRequestBulk
        selection={selection}
        tray={filter.status}
        rows={requests.rows}
        total={list.data?.total ?? 0}
        loadIds={async () => (await queries.contactRequests.ids.fetch(narrowing)).ids}
      />
      <Outlet />
    </>
  );
}

/** Leads from the inbox to the undesirable requests, which are apart, and back. */
function Trays({ isSpam, spam = 0, onChoose }: { isSpam: boolean; spam: number | undefined; onChoose: (status: string) => void }) {
  const trays = [
    { value: "", label: "Boîte de réception", isOpen: !isSpam },
    { value: "spam", label: spam > 0 ? `Indésirables (${spam})` : "Indésirables", isOpen: isSpam },
  ];
  return (
    <Button.Group aria-label="Boîte">
      {trays.map(({ value, label, isOpen }) => (
        <Button key={value} variant={isOpen ? "light" : "default"} aria-pressed={isOpen} onClick={() => onChoose(value)}>
          {label}
        </Button>
      ))}
    </Button.Group>
  );
}
