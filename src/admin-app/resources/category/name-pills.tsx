import { ActionIcon, VisuallyHidden } from "@mantine/core";
import { Undo2, X } from "lucide-react";
import classes from "./name-pills.module.css";

type State = "stored" | "added" | "removed";

/** Sub-categories, each with the button that removes it or takes it back; those not saved yet look so, and say so. */
export function NamePills({
  names,
  onRemove,
  onRestore,
}: {
  names: { name: string; state: State }[];
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
