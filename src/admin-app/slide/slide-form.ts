import type { Slide, SlideInput } from "#contracts/slide/slide.ts";

/** What the form holds: a slide as it is read, less what the server alone writes. */
export type SlideFormValues = Omit<Slide, "id" | "version" | "created_at" | "updated_at">;

/** A new slide, at the place after the last one. Source: specification §4 « Slide ». */
export function emptySlide(order_index = 0): SlideFormValues {
  return { title: "", subtitle: "", cta_text: "", cta_link: "", image_url: "", alt_text: "", order_index, is_active: true };
}

export function slideToForm(slide: Slide): SlideFormValues {
  const { id: _id, version: _version, created_at: _created, updated_at: _updated, ...fields } = slide;
  return fields;
}

export function formToSlide(values: SlideFormValues): Required<SlideInput> {
  return values;
}
