import { defineEntity, p } from "@mikro-orm/core";
import type { LaunchChange } from "#contracts/launch/launch.ts";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { entityColumns, listOf, Moment, optionalText } from "#server/platform/database/columns.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

/** A change that waits: the input of the record's procedure, the version that it started from, what was chosen of its
 *  collisions, and the content of the form. */
export type StoredChange = LaunchChange & {
  version: number | null;
  merge?: MergeRequest;
  input: Record<string, unknown>;
  form: string;
};

const LaunchSchema = defineEntity({
  name: "Launch",
  properties: {
    ...entityColumns,
    title: p.text(),
    planned_at: p.type(Moment).nullable(),
    /** Name of the person who planned it, who signs its changes. */
    planned_by: optionalText,
    published_at: p.type(Moment).nullable(),
    /** Reason why it could not be published at its moment; it is not tried again before it is planned anew. */
    failure: optionalText,
    changes: listOf<StoredChange>(),
    uploads: mentionedUploads("changes"),
  },
});

/** A named set of changes of any records, kept apart until they are published together. */
export class Launch extends LaunchSchema.class {}
LaunchSchema.setClass(Launch);
