import { Button, Group } from "@mantine/core";
import { randomId } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { Check, TriangleAlert } from "lucide-react";
import { isUncertain, sentenceOf } from "./failure.ts";

const READ_SLOWLY_MS = 10_000;
const CLOSE = { "aria-label": "Masquer la notification" };

/** Action of a notification. */
export type NotificationAction = { label: string; onPress: () => void };

/** Leads the keyboard to what the latest notification offers, also from a dialog, which holds it otherwise. */
export function focusNotification(): void {
  [...document.querySelectorAll<HTMLElement>("[data-notification-action]")].at(-1)?.focus();
}

/** Wait before something is said to be under way: most of it is done by then. */
const NOTICED_MS = 500;

/** Says that something is under way, if it takes long, until the function that it gives is called. */
export function notifyProgress(message: string): () => void {
  const id = randomId();
  const showing = setTimeout(
    () => notifications.show({ id, message, loading: true, autoClose: false, withCloseButton: false }),
    NOTICED_MS,
  );
  return () => {
    clearTimeout(showing);
    notifications.hide(id);
  };
}

/** Confirms what the server has stored. `actions` lead on from there, for ten seconds and as long as one of them has
 *  the focus. */
export function notifySuccess(message: string, ...actions: NotificationAction[]): void {
  const confirmation = { id: randomId(), color: "teal", icon: <Check size={18} aria-hidden />, closeButtonProps: CLOSE };
  if (actions.length === 0) return void notifications.show({ ...confirmation, message });

  const { id } = confirmation;
  const offer = {
    ...confirmation,
    message: (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        {message}
        <Group gap={4} wrap="nowrap">
          {actions.map((action) => (
            <Action key={action.label} {...action} onDone={() => notifications.hide(id)} />
          ))}
        </Group>
      </Group>
    ),
    onFocus: () => notifications.update({ ...offer, autoClose: false }),
    onBlur: () => notifications.update({ ...offer, autoClose: READ_SLOWLY_MS }),
  };
  notifications.show({ ...offer, autoClose: READ_SLOWLY_MS });
}

function Action({ label, onPress, onDone }: NotificationAction & { onDone: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant="light"
      data-notification-action
      aria-keyshortcuts="F8"
      onClick={() => {
        onDone();
        onPress();
      }}
    >
      {label}
    </Button>
  );
}

/** Titles of a failure: `refused` where nothing was done, `uncertain` where only the reply may be lost. */
export type FailureTitles = { refused: string; uncertain: string };

/** Says what did not happen, or may not have, and why. */
export function notifyFailure(title: string | FailureTitles, error: unknown): void {
  if (typeof title === "string") return notifyRefusal(title, sentenceOf(error));
  notifyRefusal(isUncertain(error) ? title.uncertain : title.refused, sentenceOf(error));
}

/** Says that a change was refused, or that it may be made all the same because no reply came. */
export function notifyChangeFailure(refused: string, error: unknown): void {
  notifyFailure({ refused, uncertain: "Il n’est pas sûr que ce soit fait" }, error);
}

/** Says what is not done, and what to do instead. */
export function notifyRefusal(title: string, message: string): void {
  notifications.show({
    title,
    message,
    color: "red",
    icon: <TriangleAlert size={18} aria-hidden />,
    autoClose: READ_SLOWLY_MS,
    role: "alert",
    closeButtonProps: CLOSE,
  });
}
