import { type ParsedLocation, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { type CatalogueFilter, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";
import { TYPING_PAUSE_MS } from "#public-app/rpc/rpc-failure.ts";
import { chooseCategory, readForm, showFilter } from "./filter-form.ts";

const choiceOf = ({ category, sort, view, facets }: CatalogueFilter) => JSON.stringify([category, sort, view, facets]);

/** Whether the same is chosen in two filters, whatever their words and their page. */
function isSameChoice(a: CatalogueFilter, b: CatalogueFilter): boolean {
  return choiceOf(a) === choiceOf(b);
}

/** Scrolls to the results, for a visitor who narrows the catalogue from far down, where its bar stays in sight. While
 *  results are long in coming they are hidden, and a notice replaces them. */
function scrollToResults(): void {
  const starts = [...document.querySelectorAll("#resultats,[aria-busy] output")];
  starts.find((part) => part.checkVisibility())?.scrollIntoView({ block: "nearest" });
}

/** A pause in typing that has begun; none where the visitor does not type. */
type Pause = RefObject<ReturnType<typeof setTimeout> | undefined>;

function endPause(pause: Pause): void {
  clearTimeout(pause.current);
  pause.current = undefined;
}

type Form = RefObject<HTMLFormElement | null>;

/** Gives the entry that Back leads to, from the sheet of the filters, what was chosen in the sheet. */
function useKeptChoices(form: Form, filter: CatalogueFilter, isInSheet: boolean): void {
  const navigate = useNavigate();
  const router = useRouter();
  const keepChoices = useEffectEvent(({ toLocation: { pathname, search, state } }: { toLocation: ParsedLocation }) => {
    if (!form.current || pathname !== "/produits" || state.isFiltering) return;
    const written = readForm(form.current, filter);
    const below = parseCatalogueFilter(search);
    const isKept = written.q === below.q && isSameChoice(written, below);
    // Once the router is done with the step back; nothing is painted before.
    if (!isKept) queueMicrotask(() => void navigate({ to: "/produits", search: written, replace: true, resetScroll: false }));
  });
  useEffect(() => (isInSheet ? router.subscribe("onBeforeNavigate", (event) => keepChoices(event)) : undefined), [isInSheet, router]);
}

/** The catalogue's filters, in the URL: the form is uncontrolled, and what is written in it becomes the URL at once,
 *  words at each pause in typing. The router gives up the request before. `isInSheet`: Back closes the sheet, and
 *  undoes no choice. */
export function useCatalogueForm(page: CataloguePage | undefined, isInSheet: boolean) {
  const filter = useSearch({ from: "/produits" });
  const navigate = useNavigate();
  const router = useRouter();
  const form: Form = useRef(null);
  useKeptChoices(form, filter, isInSheet);
  /** None before hydration: what the form holds by then was typed before the script had come. */
  const shown = useRef<CatalogueFilter>(undefined);
  const pause: Pause = useRef(undefined);

  const follow = useEffectEvent(() => {
    endPause(pause);
    // A visitor who has opened a product meanwhile is on the way there: what was typed before must not lead back.
    const isLeaving = router.latestLocation.pathname !== "/produits";
    if (!form.current || isLeaving) return;
    const written = readForm(form.current, filter);
    const { category } = written;
    const search = category === filter.category ? written : chooseCategory(written, page, category);
    // Back undoes a choice; letters are no steps of the way.
    const replace = isInSheet || isSameChoice(search, filter);
    void navigate({ to: "/produits", search, replace, state: isInSheet ? { isFiltering: true } : {}, resetScroll: false });
    scrollToResults();
  });

  useEffect(() => {
    const { pathname, search } = router.latestLocation;
    if (!form.current || pathname !== "/produits") return;
    const written = readForm(form.current, filter);
    const isWrittenAlready = !shown.current && (written.q !== filter.q || !isSameChoice(written, filter));
    const before = shown.current ?? filter;
    shown.current = parseCatalogueFilter(search); // where the visitor is on the way to
    if (isWrittenAlready) follow();
    else showFilter(form.current, shown.current, { before, isTyping: pause.current !== undefined });
  }, [filter, router]);

  const handle = useEffectEvent((event: Event) => {
    const { type, target } = event;
    const field = target instanceof HTMLInputElement ? target.type : "";
    if (type === "submit") event.preventDefault();
    // A number is followed when it is left, words when the visitor pauses, all else at once.
    else if (type !== (field === "number" ? "change" : "input")) return;
    endPause(pause);
    if (type === "input" && field === "search") pause.current = setTimeout(follow, TYPING_PAUSE_MS);
    else follow();
  });

  useEffect(() => {
    const stop = new AbortController();
    for (const type of ["input", "change", "submit"]) form.current?.addEventListener(type, handle, { signal: stop.signal });
    // a link that is followed meanwhile has the last word
    const unsubscribe = router.subscribe("onBeforeNavigate", () => endPause(pause));
    return () => {
      stop.abort();
      unsubscribe();
      endPause(pause);
    };
  }, [router]);

  return { filter, form };
}
