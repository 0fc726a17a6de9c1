import { Select, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { SECTION_ROWS_MAX, SECTION_SHOWN, type SectionKind, type SectionOf } from "#contracts/page/section.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { ProductChoiceField } from "#admin-app/resources/product/fields/linked-products-field.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { usePageFormContext } from "../page-form.ts";
import { ChoiceInput, type SectionField } from "./section-inputs.tsx";
import { formRows } from "#admin-app/kit/order/form-rows.ts";

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
  const { path, label } = field("products");
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
      {choice === "chosen" && (
        <>
          <ProductChoiceField
            name={path}
            label={label}
            except={ids}
            disabled={ids.length >= SECTION_ROWS_MAX}
            onChoose={({ id }) => form.insertListItem(path, id)}
            error={form.errors[path]}
          />
          <ChosenRows path={path} ids={ids} Name={ProductName} />
        </>
      )}
    </>
  );
}

/** The choice of the articles that a section shows. */
export function ArticlesFields({ index, field }: Props) {
  const form = usePageFormContext();
  const { choice, articles: ids } = useSection<"articles">(index);
  const { path, label } = field("articles");
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
      {choice === "chosen" && (
        <>
          <ArticleChoiceField path={path} label={label} except={ids} onChoose={(id) => form.insertListItem(path, id)} />
          <ChosenRows path={path} ids={ids} Name={ArticleName} />
        </>
      )}
    </>
  );
}

const TYPING_PAUSE_MS = 250;
const SUGGESTIONS = 10;

/** Finds an article by words of its title, and hands its id over. */
function ArticleChoiceField({
  path,
  label,
  except,
  onChoose,
}: {
  path: string;
  label: string;
  except: number[];
  onChoose: (id: number) => void;
}) {
  const form = usePageFormContext();
  const [typed, setTyped] = useState("");
  const [q] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const found = trpc.articles.page.useQuery({ q, limit: SUGGESTIONS }, { placeholderData: keepPreviousData });
  const offered = (found.data?.data ?? []).filter(({ id }) => !except.includes(id));
  return (
    <Select
      name={path}
      label={label}
      placeholder="Titre de l’article"
      searchable
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(Number(chosen));
        setTyped("");
      }}
      data={offered.map(({ id, title }) => ({ value: String(id), label: title }))}
      filter={({ options }) => options}
      nothingFoundMessage={found.isFetching ? "Recherche…" : "Aucun article trouvé"}
      disabled={except.length >= SECTION_ROWS_MAX}
      error={form.errors[path]}
    />
  );
}

type NameProps = { id: number };

/** The chosen records, in order. */
function ChosenRows({ path, ids, Name }: { path: string; ids: number[]; Name: (props: NameProps) => React.ReactNode }) {
  const form = usePageFormContext();
  return (
    <OrderedRows
      rows={ids.map((id) => ({ id }))}
      keyOf={({ id }) => `${path}-${id}`}
      nameOf={(_, position) => `l’élément ${position + 1}`}
      {...formRows(form, path)}
    >
      {({ id }) => <Name id={id} />}
    </OrderedRows>
  );
}

function RecordTitle({ title, isGone }: { title: string | undefined; isGone: boolean }) {
  return (
    <Text size="sm" c={isGone ? "dimmed" : undefined}>
      {title ?? (isGone ? "Supprimé\u202f: il n’est plus montré" : "…")}
    </Text>
  );
}

function ProductName({ id }: NameProps) {
  const { data, isError } = trpc.products.get.useQuery({ id }, { retry: false });
  return <RecordTitle title={data?.title} isGone={isError} />;
}

function ArticleName({ id }: NameProps) {
  const { data, isError } = trpc.articles.get.useQuery({ id }, { retry: false });
  return <RecordTitle title={data?.title} isGone={isError} />;
}
