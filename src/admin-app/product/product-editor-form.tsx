import "@mantine/core/styles/Tabs.layer.css";
import { Button, Group, Tabs } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import type { ProductDetail } from "#contracts/product/product.ts";
import { EditorBody, EditorForm } from "#admin-app/collection/editor-form.tsx";
import { useEditor } from "#admin-app/collection/use-editor.ts";
import { useFollowedTitle } from "#admin-app/fields/title-fields.tsx";
import { BenefitsTab } from "./benefits-tab.tsx";
import { DownloadsTab } from "./downloads-tab.tsx";
import { InformationTab } from "./information-tab.tsx";
import { PRODUCT } from "./product-editing.ts";
import classes from "./product-editor-form.module.css";
import { faultyTabs, PRODUCT_TABS, type ProductTab, tabOf } from "./product-fields.ts";
import { ProductFormProvider } from "./product-form-context.ts";
import { ProductTabList } from "./product-tab-list.tsx";
import { SeoTab } from "./seo-tab.tsx";
import { SpecificationsTab } from "./specifications-tab.tsx";

/** The product form in its five tabs. `onLeave` asks to go away, which needs a confirmation while something is not saved. */
export function ProductEditorForm({
  product,
  onLeave,
  onSaved,
}: {
  product: ProductDetail | undefined;
  onLeave: () => void;
  onSaved: () => void;
}) {
  const [tab, setTab] = useState<ProductTab>("information");
  const [passed, setPassed] = useState<ReadonlySet<ProductTab>>(new Set());
  const [fault, setFault] = useState<{ path: string }>();
  const body = useRef<HTMLDivElement>(null);

  function openTab(next: ProductTab) {
    setPassed((current) => new Set(current).add(tab));
    setTab(next);
  }

  const editor = useEditor({
    noun: PRODUCT,
    item: product,
    onSaved,
    onFaults(errors) {
      const [first] = faultyTabs(errors);
      if (first) openTab(first);
      setFault({ path: Object.keys(errors).find((path) => tabOf(path) === first) ?? "" });
    },
  });
  const { form } = editor;
  const [followsTitle, setFollowsTitle] = useFollowedTitle(form, editor.isNew);
  const position = PRODUCT_TABS.indexOf(tab);
  const [previous, next] = [PRODUCT_TABS[position - 1], PRODUCT_TABS[position + 1]];

  useDidUpdate(() => {
    form.getInputNode(fault?.path ?? "")?.focus();
  }, [fault]);
  useDidUpdate(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  const steps = (
    <Group gap="xs" className={classes.steps}>
      <Button
        variant="subtle"
        disabled={!previous}
        onClick={() => previous && openTab(previous)}
        leftSection={<ArrowLeft size={16} aria-hidden />}
      >
        Précédent
      </Button>
      <Button variant="subtle" disabled={!next} onClick={() => next && openTab(next)} rightSection={<ArrowRight size={16} aria-hidden />}>
        Suivant
      </Button>
    </Group>
  );

  return (
    <ProductFormProvider form={form}>
      <EditorForm editor={editor} onLeave={onLeave} footer={steps}>
        <Tabs
          value={tab}
          onChange={(value) => openTab(PRODUCT_TABS.find((name) => name === value) ?? tab)}
          keepMounted={false}
          className={classes.tabs}
        >
          <ProductTabList current={tab} passed={passed} faulty={faultyTabs(form.errors)} />
          <EditorBody ref={body} notices={editor.notices}>
            <Tabs.Panel value="information">
              <InformationTab productId={product?.id} followsTitle={followsTitle} onFollowTitle={setFollowsTitle} />
            </Tabs.Panel>
            <Tabs.Panel value="specifications">
              <SpecificationsTab />
            </Tabs.Panel>
            <Tabs.Panel value="benefits">
              <BenefitsTab />
            </Tabs.Panel>
            <Tabs.Panel value="downloads">
              <DownloadsTab />
            </Tabs.Panel>
            <Tabs.Panel value="seo">
              <SeoTab />
            </Tabs.Panel>
          </EditorBody>
        </Tabs>
      </EditorForm>
    </ProductFormProvider>
  );
}
