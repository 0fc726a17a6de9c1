import { contactRequestSchema } from "#contracts/contact-request/contact-request-list.ts";
import { readSelection } from "#contracts/selection/selection.ts";
import type { Resource } from "#server/platform/declaration/resource.ts";
import { contactRequestTools } from "./contact-request-tools.ts";
import { ContactRequest } from "./contact-request.entity.ts";

/** The declaration of contact requests. */
export const contactRequestResource: Resource = {
  entity: ContactRequest,
  router: "contactRequests",
  rights: { read: "reader", write: "editor" },
  isPublic: false,
  isPersonal: true,
  scope: "requests",
  schemas: { Request: contactRequestSchema },
  rest: [
    { method: "post", path: "/api/contact", procedure: "contactRequests.send", summary: "Envoyer une demande", status: 201 },
    {
      method: "get",
      path: "/api/admin/requests",
      procedure: "contactRequests.list",
      summary: "Lister les demandes",
      scan: "contactRequests.scan",
    },
    { method: "get", path: "/api/admin/requests/{id}", procedure: "contactRequests.get", summary: "Lire une demande" },
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
