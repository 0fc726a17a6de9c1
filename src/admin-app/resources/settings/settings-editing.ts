import { type Settings, type SettingsInput, settingsInputSchema } from "#contracts/settings/settings.ts";
import { partLabels } from "#contracts/field/field.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { momentOf } from "#admin-app/kit/fields/brand-time.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { dayNames } from "./day-names.ts";
import { FIELD_LABELS } from "./settings-fields.ts";
import { emptySettings, formToSettings, type SettingsFormValues, settingsToForm } from "./settings-form.ts";

/** The settings, as the editor knows them. */
export const SETTINGS: EditedResource<Settings, SettingsFormValues, SettingsInput> = {
  name: "settings",
  schema: settingsInputSchema,
  labels: FIELD_LABELS,
  form: {
    empty: emptySettings,
    of: settingsToForm,
    sent: formToSettings,
    shown: ({ hours, faq, banner_from, banner_until }) => ({
      hours: hours.map(({ from, to, opens, closes }) => `${dayNames(from, to)}\u202f: ${opens} – ${closes}`),
      faq: faq.map(({ question, answer }) => [question, answer].filter(Boolean).join(" ")),
      banner_from: momentOf(banner_from),
      banner_until: momentOf(banner_until),
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
