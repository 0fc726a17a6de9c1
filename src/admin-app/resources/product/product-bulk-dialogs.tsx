import { NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { parsePrice } from "#contracts/product/price-input.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { CATEGORIES_MISSING, FIELD_LABELS } from "./product-fields.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { DialogActions, ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";

type Target = { category: string; subcategory?: string };

type QuestionProps<Choice> = { count: number; onClose: () => void; onChoose: (choice: Choice) => void };

/** Asks for the price that all selected products get; none where it stays empty. */
export function PriceQuestion({ count, onClose, onChoose }: QuestionProps<number | null>) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();

  function handleSubmit() {
    const price = parsePrice(text);
    if (price === null || typeof price === "number") onChoose(price);
    else setFault(price.fault);
  }

  return (
    <ShortForm onSubmit={handleSubmit} onCancel={onClose} verb={text.trim() === "" ? "Retirer le prix" : "Changer le prix"} noValidate>
      <TextInput
        name="price_from"
        label={FIELD_LABELS.price_from}
        description={`En euros, toutes taxes comprises, pour ${countOf(count, "produit")}. Vide\u202f: aucun prix n’est affiché.`}
        rightSection={<span aria-hidden>€</span>}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        value={text}
        error={fault}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </ShortForm>
  );
}

/** Asks into which category the selected products come. */
export function CategoryQuestion({ count, onClose, onChoose }: QuestionProps<Target>) {
  const categories = trpc.categories.list.useQuery();
  const [category, setCategory] = useState("");
  const [subcategory, setSubcategory] = useState("");
  const subcategories = categories.data?.find(({ name }) => name === category)?.subcategories ?? [];

  function handleCategory(name: string) {
    setCategory(name);
    setSubcategory("");
  }

  return (
    <Stack>
      <MissingPart title={CATEGORIES_MISSING} query={categories} />
      <Text size="sm">
        {countOf(count, "produit")} : ceux qui changent de catégorie perdent leur sous-catégorie, sauf si vous en choisissez une.
      </Text>
      <NativeSelect
        name="category"
        label={FIELD_LABELS.category}
        data-autofocus
        data={[{ value: "", label: "Choisir…" }, ...(categories.data ?? []).map(({ name }) => name)]}
        value={category}
        onChange={(event) => handleCategory(event.currentTarget.value)}
      />
      <NativeSelect
        name="subcategory"
        label={FIELD_LABELS.subcategory}
        disabled={subcategories.length === 0}
        data={[{ value: "", label: "Aucune en particulier" }, ...subcategories]}
        value={subcategory}
        onChange={(event) => setSubcategory(event.currentTarget.value)}
      />
      <DialogActions
        verb="Déplacer"
        isDisabled={category === ""}
        onCancel={onClose}
        onConfirm={() => onChoose({ category, ...(subcategory !== "" && { subcategory }) })}
      />
    </Stack>
  );
}
