import { ActionIcon, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";

/** Adds a sub-category: Enter or the button adds what is `typed`, and does not submit the form around. */
export function NameAdder({
  label,
  typed,
  onType,
  onAdd,
}: {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  onAdd: () => void;
}) {
  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onAdd();
  }

  return (
    <TextInput
      aria-label={label}
      placeholder="Nouvelle sous-catégorie"
      maxLength={100}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={handleKey}
      rightSection={
        <ActionIcon variant="subtle" color="gray" onClick={onAdd} aria-label={`${label}\u202f: ajouter`}>
          <Plus size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
