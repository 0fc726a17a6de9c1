import { Pill, Select, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { maxLengthOf } from "#contracts/field/field.ts";
import { LETTER_PRODUCTS_MAX, type LetterSection, letterSectionSchema } from "#contracts/letter/letter.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { type TextForm, withLimit } from "#admin-app/kit/fields/text-field.ts";
import { ContentField } from "#admin-app/resources/article/content-field.tsx";
import { ProductChoiceField } from "#admin-app/resources/product/fields/linked-products-field.tsx";
import { trpc } from "#admin-app/rpc.ts";
import type { LetterForm } from "../letter-editing.ts";

type FieldsProps = { form: LetterForm; path: string; section: LetterSection };

/** The form of one text of a section, for a field that knows its form by a name of its own. */
function inSection<Name extends string>(form: LetterForm, path: string, name: Name, value: string): TextForm<Name> {
  return {
    values: { [name]: value } as Record<Name, string>, // the one that is read
    getInputProps: () => form.getInputProps(path),
    setFieldValue: (_, typed) => form.setFieldValue(path, typed),
  };
}

/** The fields of a text. */
export function TextFields({ form, path, section }: FieldsProps) {
  return (
    <ContentField
      form={inSection(form, `${path}.text`, "content", section.text)}
      path={`${path}.text`}
      label="Texte"
      isRequired
      onContent={(html) => form.setFieldValue(`${path}.text`, html)}
    />
  );
}

/** The fields of a picture. */
export function PictureFields({ form, path, section }: FieldsProps) {
  return (
    <Stack gap="sm">
      <ImageField
        form={inSection(form, `${path}.image_url`, "image_url", section.image_url)}
        legend="Image"
        recommended="1200 pixels de large"
        ratio={16 / 9}
        isRequired
        onPick={({ alt_text }) => section.alt_text === "" && form.setFieldValue(`${path}.alt_text`, alt_text)}
      />
      <TextInput
        label="Texte alternatif"
        description="Ce que l’on voit, pour qui ne voit pas les images."
        required
        {...withLimit(form.getInputProps(`${path}.alt_text`), maxLengthOf(letterSectionSchema, "alt_text"))}
      />
      <LinkInput form={form} path={path} />
    </Stack>
  );
}

/** The fields of a button. */
export function ButtonFields({ form, path }: FieldsProps) {
  return (
    <Stack gap="sm">
      <TextInput
        label="Libellé du bouton"
        placeholder="Voir le catalogue"
        required
        {...withLimit(form.getInputProps(`${path}.label`), maxLengthOf(letterSectionSchema, "label"))}
      />
      <LinkInput form={form} path={path} isRequired />
    </Stack>
  );
}

function LinkInput({ form, path, isRequired = false }: Pick<FieldsProps, "form" | "path"> & { isRequired?: boolean }) {
  return (
    <TextInput
      label="Lien"
      placeholder="/produits ou https://…"
      inputMode="url"
      autoComplete="off"
      required={isRequired}
      {...withLimit(form.getInputProps(`${path}.link`), MAX_LENGTH.url)}
    />
  );
}

const TYPING_PAUSE_MS = 250;
const SUGGESTIONS = 10;

/** The choice of an article, found by its title. */
export function ArticleFields({ form, path, section: { article } }: FieldsProps) {
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = trpc.articles.page.useQuery({ q, limit: SUGGESTIONS }, { placeholderData: keepPreviousData });
  const named = trpc.letters.subjects.useQuery({ articles: article === null ? [] : [article], products: [] });
  const offered = [...(named.data?.articles ?? []), ...(found.data?.data ?? [])];
  const titles = new Map(offered.map(({ id, title }) => [String(id), title]));
  const { error } = form.getInputProps(`${path}.article`);
  return (
    <Select
      label="Article"
      placeholder="Titre de l’article"
      description="Sa photo, son titre et son extrait, avec un bouton pour le lire."
      required
      searchable
      selectFirstOptionOnChange
      value={article === null ? null : String(article)}
      onSearchChange={(search) => setTyped(search === titles.get(String(article)) ? "" : search)}
      onChange={(value) => form.setFieldValue(`${path}.article`, value === null ? null : Number(value))}
      data={[...titles].map(([value, label]) => ({ value, label }))}
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? "Recherche…" : "Aucun article trouvé"}
      error={error}
    />
  );
}

/** The choice of products, shown in the order in which they were chosen. */
export function ProductsFields({ form, path, section: { products } }: FieldsProps) {
  const { data } = trpc.letters.subjects.useQuery({ articles: [], products }, { placeholderData: keepPreviousData });
  const titleOf = (id: number) => data?.products.find((product) => product.id === id)?.title ?? `Produit n° ${id}`;
  const { error } = form.getInputProps(`${path}.products`);
  const setProducts = (next: number[]) => form.setFieldValue(`${path}.products`, next);
  return (
    <Stack gap="xs">
      <ProductChoiceField
        name={`${path}.products`}
        label="Ajouter un produit"
        description={`Photo, titre et description courte, dans l’ordre du choix. ${LETTER_PRODUCTS_MAX} au plus.`}
        except={products}
        onChoose={({ id }) => setProducts([...products, id])}
        disabled={products.length >= LETTER_PRODUCTS_MAX}
        error={error}
      />
      {products.length > 0 && (
        <Pill.Group>
          {products.map((id) => (
            <Pill
              key={id}
              size="md"
              withRemoveButton
              removeButtonProps={{ "aria-label": `Retirer ${titleOf(id)}`, "aria-hidden": false, tabIndex: 0 }}
              onRemove={() => setProducts(products.filter((other) => other !== id))}
            >
              <Text span size="sm">
                {titleOf(id)}
              </Text>
            </Pill>
          ))}
        </Pill.Group>
      )}
    </Stack>
  );
}
