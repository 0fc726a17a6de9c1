import { Button, Menu, Text } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import type { Waiting } from "#admin-app/kit/draft/draft.ts";
import { LaunchDialog } from "#admin-app/kit/launch/launch-dialog.tsx";
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
  waiting,
  canWait,
  onSave,
}: {
  isNew: boolean;
  /** The change of a launch that the form goes on from: saving leaves it there. */
  waiting: Waiting | undefined;
  /** Whether what is saved may wait in a launch. */
  canWait: boolean;
  isSaving: boolean;
  isReadOnly: boolean;
  onSave: (ending: Ending) => void;
}) {
  const more = useRef<HTMLButtonElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const verb = isNew ? "Créer" : "Enregistrer";
  const plain = waiting ? "Enregistrer dans le lancement" : verb;
  const state = { loading: isSaving, disabled: isReadOnly };

  // Mantine would give the focus back a moment later, and take it from the field at fault.
  function handleMenuClose() {
    if (document.activeElement?.role === "menuitem") more.current?.focus();
  }

  if (!useMayWrite()) return <Text size="sm">Lecture seule</Text>;
  return (
    <Button.Group className={classes.save}>
      <ActionButton type="submit" {...state} title={`${waiting ? plain : `${verb} et rester ici`} (Ctrl + S ou ⌘ + S)`}>
        {plain}
      </ActionButton>
      <Menu position="top-end" withinPortal={false} returnFocus={false} onClose={handleMenuClose}>
        <Menu.Target>
          <ActionButton ref={more} disabled={isSaving || isReadOnly} className={classes.more} aria-label="Autre façon d’enregistrer">
            <ChevronDown size={18} aria-hidden />
          </ActionButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onSave("close")}>{waiting ? "Enregistrer sans attendre le lancement" : `${verb} et fermer`}</Menu.Item>
          {canWait && <Menu.Item onClick={() => setIsChoosing(true)}>Enregistrer dans un {waiting && "autre "}lancement…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <LaunchDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(launch) => {
          setIsChoosing(false);
          onSave({ launch });
        }}
      />
    </Button.Group>
  );
}
