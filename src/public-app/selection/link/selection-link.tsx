import { Link } from "@tanstack/react-router";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/selection/link/messages";
import { ownSelection } from "#public-app/selection/own-selection.ts";
import { SelectionStyle } from "#public-app/selection/selection-style.tsx";

/** Leads to the selection and tells how many products are in it. */
export function SelectionLink() {
  const { length } = ownSelection.useLines();
  if (length === 0) return null;
  return (
    <Link to="/ma-selection" className="selection-link" aria-label={m.link(length)}>
      <SelectionStyle />
      <Icon name="list" />
      <span>{length}</span>
    </Link>
  );
}
