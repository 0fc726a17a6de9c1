import { type ParsedLocation, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { type CatalogueFilter, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import { parseSearch } from "#public-app/routes/parse-search.ts";
import { m } from "#messages/public-app/product/catalogue/messages";
import { wantFacets } from "./facets/lazy-facet-panel.ts";

/** The ends of spans that stand the wrong way round, and are told of beside their fields. One end is typed before the other: none is followed, and none
 *  changed, until they fit. */
function findCrossedEnds(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll(".ends")].flatMap((span) => {
    const [least, most] = span.querySelectorAll("input");
    const isCrossed = least && most && least.valueAsNumber > most.valueAsNumber;
    const message = span.nextElementSibling;
    if (message) message.textContent = isCrossed ? m.crossedEnds : "";
    for (const end of [least, most]) if (end) end.ariaInvalid = isCrossed ? "true" : null;
    return isCrossed ? [least, most] : [];
  });
}

/** Reads the filter that the form holds; crossed ends of a span are read from the URL. */
function writtenFilter(form: HTMLFormElement, { facets }: CatalogueFilter): CatalogueFilter {
  const written = new FormData(form);
  for (const { name } of findCrossedEnds(form)) written.set(name, facets?.[name]?.[0] ?? "");
  const texts = written as unknown as Record<string, string>; // it has no field for files
  return parseCatalogueFilter(parseSearch(new URLSearchParams(texts).toString()));
}

const choiceOf = ({ category, sort, view, facets }: CatalogueFilter) => JSON.stringify([category, sort, view, facets]);

/** Whether the same is chosen in two filters, whatever their words and their page. */
function isSameChoice(a: CatalogueFilter, b: CatalogueFilter): boolean {
  return choiceOf(a) === choiceOf(b);
}

/** Shows in the form what the URL says. `latest`: the words that the visitor is on the way to; where the box holds these already, they are being typed. */
function showFilter(form: HTMLFormElement, filter: CatalogueFilter, latest: string | undefined) {
  const shown: Record<string, string> = {
    q: filter.q ?? "",
    category: filter.category ?? "",
    sort: filter.sort ?? "name",
    view: filter.view ?? "grid",
  };
  const written = writtenFilter(form, filter);
  for (const [name, value] of Object.entries(shown)) {
    const control = form.elements.namedItem(name);
    const isTypedIn = name === "q" && written.q === latest;
    if (control !== null && "value" in control && !isTypedIn) control.value = value;
  }
}

/** The catalogue's filters, in the URL: the form is uncontrolled, and what is written in it becomes the URL with
 *  every letter. The answer to the latest one stands: the router gives up the call for the one before. `isInSheet`: Back closes the sheet, and undoes no choice. */
export function useCatalogueForm(isInSheet: boolean) {
  const filter = useSearch({ from: "/produits" });
  const navigate = useNavigate();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** False before hydration: what the form holds by then was typed before the script had come. */
  const isFollowed = useRef(false);

  const follow = useEffectEvent(() => {
    // A visitor who has opened a product meanwhile is on the way there: what was typed before must not lead back.
    const isLeaving = router.latestLocation.pathname !== "/produits";
    if (!form.current || isLeaving) return;
    const search = writtenFilter(form.current, filter);
    // Back undoes a choice; letters are no steps of the way.
    const replace = isInSheet || isSameChoice(search, filter);
    void navigate({ to: "/produits", search, replace, state: isInSheet ? { isFiltering: true } : {}, resetScroll: false });
  });

  useEffect(() => {
    if (form.current === null) return;
    const written = writtenFilter(form.current, filter);
    if (isFollowed.current) wantFacets();
    const isWrittenAlready = !isFollowed.current && (written.q !== filter.q || !isSameChoice(written, filter));
    isFollowed.current = true;
    if (isWrittenAlready) follow();
    else showFilter(form.current, filter, router.latestLocation.search.q);
  }, [filter, router]);

  /** Gives the entry that Back leads to what was chosen in the sheet. */
  const keepChoices = useEffectEvent(({ toLocation: { pathname, search, state } }: { toLocation: ParsedLocation }) => {
    if (!form.current || pathname !== "/produits" || state.isFiltering) return;
    const written = writtenFilter(form.current, filter);
    const below = parseCatalogueFilter(search);
    const isKept = written.q === below.q && isSameChoice(written, below);
    // Once the router is done with the step back; nothing is painted before.
    if (!isKept) queueMicrotask(() => void navigate({ to: "/produits", search: written, replace: true, resetScroll: false }));
  });
  useEffect(() => (isInSheet ? router.subscribe("onBeforeNavigate", (event) => keepChoices(event)) : undefined), [isInSheet, router]);

  useEffect(() => {
    function handle(event: Event) {
      const { type, target } = event;
      if (!form.current?.contains(target as Node)) return; // what these events tell of are elements
      wantFacets();
      const isSubmitted = type === "submit";
      if (isSubmitted) event.preventDefault();
      // A number is written when it is left; all else at once.
      if (isSubmitted || type === ((target as HTMLInputElement).type === "number" ? "change" : "input")) follow(); // of other elements the type is no such word
    }
    // Heard before React, which lets no event out of the facets until their script has come.
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of ["input", "change", "pointerover", "submit"]) document.addEventListener(type, handle, { capture: true, signal });
    return () => stop.abort();
  }, []);

  return { filter, form };
}
