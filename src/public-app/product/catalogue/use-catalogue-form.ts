import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { type CatalogueFilter, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";

function writtenFilter(form: HTMLFormElement): CatalogueFilter {
  return parseCatalogueFilter(Object.fromEntries(new FormData(form)));
}

/** Whether the same is chosen in two filters, whatever their words and their page. */
function isSameChoice(a: CatalogueFilter, b: CatalogueFilter): boolean {
  return (["category", "sort", "view"] as const).every((name) => a[name] === b[name]);
}

/** Whether two filters hold the same state, whatever their page. */
function isSameFilter(a: CatalogueFilter, b: CatalogueFilter): boolean {
  return a.q === b.q && isSameChoice(a, b);
}

/** Shows in the form what the URL says, except where the visitor is typing. */
function showFilter(form: HTMLFormElement, filter: CatalogueFilter) {
  const shown: Record<string, string> = {
    q: filter.q ?? "",
    category: filter.category ?? "",
    sort: filter.sort ?? "name",
    view: filter.view ?? "grid",
  };
  for (const [name, value] of Object.entries(shown)) {
    const control = form.elements.namedItem(name);
    const isTypedIn = control === document.activeElement && name === "q";
    if (control !== null && "value" in control && !isTypedIn) control.value = value;
  }
}

/** The catalogue's filters, in the URL: the form is uncontrolled, and what is written in it becomes the URL with
 *  every letter. The answer to the latest one stands: the router gives up the call for the one before. */
export function useCatalogueForm() {
  const filter = useSearch({ from: "/produits" });
  const navigate = useNavigate();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** False before hydration: what the form holds by then was typed before the script had come. */
  const isFollowed = useRef(false);

  const followWhatStands = useEffectEvent(() => follow());

  useEffect(() => {
    if (form.current === null) return;
    const isWrittenAlready = !isFollowed.current && !isSameFilter(writtenFilter(form.current), filter);
    isFollowed.current = true;
    if (isWrittenAlready) followWhatStands();
    else showFilter(form.current, filter);
  }, [filter]);

  function follow() {
    // A visitor who has opened a product meanwhile is on the way there: what was typed before must not lead back.
    const isLeaving = router.latestLocation.pathname !== "/produits";
    if (!form.current || isLeaving) return;
    const search = writtenFilter(form.current);
    // Back undoes a choice; letters are no steps of the way.
    void navigate({ to: "/produits", search, replace: isSameChoice(search, filter), resetScroll: false });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    follow();
  }

  return { filter, form, handleInput: follow, handleSubmit };
}
