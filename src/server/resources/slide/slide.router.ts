import { z } from "zod";
import { SLIDE_TRANSLATION, slideInputSchema, slideSchema, type Slide as SlideItem, type SlideInput } from "#contracts/slide/slide.ts";
import { activationSchema, moveSchema } from "#contracts/shared/entity.ts";
import { moments, wherePublished } from "#server/platform/database/publication.ts";
import { crudProcedures } from "#server/platform/rpc/crud-procedures.ts";
import { auditFields } from "#server/platform/rpc/entity-store.ts";
import { IN_ORDER, moveToPosition, orderedStore } from "#server/platform/rpc/ordered-list.ts";
import { transaction } from "#server/platform/rpc/transaction.ts";
import { adminProcedure, publicProcedure, router } from "#server/platform/rpc/trpc.ts";
import { translateItems } from "#server/platform/translation/translate.ts";
import { Slide } from "./slide.entity.ts";
import { slideResource } from "./slide.resource.ts";

function toSlide(slide: Slide): SlideItem {
  return { ...slide, ...auditFields(slide), image_focus: slide.image_focus ?? null, ...moments(slide) };
}

const store = orderedStore<Slide, SlideInput, SlideItem>(Slide, toSlide);

/** The carousel's slides. */
export const slideRouter = router({
  ...crudProcedures({
    item: slideSchema,
    input: slideInputSchema,
    merging: { resource: slideResource },
    store,
  }),
  /** Shows a slide to visitors, or hides it. */
  setActive: adminProcedure
    .input(activationSchema)
    .use(transaction)
    .output(slideSchema)
    .mutation(({ ctx, input: { id, is_active, version } }) => store.update(ctx.em, { id, version, fields: { is_active } })),
  /** Moves a slide to the position of another one, and gives the new list. */
  move: adminProcedure
    .input(moveSchema)
    .use(transaction)
    .output(z.array(slideSchema))
    .mutation(async ({ ctx: { em }, input }) => {
      await moveToPosition(em, Slide, input);
      return store.list(em);
    }),
  /** The visible slides, in order. */
  listActive: publicProcedure.output(z.array(slideSchema)).query(async ({ ctx: { em, now, language } }) => {
    const slides = (await em.find(Slide, { is_active: true, ...wherePublished(now()) }, { orderBy: IN_ORDER })).map(toSlide);
    return translateItems(em, SLIDE_TRANSLATION, slides, language);
  }),
});
