import { Button, Group, Input, NativeSelect, SegmentedControl, Stack, Text } from "@mantine/core";
import { ShieldAlert, Undo2 } from "lucide-react";
import { type ContactRequestItem, REQUEST_STATUS_LABELS, REQUEST_STATUSES } from "#contracts/contact-request/contact-request-list.ts";
import { personName } from "#contracts/person/person.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { DueNote, LateMark } from "./due-note.tsx";
import { useRequestChange } from "./contact-request-editing.ts";
import classes from "./contact-request-view.module.css";

const STEPS = REQUEST_STATUSES.filter((status) => status !== "spam").map((value) => ({ value, label: REQUEST_STATUS_LABELS[value] }));

/** Status of a request and its owner; stored as soon as they are chosen. */
export function ContactRequestProgress({ request, now }: { request: ContactRequestItem; now: number }) {
  const { id, status, owner } = request;
  const change = useRequestChange(request);
  const owners = trpc.contactRequests.owners.useQuery();
  // Who has the request stands in the list also before the others are known, and when they may answer no more.
  const others = owners.data?.filter(({ id: other }) => other !== owner?.id) ?? [];
  const offered = [...(owner ? [owner] : []), ...others];

  function handleOwner(chosen: string) {
    change.mutate({ owner: offered.find((person) => String(person.id) === chosen) ?? null });
  }

  return (
    <Stack gap="sm">
      <div>
        <Input.Label component="span" id={`status-${id}`}>
          État
        </Input.Label>
        {status === "spam" ? (
          <Text size="sm">{REQUEST_STATUS_LABELS.spam}</Text>
        ) : (
          <SegmentedControl
            fullWidth
            className={classes.steps}
            data={STEPS}
            value={status}
            onChange={(chosen) => change.mutate({ status: chosen })}
            aria-labelledby={`status-${id}`}
          />
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          mt={6}
          leftSection={status === "spam" ? <Undo2 size={14} aria-hidden /> : <ShieldAlert size={14} aria-hidden />}
          onClick={() => change.mutate({ status: status === "spam" ? "new" : "spam" })}
        >
          {status === "spam" ? "Récupérer" : "Ranger dans les indésirables"}
        </Button>
      </div>
      <Group gap={6}>
        <LateMark request={request} now={now} />
        <DueNote request={request} now={now} />
      </Group>
      <MissingPart title="Les personnes n’ont pas pu être chargées" query={owners} />
      <NativeSelect
        name="owner"
        label="Suivie par"
        data={[{ value: "", label: "Personne" }, ...offered.map((person) => ({ value: String(person.id), label: personName(person) }))]}
        value={owner ? String(owner.id) : ""}
        onChange={(event) => handleOwner(event.currentTarget.value)}
      />
    </Stack>
  );
}
