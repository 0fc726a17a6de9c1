import { useMatches, useNavigate, useRouter, useSearch } from "@tanstack/react-router";
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type CatalogueFilter, parseCatalogueFilter } from "#contracts/product/catalogue-filter.ts";
import type { CataloguePage } from "#contracts/product/catalogue.ts";

function writtenFilter(form: HTMLFormElement): CatalogueFilter {
  return parseCatalogueFilter(Object.fromEntries(new FormData(form)));
}

/** Whether two addresses hold the same state, whatever their page. */
function isSameFilter(a: CatalogueFilter, b: CatalogueFilter): boolean {
  return (["q", "category", "sort", "view"] as const).every((name) => a[name] === b[name]);
}

/** Shows in the form what the address says, except where the visitor is typing. */
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

/** The catalogue's filters, in the address: the form is uncontrolled, and what is written in it becomes the address with
 *  every letter. The answer to the latest one stands: the router gives up the call for the one before. */
export function useCatalogueForm() {
  const filter = useSearch({ from: "/produits" });
  const navigate = useNavigate();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  /** False until this script has taken the form over: what is in it by then was written by somebody quicker. */
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
    // Somebody who has opened a product meanwhile is on the way there: what was typed before must not call them back.
    const isLeaving = router.latestLocation.pathname !== "/produits";
    if (form.current && !isLeaving)
      void navigate({ to: "/produits", search: writtenFilter(form.current), replace: true, resetScroll: false });
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    follow();
  }

  return { filter, form, handleInput: follow, handleSubmit };
}

type OfferedCategory = { name: string; count?: number };

/** The categories last loaded: they stay while the next results are on their way. The one that the address names is always among them. */
export function useCatalogueCategories(named: string | undefined): OfferedCategory[] {
  const loaded = useMatches({
    select: (matches) => matches.find((match) => match.routeId === "/produits/")?.loaderData?.categories,
  });
  const [kept, setKept] = useState<CataloguePage["categories"]>(loaded ?? []);
  if (loaded && loaded !== kept) setKept(loaded);
  const categories: OfferedCategory[] = loaded ?? kept;
  const isOffered = named === undefined || categories.some(({ name }) => name === named);
  return isOffered ? categories : [...categories, { name: named }];
}
