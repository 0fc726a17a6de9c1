import type { ErrorComponentProps } from "@tanstack/react-router";
import { ListFailure } from "#public-app/ui/list-failure.tsx";
import { m } from "./blog-messages.fr.ts";

export function BlogFailure({ error }: ErrorComponentProps) {
  return <ListFailure error={error} head={m.title} title={m.failure} to="/blog" />;
}
