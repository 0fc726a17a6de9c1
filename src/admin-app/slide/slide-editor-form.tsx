import { Stack, Textarea, TextInput } from "@mantine/core";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import type { Slide } from "#contracts/slide/slide.ts";
import { EditorBody, EditorForm } from "#admin-app/collection/editor-form.tsx";
import { useEditor } from "#admin-app/collection/use-editor.ts";
import { ImageField } from "#admin-app/fields/image-field.tsx";
import { OrderFields } from "#admin-app/fields/order-fields.tsx";
import { CtaFields } from "./cta-fields.tsx";
import { SLIDE } from "./slide-editing.ts";
import classes from "./slide-editor-form.module.css";
import { emptySlide } from "./slide-form.ts";
import { SlidePreview } from "./slide-preview.tsx";

const HINTS = { order_index: "Le plus petit passe en premier.", is_active: "Un slide inactif n’est pas montré aux visiteurs." };
const { labels } = SLIDE;

/** One slide being written, beside what visitors will see of it. `order` is the place of a new one. */
export function SlideEditorForm({
  slide,
  order,
  onLeave,
  onSaved,
}: {
  slide: Slide | undefined;
  order: number;
  onLeave: () => void;
  onSaved: () => void;
}) {
  const editor = useEditor({ noun: SLIDE, item: slide, initial: () => emptySlide(order), onSaved });
  const { form, notices } = editor;
  return (
    <EditorForm editor={editor} onLeave={onLeave}>
      <EditorBody notices={notices}>
        <div className={classes.columns}>
          <Stack>
            <TextInput
              name="title"
              label={labels.title}
              required
              maxLength={MAX_LENGTH.title}
              data-autofocus
              {...form.getInputProps("title")}
            />
            <Textarea name="subtitle" label={labels.subtitle} autosize minRows={2} maxLength={300} {...form.getInputProps("subtitle")} />
            <CtaFields form={form} />
            <TextInput
              name="alt_text"
              label={labels.alt_text}
              description="Décrit l’image à qui ne la voit pas."
              maxLength={300}
              {...form.getInputProps("alt_text")}
            />
            <OrderFields form={form} labels={labels} hints={HINTS} />
          </Stack>
          <Stack>
            <SlidePreview {...form.values} />
            <ImageField form={form} legend="Image *" recommended="1920 × 1080" />
          </Stack>
        </div>
      </EditorBody>
    </EditorForm>
  );
}
