import type { ErrorComponentProps } from "@tanstack/react-router";
import { ListFailure } from "#public-app/ui/list-failure.tsx";
import { m as words } from "#public-app/ui/messages.fr.ts";
import { m } from "./catalogue-messages.fr.ts";

export function CatalogueFailure({ error }: ErrorComponentProps) {
  return <ListFailure error={error} head={words.products} title={m.failure} to="/produits" />;
}
