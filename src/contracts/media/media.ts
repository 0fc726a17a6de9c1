import { z } from "zod";
import { field } from "../field/field.ts";
import { mergingSchema } from "../merge/merge-request.ts";
import { entitySchema, idSchema, expectedVersionSchema } from "../shared/entity.ts";
import { pageOf, pagingSchema, searchSchema } from "../shared/paging.ts";
import { ALT_TEXT_MAX_LENGTH, line } from "../shared/text.ts";

/** Kinds of file that can be uploaded. */
const MEDIA_KINDS = ["image", "pdf"] as const;

export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Fields that hold stored files, by resource. */
export const MEDIA_FIELDS = {
  product: ["images", "downloads"],
  slide: ["image_url"],
  article: ["image_url", "content"],
  feature: ["icon_url"],
  page: ["sections"],
  letter: ["sections"],
  settings: ["image_url"],
  translation: ["fields"],
  launch: ["changes"],
} as const;

export type MediaResource = keyof typeof MEDIA_FIELDS;

export type MediaField = (typeof MEDIA_FIELDS)[MediaResource][number];

/** Days for which an unused file stays stored, in case it is wanted again or still cached. */
export const UNUSED_KEPT_DAYS = 7;

/** Filter of the media library. `q` is searched in names and alternative texts; `unused` finds files without a use. */
export const mediaQuerySchema = pagingSchema.extend({
  q: searchSchema.optional(),
  kind: z.enum(MEDIA_KINDS).optional(),
  unused: z.boolean().optional(),
});

export type MediaQuery = z.infer<typeof mediaQuerySchema>;

/** A stored file as the media library shows it. `size` in bytes, `width` and `height` in pixels (null for a PDF);
 *  `uses` is the number of records that hold its URL. */
const mediaSchema = z.object({
  ...entitySchema.shape,
  kind: z.enum(MEDIA_KINDS),
  url: z.string(),
  filename: z.string(),
  original_name: z.string(),
  alt_text: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  color: z.string().nullable(),
  uses: z.int(),
});

export type Media = z.infer<typeof mediaSchema>;

/** One page of the library, latest first, with how many files of each kind there are in all. */
export const mediaPageSchema = pageOf(mediaSchema).extend({ counts: z.record(z.enum(MEDIA_KINDS), z.int()) });

export type MediaPage = z.infer<typeof mediaPageSchema>;

/** One user of a file: its resource, its id, and the fields in question. */
const mediaUseSchema = z.object({
  noun: z.enum(Object.keys(MEDIA_FIELDS) as MediaResource[]), // it has no other keys
  id: idSchema,
  title: z.string(),
  places: z.array(z.enum(Object.values(MEDIA_FIELDS).flat())),
});

export type MediaUse = z.infer<typeof mediaUseSchema>;

/** A stored file with every record that holds its URL, and whether the history or the bin shows it. */
export const mediaDetailSchema = mediaSchema.extend({ used_by: z.array(mediaUseSchema), in_history: z.boolean() });

export type MediaDetail = z.infer<typeof mediaDetailSchema>;

/** Describes a picture for those who do not see it; empty takes the description back. */
export const mediaAltChangeSchema = z.object({
  id: idSchema,
  alt_text: field(line(ALT_TEXT_MAX_LENGTH), { label: "Texte alternatif" }),
  ...expectedVersionSchema.shape,
  ...mergingSchema.shape,
});

/** Puts the file `by`, uploaded just before, wherever the file `id` is used. `by` is its name, as the upload's reply
 *  gave it. */
export const mediaReplacementSchema = z.object({ id: idSchema, by: line(100) });
