import { useDocumentTitle } from "@mantine/hooks";
import type { ComponentProps } from "react";
import { COMPANY } from "#admin-app/kit/layout/company.ts";
import { LoadFailure } from "#admin-app/kit/errors/load-failure.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { EditorSkeleton } from "./editor-skeleton.tsx";
import { EditorWindow } from "#admin-app/kit/dialogs/editor-window.tsx";

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
}: Omit<ComponentProps<typeof EditorWindow>, "title"> & {
  title: string;
  /** What the item is called, as soon as it is known. */
  name?: string | undefined;
  /** What must have been read before `children` can be shown. */
  awaited: Query | undefined;
  loading: string;
  failed: string;
}) {
  const mayWrite = useMayWrite();
  // A reader changes nothing of what is there already.
  const heading = mayWrite ? title : title.replace(/^Modifier/, "Consulter");
  useDocumentTitle(`${heading} — ${COMPANY}`);
  return (
    <EditorWindow {...frame} title={name === undefined ? heading : `${heading} — ${name}`}>
      {awaited && awaited.data === undefined ? <Opening awaited={awaited} loading={loading} failed={failed} /> : children}
    </EditorWindow>
  );
}

function Opening({ awaited: { error, refetch }, loading, failed }: { awaited: Query; loading: string; failed: string }) {
  if (error) return <LoadFailure title={failed} error={error} onRetry={() => void refetch()} />;
  return <EditorSkeleton loading={loading} />;
}
