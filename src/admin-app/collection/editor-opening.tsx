import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { LoadFailure } from "#admin-app/errors/load-failure.tsx";

/** Stands where an editor will be, while what it edits is read or when it cannot be. */
export function EditorOpening({
  loading,
  failed,
  error,
  onRetry,
}: {
  loading: string;
  failed: string;
  error: unknown;
  onRetry: () => void;
}) {
  if (error) return <LoadFailure title={failed} error={error} onRetry={onRetry} />;
  return (
    <Stack p="md" aria-busy>
      <VisuallyHidden component="output">{loading}</VisuallyHidden>
      <Skeleton height={36} />
      <Skeleton height={60} />
      <Skeleton height={60} />
      <Skeleton height={120} />
    </Stack>
  );
}
