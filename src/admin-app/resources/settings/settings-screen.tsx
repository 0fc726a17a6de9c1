import { Paper } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { CollectionHeader } from "#admin-app/kit/collection/collection-header.tsx";
import { EDITING_CACHE, type EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc, queries, rpcClient } from "#admin-app/rpc.ts";
import classes from "./settings-screen.module.css";
import { useDidUpdate } from "@mantine/hooks";
import { useRef, useState } from "react";
import { type Settings, type SettingsInput, settingsInputSchema } from "#contracts/settings/settings.ts";
import type { SiteLink } from "#contracts/settings/site-links.ts";
import { EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { listFaultyTabs, type SettingsTab, findTab, FIELD_LABELS, formatDays, LINK_NAMES } from "./settings-fields.ts";
import {
  SettingsFormProvider,
  emptySettings,
  formToSettings,
  type SettingsFormValues,
  settingsToForm,
  useSettingsFormContext,
} from "./settings-form.ts";
import { SettingsTabs } from "./settings-tabs.tsx";
import { partLabels } from "#contracts/field/field.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { FormSkeleton } from "#admin-app/kit/layout/form-skeleton.tsx";
import { PreviewButton } from "#admin-app/kit/layout/preview-button.tsx";

/** The settings of the company and its site, in one form. */
export function SettingsScreen() {
  const navigate = useNavigate();
  const settings = trpc.settings.get.useQuery(undefined, EDITING_CACHE);
  return (
    <div className={classes.screen}>
      <CollectionHeader title="Réglages" />
      <Paper withBorder className={classes.editor}>
        {settings.data ? (
          <SettingsEditorForm
            settings={settings.data}
            onClose={() => void navigate({ to: "/admin/dashboard" })}
            onSaved={() => void navigate({ to: "/admin/dashboard", ignoreBlocker: true })}
          />
        ) : settings.error ? (
          <LoadFailure title="Les réglages n’ont pas pu être chargés" error={settings.error} onRetry={() => void settings.refetch()} />
        ) : (
          <FormSkeleton loading="Chargement des réglages..." />
        )}
      </Paper>
    </div>
  );
}

/** The settings being written, in their tabs. There is no list to go back to: closing leads to the dashboard. */
function SettingsEditorForm({ settings, onClose, onSaved }: { settings: Settings; onClose: () => void; onSaved: () => void }) {
  const [tab, setTab] = useState<SettingsTab>("company");
  const [fault, setFault] = useState<{ path: string }>();
  const body = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    resource: SETTINGS,
    item: settings,
    onSaved,
    onFaults(errors) {
      const [first] = listFaultyTabs(errors);
      if (first) setTab(first);
      setFault({ path: Object.keys(errors).find((path) => findTab(path) === first) ?? "" });
    },
  });
  const { form } = editor;

  useDidUpdate(() => {
    form.getInputNode(fault?.path ?? "")?.focus();
  }, [fault]);
  useDidUpdate(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  return (
    <SettingsFormProvider form={form}>
      <EditorForm editor={editor} onClose={onClose} footer={<SettingsPreview />}>
        <SettingsTabs current={tab} onOpen={setTab} body={body} />
      </EditorForm>
    </SettingsFormProvider>
  );
}

/** A link as the history compares it. */
const nameLink = ({ url, label, label_en }: SiteLink) => [label || LINK_NAMES[url], label_en, url].filter(Boolean).join(" · ");

/** The settings, as the editor knows them. */
const SETTINGS: EditedResource<Settings, SettingsFormValues, SettingsInput> = {
  name: "settings",
  schema: settingsInputSchema,
  labels: FIELD_LABELS,
  form: {
    empty: emptySettings,
    of: settingsToForm,
    sent: formToSettings,
    shown: ({ hours, faq, banner_from, banner_until, ...lists }) => ({
      menu_links: lists.menu_links.map(nameLink),
      footer_links: lists.footer_links.map(nameLink),
      legal_links: lists.legal_links.map(nameLink),
      hours: hours.map(({ from, to, opens, closes }) => `${formatDays(from, to)}\u202f: ${opens} – ${closes}`),
      faq: faq.map(({ question, answer }) => [question, answer].filter(Boolean).join(" ")),
      banner_from: formatMoment(banner_from),
      banner_until: formatMoment(banner_until),
    }),
  },
  partLabels: partLabels(settingsInputSchema),
  server: {
    get: () => rpcClient.settings.get.query(),
    update: ({ id: _, ...input }, options) => rpcClient.settings.update.mutate(input, options),
    refresh: () => queries.settings.get.invalidate(),
  },
  // There always are settings: what makes them the first time is a save like any other.
  creation: { send: (input, options) => rpcClient.settings.update.mutate(input, options), message: "Réglages mis à jour" },
  words: {
    updated: "Réglages mis à jour",
    notSaved: "Les réglages n’ont pas été enregistrés",
    conflict: "Les réglages ont été modifiés entre-temps",
  },
};

/** Opens the site with the settings of this form, which hold on every page reached from there. */
function SettingsPreview() {
  const form = useSettingsFormContext();
  return (
    <PreviewButton
      title="Le site tel que ce formulaire le décrit"
      hasErrors={() => form.validate().hasErrors}
      askForPath={() => rpcClient.settings.previewForm.mutate(formToSettings(form.getValues()))}
    />
  );
}
