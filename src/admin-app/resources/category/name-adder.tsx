import { ActionIcon, TextInput, VisuallyHidden } from "@mantine/core";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { CATEGORY_NAME_MAX_LENGTH } from "./category-editing.ts";

const LABEL = "Ajouter une sous-catégorie";

/** Adds a sub-category, to the category that `to` names where several can be seen: Enter or the button adds what is `typed`, and does not
 *  submit the form around. One that is among `names` already is not added, and stays to be corrected. */
export function NameAdder({
  to,
  names,
  typed,
  onType,
  onAdd,
}: {
  to?: string;
  names: string[];
  typed: string;
  onType: (typed: string) => void;
  onAdd: () => void;
}) {
  const [fault, setFault] = useState<string>();
  const target = to === undefined ? "" : ` à ${to}`;

  function handleAdd() {
    const name = typed.trim().toLowerCase();
    if (names.some((other) => other.toLowerCase() === name)) setFault("Cette sous-catégorie existe déjà.");
    else if (typed.trim().length <= CATEGORY_NAME_MAX_LENGTH) onAdd();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <TextInput
      name="subcategories"
      label={
        <>
          {LABEL}
          <VisuallyHidden>{target}</VisuallyHidden>
        </>
      }
      {...withLimit({ value: typed, error: fault }, CATEGORY_NAME_MAX_LENGTH)}
      onChange={(event) => {
        setFault(undefined);
        onType(event.currentTarget.value);
      }}
      onKeyDown={handleKey}
      rightSection={
        <ActionIcon variant="subtle" color="gray" onClick={handleAdd} aria-label={`${LABEL}${target}\u202f: ajouter`}>
          <Plus size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
