import { ActionIcon, Tooltip } from "@mantine/core";
import { useLocalStorage } from "@mantine/hooks";
import { Maximize2, Minimize2 } from "lucide-react";

/** Whether articles are written on the whole page rather than in a window, as this browser remembers it. */
export function useWritingRoom() {
  return useLocalStorage({ key: "admin-writing-room", defaultValue: false, getInitialValueInEffect: false });
}

/** Between the window and the whole page; what is written stays as it is. */
export function WritingRoomSwitch({ isRoom, onSwitch }: { isRoom: boolean; onSwitch: (isRoom: boolean) => void }) {
  const Icon = isRoom ? Minimize2 : Maximize2;
  return (
    <Tooltip label={isRoom ? "Revenir à la fenêtre" : "Écrire sur toute la page"}>
      <ActionIcon variant="subtle" color="gray" aria-label="Plein écran" aria-pressed={isRoom} onClick={() => onSwitch(!isRoom)}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
