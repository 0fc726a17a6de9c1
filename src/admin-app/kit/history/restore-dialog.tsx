import { Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Instead } from "#contracts/history/bin.ts";
import { Dialog } from "#admin-app/kit/dialogs/dialog.tsx";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";
import { FailureAlert } from "#admin-app/kit/errors/failure-notices.tsx";

const LABELS: Record<keyof Instead, string> = { slug: "Slug", reference: "Référence", name: "Nom", from_path: "Ancienne adresse" };

const FIELDS = ["slug", "reference", "name", "from_path"] as const;

/** Asks for other values where another item has those of the deleted one by now. Free ones stand there already. */
export function RestoreDialog({
  title,
  free,
  error,
  isPending,
  onRestore,
  onClose,
}: {
  title: string;
  free: Instead;
  error: unknown;
  isPending: boolean;
  onRestore: (instead: Instead) => void;
  onClose: () => void;
}) {
  const [values, setValues] = useState(free);

  return (
    <Dialog opened onClose={onClose} title={`Restaurer «\u202f${title}\u202f»`}>
      <ShortForm onSubmit={() => onRestore(values)} onCancel={onClose} verb="Restaurer" isPending={isPending}>
        <Text size="sm">Un autre élément a pris cette place depuis. Choisissez une autre valeur, ou gardez celle qui est proposée.</Text>
        {FIELDS.filter((field) => field in free).map((field, index) => (
          <TextInput
            key={field}
            name={field}
            label={LABELS[field]}
            required
            data-autofocus={index === 0 || undefined}
            value={values[field] ?? ""}
            onChange={({ currentTarget: { value } }) => setValues((current) => ({ ...current, [field]: value }))}
          />
        ))}
        <FailureAlert error={error} />
      </ShortForm>
    </Dialog>
  );
}
