import { redirectionSchema } from "#contracts/redirection/redirection.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { crudRoutes } from "#server/platform/declaration/rest-route.ts";
import { refuseRestored } from "./redirection-rules.ts";
import { Redirection } from "./redirection.entity.ts";

/** The declaration of redirections. They are public, since they answer visitors. */
export const redirectionResource: Resource = {
  entity: Redirection,
  router: "redirections",
  rights: { read: "reader", write: "editor" },
  isPublic: true,
  uniqueFields: ["from_path"],
  putBack: { check: refuseRestored },
  schemas: { Redirection: redirectionSchema },
  rest: crudRoutes("/api/admin/redirections", "redirections", {
    fr: ["une redirection", "les redirections"],
    en: ["a redirection", "the redirections"],
  }),
};
