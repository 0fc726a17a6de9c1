import { Button, EmptyState } from "@mantine/core";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";

/** An empty list: because nothing was made yet (`hint`, and `children` to begin), or because a search or a filter hides everything. */
export function EmptyList({
  icon,
  title,
  hint,
  onClear,
  children,
}: {
  icon: ReactNode;
  title: string;
  hint: string;
  /** Given while something narrows the list. */
  onClear: (() => void) | undefined;
  children?: ReactNode;
}) {
  return (
    <EmptyState
      py="xl"
      icon={onClear ? <SearchX /> : icon}
      title={title}
      description={onClear ? "Essayez de modifier vos critères de recherche." : hint}
    >
      <EmptyState.Actions>
        {onClear ? (
          <Button variant="default" onClick={onClear}>
            Effacer les filtres
          </Button>
        ) : (
          children
        )}
      </EmptyState.Actions>
    </EmptyState>
  );
}
