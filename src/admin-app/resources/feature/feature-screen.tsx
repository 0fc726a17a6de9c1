import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type Feature, featureInputSchema } from "#contracts/feature/feature.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { nextOrder } from "#admin-app/kit/order/list-order.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { FEATURE, emptyFeature } from "./feature-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { Stack, Text, Textarea, TextInput } from "@mantine/core";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { PublicationFields } from "#admin-app/kit/fields/publication-fields.tsx";
import { OrderFields } from "#admin-app/kit/order/order-fields.tsx";
import { MediaPickerButton } from "#admin-app/kit/media/media-picker.tsx";
import row from "./feature-row.module.css";
import classes from "./feature-screen.module.css";
import { FeatureIcon, IconPicker } from "./feature-icon.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const route = getRouteApi("/signed-in/admin/dashboard/features/$id");

/** The form of one feature, over the list. */
export function FeatureScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Feature>({
    list: "/admin/dashboard/features",
    id,
    wordsOf: ({ title }) => title,
  });
  const title = isNew ? "Nouvelle fonctionnalité" : "Modifier la fonctionnalité";
  const feature = trpc.features.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(FEATURE, feature.error);
  const list = trpc.features.list.useQuery();

  return (
    <EditorScreen
      title={title}
      name={nameOf(feature.data)}
      awaited={isRead && lostId === undefined ? feature : list}
      loading="Chargement de la fonctionnalité..."
      failed="Cette fonctionnalité n’a pas pu être ouverte"
      size="small"
      tools={<TranslationLinks noun="feature" record={feature.data?.id} />}
      onClose={close}
    >
      <FeatureEditorForm key={formKey} lostId={lostId} feature={feature.data} order={nextOrder(list.data ?? [])} {...handlers} />
    </EditorScreen>
  );
}

const HINTS = {
  order_index: "La plus petite passe en premier.",
  is_active: "Une fonctionnalité inactive n’est pas montrée aux visiteurs.",
};
const { labels } = FEATURE;

/** The form of a feature, under its preview. `order` is the place of a new one. */
function FeatureEditorForm({
  feature,
  order,
  onClose,
  ...surroundings
}: {
  feature: Feature | undefined;
  order: number;
  onClose: () => void;
} & EditorSurroundings<Feature>) {
  const editor = useEditor({ resource: FEATURE, item: feature, initial: () => emptyFeature(order), ...surroundings });
  const { form } = editor;
  const field = fieldProps(form, featureInputSchema);
  const { title, description, icon, icon_url } = form.values;
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <Stack>
          <figure className={classes.preview} aria-label="Aperçu sur la page d’accueil">
            <span className={row.icon}>
              <FeatureIcon icon={icon} icon_url={icon_url} />
            </span>
            <div className={classes.words}>
              <Text fw={600}>{title || "Titre de la fonctionnalité"}</Text>
              <Text size="sm" c="dimmed">
                {description || "Une ou deux phrases qui disent ce que l’on y gagne."}
              </Text>
            </div>
          </figure>
          <TextInput {...field("title")} required data-autofocus />
          <Textarea {...field("description")} required autosize minRows={3} />
          <IconPicker icon={icon} onChange={(next) => form.setFieldValue("icon", next)} />
          <TextInput {...field("icon_url")} description="Remplace l’icône ci-dessus." type="url" placeholder="/uploads/… ou https://…" />
          <MediaPickerButton kind="image" onPick={({ url }) => form.setFieldValue("icon_url", url)} />
          <OrderFields form={form} labels={labels} hints={HINTS} />
          <PublicationFields form={form} labels={labels} />
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
