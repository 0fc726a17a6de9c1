import { sql } from "kysely";
import { mediaUser } from "#server/platform/declaration/media-user.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { Translation } from "./translation.entity.ts";

/** The declaration of translations. Their demo rows come with those of the records that they translate. */
export const translationResource: Resource = {
  entity: Translation,
  router: "translations",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  hasInitialRows: true,
  rest: [],
  checks: { isVisible: () => sql`r.is_published`, links: [{ field: "fields", holds: "texts" }] },
  media: mediaUser(Translation, {
    noun: "translation",
    places: ["fields"],
    replaceIn: (translation, { inText }) => {
      translation.fields = JSON.parse(inText(JSON.stringify(translation.fields)));
      // its French changes as well: it goes on being the translation of that
      translation.source = JSON.parse(inText(JSON.stringify(translation.source)));
      translation.carried = JSON.parse(inText(JSON.stringify(translation.carried)));
    },
  }),
};
