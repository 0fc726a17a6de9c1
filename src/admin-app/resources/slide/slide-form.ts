import { emptyFields } from "#contracts/field/field.ts";
import { copiedTitle } from "#contracts/shared/text.ts";
import { requiredUrlSchema } from "#contracts/shared/url.ts";
import { type Slide, type SlideInput, slideInputSchema } from "#contracts/slide/slide.ts";
import { typedOrderSchema, wholeNumber } from "#admin-app/kit/order/whole-number.ts";

/** What the form holds: a slide as it is read, less what the server alone writes, and its place as it was typed. */
export type SlideFormValues = Omit<Slide, "id" | "version" | "created_at" | "updated_at" | "language" | "order_index"> & {
  order_index: number | string;
};

/** The contract, and a picture. A slide may come through the API without one, but none is made here that shows nothing.
 *  Source: SLIDE-4. */
export const slideFormSchema = slideInputSchema.extend({ image_url: requiredUrlSchema, order_index: typedOrderSchema });

/** A new slide, at the place after the last one. Source: ORDER-1. */
export function emptySlide(order_index = 0): SlideFormValues {
  return { ...emptyFields(slideInputSchema), order_index };
}

export function slideToForm(slide: Slide): SlideFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = slide;
  return fields;
}

/** What a copy of a slide starts from: hidden, at the place after the last one. */
export function copyOfSlide(slide: Slide, order_index: number): SlideFormValues {
  return { ...slideToForm(slide), title: copiedTitle(slide.title), order_index, is_active: false };
}

export function formToSlide(values: SlideFormValues): Required<SlideInput> {
  return { ...values, order_index: wholeNumber(values.order_index) };
}
