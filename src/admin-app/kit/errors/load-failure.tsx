import { Button, EmptyState } from "@mantine/core";
import { CloudAlert, RotateCw } from "lucide-react";
import { replyOf, sentenceOf } from "./failure.ts";

/** Takes the place of what could not be loaded, and offers another try, unless it is gone for good. */
export function LoadFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <EmptyState role="alert" py="xl" icon={<CloudAlert />} title={title} description={sentenceOf(error)}>
      {replyOf(error)?.code !== "not_found" && (
        <EmptyState.Actions>
          <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            Réessayer
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  );
}
