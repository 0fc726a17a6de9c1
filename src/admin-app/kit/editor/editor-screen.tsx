import { useDocumentTitle } from "@mantine/hooks";
import { DraggableDialog, type DraggableDialogProps } from "#admin-app/kit/dialogs/draggable-dialog.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { FormSkeleton } from "#admin-app/kit/layout/form-skeleton.tsx";
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
  return <FormSkeleton loading={loading} />;
}
