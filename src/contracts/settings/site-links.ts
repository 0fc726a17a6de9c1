import { z } from "zod";
import { field } from "../field/field.ts";
import { MAX_LENGTH, line } from "../shared/text.ts";
import { isDocumented, type LinkList } from "./documented-links.ts";
import { isSafeUrl, urlFault } from "../shared/url.ts";

/** Most links of a list: the menu has to fit beside the logo on a laptop. */
export const LINKS_MAX: Record<LinkList, number> = { menu_links: 7, footer_links: 12, legal_links: 10 };

/** A link of the menu or the footer. A documented one has a name of its own in each language: its label is empty. */
export const siteLinkSchema = z.object({
  url: field(
    line(MAX_LENGTH.url)
      .min(1, "Ce champ est obligatoire.")
      .refine(isSafeUrl, { error: ({ input }) => urlFault(String(input)) }),
    { label: "Lien" },
  ),
  label: field(line(20), { label: "Texte" }),
  label_en: field(line(20), { label: "Texte en anglais" }),
});

export type SiteLink = z.infer<typeof siteLinkSchema>;

/** The schema of a list of links: each once, and every own one with a label. */
export function siteLinksSchema(list: LinkList) {
  return z
    .array(siteLinkSchema)
    .max(LINKS_MAX[list])
    .superRefine((links, context) => {
      for (const [index, { url, label }] of links.entries()) {
        if (links.findIndex((link) => link.url === url) < index)
          context.addIssue({ code: "custom", path: [index, "url"], message: "Ce lien y est déjà." });
        if (label === "" && !isDocumented(list, url))
          context.addIssue({ code: "custom", path: [index, "label"], message: "Ce champ est obligatoire." });
      }
    });
}
