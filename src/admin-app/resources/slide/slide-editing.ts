import { fieldLabels } from "#contracts/field/field.ts";
import { type Slide, type SlideInput, slideInputSchema } from "#contracts/slide/slide.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { focusInWords } from "#admin-app/kit/fields/focus-in-words.ts";
import { moveInList } from "#admin-app/kit/order/list-order.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { emptySlide, formToSlide, slideFormSchema, type SlideFormValues, slideToForm } from "./slide-form.ts";

/** Reloads everything that a change of a slide may have touched. */
export async function refreshSlides(): Promise<void> {
  await Promise.all([queries.slides.list.invalidate(), queries.dashboard.invalidate()]);
}

/** Puts a slide where another stands; gives its version then. */
export function moveSlide(id: number, place_of: number): Promise<number | undefined> {
  return moveInList(queries.slides.list, id, (version) => rpcClient.slides.move.mutate({ id, place_of, version }));
}

/** A slide, as the editor knows it. */
export const SLIDE: EditedResource<Slide, SlideFormValues, Required<SlideInput>> = {
  name: "slide",
  schema: slideFormSchema,
  labels: fieldLabels(slideInputSchema),
  form: {
    empty: emptySlide,
    of: slideToForm,
    sent: formToSlide,
    shown: ({ order_index, image_focus }) => ({ order_index: String(order_index), image_focus: focusInWords(image_focus) }),
  },
  server: {
    get: (id) => rpcClient.slides.get.query({ id }),
    update: (input, options) => rpcClient.slides.update.mutate(input, options),
    refresh: refreshSlides,
  },
  creation: { send: (input, options) => rpcClient.slides.create.mutate(input, options), message: "Slide créé" },
  words: {
    updated: "Slide mis à jour",
    notSaved: "Le slide n’a pas été enregistré",
    conflict: "Ce slide a été modifié entre-temps",
  },
};
