import { Button, Group, Modal, NativeSelect, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useHiddenBackground } from "#admin-app/kit/dialogs/use-hidden-background.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { CATEGORIES_MISSING, FIELD_LABELS } from "./product-fields.ts";
import { countOfProducts } from "./use-bulk.ts";

type Place = { category: string; subcategory?: string };

/** Asks into which category the selected products come. */
export function CategoryDialog({ isOpen, ...question }: { isOpen: boolean } & Parameters<typeof Question>[0]) {
  useHiddenBackground(isOpen);
  return (
    <Modal opened={isOpen} onClose={question.onClose} title="Changer de catégorie" centered closeButtonProps={{ "aria-label": "Fermer" }}>
      <Question {...question} />
    </Modal>
  );
}

function Question({ count, onClose, onChoose }: { count: number; onClose: () => void; onChoose: (place: Place) => void }) {
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
        {countOfProducts(count)} : ceux qui changent de catégorie perdent leur sous-catégorie, sauf si vous en choisissez une.
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
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Annuler
        </Button>
        <Button disabled={category === ""} onClick={() => onChoose({ category, ...(subcategory !== "" && { subcategory }) })}>
          Déplacer
        </Button>
      </Group>
    </Stack>
  );
}
