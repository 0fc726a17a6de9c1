import { Pill, Stack, Text, TextInput } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { LETTER_PRODUCTS_MAX, type LetterSection, letterSectionSchema } from "#contracts/letter/letter.ts";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { ArticleChoiceField } from "#admin-app/resources/article/article-choice-field.tsx";
import { ContentField } from "#admin-app/resources/article/content-field.tsx";
import { ProductChoiceField } from "#admin-app/resources/product/fields/linked-products-field.tsx";
import { trpc } from "#admin-app/rpc.ts";
import type { LetterForm } from "../letter-editing.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

export type FieldsProps = { form: LetterForm; path: string; section: LetterSection };

/** The fields of a text. */
export function TextFields({ form, path }: FieldsProps) {
  return (
    <ContentField
      input={form.getInputProps(`${path}.text`)}
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
        input={form.getInputProps(`${path}.image_url`)}
        onUrl={(url) => form.setFieldValue(`${path}.image_url`, url)}
        legend="Image"
        recommended="1200 pixels de large"
        ratio={16 / 9}
        isRequired
        onPick={({ alt_text }) => section.alt_text === "" && form.setFieldValue(`${path}.alt_text`, alt_text)}
      />
      <TextInput
        {...fieldProps(form, letterSectionSchema, path)("alt_text")}
        description="Ce que l’on voit, pour qui ne voit pas les images."
        required
      />
      <LinkInput form={form} path={path} />
    </Stack>
  );
}

/** The fields of a button. */
export function ButtonFields({ form, path }: FieldsProps) {
  return (
    <Stack gap="sm">
      <TextInput {...fieldProps(form, letterSectionSchema, path)("label")} placeholder="Voir le catalogue" required />
      <LinkInput form={form} path={path} isRequired />
    </Stack>
  );
}

function LinkInput({ form, path, isRequired = false }: Pick<FieldsProps, "form" | "path"> & { isRequired?: boolean }) {
  return (
    <TextInput
      {...fieldProps(form, letterSectionSchema, path)("link")}
      placeholder="/produits ou https://…"
      inputMode="url"
      autoComplete="off"
      required={isRequired}
    />
  );
}

/** The choice of an article, found by its title. */
export function ArticleFields({ form, path, section: { article } }: FieldsProps) {
  const named = trpc.letters.subjects.useQuery({ articles: article === null ? [] : [article], products: [] });
  const { error } = form.getInputProps(`${path}.article`);
  return (
    <ArticleChoiceField
      chosen={named.data?.articles.find(({ id }) => id === article) ?? null}
      onChoose={({ id }) => form.setFieldValue(`${path}.article`, id)}
      label="Article"
      description="Sa photo, son titre et son extrait, avec un bouton pour le lire."
      required
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
