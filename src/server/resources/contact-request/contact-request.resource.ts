import { route } from "#server/platform/declaration/rest-route.ts";
import { contactRequestSchema } from "#contracts/contact-request/contact-request-list.ts";
import { readSelection } from "#contracts/selection/selection.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { contactRequestTools } from "./contact-request-tools.ts";
import { ContactRequest } from "./contact-request.entity.ts";
import { readRequests } from "./contact-request-store.ts";

/** The declaration of contact requests. */
export const contactRequestResource: Resource = {
  entity: ContactRequest,
  router: "contactRequests",
  rights: { read: "reader", write: "editor" },
  isPublic: false,
  isPersonal: true,
  personal: { name: "request", readItem: async (em, id) => (await readRequests(em, [id]))[0] },
  scope: "requests",
  schemas: { ContactRequest: contactRequestSchema },
  rest: [
    route("post /api/contact", "contactRequests.send", {
      fr: "Envoyer une demande",
      en: "Send a request",
      body: "ContactRequestInput",
      status: 201,
    }),
    route("get /api/admin/requests", "contactRequests.list", {
      fr: "Lister les demandes",
      en: "List the requests",
      scan: "contactRequests.scan",
    }),
    route("get /api/admin/requests/{id}", "contactRequests.get", { fr: "Lire une demande", en: "Read a request" }),
  ],
  tools: contactRequestTools,
  forms: [
    {
      name: "contact",
      path: "/contact",
      procedure: "contactRequests.send",
      input: ({ consent, lines, ...fields }, language) => ({ ...fields, lines: readSelection(lines), consent: consent === "on", language }),
      successUrl: () => "/contact?envoye=oui#formulaire",
    },
  ],
};
