import { Menu } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { ChevronDown } from "lucide-react";
import { REQUEST_STATUS_LABELS, REQUEST_STATUSES, type RequestStatus } from "#contracts/contact-request/contact-request-list.ts";
import { ANSWERED_AT_ONCE_MAX } from "#contracts/contact-request/answer.ts";
import { REQUESTS_AT_ONCE_MAX } from "#contracts/contact-request/several-requests.ts";
import { personName } from "#contracts/person/person.ts";
import { SelectionBar } from "#admin-app/kit/collection/selection-bar.tsx";
import type { Selection } from "#admin-app/kit/collection/use-selection.ts";
import { notifyRefusal } from "#admin-app/kit/errors/notify.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import type { RequestOwner } from "./contact-request-words.ts";
import { useRequestBulk } from "./use-request-bulk.ts";

const AnswerDialog = lazy(async () => ({ default: (await import("./answer/answer-dialog.tsx")).AnswerDialog }));

const STEPS = REQUEST_STATUSES.filter((status) => status !== "spam");

/** The bar of the selected requests, with what can be done to all of them. `tray` is `spam` among the undesirable
 *  ones. */
export function ContactRequestBulk({
  selection,
  tray,
  ...list
}: {
  selection: Selection;
  tray: RequestStatus | undefined;
  rows: { id: number }[];
  total: number;
  loadIds: () => Promise<number[]>;
}) {
  const changing = useRequestBulk(selection, tray);
  const [isAnswering, setAnswering] = useState(false);
  const tooMany = selection.ids.size > ANSWERED_AT_ONCE_MAX;
  const look = { size: "xs", variant: "default", disabled: changing.isPending } as const;
  return (
    <>
      <SelectionBar selection={selection} max={REQUESTS_AT_ONCE_MAX} {...list}>
        {tray === "spam" ? (
          <ActionButton {...look} onClick={() => changing.mutate({ status: "new" })}>
            Récupérer
          </ActionButton>
        ) : (
          <>
            <ActionButton {...look} onClick={() => (tooMany ? refuseAnswer() : setAnswering(true))}>
              Répondre…
            </ActionButton>
            <Menu position="top-end">
              <Menu.Target>
                <ActionButton {...look} rightSection={<ChevronDown size={14} aria-hidden />}>
                  État
                </ActionButton>
              </Menu.Target>
              <Menu.Dropdown>
                {STEPS.map((status) => (
                  <Menu.Item key={status} onClick={() => changing.mutate({ status })}>
                    {REQUEST_STATUS_LABELS[status]}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
            <OwnerMenu look={look} onChoose={(owner) => changing.mutate({ owner })} />
            <ActionButton {...look} onClick={() => changing.mutate({ status: "spam" })}>
              Indésirables
            </ActionButton>
          </>
        )}
      </SelectionBar>
      {isAnswering && (
        <Suspense>
          <AnswerDialog ids={[...selection.ids]} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  );
}

function refuseAnswer(): void {
  notifyRefusal("Trop de demandes à la fois", `Une réponse part à ${ANSWERED_AT_ONCE_MAX} personnes au plus\u202f: choisissez-en moins.`);
}

/** Gives the selected requests to a person, or to nobody. */
function OwnerMenu({
  look,
  onChoose,
}: {
  look: { size: "xs"; variant: "default"; disabled: boolean };
  onChoose: (owner: RequestOwner | null) => void;
}) {
  const owners = trpc.contactRequests.owners.useQuery();
  return (
    <Menu position="top-end">
      <Menu.Target>
        <ActionButton {...look} rightSection={<ChevronDown size={14} aria-hidden />}>
          Suivies par
        </ActionButton>
      </Menu.Target>
      <Menu.Dropdown>
        {owners.isError && (
          <Menu.Item closeMenuOnClick={false} onClick={() => void owners.refetch()}>
            Les personnes n’ont pas pu être chargées. Réessayer
          </Menu.Item>
        )}
        {owners.data?.map((owner) => (
          <Menu.Item key={owner.id} onClick={() => onChoose(owner)}>
            {personName(owner)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onChoose(null)}>Personne</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
