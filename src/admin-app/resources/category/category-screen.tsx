import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { use, useEffect, useEffectEvent } from "react";
import { type Category, categoryInputSchema } from "#contracts/category/category.ts";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { BannerContext, doneBanner } from "./category-banner.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { CATEGORY, type CategoryFormValues, withTyped } from "./category-editing.ts";
import { EDITING_CACHE, type SaveKind } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { Input, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { AttributesFields } from "#admin-app/resources/category/attributes/attributes-fields.tsx";
import { NameAdder, NamePills } from "./name-pills.tsx";
import { PendingContext, computeChange, applyChange, NO_CHANGE } from "./subcategory-change.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const route = getRouteApi("/signed-in/admin/dashboard/categories/$id");

/** The form of one category, over the list. */
export function CategoryScreen() {
  const { id } = route.useParams();
  const showBanner = use(BannerContext);
  const { formKey, isNew, isRead, close, showItem, lostIdOf, nameOf, handlers } = useOpenedItem<Category>({
    list: "/admin/dashboard/categories",
    id,
    wordsOf: ({ name }) => name,
  });
  const announce = (message: string, stored: Category, kind: SaveKind) => {
    const more = kind === "new" ? [{ label: "Voir", onPress: () => showItem(stored) }] : [];
    showBanner(kind === "unchanged" ? { kind: "success", message } : doneBanner(message, stored, ...more));
  };
  const title = isNew ? "Nouvelle catégorie" : "Modifier la catégorie";
  const category = trpc.categories.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(CATEGORY, category.error);

  return (
    <EditorScreen
      title={title}
      name={nameOf(category.data)}
      awaited={isRead && lostId === undefined ? category : undefined}
      loading="Chargement de la catégorie..."
      failed="Cette catégorie n’a pas pu être ouverte"
      tools={<TranslationLinks noun="category" record={category.data?.id} />}
      onClose={close}
    >
      <CategoryEditorForm key={formKey} lostId={lostId} category={category.data} {...handlers} announce={announce} />
    </EditorScreen>
  );
}

const { labels } = CATEGORY;

/** The form of a category: its name and its sub-categories, with what is pending of them in the list. */
function CategoryEditorForm({
  category,
  onClose,
  onSaved,
  ...surroundings
}: {
  category: Category | undefined;
  onClose: () => void;
} & EditorSurroundings<Category>) {
  const pending = use(PendingContext);
  const editor = useEditor({
    resource: CATEGORY,
    item: category,
    pending: category && { subcategories: applyChange(category.subcategories, pending.of(category)) },
    onSaved: (stored) => {
      pending.change(stored, NO_CHANGE);
      onSaved?.(stored);
    },
    ...surroundings,
  });
  const { form } = editor;
  const field = fieldProps(form, categoryInputSchema);
  const { subcategories } = form.values;

  // What is changed here is pending in the list at once.
  const keepPending = useEffectEvent((wanted: string[]) => {
    if (category) pending.change(category, computeChange(category.subcategories, wanted));
  });
  useEffect(() => keepPending(subcategories), [subcategories]);

  function handleDiscard() {
    if (category) pending.change(category, NO_CHANGE);
    return editor.discard();
  }

  return (
    <EditorForm editor={{ ...editor, discard: handleDiscard }} onClose={onClose}>
      <EditorBody>
        <Stack>
          <TextInput {...field("name")} required data-autofocus />
          <SubcategoriesField form={form} />
          <AttributesFields form={form} label={labels.attributes} />
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}

function SubcategoriesField({ form }: { form: UseFormReturnType<CategoryFormValues> }) {
  const { subcategories, typed } = form.values;
  return (
    <Input.Wrapper label={labels.subcategories} labelElement="div" error={form.errors.subcategories}>
      <Stack gap="xs" mt={4}>
        <NamePills
          names={subcategories.map((name) => ({ name, state: "stored" }))}
          onRemove={(removed) =>
            form.setFieldValue(
              "subcategories",
              subcategories.filter((name) => name !== removed),
            )
          }
        />
        <NameAdder
          names={subcategories}
          typed={typed}
          onType={(next) => form.setFieldValue("typed", next)}
          onAdd={() => form.setValues(withTyped(form.getValues()))}
        />
      </Stack>
    </Input.Wrapper>
  );
}
