import {
  SAVED_VIEWS_MAX,
  savedViewKeySchema,
  savedViewQuerySchema,
  savedViewSchema,
  savedViewsSchema,
} from "#contracts/saved-view/saved-view.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import { SavedView } from "./saved-view.entity.ts";

const personalProcedure = personProcedure("reader");

/** Filters of the back office's lists that a person has given names: for them alone, on all their devices. Each
 *  statement stands alone and may be repeated, so that no procedure needs a transaction or a key. */
export const savedViewRouter = router({
  list: personalProcedure
    .input(savedViewQuerySchema)
    .output(savedViewsSchema)
    .query(({ ctx: { em, session }, input: { list } }) =>
      em.find(SavedView, { administrator: session.administrator, list }, { orderBy: { name: "asc" } }),
    ),
  /** Stores a view in place of the one of that name. Fails with `invalid` where the list has too many. */
  save: personalProcedure
    .input(savedViewSchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      const { list, name } = input;
      const others = await em.count(SavedView, { administrator: session.administrator, list, name: { $ne: name } });
      if (others >= SAVED_VIEWS_MAX)
        throw new AppError("invalid", `Une liste garde ${SAVED_VIEWS_MAX} vues au plus. Supprimez-en d’abord une.`);
      await em.upsert(SavedView, { ...input, administrator: session.administrator });
      return { success: true as const };
    }),
  /** Deletes a view. Treats deleting one that is not there as success. */
  remove: personalProcedure
    .input(savedViewKeySchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input }) => {
      await em.nativeDelete(SavedView, { ...input, administrator: session.administrator });
      return { success: true as const };
    }),
});
