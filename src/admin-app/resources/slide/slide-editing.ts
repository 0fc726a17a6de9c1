import { fieldLabels, emptyFields } from "#contracts/field/field.ts";
import { type Slide, type SlideInput, slideInputSchema } from "#contracts/slide/slide.ts";
import type { EditedResource } from "#admin-app/kit/editor/edited-resource.ts";
import { focusInWords } from "#admin-app/kit/fields/focus-in-words.ts";
import { shownMoments } from "#admin-app/kit/fields/publication-words.ts";
import { moveInList } from "#admin-app/kit/order/list-order.ts";
import { queries, rpcClient } from "#admin-app/rpc.ts";
import { copiedTitle } from "#contracts/shared/text.ts";
import { requiredUrlSchema } from "#contracts/shared/url.ts";
import { typedOrderSchema, wholeNumber } from "#admin-app/kit/order/whole-number.ts";

/** Moves a slide to the position of another; gives its version then. */
export function moveSlide(id: number, targetId: number): Promise<number | undefined> {
  return moveInList(queries.slides.list, id, (version) => rpcClient.slides.move.mutate({ id, place_of: targetId, version }));
}

/** Schema of the form: the contract, and a picture. The specification's form marks it required (§3), its rules do not
 *  (§5): a slide may come through the API without one, but none is made here that shows nothing. */
const slideFormSchema = slideInputSchema.extend({ image_url: requiredUrlSchema, order_index: typedOrderSchema });

/** A slide, as the editor knows it. */
export const SLIDE: EditedResource<Slide, SlideFormValues, Required<SlideInput>> = {
  name: "slide",
  schema: slideFormSchema,
  labels: fieldLabels(slideInputSchema),
  form: {
    empty: emptySlide,
    of: slideToForm,
    sent: (values) => ({ ...values, order_index: wholeNumber(values.order_index) }),
    shown: ({ order_index, image_focus, ...publication }) => ({
      order_index: String(order_index),
      image_focus: focusInWords(image_focus),
      ...shownMoments(publication),
    }),
  },
  server: {
    get: (id) => rpcClient.slides.get.query({ id }),
    update: (input, options) => rpcClient.slides.update.mutate(input, options),
    refresh: () => Promise.all([queries.slides.list.invalidate(), queries.dashboard.invalidate()]),
  },
  creation: { send: (input, options) => rpcClient.slides.create.mutate(input, options), message: "Slide créé" },
  words: {
    updated: "Slide mis à jour",
    notSaved: "Le slide n’a pas été enregistré",
    conflict: "Ce slide a été modifié entre-temps",
  },
};

/** Values of the form: a slide as it is read, less what the server alone writes, and its order as it was typed. */
export type SlideFormValues = Omit<Slide, "id" | "version" | "created_at" | "updated_at" | "language" | "order_index"> & {
  order_index: number | string;
};

/** A new slide, at the position after the last one. Source: ORDER-1. */
export function emptySlide(order_index = 0): SlideFormValues {
  return { ...emptyFields(slideInputSchema), order_index };
}

function slideToForm(slide: Slide): SlideFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = slide;
  return fields;
}

/** Initial values of a copy of a slide: hidden, at the position after the last one. */
export function copySlide(slide: Slide, order_index: number): SlideFormValues {
  return {
    ...slideToForm(slide),
    title: copiedTitle(slide.title),
    order_index,
    is_active: false,
    published_at: null,
    published_until: null,
  };
}
