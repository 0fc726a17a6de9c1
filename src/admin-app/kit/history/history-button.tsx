import { Button } from "@mantine/core";
import { History } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import classes from "./history-button.module.css";
import type { EditorHistory } from "#admin-app/kit/editor/use-editor.ts";

const Dialog = lazy(async () => ({ default: (await import("./history-dialog.tsx")).HistoryDialog }));

/** Opens the history of what is edited; the dialog loads when it is first opened. */
export function HistoryButton({ history }: { history: EditorHistory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        classNames={{ root: classes.button, section: classes.icon }}
        leftSection={<History size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className={classes.word}>Historique</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog history={history} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
