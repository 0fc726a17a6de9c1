import { useState } from "react";
import { type Banner, failureBanner } from "./category-banner.tsx";
import { CATEGORY_MESSAGES } from "./category-editing.ts";

type CategoryList = { isError: boolean; error: unknown; errorUpdatedAt: number; refetch: () => unknown };

/** The banner of a list that could not be loaded, until it is dismissed; it comes back with each new failure. */
export function useLoadFailure({
  isError,
  error,
  errorUpdatedAt,
  refetch,
}: CategoryList): { banner: Banner; onDismiss: () => void } | undefined {
  const [dismissedAt, setDismissedAt] = useState(0);
  if (!isError || errorUpdatedAt <= dismissedAt) return undefined;
  const retry = { label: "Réessayer", onPress: () => void refetch() };
  return {
    banner: { ...failureBanner(CATEGORY_MESSAGES.loadFailed, error), actions: [retry] },
    onDismiss: () => setDismissedAt(errorUpdatedAt),
  };
}
