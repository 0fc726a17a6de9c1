import type { ReactNode } from "react";
import { Select, Text } from "@mantine/core";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { SECTION_ROWS_MAX, SECTION_SHOWN, type SectionKind, type SectionOf } from "#contracts/page/section.ts";
import { replyOf, sentenceOf } from "#admin-app/kit/errors/failure.ts";
import { MissingPart } from "#admin-app/kit/errors/failure-notices.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { ProductChoiceField } from "#admin-app/resources/product/fields/linked-products-field.tsx";
import { CATEGORIES_MISSING } from "#admin-app/resources/product/product-fields.ts";
import { trpc } from "#admin-app/rpc.ts";
import { usePageFormContext } from "../page-form.ts";
import { ChoiceInput, type SectionField } from "./section-inputs.tsx";
import { formRows } from "#admin-app/kit/order/form-rows.ts";
import { ArticleChoiceField } from "#admin-app/resources/article/article-choice-field.tsx";

type Props = { index: number; field: (name: string) => SectionField };

/** The section at a position, of the kind whose fields are shown. */
function useSection<Kind extends SectionKind>(index: number): SectionOf<Kind> {
  return usePageFormContext().values.sections[index] as SectionOf<Kind>; // the caller was chosen by its kind
}

/** The choice of the products that a section shows. */
export function ProductsFields({ index, field }: Props) {
  const form = usePageFormContext();
  const { choice, category, products: ids } = useSection<"products">(index);
  const categories = trpc.categories.list.useQuery();
  return (
    <>
      <ChoiceInput
        field={field("choice")}
        data={[
          { value: "newest", label: `Les ${SECTION_SHOWN.products} derniers` },
          { value: "category", label: `Les ${SECTION_SHOWN.products} derniers d’une catégorie` },
          { value: "chosen", label: "Ceux que je choisis" },
        ]}
      />
      {choice === "category" && (
        <Select
          name={field("category").path}
          label={field("category").label}
          data={(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          searchable
          value={category === null ? null : String(category)}
          onChange={(chosen) => form.setFieldValue(field("category").path, chosen === null ? null : Number(chosen))}
          error={form.errors[field("category").path]}
        />
      )}
      <MissingPart title={CATEGORIES_MISSING} query={categories} />
      {choice === "chosen" && <ChosenRecords field={field("products")} ids={ids} Choice={ProductChoiceField} Name={ProductName} />}
    </>
  );
}

/** The choice of the articles that a section shows. */
export function ArticlesFields({ index, field }: Props) {
  const { choice, articles: ids } = useSection<"articles">(index);
  return (
    <>
      <ChoiceInput
        field={field("choice")}
        data={[
          { value: "newest", label: `Les ${SECTION_SHOWN.articles} derniers` },
          { value: "category", label: `Les ${SECTION_SHOWN.articles} derniers d’une catégorie` },
          { value: "chosen", label: "Ceux que je choisis" },
        ]}
      />
      {choice === "category" && (
        <ChoiceInput
          field={field("category")}
          data={ARTICLE_CATEGORIES.map((value) => ({ value, label: ARTICLE_CATEGORY_LABELS[value] }))}
        />
      )}
      {choice === "chosen" && <ChosenRecords field={field("articles")} ids={ids} Choice={ArticleChoiceField} Name={ArticleName} />}
    </>
  );
}

type NameProps = { id: number };

type ChosenRecordsProps = {
  field: SectionField;
  ids: number[];
  /** The field that adds one. */
  Choice: typeof ProductChoiceField | typeof ArticleChoiceField;
  Name: (props: NameProps) => ReactNode;
};

/** The chosen records, in order. */
function ChosenRecords({ field: { path, label }, ids, Choice, Name }: ChosenRecordsProps) {
  const form = usePageFormContext();
  return (
    <>
      <Choice
        name={path}
        label={label}
        except={ids}
        disabled={ids.length >= SECTION_ROWS_MAX}
        onChoose={({ id }: NameProps) => form.insertListItem(path, id)}
        error={form.errors[path]}
      />
      <OrderedRows
        rows={ids.map((id) => ({ id }))}
        keyOf={({ id }) => `${path}-${id}`}
        nameOf={(_, position) => `l’élément ${position + 1}`}
        {...formRows(form, path)}
      >
        {({ id }) => <Name id={id} />}
      </OrderedRows>
    </>
  );
}

function RecordTitle({ query: { data, error } }: { query: { data: { title: string } | undefined; error: unknown } }) {
  const isGone = replyOf(error)?.code === "not_found";
  const missing = isGone ? "Supprimé\u202f: il n’est plus montré" : error ? sentenceOf(error) : "…";
  return (
    <Text size="sm" c={error ? "dimmed" : undefined}>
      {data?.title ?? missing}
    </Text>
  );
}

function ProductName({ id }: NameProps) {
  return <RecordTitle query={trpc.products.get.useQuery({ id }, { retry: false })} />;
}

function ArticleName({ id }: NameProps) {
  return <RecordTitle query={trpc.articles.get.useQuery({ id }, { retry: false })} />;
}
