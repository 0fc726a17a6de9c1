import { ActionIcon, TextInput } from "@mantine/core";
import { Plus } from "lucide-react";
import { type KeyboardEvent, useState } from "react";

/** Adds a sub-category: Enter or the button adds one, and does not submit the form around. */
export function NameAdder({ label, isLabelShown, onAdd }: { label: string; isLabelShown: boolean; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState("");

  function handleAdd() {
    onAdd(typed);
    setTyped("");
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handleAdd();
  }

  return (
    <TextInput
      label={isLabelShown ? label : undefined}
      aria-label={label}
      placeholder="Nouvelle sous-catégorie"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={handleKey}
      rightSection={
        <ActionIcon variant="subtle" color="gray" onClick={handleAdd} aria-label={`${label}\u202f: ajouter`}>
          <Plus size={16} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
