import { mergingSchema } from "#contracts/merge/merge-request.ts";
import { previewLinkSchema } from "#contracts/page/preview.ts";
import {
  SETTINGS_ID,
  settingsInputSchema,
  settingsSchema,
  type FaqEntry,
  faqEntrySchema,
  type Hours,
} from "#contracts/settings/settings.ts";
import { type SiteLink, siteLinkSchema } from "#contracts/settings/site-links.ts";
import { expectedVersionSchema } from "#contracts/shared/entity.ts";
import { linkToForm } from "#server/platform/editing/preview/form-previews.ts";
import { updateMerging } from "#server/platform/rpc/merge-stale.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, requireSession, router } from "#server/platform/rpc/trpc.ts";
import { settingsResource } from "./settings.resource.ts";
import { ensureRow, readSettings, settingsStore } from "#server/platform/settings/settings-store.ts";
import { fieldRules } from "#contracts/merge/field-rules.ts";
import { parts, rows, whole } from "#contracts/merge/merge-rows.ts";

/** Rule of the links of a list, which their URLs tell apart. */
const LINKS_MERGE = rows<SiteLink>({ keyOf: ({ url }) => url, row: parts<SiteLink>(fieldRules(siteLinkSchema)) });

/** Rules for merging two changes of the settings. A line of opening hours is merged as a whole. */
const SETTINGS_MERGE = fieldRules(settingsInputSchema, {
  hours: rows<Hours>({ keyOf: ({ from }) => String(from), row: whole<Hours>("from", "to", "opens", "closes"), allowsBoth: true }),
  menu_links: LINKS_MERGE,
  footer_links: LINKS_MERGE,
  legal_links: LINKS_MERGE,
  faq: rows<FaqEntry>({ keyOf: ({ question }) => question, row: parts<FaqEntry>(fieldRules(faqEntrySchema)) }),
});

const merged = { input: settingsInputSchema, merging: { resource: settingsResource, rules: SETTINGS_MERGE }, store: settingsStore };

/** The settings of the company and its site. */
export const settingsRouter = router({
  get: adminProcedure.output(settingsSchema).query(({ ctx }) => readSettings(ctx.em)),
  /** Writes all settings. Fails with `stale` when they were changed since the version that was read, and cannot be
   *  merged. */
  update: adminProcedure
    .input(settingsInputSchema.safeExtend({ ...expectedVersionSchema.shape, ...mergingSchema.shape }))
    .use(transaction)
    .output(settingsSchema)
    .mutation(async ({ ctx, input: { version, merge, ...fields } }) => {
      await ensureRow(ctx.em, ctx.now());
      return updateMerging(ctx, merged, { id: SETTINGS_ID, version, merge, fields });
    }),
  /** Stores the input of the form for an hour, and gives a link to the home page with it. */
  previewForm: adminProcedure
    .use(requireSession)
    .input(settingsInputSchema)
    .use(transaction)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkToForm(ctx, { kind: "settings-form", path: "/", fields: input })),
});
