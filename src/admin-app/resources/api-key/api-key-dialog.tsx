import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { API_KEY_DAYS } from "#contracts/api-key/api-key.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { CheckGrid, type CheckRow } from "#admin-app/kit/fields/check-grid.tsx";
import { resourceLabel, scopeVerb } from "./scope-words.ts";
import { CLOSED_BY_BUTTON, ShownSecret } from "#admin-app/kit/fields/shown-secret.tsx";
import { queries, trpc } from "#admin-app/rpc.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { useShortForm } from "#admin-app/kit/dialogs/use-short-form.ts";

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

/** No reply with a secret is stored, to be given again. */
const UNCERTAIN = "Il n’est pas sûr que la clé soit créée. Si elle est dans la liste, révoquez-la\u202f: son secret est perdu.";

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
  const { values, field } = useShortForm<{ name: string; scopes: string[]; days: string }>({
    name: "",
    scopes: [],
    days: String(API_KEY_DAYS),
  });
  const making = trpc.apiKeys.create.useMutation({
    onSuccess: ({ key }) => onMade(key),
    onSettled: () => queries.apiKeys.invalidate(),
  });

  return (
    <ShortForm
      onSubmit={() => making.mutate({ ...values, days: values.days === "" ? null : Number(values.days) })}
      onCancel={onClose}
      verb="Créer la clé"
      isPending={making.isPending}
      noValidate
    >
      <RefusalAlert error={making.error} uncertain={UNCERTAIN} />
      <TextInput
        {...field("name", making.error)}
        label="Nom"
        description="Le programme qui s’en servira : l’historique le nommera."
        autoComplete="off"
        required
        data-autofocus
      />
      <CheckGrid label="Droits" rows={toCheckRows(scopes)} {...field("scopes", making.error)} />
      <NativeSelect {...field("days", making.error)} label="Durée" data={DURATIONS} />
    </ShortForm>
  );
}
