import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { entitySchema } from "../shared/entity.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { clearable, optionalText, requiredLine } from "../shared/text.ts";
import { isSafeUrl, urlFault, urlText } from "../shared/url.ts";
import { toSitePath } from "./site-path.ts";

/** Longest address that is redirected, in characters. */
export const FROM_PATH_MAX = 300;

/** Most redirections: they are read as a whole. */
export const REDIRECTIONS_MAX = 5_000;

/** Kinds of a redirection: browsers and search engines keep a permanent one. */
export const REDIRECTION_KINDS = ["permanent", "temporary"] as const;

export type RedirectionKind = (typeof REDIRECTION_KINDS)[number];

/** Kinds as the screens and tables call them. */
export const REDIRECTION_KIND_LABELS: Record<RedirectionKind, string> = { permanent: "Permanente", temporary: "Temporaire" };

/** Status of the response of each kind. */
export const REDIRECTION_STATUS: Record<RedirectionKind, 301 | 302> = { permanent: 301, temporary: 302 };

/** The paths that the site needs for itself, below which nothing is redirected. */
const RESERVED = /^\/(?:admin|api|trpc|uploads|assets|admin-assets)(?:\/|$)/;

/** The paths that no visitor is sent to. */
const PRIVATE = /^\/(?:admin|api|trpc)(?:\/|$)/;

const NO_PATH = "Indiquez une adresse de ce site, comme /ancienne-page.";
const RESERVED_MESSAGE = "Cette adresse est réservée au fonctionnement du site\u202f: elle ne peut pas être redirigée.";
const HOME_MESSAGE = "La page d’accueil ne peut pas être redirigée.";
const NO_TARGET = "Indiquez une page de ce site, comme /produits, ou une adresse commençant par https://.";
const PRIVATE_MESSAGE = "Les visiteurs ne peuvent pas être envoyés vers cette adresse, réservée à l’équipe.";

function findFromFault(path: string): string | undefined {
  if (!path.startsWith("/")) return NO_PATH;
  if (path === "/") return HOME_MESSAGE;
  return RESERVED.test(path) ? RESERVED_MESSAGE : undefined;
}

function findTargetFault(to: string): string | undefined {
  if (/\s/.test(to)) return urlFault(to);
  const isWithin = to.startsWith("/");
  if (!isSafeUrl(to) || !(isWithin || /^https:\/\//i.test(to))) return NO_TARGET;
  return isWithin && PRIVATE.test(toSitePath(to) ?? "") ? PRIVATE_MESSAGE : undefined;
}

/** Adds the fault that a text has, as its issue. */
function refusing(faultOf: (value: string) => string | undefined) {
  return (value: string, ctx: z.RefinementCtx) => {
    const message = value === "" ? undefined : faultOf(value);
    if (message !== undefined) ctx.addIssue({ code: "custom", message });
  };
}

/** Input of a redirection in the back office. `from_path` is kept as addresses are compared (`toSitePath`), `to_url` is
 *  a path of this site or an https URL. */
export const redirectionInputSchema = z.object({
  from_path: field(
    requiredLine(FROM_PATH_MAX)
      .overwrite((value) => (value === "" ? value : (toSitePath(value) ?? value)))
      .superRefine(refusing(findFromFault)),
    { label: "Ancienne adresse" },
  ),
  to_url: field(urlText().min(1, "Ce champ est obligatoire.").superRefine(refusing(findTargetFault)), { label: "Nouvelle adresse" }),
  kind: field(clearable(z.enum(REDIRECTION_KINDS), "permanent"), { label: "Type" }),
  note: field(optionalText(500), { label: "Note" }),
});

export type RedirectionInput = z.infer<typeof redirectionInputSchema>;

/** A redirection; `title` is its old address. */
export const redirectionSchema = z.object({
  ...entitySchema.shape,
  title: z.string(),
  ...storedFields(redirectionInputSchema),
});

export type Redirection = z.infer<typeof redirectionSchema>;

/** Asks for one page of the redirections, by their old addresses; `q` is a part of an address or of the note. */
export const redirectionListQuerySchema = pagingSchema.extend({ q: searchSchema.optional() });

/** One page of the redirections. */
export const redirectionPageSchema = pageOf(redirectionSchema);

/** Former addresses of records, which lead to their present ones by themselves: where the record is, by its resource's
 *  name and id. */
export const formerAddressesSchema = z.array(z.object({ from_path: z.string(), noun: z.string(), record: z.int(), title: z.string() }));

/** Pages of this site that a typed text may mean. */
export const sitePagesQuerySchema = z.object({ q: searchSchema });
