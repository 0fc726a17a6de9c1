import type { Context } from "#server/platform/rpc/context.ts";

/** A site that is not today's, in `ctx.state.previewedSite`: the context of its procedures, and the last change of its
 *  pages. */
export type PreviewedSite = { context: Partial<Context>; finishHtml: (html: string) => string };
