import { Button, Group } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { Check, TriangleAlert } from "lucide-react";
import { sentenceOf } from "./failure.ts";

const READ_SLOWLY_MS = 10_000;
const CLOSE = { "aria-label": "Masquer la notification" };

/** Confirms what the server has stored; `action` leads on from there. */
export function notifySuccess(message: string, action?: { label: string; onPress: () => void }): void {
  const id = notifications.show({
    message: action ? (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        {message}
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      message
    ),
    color: "teal",
    icon: <Check size={18} aria-hidden />,
    closeButtonProps: CLOSE,
    ...(action && { autoClose: READ_SLOWLY_MS }),
  });
}

/** Says what did not happen, and why. */
export function notifyFailure(title: string, error: unknown): void {
  notifyRefusal(title, sentenceOf(error));
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
