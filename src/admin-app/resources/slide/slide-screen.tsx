import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type Slide, slideInputSchema } from "#contracts/slide/slide.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { nextOrder } from "#admin-app/kit/order/list-order.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { SLIDE, copySlide, emptySlide, type SlideFormValues } from "./slide-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { Stack, Textarea, TextInput, Text, Button, Fieldset, Group, SimpleGrid } from "@mantine/core";
import { useRef } from "react";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { ImageField, URL_PAUSE_MS } from "#admin-app/kit/fields/image-field.tsx";
import { PublicationFields } from "#admin-app/kit/fields/publication-fields.tsx";
import { OrderFields } from "#admin-app/kit/order/order-fields.tsx";
import type { PickedMedia } from "#admin-app/kit/media/picked-media.ts";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import classes from "./slide-screen.module.css";
import { useDebouncedValue } from "@mantine/hooks";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";
import type { TextForm } from "#admin-app/kit/fields/text-field.ts";

const route = getRouteApi("/signed-in/admin/dashboard/slides/$id");

/** The form of one slide, over the list. */
export function SlideScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Slide>({
    list: "/admin/dashboard/slides",
    id,
    wordsOf: ({ title }) => title,
  });
  const title = isNew ? "Nouveau slide" : "Modifier le slide";
  const slide = trpc.slides.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(SLIDE, slide.error);
  const list = trpc.slides.list.useQuery();

  const copied = list.data?.find((row) => row.id === copy);

  return (
    <EditorScreen
      title={title}
      name={nameOf(slide.data)}
      awaited={isRead && lostId === undefined ? slide : list}
      loading="Chargement du slide..."
      failed="Ce slide n’a pas pu être ouvert"
      tools={<TranslationLinks noun="slide" record={slide.data?.id} />}
      onClose={close}
    >
      <SlideEditorForm key={formKey} lostId={lostId} slide={slide.data} copied={copied} order={nextOrder(list.data ?? [])} {...handlers} />
    </EditorScreen>
  );
}

const HINTS = { order_index: "Le plus petit passe en premier.", is_active: "Un slide inactif n’est pas montré aux visiteurs." };
const { labels } = SLIDE;

/** The form of a slide, beside its preview. `order` is the place of a new one. */
function SlideEditorForm({
  slide,
  copied,
  order,
  onClose,
  ...surroundings
}: {
  slide: Slide | undefined;
  /** Initial values of a new item. */
  copied: Slide | undefined;
  order: number;
  onClose: () => void;
} & EditorSurroundings<Slide>) {
  const carried = useRef("");
  const editor = useEditor({
    resource: SLIDE,
    item: slide,
    initial: () => (copied ? copySlide(copied, order) : emptySlide(order)),
    ...surroundings,
  });
  const { form } = editor;
  const field = fieldProps(form, slideInputSchema);

  // The words that the library has for a picture come and go with it; those that were written here stay.
  function handlePick({ alt_text }: PickedMedia) {
    if (form.getValues().alt_text === carried.current) form.setFieldValue("alt_text", alt_text);
    carried.current = alt_text;
  }

  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <div className={layout.columns}>
          <Stack>
            <TextInput {...field("title")} required data-autofocus />
            <Textarea {...field("subtitle")} autosize minRows={2} />
            <CtaFields form={form} />
            <TextInput {...field("alt_text")} description="Décrit l’image à qui ne la voit pas." />
            <OrderFields form={form} labels={labels} hints={HINTS} />
            <PublicationFields form={form} labels={labels} />
          </Stack>
          <Stack>
            <SlidePreview {...form.values} />
            <ImageField
              input={form.getInputProps("image_url")}
              onUrl={(url) => form.setFieldValue("image_url", url)}
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

/** A small preview of the slide. */
function SlidePreview({ title, subtitle, cta_text, image_url, image_focus }: SlideFormValues) {
  const [shown] = useDebouncedValue(image_url, URL_PAUSE_MS);
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans le carrousel
      </Text>
      <div className={classes.scene}>
        {shown !== "" && (
          <div className={classes.picture}>
            <Thumbnail url={shown} focus={image_focus ?? undefined} width={640} isCropped />
          </div>
        )}
        <div className={classes.words}>
          <p className={classes.title}>{title || "Titre du slide"}</p>
          {subtitle !== "" && <p className={classes.subtitle}>{subtitle}</p>}
          <span className={classes.action}>{cta_text || "Texte du bouton"}</span>
        </div>
      </div>
    </figure>
  );
}

/** Calls to action that the form offers. Source: SLIDE-5. */
const CTA_PRESETS = [
  { cta_text: "Demander une démo", cta_link: "/contact" },
  { cta_text: "Découvrir la sécurité intelligente", cta_link: "/fonctionnalites" },
  { cta_text: "Voir comment ça marche", cta_link: "/produits" },
  { cta_text: "Créer mes scénarios", cta_link: "/contact" },
];

/** The button of a slide: its text and where it leads, typed or taken from the usual ones. */
function CtaFields({ form }: { form: TextForm<"cta_text" | "cta_link"> }) {
  const { cta_text, cta_link } = form.values;
  const field = fieldProps(form, slideInputSchema);
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field("cta_text")} required />
        <TextInput {...field("cta_link")} required placeholder="/contact" />
      </SimpleGrid>
      <Fieldset mt="sm" legend="Boutons prêts à l’emploi">
        <Group gap={6}>
          {CTA_PRESETS.map((preset) => (
            <Button
              key={preset.cta_text}
              size="compact-sm"
              radius="xl"
              variant={preset.cta_text === cta_text && preset.cta_link === cta_link ? "filled" : "default"}
              aria-pressed={preset.cta_text === cta_text && preset.cta_link === cta_link}
              onClick={() => {
                form.setFieldValue("cta_text", preset.cta_text);
                form.setFieldValue("cta_link", preset.cta_link);
              }}
            >
              {preset.cta_text}
            </Button>
          ))}
        </Group>
      </Fieldset>
    </div>
  );
}
