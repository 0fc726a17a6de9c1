import { notifications } from "@mantine/notifications";
import { Check, TriangleAlert } from "lucide-react";
import { sentenceOf } from "./failure.ts";

const FAILURE_SHOWN_MS = 10_000;
const CLOSE = { "aria-label": "Masquer la notification" };

/** Confirms what the server has stored. */
export function notifySuccess(message: string): void {
  notifications.show({ message, color: "teal", icon: <Check size={18} aria-hidden />, closeButtonProps: CLOSE });
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
    autoClose: FAILURE_SHOWN_MS,
    role: "alert",
    closeButtonProps: CLOSE,
  });
}
