import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ShownProduct } from "#contracts/contact-request/contact-request.ts";
import { ask } from "#public-app/rpc/rpc-failure.ts";
import { ownSelection } from "./own-selection.ts";

/** The catalogue's products of the visitor's selection, by slug: null where it no longer has one, undefined before it
 *  answers. An earlier answer stays. */
export function useShownProducts(slugs: string[]): (slug: string) => ShownProduct | null | undefined {
  const { loadRpc } = useRouter().options.context;
  const [known, setKnown] = useState<ReadonlyMap<string, ShownProduct | null>>(new Map());
  const unknown = slugs.filter((slug) => !known.has(slug)).join();
  useEffect(() => {
    if (unknown === "") return undefined;
    let isWanted = true;
    ask(loadRpc, (rpc) => rpc.contactRequests.selection.query({ written: unknown })).then(
      ({ products }) => {
        const found = new Map(products.map((product) => [product.slug, product]));
        const answered = unknown.split(",").map((slug) => [slug, found.get(slug) ?? null] as const);
        if (isWanted) ownSelection.learn(products);
        if (isWanted) setKnown((before) => new Map([...before, ...answered]));
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [unknown, loadRpc]);
  return (slug) => known.get(slug);
}
