import { Alert, type AlertProps } from "@mantine/core";
import { CircleAlert } from "lucide-react";

/** As a `ref`: brings what appears into view, and the keyboard to it. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** A message that must be read at once: it comes into view, and the keyboard goes to it. A refusal, unless its color and icon say otherwise. */
export function FocusedAlert(props: AlertProps & { role?: "alertdialog" }) {
  return <Alert color="red" icon={<CircleAlert aria-hidden />} tabIndex={-1} ref={takeFocus} {...props} />;
}
