import { Input, Stack, TextInput } from "@mantine/core";
import { use } from "react";
import type { Category } from "#contracts/category/category.ts";
import { EditorBody, EditorForm } from "#admin-app/collection/editor-form.tsx";
import { useEditor } from "#admin-app/collection/use-editor.ts";
import { BannerContext } from "./category-banner.tsx";
import { CATEGORY, withTyped } from "./category-editing.ts";
import { NameAdder } from "./name-adder.tsx";
import { NamePills } from "./name-pills.tsx";

const { labels } = CATEGORY;

/** One category being written: its name and its sub-categories. */
export function CategoryEditorForm({
  category,
  onLeave,
  onSaved,
}: {
  category: Category | undefined;
  onLeave: () => void;
  onSaved: () => void;
}) {
  const showBanner = use(BannerContext);
  const editor = useEditor({
    noun: CATEGORY,
    item: category,
    onSaved,
    announce: (message) => showBanner({ kind: "success", message }),
  });
  const { form, notices } = editor;
  const { subcategories } = form.values;
  return (
    <EditorForm editor={editor} onLeave={onLeave}>
      <EditorBody notices={notices}>
        <Stack>
          <TextInput name="name" label={labels.name} required maxLength={100} data-autofocus {...form.getInputProps("name")} />
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
                label="Ajouter une sous-catégorie"
                typed={form.values.typed}
                onType={(typed) => form.setFieldValue("typed", typed)}
                onAdd={() => form.setValues(withTyped(form.getValues()))}
              />
            </Stack>
          </Input.Wrapper>
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
