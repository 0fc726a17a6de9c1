import { type FocusEvent, useEffect, useRef } from "react";
import { focusHeading } from "#admin-app/kit/layout/focus.ts";
import { useLocation } from "@tanstack/react-router";

const CONTROLS = "a[href]:not([tabindex='-1']), button, input";

const listControls = (cell: Element) => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/** Keeps the focus in a list when the focused row goes away. It passes to the same control of the row that follows, or
 *  of the last one, or to the heading when none is left. Goes on the `<ul>`, or on the body of a table. */
export function useListFocus<List extends HTMLElement = HTMLUListElement>() {
  const list = useRef<List>(null);
  const held = useRef<{ element: Element; position: number; control: number }>(undefined);

  // After every render: rows may go at any of them, and a dialog that asked first may still cover the list at that one.
  useEffect(() => {
    const { current: last } = held;
    if (!last || last.element.isConnected) return;
    const cell = list.current?.children[Math.min(last.position, list.current.children.length - 1)];
    const { activeElement } = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body && !activeElement.closest("[role=dialog]");
    if (isElsewhere) held.current = undefined;
    else if (!cell) focusHeading();
    // and is held from then on; under a dialog nothing takes the focus yet
    else listControls(cell).at(last.control)?.focus();
  });

  function handleFocus({ target, currentTarget }: FocusEvent<List>) {
    const position = [...currentTarget.children].findIndex((cell) => cell.contains(target));
    const cell = currentTarget.children[position];
    held.current = { element: target, position, control: cell ? listControls(cell).findIndex((control) => control === target) : 0 };
  }

  return { ref: list, onFocus: handleFocus };
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}

/** Marks the row of the item that was just saved: an attribute, and the `ref` that brings it into view. Nothing for any
 *  other row. */
export function useSavedRow() {
  const savedId = useLocation({ select: ({ state }) => state.savedId });
  return (id: number) => (id === savedId ? { "data-saved": true, ref: bringIntoView } : {});
}
