import "@mantine/core/styles/Combobox.layer.css";
import { Autocomplete, type ComboboxItem, NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Category } from "#contracts/category/category.ts";
import { PRODUCT_MAX_LENGTH } from "#contracts/product/product.ts";
import { fold } from "#contracts/shared/fold.ts";
import { MissingPart } from "#admin-app/errors/missing-part.tsx";
import { rpc } from "#admin-app/rpc.ts";
import { CATEGORIES_MISSING, FIELD_LABELS } from "./product-fields.ts";
import { useProductFormContext } from "./product-form-context.ts";

/** Names that hold what was typed; all of them once one is chosen, so that another can be chosen instead. */
function suggestions(names: ComboboxItem[], typed: string): ComboboxItem[] {
  const words = fold(typed);
  const isChosen = names.some(({ value }) => fold(value) === words);
  return isChosen ? names : names.filter(({ value }) => fold(value).includes(words));
}

/** Category, chosen or new, and its sub-category. Source: specification §4 « Product form ». */
export function CategoryFields() {
  const form = useProductFormContext();
  const list = useQuery(rpc.categories.list.queryOptions());
  const categories = list.data ?? [];
  const named = (name: string): Category | undefined => categories.find((category) => fold(category.name) === fold(name));
  const { category, subcategory } = form.values;
  const subcategories = named(category)?.subcategories ?? [];
  const isNew = category.trim() !== "" && categories.length > 0 && !named(category);

  function handleCategory(name: string) {
    form.setFieldValue("category", name);
    if (!named(name)?.subcategories.includes(form.getValues().subcategory)) form.setFieldValue("subcategory", "");
  }

  return (
    <>
      <Autocomplete
        name="category"
        label={FIELD_LABELS.category}
        description={isNew ? "Nouvelle catégorie : créée à l’enregistrement." : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        maxLength={PRODUCT_MAX_LENGTH.category}
        data={categories.map(({ name }) => name)}
        filter={({ options, search }) => suggestions(options as ComboboxItem[], search)}
        {...form.getInputProps("category")}
        onChange={handleCategory}
      />
      <NativeSelect
        name="subcategory"
        label={FIELD_LABELS.subcategory}
        data={[{ value: "", label: "Aucune" }, ...new Set([...subcategories, ...(subcategory ? [subcategory] : [])])]}
        disabled={subcategories.length === 0}
        {...form.getInputProps("subcategory")}
      />
      <MissingPart title={CATEGORIES_MISSING} query={list} />
    </>
  );
}
