import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ProductCard } from "#contracts/product/catalogue.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";

/** The cards of products stored in the browser, in their order; those already there stay while others are on their way.
 *  Undefined until the first come, or where they do not come. `onFound` is told what was found of which. */
export function useCards(slugs: string[], onFound: (slugs: string[], found: ProductCard[]) => void): ProductCard[] | undefined {
  const { loadRpc } = useRouter().options.context;
  const [cards, setCards] = useState<ProductCard[]>();
  const wanted = slugs.join();
  useEffect(() => {
    let isLatest = true;
    ask(loadRpc, (rpc) => rpc.products.cards.query({ slugs: wanted.split(",") })).then(
      (found) => {
        if (!isLatest) return;
        setCards(found);
        onFound(wanted.split(","), found);
      },
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [wanted, loadRpc, onFound]);
  return cards?.filter(({ slug }) => slugs.includes(slug));
}
