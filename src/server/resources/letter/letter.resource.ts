import { LETTER_TRANSLATION, letterSchema } from "#contracts/letter/letter.ts";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { Letter } from "./letter.entity.ts";
import { refuseConfirmed } from "./letter-store.ts";

/** The declaration of letters to the subscribers. */
export const letterResource: Resource = {
  entity: Letter,
  router: "letters",
  rights: { read: "reader", write: "editor" },
  isPublic: false,
  translated: LETTER_TRANSLATION,
  readSnapshots: async (_em, snapshots) =>
    snapshots.map(({ send_at, ...snapshot }) => ({
      ...snapshot,
      send_at: typeof send_at === "string" ? new Date(send_at).toISOString() : null,
    })),
  putBack: { check: refuseConfirmed },
  schemas: { Letter: letterSchema },
  rest: crudRoutes("/api/admin/letters", "letters", { fr: ["une lettre", "les lettres"], en: ["a letter", "the letters"] }),
  media: mediaUser(Letter, { noun: "letter", places: ["sections"] }),
};
