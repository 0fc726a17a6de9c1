import { ActionIcon, VisuallyHidden, TextInput } from "@mantine/core";
import { Pencil, Plus, Undo2, X } from "lucide-react";
import classes from "./name-pills.module.css";
import { type KeyboardEvent, useState } from "react";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { CATEGORY_NAME_MAX_LENGTH } from "./category-editing.ts";

type State = "stored" | "added" | "removed";

/** Sub-categories with the buttons that rename, remove and restore them; those not saved yet look so, and say so. */
export function NamePills({
  names,
  onRename,
  onRemove,
  onRestore,
}: {
  names: { name: string; state: State }[];
  onRename?: (name: string) => void;
  onRemove: (name: string) => void;
  onRestore?: (name: string) => void;
}) {
  if (names.length === 0) return null;
  return (
    <ul className={classes.names}>
      {names.map(({ name, state }) => (
        <li key={`${state} ${name}`} className={classes.name} data-state={state}>
          {state === "removed" ? <del>{name}</del> : name}
          {state === "added" && <VisuallyHidden> (ajoutée, non enregistrée)</VisuallyHidden>}
          {state === "removed" && <VisuallyHidden> (retirée, non enregistrée)</VisuallyHidden>}
          {state === "stored" && onRename && (
            <ActionIcon variant="transparent" color="gray" size={26} onClick={() => onRename(name)} aria-label={`Renommer ${name}`}>
              <Pencil size={13} aria-hidden />
            </ActionIcon>
          )}
          {state === "removed" ? (
            <ActionIcon variant="transparent" color="gray" size={26} onClick={() => onRestore?.(name)} aria-label={`Rétablir ${name}`}>
              <Undo2 size={14} aria-hidden />
            </ActionIcon>
          ) : (
            <ActionIcon variant="transparent" color="gray" size={26} onClick={() => onRemove(name)} aria-label={`Retirer ${name}`}>
              <X size={14} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  );
}

const LABEL = "Ajouter une sous-catégorie";

/** Adds a sub-category, to the category that `to` names where several can be seen: Enter or the button adds what is
 *  `typed`, and does not submit the form around. One that is among `names` already is not added, and stays to be
 *  corrected. */
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
