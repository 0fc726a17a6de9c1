import type { SettingsInput } from "#contracts/settings/settings.ts";

/** Facts of the site that its guides for programs name. */
export type SiteFacts = Pick<SettingsInput, "name" | "city" | "email" | "phone"> & { origin: string };
