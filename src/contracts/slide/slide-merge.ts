import { type Rules, scalar, scalarAbout } from "../merge/merge.ts";
import type { SlideInput } from "./slide.ts";

/** How two changes of a slide are merged. */
export const SLIDE_MERGE: Rules<SlideInput> = {
  title: scalar,
  subtitle: scalar,
  cta_text: scalar,
  cta_link: scalar,
  image_url: scalar,
  image_focus: scalarAbout("image_url"),
  alt_text: scalarAbout("image_url"),
  order_index: scalar,
  is_active: scalar,
};
