import { Button, EmptyState, Alert, Group, Text } from "@mantine/core";
import { CloudAlert, RotateCw, CircleAlert } from "lucide-react";
import { isUncertain, replyOf, sentenceOf } from "./failure.ts";

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

type Query = { data: unknown; error: unknown; refetch: () => unknown };

/** Says that a part of a screen could not be loaded while the rest works, and offers another try. Nothing while the
 *  part is there. */
export function MissingPart({ title, query: { data, error, refetch } }: { title: string; query: Query }) {
  if (data !== undefined || !error) return null;
  return (
    <Alert role="alert" color="red" mb="md" title={title} icon={<CircleAlert aria-hidden />} style={{ gridColumn: "1 / -1" }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{sentenceOf(error)}</Text>
        <Button variant="default" size="xs" leftSection={<RotateCw size={14} aria-hidden />} onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Group>
    </Alert>
  );
}

/** Says why what was asked for failed; nothing while nothing did. */
export function FailureAlert({ error, say = sentenceOf }: { error: unknown; say?: (error: unknown) => string }) {
  if (error === null) return null;
  return (
    <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />}>
      {say(error)}
    </Alert>
  );
}

/** Says in a form why it was refused, unless its fields say so. `uncertain` goes before it where only the reply may be
 *  lost. */
export function RefusalAlert({ error, uncertain }: { error: unknown; uncertain?: string | undefined }) {
  const say = (failure: unknown) => [isUncertain(failure) && uncertain, sentenceOf(failure)].filter(Boolean).join(" ");
  return replyOf(error)?.issues ? null : <FailureAlert error={error} say={say} />;
}
