import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { Settings } from "#server/platform/settings/settings.entity.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";

/** The declaration of the settings, which are one row. */
export const settingsResource: Resource = {
  entity: Settings,
  router: "settings",
  rights: { read: "reader", write: "admin" },
  isPublic: true,
  publicationTimes: async (em) => {
    const { banner_from, banner_until } = await readSettings(em);
    return [banner_from, banner_until].filter((time) => time !== "").map((time) => new Date(time));
  },
  rest: [],
  checks: {
    links: [
      ...["banner_link", "image_url", "cloud_login", "facebook", "instagram", "linkedin"].map((field) => ({
        field,
        holds: "url" as const,
      })),
      ...["menu_links", "footer_links", "legal_links"].map((field) => ({ field, holds: "rows" as const })),
    ],
  },
  media: mediaUser(Settings, { noun: "settings", places: ["image_url"] }),
};
