import { defineEntity, p } from "@mikro-orm/core";
import type { LetterSection } from "#contracts/letter/letter.ts";
import { entityColumns, listOf, optionalText } from "#server/platform/database/columns.ts";
import { mentionedUploads } from "#server/platform/media/stored-name.ts";

const LetterSchema = defineEntity({
  name: "Letter",
  properties: {
    ...entityColumns,
    /** Its subject. */
    title: p.text(),
    preheader: optionalText,
    sections: listOf<LetterSection>(),
    /** Moment for which its sending is confirmed. From then on it does not change. */
    send_at: p.datetime(3).nullable(),
    uploads: mentionedUploads("sections"),
  },
});

/** A letter to the subscribers of the newsletter. */
export class Letter extends LetterSchema.class {}
LetterSchema.setClass(Letter);
