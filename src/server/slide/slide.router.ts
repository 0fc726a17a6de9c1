import { z } from "zod";
import { slideInputSchema, slideSchema, type Slide as SlideItem } from "#contracts/slide/slide.ts";
import { crudProcedures } from "#server/rpc/crud-procedures.ts";
import { simpleStore, stampsOf } from "#server/rpc/entity-store.ts";
import { nextOrderIndex } from "#server/rpc/next-order-index.ts";
import { publicProcedure, router } from "#server/rpc/trpc.ts";
import { Slide } from "./slide.entity.ts";

const IN_ORDER = { order_index: "asc", id: "asc" } as const;

function toSlide(slide: Slide): SlideItem {
  return { ...slide, ...stampsOf(slide) };
}

const store = simpleStore(Slide, toSlide);

/** The carousel's slides. */
export const slideRouter = router({
  ...crudProcedures({
    item: slideSchema,
    input: slideInputSchema,
    query: z.void(),
    list: z.array(slideSchema),
    store: {
      ...store,
      list: async (em) => (await em.find(Slide, {}, { orderBy: IN_ORDER })).map(toSlide),
      create: async (em, input) => store.create(em, { ...input, order_index: input.order_index ?? (await nextOrderIndex(em, Slide)) }),
    },
  }),
  /** The visible slides, in order. */
  listActive: publicProcedure
    .output(z.array(slideSchema))
    .query(async ({ ctx }) => (await ctx.em.find(Slide, { is_active: true }, { orderBy: IN_ORDER })).map(toSlide)),
});
