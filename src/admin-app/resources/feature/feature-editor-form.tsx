import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import { type Feature, featureInputSchema } from "#contracts/feature/feature.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { OrderFields } from "#admin-app/kit/order/order-fields.tsx";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { FEATURE } from "./feature-editing.ts";
import classes from "./feature-editor-form.module.css";
import { emptyFeature } from "./feature-form.ts";
import { FeatureIcon } from "./feature-icon.tsx";
import { IconPicker } from "./icon-picker.tsx";

const HINTS = {
  order_index: "La plus petite passe en premier.",
  is_active: "Une fonctionnalité inactive n’est pas montrée aux visiteurs.",
};
const { labels } = FEATURE;

/** One feature being written, under what visitors will see of it. `order` is the place of a new one. */
export function FeatureEditorForm({
  feature,
  order,
  onClose,
  ...surroundings
}: {
  feature: Feature | undefined;
  order: number;
  onClose: () => void;
} & EditorSurroundings<Feature>) {
  const editor = useEditor({ noun: FEATURE, item: feature, initial: () => emptyFeature(order), ...surroundings });
  const { form } = editor;
  const { title, description, icon, icon_url } = form.values;
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <Stack>
          <figure className={classes.preview} aria-label="Aperçu sur la page d’accueil">
            <span className={classes.icon}>
              <FeatureIcon icon={icon} icon_url={icon_url} />
            </span>
            <div className={classes.words}>
              <Text fw={600}>{title || "Titre de la fonctionnalité"}</Text>
              <Text size="sm" c="dimmed">
                {description || "Une ou deux phrases qui disent ce que l’on y gagne."}
              </Text>
            </div>
          </figure>
          <TextInput
            name="title"
            label={labels.title}
            required
            data-autofocus
            {...withLimit(form.getInputProps("title"), maxLengthOf(featureInputSchema, "title"))}
          />
          <Textarea
            name="description"
            label={labels.description}
            required
            autosize
            minRows={3}
            {...withLimit(form.getInputProps("description"), maxLengthOf(featureInputSchema, "description"))}
          />
          <IconPicker icon={icon} onChange={(next) => form.setFieldValue("icon", next)} />
          <TextInput
            name="icon_url"
            label={labels.icon_url}
            description="Remplace l’icône ci-dessus."
            type="url"
            placeholder="/uploads/… ou https://…"
            {...withLimit(form.getInputProps("icon_url"), maxLengthOf(featureInputSchema, "icon_url"))}
          />
          <MediaPickerButton kind="image" onPick={({ url }) => form.setFieldValue("icon_url", url)} />
          <OrderFields form={form} labels={labels} hints={HINTS} />
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
