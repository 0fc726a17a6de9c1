import { useLocation, useMatches, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIsHydrated } from "#public-app/ui/hydration.ts";
import button from "#public-app/ui/button.module.css";
import { Icon } from "#public-app/ui/icon/icon.tsx";
import { m } from "#messages/public-app/product/catalogue/messages";

/** Beside the page it is a column, and no sheet. */
const WIDE = "(min-width: 64em)";

/** The filters as a sheet over the whole of a narrow window. It is a step of the browser's history, so that Back closes
 *  it, and what was chosen in it stays. The style sheet hides what is behind it, to pointers, keyboard and screen
 *  readers alike. */
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
    sheet.current?.querySelector("button")?.focus();
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", closeOnEscape, { signal });
    matchMedia(WIDE).addEventListener("change", closeWhereWide, { signal });
    return () => {
      stop.abort();
      button?.focus({ preventScroll: true });
    };
  }, [isOpen]);

  return { isOpen, toggle, sheet, open, close, showResults };
}

export const SHEET_TITLE = "filtres-titre";

export function SheetHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="sheet-head">
      <h2 id={SHEET_TITLE}>{m.filters}</h2>
      <button type="button" aria-label={m.closeFilters} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

/** Leads to what was found. It says how many products these are, where that is known: not while they are on their way,
 *  nor where they did not come. */
export function SheetFoot({ total, onShow }: { total: number | undefined; onShow: () => void }) {
  const isLoaded = useMatches({ select: (matches) => matches.at(-1)?.status === "success" });
  const label = m.showFound(isLoaded ? total : undefined);
  return (
    <div className="sheet-foot">
      <button type="button" className={`${button.button} ${button.dark}`} onClick={onShow}>
        {label}
      </button>
      <output className="visually-hidden">{label}</output>
    </div>
  );
}
