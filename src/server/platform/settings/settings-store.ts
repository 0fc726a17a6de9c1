import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type Settings as SettingsItem, SETTINGS_ID, type SettingsInput } from "#contracts/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import type { ResponseCache } from "#server/platform/cache/response-cache.ts";
import { simpleStore, auditFields } from "#server/platform/rpc/entity-store.ts";
import { Settings } from "./settings.entity.ts";

/** The version of settings that were never saved: the row is made of them at the first save. */
const FIRST_VERSION = 1;

const NEVER = new Date(0).toISOString();

function toSettings({ title: _, uploads: _uploads, ...settings }: Settings): SettingsItem {
  return { ...settings, ...auditFields(settings) };
}

const store = simpleStore<Settings, SettingsInput, SettingsItem>(Settings, toSettings);

/** The current settings: those of `brand.ts` before the first save. */
export async function readSettings(em: EntityManager): Promise<SettingsItem> {
  const stored = await em.findOne(Settings, { id: SETTINGS_ID });
  if (stored) return toSettings(stored);
  return { ...DEFAULT_SETTINGS, id: SETTINGS_ID, version: FIRST_VERSION, created_at: NEVER, updated_at: NEVER };
}

/** Reads and writes the settings. The first save creates the row from the defaults; the history begins with its
 *  changes. */
export const settingsStore = { get: readSettings, update: store.update };

/** Creates the row of the settings from `brand.ts`, if there is none. Of two at once, one waits for the other. */
export async function ensureRow(em: EntityManager, now: Date): Promise<void> {
  const row = em.create(Settings, {
    ...DEFAULT_SETTINGS,
    id: SETTINGS_ID,
    title: "Réglages",
    uploads: [],
    created_at: now,
    updated_at: now,
  });
  await em.upsert(Settings, row, { onConflictAction: "ignore" });
  em.clear();
}

/** Reads the settings for replies that must not fail with the database: it falls back to the last read ones, then to
 *  `brand.ts`. With a cache they are read again only once the content changed. */
export function createCurrentSettings(orm: MikroORM) {
  let last: SettingsInput & { version: number } = { ...DEFAULT_SETTINGS, version: FIRST_VERSION };
  return async (cache?: Pick<ResponseCache, "derived">): Promise<SettingsInput & { version: number }> => {
    const read = () => readSettings(orm.em.fork());
    try {
      last = await (cache ? cache.derived("settings", read) : read());
    } catch {
      // The page itself says what is unavailable; its name and telephone need not be missing.
    }
    return last;
  };
}

/** Reads the current settings. */
export type CurrentSettings = ReturnType<typeof createCurrentSettings>;
