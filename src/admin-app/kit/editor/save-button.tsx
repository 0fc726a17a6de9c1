import { Button, Menu, Text } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import classes from "./editor-form.module.css";
import type { Ending } from "./saving/use-save.ts";

/** The one button that saves and stays, with saving and closing in its menu; nothing to press for who only reads.
 *  Source: FORM-1. */
export function SaveButton({
  isNew,
  isSaving,
  isReadOnly,
  onSave,
}: {
  isNew: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  onSave: (ending: Ending) => void;
}) {
  const verb = isNew ? "Créer" : "Enregistrer";
  const state = { loading: isSaving, disabled: isReadOnly };
  if (!useMayWrite()) return <Text size="sm">Lecture seule</Text>;
  return (
    <Button.Group className={classes.save}>
      <ActionButton type="submit" {...state} title={`${verb} et rester ici (Ctrl + S ou ⌘ + S)`}>
        {verb}
      </ActionButton>
      <Menu position="top-end" withinPortal={false}>
        <Menu.Target>
          <ActionButton disabled={isSaving || isReadOnly} className={classes.more} aria-label="Autre façon d’enregistrer">
            <ChevronDown size={18} aria-hidden />
          </ActionButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onSave("close")}>{verb} et fermer</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
