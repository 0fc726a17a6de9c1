import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ProductDetail } from "#contracts/product/product.ts";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { PRODUCT, unfinishedTabs } from "./product-editing.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc, rpcClient } from "#admin-app/rpc.ts";
import { Button, Group } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { useFollowedTitle } from "#admin-app/kit/fields/title-fields.tsx";
import classes from "./product-editor-form.module.css";
import { faultyTabs, PRODUCT_TABS, type ProductTab, tabOf } from "./product-fields.ts";
import { productToForm, ProductFormProvider, formToProduct, dropBlankRows, addTypedImage, useProductFormContext } from "./product-form.ts";
import { ProductVisits } from "#admin-app/resources/statistics/product-visits.tsx";
import { ProductTabs } from "#admin-app/resources/product/tabs/product-tabs.tsx";
import { PreviewButton } from "#admin-app/kit/layout/preview-button.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/products/$id");

/** The form of one product, over the list. */
export function ProductScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<ProductDetail>({
    list: "/admin/dashboard/products",
    id,
    wordsOf: ({ reference }) => reference,
    titleOf: ({ title }) => title,
  });
  const title = isNew ? "Nouveau produit" : "Modifier le produit";
  const product = trpc.products.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const copied = trpc.products.copyOf.useQuery(copy === undefined ? skipToken : { id: copy }, EDITING_CACHE);
  const opened = copy === undefined ? undefined : copied;
  const lostId = lostIdOf(PRODUCT, product.error);

  return (
    <EditorScreen
      title={title}
      name={nameOf(product.data)}
      awaited={isRead && lostId === undefined ? product : opened}
      loading="Chargement du produit..."
      failed="Ce produit n’a pas pu être ouvert"
      size="page"
      tools={<TranslationLinks noun="product" record={product.data?.id} />}
      onClose={close}
    >
      <ProductEditorForm key={formKey} lostId={lostId} product={product.data} copied={copied.data} {...handlers} />
    </EditorScreen>
  );
}

const KEY = "admin-product-tab:";

/** The tab that a product was last on in this browser tab, else the first. A new product opens on the first. */
function readOpenedTab(productId: number | undefined): ProductTab {
  const stored = sessionStorage.getItem(KEY + productId);
  return PRODUCT_TABS.find((tab) => tab === stored) ?? PRODUCT_TABS[0];
}

/** Opens a product on a tab next time. */
function storeOpenedTab(productId: number | undefined, tab: ProductTab): void {
  if (productId !== undefined) sessionStorage.setItem(KEY + productId, tab);
}

type ProductEditorFormProps = {
  product: ProductDetail | undefined;
  /** Initial values of a new item. */
  copied: ProductDetail | undefined;
  onClose: () => void;
} & EditorSurroundings<ProductDetail>;

/** The product form in its six tabs. `onClose` asks to close it, which needs a confirmation while something is not
 *  saved. */
function ProductEditorForm({ product, copied, onClose, ...surroundings }: ProductEditorFormProps) {
  const [tab, setTab] = useState<ProductTab>(() => readOpenedTab(product?.id));
  const [passed, setPassed] = useState<ReadonlySet<ProductTab>>(new Set());
  const [unfinished, setUnfinished] = useState<ProductTab[]>([]);
  const [fault, setFault] = useState<{ path: string }>();
  const body = useRef<HTMLDivElement>(null);

  function showTab(next: ProductTab) {
    setPassed((current) => new Set(current).add(tab));
    setTab(next);
    storeOpenedTab(product?.id, next);
  }

  const editor = useEditor({
    resource: PRODUCT,
    item: product,
    initial: copied && (() => productToForm(copied)),
    ...surroundings,
    onFaults(errors) {
      const [first] = faultyTabs(errors);
      if (first) showTab(first);
      setFault({ path: Object.keys(errors).find((path) => tabOf(path) === first) ?? "" });
    },
  });
  const { form } = editor;
  const [followsTitle, setFollowsTitle] = useFollowedTitle(form, editor.isNew);

  function openTab(next: ProductTab) {
    setUnfinished(unfinishedTabs(form.getValues()));
    showTab(next);
  }

  useDidUpdate(() => {
    form.getInputNode(fault?.path ?? "")?.focus();
  }, [fault]);
  useDidUpdate(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  return (
    <ProductFormProvider form={form}>
      <EditorForm
        editor={editor}
        onClose={onClose}
        footer={<TabSteps current={tab} onOpen={openTab} preview={<ProductPreview id={product?.id} isDirty={editor.isDirty} />} />}
      >
        {product && <ProductVisits id={product.id} />}
        <ProductTabs
          current={tab}
          done={[...passed].filter((name) => !unfinished.includes(name))}
          onOpen={openTab}
          body={body}
          product={product}
          followsTitle={followsTitle}
          onFollowTitle={setFollowsTitle}
        />
      </EditorForm>
    </ProductFormProvider>
  );
}

function TabSteps({ current, onOpen, preview }: { current: ProductTab; onOpen: (tab: ProductTab) => void; preview: ReactNode }) {
  const position = PRODUCT_TABS.indexOf(current);
  const [previous, next] = [PRODUCT_TABS[position - 1], PRODUCT_TABS[position + 1]];
  return (
    <Group gap="xs" className={classes.steps}>
      {preview}
      <Button
        variant="subtle"
        disabled={!previous}
        onClick={() => previous && onOpen(previous)}
        leftSection={<ArrowLeft size={16} aria-hidden />}
      >
        Précédent
      </Button>
      <Button variant="subtle" disabled={!next} onClick={() => next && onOpen(next)} rightSection={<ArrowRight size={16} aria-hidden />}>
        Suivant
      </Button>
    </Group>
  );
}

/** Opens the product's public page as this form holds it, saved or not, hidden or not. */
function ProductPreview({ id, isDirty }: { id: number | undefined; isDirty: boolean }) {
  const form = useProductFormContext();
  const isStored = id !== undefined && !isDirty;

  function askForPath() {
    if (isStored) return rpcClient.products.previewLink.mutate({ id });
    const values = formToProduct(addTypedImage(dropBlankRows(form.getValues())));
    return rpcClient.products.previewForm.mutate({ ...values, id });
  }

  return (
    <PreviewButton
      title="La page publique telle que ce formulaire la décrit"
      hasErrors={() => !isStored && form.validate().hasErrors}
      askForPath={askForPath}
    />
  );
}
