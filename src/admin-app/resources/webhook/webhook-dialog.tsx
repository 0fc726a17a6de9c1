import { TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import type { Webhook } from "#contracts/webhook/webhook.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { CheckGrid } from "#admin-app/kit/fields/check-grid.tsx";
import { CLOSED_BY_BUTTON, ShownSecret } from "#admin-app/kit/fields/shown-secret.tsx";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { EVENT_ROWS } from "./event-words.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { useShortForm } from "#admin-app/kit/dialogs/use-short-form.ts";

/** Task of the dialog: add an endpoint, change one, or show a secret. */
export type WebhookTask = { kind: "create" } | { kind: "change"; webhook: Webhook } | { kind: "secret"; secret: string };

const TITLES: Record<WebhookTask["kind"], string> = {
  create: "Ajouter un webhook",
  change: "Modifier le webhook",
  secret: "Secret du webhook",
};

/** No reply with a secret is stored, to be given again. */
const UNCERTAIN =
  "Il n’est pas sûr que ce soit fait. Si ce webhook est déjà dans la liste, «\u202fNouveau secret\u202f» y remplace celui que vous n’avez pas vu.";

/** Adds or changes an endpoint; a new secret is shown this once. */
export function WebhookDialog({ task, onTask }: { task: WebhookTask | undefined; onTask: (task: WebhookTask | undefined) => void }) {
  const close = () => onTask(undefined);
  return (
    <FormModal
      opened={task !== undefined}
      onClose={close}
      title={task && TITLES[task.kind]}
      size="lg"
      isSaved={task?.kind === "secret"}
      {...(task?.kind === "secret" && CLOSED_BY_BUTTON)}
    >
      {task?.kind === "secret" && (
        <ShownSecret
          label="Secret"
          secret={task.secret}
          hint="Avec ce secret, le programme vérifie que les messages viennent d’ici (Standard Webhooks)."
          onClose={close}
        />
      )}
      {(task?.kind === "create" || task?.kind === "change") && (
        <WebhookForm webhook={task.kind === "change" ? task.webhook : undefined} onTask={onTask} />
      )}
    </FormModal>
  );
}

function WebhookForm({ webhook, onTask }: { webhook: Webhook | undefined; onTask: (task: WebhookTask | undefined) => void }) {
  const { values, field } = useShortForm({
    url: webhook?.url ?? "",
    events: webhook?.events ?? [],
    item_fields: webhook?.item_fields.join(", ") ?? "",
  });
  const saving = useMutation({
    mutationFn: async (): Promise<WebhookTask | undefined> => {
      const input = { ...values, item_fields: values.item_fields.split(/[\s,;]+/).filter(Boolean) };
      if (!webhook) return { kind: "secret", secret: (await rpcClient.webhooks.create.mutate(input)).secret };
      const { id, version } = webhook;
      await rpcClient.webhooks.update.mutate({ id, version, ...input });
      return undefined;
    },
    onSuccess: onTask,
    onSettled: () => queries.webhooks.invalidate(),
  });

  return (
    <ShortForm
      onSubmit={() => saving.mutate()}
      onCancel={() => onTask(undefined)}
      verb={webhook ? "Enregistrer" : "Ajouter"}
      isPending={saving.isPending}
      noValidate
    >
      <RefusalAlert error={saving.error} uncertain={webhook ? undefined : UNCERTAIN} />
      <TextInput
        {...field("url", saving.error)}
        type="url"
        label="URL"
        description="En https, sur un serveur public."
        autoComplete="off"
        required
        data-autofocus
      />
      <CheckGrid label="Événements" rows={EVENT_ROWS} {...field("events", saving.error)} />
      <TextInput
        {...field("item_fields", saving.error)}
        label="Champs envoyés"
        description={"Noms des champs de l’API, séparés par des virgules. Vide\u202f: tous."}
        placeholder="title, reference, price_from"
        autoComplete="off"
      />
    </ShortForm>
  );
}
