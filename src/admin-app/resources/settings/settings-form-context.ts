import { createFormContext } from "@mantine/form";
import type { SettingsFormValues } from "./settings-form.ts";

/** The form of the settings, shared by its tabs. */
export const [SettingsFormProvider, useSettingsFormContext] = createFormContext<SettingsFormValues>();
