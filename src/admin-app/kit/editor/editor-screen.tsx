import { Group, SimpleGrid, Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { DraggableDialog, type DraggableDialogProps } from "#admin-app/kit/dialogs/draggable-dialog.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";

type Query = { data: unknown; error: unknown; refetch: () => unknown };

/** One item of a list, opened over it in a window. */
export function EditorScreen({
  title,
  name,
  awaited,
  loading,
  failed,
  children,
  ...frame
}: Omit<DraggableDialogProps, "title"> & {
  title: string;
  /** The name of the item, as soon as it is known. */
  name?: string | undefined;
  /** The query that `children` wait for. */
  awaited: Query | undefined;
  loading: string;
  failed: string;
}) {
  const mayWrite = useMayWrite();
  // A reader changes nothing of what is there already.
  const heading = mayWrite ? title : title.replace(/^Modifier/, "Consulter");
  useDocumentTitle(`${heading} — ${COMPANY}`);
  return (
    <DraggableDialog {...frame} title={name === undefined ? heading : `${heading} — ${name}`}>
      {awaited && awaited.data === undefined ? <Opening awaited={awaited} loading={loading} failed={failed} /> : children}
    </DraggableDialog>
  );
}

function Opening({ awaited: { error, refetch }, loading, failed }: { awaited: Query; loading: string; failed: string }) {
  if (error) return <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton loading={loading} />;
}

/** A field to come: its label, and its box. */
function FieldSkeleton({ label, height = 36 }: { label: number; height?: number }) {
  return (
    <div>
      <Skeleton height={12} width={label} mb={6} />
      <Skeleton height={height} />
    </div>
  );
}

/** A form to come, in the shape that it will have. `loading` says it to those who do not see it. */
export function EditorSkeleton({ loading }: { loading: string }) {
  return (
    <Stack justify="space-between" aria-busy>
      <VisuallyHidden component="output">{loading}</VisuallyHidden>
      <Stack p={20}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <FieldSkeleton label={34} />
          <FieldSkeleton label={30} />
        </SimpleGrid>
        <FieldSkeleton label={120} height={60} />
        <FieldSkeleton label={128} height={132} />
        <FieldSkeleton label={72} />
      </Stack>
      <Group justify="space-between" px={20} py={12}>
        <Skeleton height={36} width={88} />
        <Skeleton height={36} width={132} />
      </Group>
    </Stack>
  );
}
