import type { EntityName, FilterQuery } from "@mikro-orm/core";
import { previewLinkSchema } from "#contracts/page/preview.ts";
import { byIdSchema } from "#contracts/shared/entity.ts";
import { bySlugSchema, movedToSchema } from "#contracts/shared/text.ts";
import { toPreviewLink } from "#server/platform/editing/preview/form-previews.ts";
import { adminProcedure, publicProcedure } from "#server/platform/rpc/trpc.ts";
import { ownersOfSlug, slugInstead } from "./slugs.ts";

type Slugged = { id: number; slug: string };

/** A resource whose records have pages at their slugs. `pathOf` gives the French one. */
type Paged = {
  noun: "product" | "article" | "page";
  entity: EntityName<Slugged>;
  pathOf: (slug: string) => string;
  whereVisible: (now: Date) => object;
};

/** Creates the procedures of a resource whose records have pages at their slugs. */
export function pageProcedures({ noun, entity, pathOf, whereVisible }: Paged) {
  return {
    /** A link to the page of a record, for those who are to see it before visitors do. */
    previewLink: adminProcedure
      .input(byIdSchema)
      .output(previewLinkSchema)
      .mutation(async ({ ctx: { em, now, previews, actor }, input: { id } }) => {
        const { slug } = await em.findOneOrFail(entity, { id });
        return toPreviewLink(pathOf(slug), await previews.sign({ em, now, actor }, `${noun}:${id}`));
      }),
    /** Present slug of the visible record that has this one in another language, or had it; null when none has. */
    movedTo: publicProcedure
      .input(bySlugSchema)
      .output(movedToSchema)
      .query(async ({ ctx: { em, now, language }, input: { slug } }) => {
        const owners = await ownersOfSlug(em, noun, slug, language);
        const where: FilterQuery<Slugged> = { $and: [{ id: { $in: owners } }, whereVisible(now())] };
        const records = await em.find(entity, where, { fields: ["slug"] });
        return { slug: await slugInstead(em, { noun, asked: slug, owners, records, language }) };
      }),
  };
}
