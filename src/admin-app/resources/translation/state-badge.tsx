import { Badge } from "@mantine/core";
import type { TranslationState } from "#contracts/translation/translation.ts";
import { STATE_COLORS, STATE_LABELS } from "./translation-words.ts";

/** Badge with the state of a translation. */
export function StateBadge({ state }: { state: TranslationState }) {
  return (
    <Badge color={STATE_COLORS[state]} variant={state === "draft" ? "outline" : "light"} flex="none">
      {STATE_LABELS[state]}
    </Badge>
  );
}
