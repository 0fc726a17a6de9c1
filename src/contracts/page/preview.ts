import { z } from "zod";

/** The token of a preview link, as a URL carries it in `apercu`. */
export const previewTokenSchema = z.string().max(2000);

/** Where something can be seen before visitors see it: a path of the public site, good until `expires_at` for every
 *  reader who has it. */
export const previewLinkSchema = z.object({ path: z.string(), expires_at: z.iso.datetime() });
