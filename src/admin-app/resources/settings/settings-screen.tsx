import { Paper } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorSkeleton } from "#admin-app/kit/editor/editor-skeleton.tsx";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { SettingsEditorForm } from "./settings-editor-form.tsx";
import classes from "./settings-screen.module.css";

/** The settings of the company and its site, in one form. */
export function SettingsScreen() {
  const navigate = useNavigate();
  const settings = trpc.settings.get.useQuery(undefined, EDITING_CACHE);
  return (
    <div className={classes.screen}>
      <CollectionHeader title="Réglages" counters={[]} />
      <Paper withBorder className={classes.editor}>
        {settings.data ? (
          <SettingsEditorForm settings={settings.data} onClose={() => void navigate({ to: "/admin/dashboard" })} />
        ) : settings.error ? (
          <LoadFailure title="Les réglages n’ont pas pu être chargés" error={settings.error} onRetry={() => void settings.refetch()} />
        ) : (
          <EditorSkeleton loading="Chargement des réglages..." />
        )}
      </Paper>
    </div>
  );
}
