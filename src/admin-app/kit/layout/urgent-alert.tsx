import { Alert, type AlertProps } from "@mantine/core";
import { CircleAlert } from "lucide-react";
import { isFocusFree } from "./focus.ts";

/** Shows an alert where it appears, as a `ref`. The keyboard follows only where no one is typing. */
function showAlert(element: HTMLElement | null): void {
  if (!element) return;
  if (isFocusFree()) element.focus();
  else element.scrollIntoView({ block: "nearest" });
}

/** A message that must be read at once: it is announced and comes into view, and takes the focus from the button that
 *  was pressed, or where the focus is lost, never from a field. A refusal, unless its color and icon say otherwise. */
export function UrgentAlert(props: AlertProps & { role?: "alertdialog" }) {
  return <Alert color="red" icon={<CircleAlert aria-hidden />} tabIndex={-1} ref={showAlert} {...props} />;
}
