import { useMatches } from "@tanstack/react-router";
import { createContext, useState } from "react";
import type { CataloguePage } from "#contracts/product/catalogue.ts";

/** The results last loaded: they stay while the next ones are on their way, or do not come. */
export function useLastCataloguePage(): CataloguePage | undefined {
  const loaded = useMatches({
    select(matches) {
      const match = matches.find((match) => match.routeId === "/produits/");
      return match?.status === "success" ? match.loaderData : undefined; // those of a visit before are not shown yet while it is pending
    },
  });
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  return loaded ?? last;
}

/** The same, for what stands in the place of the ones that did not come. */
export const LastCataloguePage = createContext<CataloguePage | undefined>(undefined);
