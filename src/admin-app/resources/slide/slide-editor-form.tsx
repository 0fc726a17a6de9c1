import { Stack, Textarea, TextInput } from "@mantine/core";
import { useRef } from "react";
import { type Slide, slideInputSchema } from "#contracts/slide/slide.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { OrderFields } from "#admin-app/kit/order/order-fields.tsx";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { CtaFields } from "./cta-fields.tsx";
import { SLIDE } from "./slide-editing.ts";
import classes from "./slide-editor-form.module.css";
import { copyOfSlide, emptySlide } from "./slide-form.ts";
import { SlidePreview } from "./slide-preview.tsx";

const HINTS = { order_index: "Le plus petit passe en premier.", is_active: "Un slide inactif n’est pas montré aux visiteurs." };
const { labels } = SLIDE;

/** One slide being written, beside what visitors will see of it. `order` is the place of a new one. */
export function SlideEditorForm({
  slide,
  copied,
  order,
  onClose,
  ...surroundings
}: {
  slide: Slide | undefined;
  /** What a new one starts from. */
  copied: Slide | undefined;
  order: number;
  onClose: () => void;
} & EditorSurroundings<Slide>) {
  const carried = useRef("");
  const editor = useEditor({
    noun: SLIDE,
    item: slide,
    initial: () => (copied ? copyOfSlide(copied, order) : emptySlide(order)),
    ...surroundings,
  });
  const { form } = editor;

  // The words that the library has for a picture come and go with it; those that were written here stay.
  function handlePick({ alt_text }: PickedMedia) {
    if (form.getValues().alt_text === carried.current) form.setFieldValue("alt_text", alt_text);
    carried.current = alt_text;
  }

  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <div className={classes.columns}>
          <Stack>
            <TextInput
              name="title"
              label={labels.title}
              required
              data-autofocus
              {...withLimit(form.getInputProps("title"), maxLengthOf(slideInputSchema, "title"))}
            />
            <Textarea
              name="subtitle"
              label={labels.subtitle}
              autosize
              minRows={2}
              {...withLimit(form.getInputProps("subtitle"), maxLengthOf(slideInputSchema, "subtitle"))}
            />
            <CtaFields form={form} />
            <TextInput
              name="alt_text"
              label={labels.alt_text}
              description="Décrit l’image à qui ne la voit pas."
              {...withLimit(form.getInputProps("alt_text"), maxLengthOf(slideInputSchema, "alt_text"))}
            />
            <OrderFields form={form} labels={labels} hints={HINTS} />
          </Stack>
          <Stack>
            <SlidePreview {...form.values} />
            <ImageField
              form={form}
              legend="Image *"
              recommended="1920 × 1080"
              isRequired
              focus={form.values.image_focus}
              onFocus={(focus) => form.setFieldValue("image_focus", focus)}
              onPick={handlePick}
            />
          </Stack>
        </div>
      </EditorBody>
    </EditorForm>
  );
}
