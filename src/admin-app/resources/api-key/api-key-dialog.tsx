import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { API_KEY_DAYS } from "#contracts/api-key/api-key.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { CheckGrid, type CheckRow } from "#admin-app/kit/fields/check-grid.tsx";
import { resourceLabel, scopeVerb } from "./scope-words.ts";
import { CLOSED_BY_BUTTON, ShownSecret } from "#admin-app/kit/fields/shown-secret.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";

/** A right that a key may have, with the resource that it is about. */
type Scope = { scope: string; noun: string };

const DURATIONS = [
  { value: "30", label: "30 jours" },
  { value: "90", label: "90 jours" },
  { value: String(API_KEY_DAYS), label: "1 an" },
  { value: "", label: "Sans fin" },
];

function toCheckRows(scopes: Scope[]): CheckRow[] {
  const resources = [...new Set(scopes.map(({ noun: resource }) => resource))];
  return resources.map((resource) => ({
    label: resourceLabel(resource),
    boxes: scopes.filter((scope) => scope.noun === resource).map(({ scope }) => ({ value: scope, label: scopeVerb(scope) })),
  }));
}

/** Makes an API key, then shows it: this once. */
export function ApiKeyDialog({ isOpen, scopes, onClose }: { isOpen: boolean; scopes: Scope[]; onClose: () => void }) {
  const [key, setKey] = useState<string>();
  const close = () => {
    setKey(undefined);
    onClose();
  };
  return (
    <FormModal
      opened={isOpen}
      onClose={close}
      title={key ? "Clé créée" : "Créer une clé d’API"}
      isSaved={key !== undefined}
      {...(key !== undefined && CLOSED_BY_BUTTON)}
    >
      {key ? (
        <ShownSecret label="Clé d’API" secret={key} hint="Voici le secret de la clé." onClose={close} />
      ) : (
        <ApiKeyForm scopes={scopes} onMade={setKey} onClose={close} />
      )}
    </FormModal>
  );
}

function ApiKeyForm({ scopes, onMade, onClose }: { scopes: Scope[]; onMade: (key: string) => void; onClose: () => void }) {
  const [name, setName] = useState("");
  const [days, setDays] = useState(String(API_KEY_DAYS));
  const [chosen, setChosen] = useState<string[]>([]);
  const making = trpc.apiKeys.create.useMutation({
    onSuccess: ({ key }) => {
      onMade(key);
      return queries.apiKeys.invalidate();
    },
  });
  const refused = refusedFields(making.error);

  return (
    <ShortForm
      onSubmit={() => making.mutate({ name, scopes: chosen, days: days === "" ? null : Number(days) })}
      onCancel={onClose}
      verb="Créer la clé"
      isPending={making.isPending}
      noValidate
    >
      <RefusalAlert error={making.error} />
      <TextInput
        name="name"
        label="Nom"
        description="Le programme qui s’en servira : l’historique le nommera."
        autoComplete="off"
        required
        data-autofocus
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={refused.name}
      />
      <CheckGrid label="Droits" rows={toCheckRows(scopes)} value={chosen} onChange={setChosen} error={refused.scopes} />
      <NativeSelect
        name="days"
        label="Durée"
        data={DURATIONS}
        value={days}
        onChange={(event) => setDays(event.currentTarget.value)}
        error={refused.days}
      />
    </ShortForm>
  );
}
