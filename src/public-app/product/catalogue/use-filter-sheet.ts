import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIsHydrated } from "#public-app/ui/use-is-hydrated.ts";

/** Beside the page it is a column, and no sheet. */
const WIDE = "(min-width: 64em)";

/** The filters as a sheet over the whole of a narrow window. It is a step of the browser's history, so that Back closes it, and what was chosen in it stays.
 *  What is behind it is hidden (`data-sheet`), to pointers, keyboard and screen readers alike. */
export function useFilterSheet() {
  const isHydrated = useIsHydrated(); // the server knows of no such step, which outlives a reload
  const isOpen = useLocation({ select: ({ state }) => state.isFiltering === true }) && isHydrated;
  const navigate = useNavigate();
  const router = useRouter();
  const toggle = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  const open = () => void navigate({ to: "/produits", search: true, state: { isFiltering: true }, resetScroll: false });
  const close = () => router.history.back();

  /** Closes it, and brings what was found into sight: after the router has put the page back where it was. */
  function showResults() {
    const stop = router.subscribe("onRendered", () => {
      stop();
      document.getElementById("resultats")?.scrollIntoView();
    });
    close();
  }

  const closeOnEscape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape" && !document.querySelector("dialog[open]")) close();
  });
  const closeWhereWide = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const button = toggle.current;
    document.documentElement.toggleAttribute("data-sheet", true);
    sheet.current?.querySelector("button")?.focus();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", closeOnEscape, { signal });
    matchMedia(WIDE).addEventListener("change", closeWhereWide, { signal });
    return () => {
      stop.abort();
      document.documentElement.removeAttribute("data-sheet");
      button?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return { isOpen, toggle, sheet, open, close, showResults };
}
