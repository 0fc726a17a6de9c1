import { Autocomplete, NativeSelect } from "@mantine/core";
import type { Category } from "#contracts/category/category.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import { sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { queries, trpc } from "#admin-app/rpc.ts";
import { creationOf, nearCategories } from "./category-options.ts";
import { CATEGORIES_MISSING, FIELD_LABELS } from "../product-fields.ts";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { refreshProducts } from "../product-editing.ts";

/** Category, chosen or created on purpose, and its sub-category. Source: FORM-4. */
export function CategoryFields() {
  const form = useProductFormContext();
  const list = trpc.categories.list.useQuery();
  const names = (list.data ?? []).map(({ name }) => name);
  const findCategory = (name: string): Category | undefined => list.data?.find((category) => normalize(category.name) === normalize(name));
  const { category, subcategory } = form.values;
  const subcategories = findCategory(category)?.subcategories ?? [];
  const creation = list.data && creationOf(names, category);

  const creating = trpc.categories.create.useMutation({
    onSuccess: (created) => {
      const { name } = created;
      queries.categories.list.setData(undefined, (known = []) => [...known, created]);
      notifySuccess(`Catégorie «\u202f${name}\u202f» créée`);
      handleCategory(name);
    },
    onSettled: () => refreshProducts(), // another administrator may have created it meanwhile: it can then be chosen
  });

  function handleCategory(name: string) {
    form.setFieldValue("category", name);
    if (!findCategory(name)?.subcategories.includes(form.getValues().subcategory)) form.setFieldValue("subcategory", "");
  }

  function handleTyped(typed: string) {
    if (typed === creation) return creating.mutate({ name: category.trim() });
    creating.reset();
    return handleCategory(typed);
  }

  const { error, ...input } = withLimit(form.getInputProps("category"), maxLengthOf(productInputSchema, "category"));
  return (
    <>
      <Autocomplete
        name="category"
        label={FIELD_LABELS.category}
        inputWrapperOrder={["label", "input", "description", "error"]}
        required
        data={[...nearCategories(names, category), ...(creation === undefined ? [] : [creation])]}
        filter={({ options }) => options}
        {...input}
        error={creating.isError ? sentenceOf(creating.error) : error}
        onChange={handleTyped}
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
