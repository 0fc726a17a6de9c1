import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { type Settings as SettingsItem, SETTINGS_ID, type SettingsInput } from "#contracts/settings/settings.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { simpleStore, auditFields } from "#server/platform/rpc/entity-store.ts";
import { Settings } from "./settings.entity.ts";

/** The version of settings that were never saved: the row is made of them at the first save. */
const FIRST_VERSION = 1;

const NEVER = new Date(0).toISOString();

function toSettings({ title: _, uploads: _uploads, ...settings }: Settings): SettingsItem {
  return { ...settings, ...auditFields(settings) };
}

const store = simpleStore<Settings, SettingsInput, SettingsItem>(Settings, toSettings);

/** The settings as they hold: those of `brand.ts` before any was saved. */
export async function readSettings(em: EntityManager): Promise<SettingsItem> {
  const stored = await em.findOne(Settings, { id: SETTINGS_ID });
  if (stored) return toSettings(stored);
  return { ...DEFAULT_SETTINGS, id: SETTINGS_ID, version: FIRST_VERSION, created_at: NEVER, updated_at: NEVER };
}

/** How the settings are read and written. The first save makes the row, of what held until then; the history begins
 *  with what it changes. */
export const settingsStore = {
  get: (em: EntityManager) => readSettings(em),
  update: async (em: EntityManager, change: Parameters<typeof store.update>[1]): Promise<SettingsItem> => store.update(em, change),
};

/** Makes the row of the settings where there is none, of what `brand.ts` says. Of two at once one waits for the
 *  other. */
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

/** What keeps what is made of the content until it changes. */
type Cache = { derived: <Value>(name: string, derive: () => Promise<Value>) => Promise<Value> };

/** Reads the settings for replies that must not fail with the database: then those read last, else those of `brand.ts`.
 *  With a cache they are read again once the content changed only. */
export function createCurrentSettings(orm: MikroORM) {
  let last: SettingsInput & { version: number } = { ...DEFAULT_SETTINGS, version: FIRST_VERSION };
  return async (cache?: Cache): Promise<SettingsInput & { version: number }> => {
    const read = () => readSettings(orm.em.fork());
    try {
      last = await (cache ? cache.derived("settings", read) : read());
    } catch {
      // The page itself says what is unavailable; its name and telephone need not be missing.
    }
    return last;
  };
}

/** Reads the settings as they hold. */
export type CurrentSettings = ReturnType<typeof createCurrentSettings>;
