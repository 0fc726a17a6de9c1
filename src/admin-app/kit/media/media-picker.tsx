import { Button } from "@mantine/core";
import { Images } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import type { MediaPickerProps } from "./picked-media.ts";

const Dialog = lazy(async () => ({ default: (await import("./media-picker-dialog.tsx")).MediaPickerDialog }));

/** The dialog in which a file is chosen from the library, dropped, pasted, or given by its URL. Shown for as long as it
 *  is rendered; `onPick` is called once, and is followed by `onClose`. Loads when it is first opened. */
export function MediaPicker(props: MediaPickerProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}

/** The button beside a field that opens the picker. */
export function MediaPickerButton({
  kind,
  onPick,
  label = "Choisir dans la médiathèque",
}: Omit<MediaPickerProps, "onClose"> & { label?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ForWriters>
      <Button
        variant="default"
        size="xs"
        style={{ alignSelf: "start" }}
        leftSection={<Images size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && <MediaPicker kind={kind} onPick={onPick} onClose={() => setOpen(false)} />}
    </ForWriters>
  );
}
