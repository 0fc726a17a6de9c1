import { Input, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { use, useEffect, useEffectEvent } from "react";
import type { Category } from "#contracts/category/category.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import { AttributesFields } from "./attributes/attributes-fields.tsx";
import { CATEGORY, CATEGORY_NAME_MAX_LENGTH, type CategoryFormValues, withTyped } from "./category-editing.ts";
import { NameAdder } from "./name-adder.tsx";
import { NamePills } from "./name-pills.tsx";
import { PendingContext } from "./pending-subcategories.ts";
import { changeBetween, changedNames, NO_CHANGE } from "./subcategory-change.ts";

const { labels } = CATEGORY;

/** One category being written: its name and its sub-categories, with what is pending of them in the list. */
export function CategoryEditorForm({
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
    noun: CATEGORY,
    item: category,
    pending: category && { subcategories: changedNames(category.subcategories, pending.of(category)) },
    onSaved: (stored) => {
      pending.change(stored, NO_CHANGE);
      onSaved?.(stored);
    },
    ...surroundings,
  });
  const { form } = editor;
  const { subcategories } = form.values;

  // What is changed here is pending in the list at once.
  const keepPending = useEffectEvent((wanted: string[]) => {
    if (category) pending.change(category, changeBetween(category.subcategories, wanted));
  });
  useEffect(() => keepPending(subcategories), [subcategories]);

  function handleDiscard() {
    editor.discard();
    if (category) pending.change(category, NO_CHANGE);
  }

  return (
    <EditorForm editor={{ ...editor, discard: handleDiscard }} onClose={onClose}>
      <EditorBody>
        <Stack>
          <TextInput
            name="name"
            label={labels.name}
            required
            data-autofocus
            {...withLimit(form.getInputProps("name"), CATEGORY_NAME_MAX_LENGTH)}
          />
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
