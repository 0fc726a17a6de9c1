import { z } from "zod";
import { slugSchema } from "../shared/text.ts";

/** The token of a preview link, as a URL carries it in `apercu`. */
export const previewTokenSchema = z.string().max(2000);

/** Names a record to read by its page. `apercu` is the token of a preview link: it opens that one page before visitors
 *  see it, or a form's copy of it. */
export const viewQuerySchema = z.object({ slug: slugSchema, apercu: previewTokenSchema.optional() });

/** Link to a page before it is published: a path of the public site, valid until `expires_at` for every reader who has
 *  it. */
export const previewLinkSchema = z.object({ path: z.string(), expires_at: z.iso.datetime() });
