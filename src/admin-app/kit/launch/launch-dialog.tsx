import { Radio, Stack, TextInput, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { newToken } from "#admin-app/kit/token.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyFailure } from "#admin-app/kit/errors/notify.tsx";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { queries, rpcClient, trpc } from "#admin-app/rpc.ts";
import type { TargetLaunch } from "./in-launch.ts";
import { DialogActions } from "#admin-app/kit/dialogs/short-form.tsx";

const NEW = "new";

type DialogProps = { isOpen: boolean; onClose: () => void; onChoose: (launch: TargetLaunch) => void };

/** Asks into which launch a form is saved: one that waits, or a new one. */
export function LaunchDialog({ isOpen, onClose, onChoose }: DialogProps) {
  return (
    <FormModal opened={isOpen} onClose={onClose} title="Enregistrer dans un lancement">
      {isOpen && <LaunchChoice onClose={onClose} onChoose={onChoose} />}
    </FormModal>
  );
}

function LaunchChoice({ onClose, onChoose }: Omit<DialogProps, "isOpen">) {
  const list = trpc.launches.list.useQuery();
  const waiting = list.data?.filter(({ published_at }) => published_at === null) ?? [];
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState<string>();
  const chosen = picked ?? (waiting[0] ? String(waiting[0].id) : NEW);
  const creating = useMutation({
    mutationFn: () => rpcClient.launches.create.mutate({ title: typed.trim() }, { context: { idempotencyKey: newToken() } }),
    onSuccess: async (launch) => {
      await queries.launches.list.invalidate();
      onChoose(launch);
    },
    onError: (error) => notifyFailure("Le lancement n’a pas été créé", error),
  });

  function handleSubmit() {
    const launch = waiting.find(({ id }) => String(id) === chosen);
    if (launch) onChoose(launch);
    else if (typed.trim() !== "") creating.mutate();
  }

  return (
    <Stack>
      <Text size="sm">Rien ne change pour les visiteurs avant que le lancement ne soit publié.</Text>
      <MissingPart title="Les lancements n’ont pas pu être chargés" query={list} />
      {!list.isPending && (
        <Radio.Group value={chosen} onChange={setPicked} aria-label="Lancement">
          <Stack gap="xs">
            {waiting.map(({ id, title, planned_at }) => (
              <Radio key={id} value={String(id)} label={title} description={planned_at && `Prévu le ${formatMoment(planned_at)}`} />
            ))}
            <Radio value={NEW} label="Nouveau lancement" />
          </Stack>
        </Radio.Group>
      )}
      {chosen === NEW && (
        <TextInput
          label="Nom du lancement"
          placeholder="Campagne d’hiver"
          data-autofocus
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.stopPropagation(); // the form around leads to its next field
            handleSubmit();
          }}
        />
      )}
      <DialogActions
        verb="Enregistrer dans ce lancement"
        onCancel={onClose}
        onConfirm={handleSubmit}
        isPending={creating.isPending}
        isDisabled={chosen === NEW && typed.trim() === ""}
      />
    </Stack>
  );
}
