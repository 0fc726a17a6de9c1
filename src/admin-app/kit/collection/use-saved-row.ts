import { useLocation } from "@tanstack/react-router";

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}

/** What the row of an item bears that was just saved: a mark, and the `ref` that brings it into view. Nothing for any other row. */
export function useSavedRow() {
  const savedId = useLocation({ select: ({ state }) => state.savedId });
  return (id: number) => (id === savedId ? { "data-saved": true, ref: bringIntoView } : {});
}
