import { Button, Menu, Text } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { useRef } from "react";
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
  const more = useRef<HTMLButtonElement>(null);
  const verb = isNew ? "Créer" : "Enregistrer";
  const state = { loading: isSaving, disabled: isReadOnly };

  // Mantine would give the focus back a moment later, and take it from the field at fault.
  function handleMenuClose() {
    if (document.activeElement?.role === "menuitem") more.current?.focus();
  }

  if (!useMayWrite()) return <Text size="sm">Lecture seule</Text>;
  return (
    <Button.Group className={classes.save}>
      <ActionButton type="submit" {...state} title={`${verb} et rester ici (Ctrl + S ou ⌘ + S)`}>
        {verb}
      </ActionButton>
      <Menu position="top-end" withinPortal={false} returnFocus={false} onClose={handleMenuClose}>
        <Menu.Target>
          <ActionButton ref={more} disabled={isSaving || isReadOnly} className={classes.more} aria-label="Autre façon d’enregistrer">
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
