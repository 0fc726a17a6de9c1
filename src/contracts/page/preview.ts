import { z } from "zod";

/** The token of a preview link, as a URL carries it in `apercu`. */
export const previewTokenSchema = z.string().max(2000);

/** Link to a page before it is published: a path of the public site, valid until `expires_at` for every reader who has
 *  it. */
export const previewLinkSchema = z.object({ path: z.string(), expires_at: z.iso.datetime() });
