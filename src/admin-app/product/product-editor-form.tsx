import "@mantine/core/styles/Tabs.layer.css";
import { Box, Button, Group, Tabs } from "@mantine/core";
import { useDidUpdate, useHotkeys } from "@mantine/hooks";
import { useBlocker } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import type { ProductDetail } from "#contracts/product/product.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { DiscardDialog } from "#admin-app/collection/discard-dialog.tsx";
import { BenefitsTab } from "./benefits-tab.tsx";
import { DownloadsTab } from "./downloads-tab.tsx";
import { InformationTab } from "./information-tab.tsx";
import classes from "./product-editor-form.module.css";
import { faultyTabs, PRODUCT_TABS, type ProductTab, tabOf } from "./product-fields.ts";
import { ProductFormProvider } from "./product-form-context.ts";
import { ProductNotices } from "./product-notices.tsx";
import { ProductTabList } from "./product-tab-list.tsx";
import { SeoTab } from "./seo-tab.tsx";
import { SpecificationsTab } from "./specifications-tab.tsx";
import { useProductEditor } from "./use-product-editor.ts";

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

  const editor = useProductEditor({
    product,
    onSaved,
    onFaults(errors) {
      const [first] = faultyTabs(errors);
      if (first) openTab(first);
      setFault({ path: Object.keys(errors).find((path) => tabOf(path) === first) ?? "" });
    },
  });
  const { form } = editor;
  // An existing product's address is known to visitors and search engines: it follows only when asked to.
  const [followsTitle, setFollowsTitle] = useState(() => !product && form.values.slug === slugify(form.values.title));
  const position = PRODUCT_TABS.indexOf(tab);
  const [previous, next] = [PRODUCT_TABS[position - 1], PRODUCT_TABS[position + 1]];

  const leaving = useBlocker({ shouldBlockFn: () => editor.isDirty, enableBeforeUnload: false, withResolver: true });
  useHotkeys([["mod+S", editor.save]], []);
  useDidUpdate(() => {
    form.getInputNode(fault?.path ?? "")?.focus();
  }, [fault]);
  useDidUpdate(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab]);

  return (
    <ProductFormProvider form={form}>
      <Box
        component="form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          editor.save();
        }}
      >
        <Tabs
          value={tab}
          onChange={(value) => openTab(PRODUCT_TABS.find((name) => name === value) ?? tab)}
          keepMounted={false}
          className={classes.tabs}
        >
          <ProductTabList current={tab} passed={passed} faulty={faultyTabs(form.errors)} />
          <div ref={body} className={classes.body}>
            <ProductNotices editor={editor} />
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
          </div>
        </Tabs>
        <Group className={classes.foot} gap="xs">
          <Button variant="default" onClick={onLeave}>
            Annuler
          </Button>
          <Group gap="xs" ml="auto" className={classes.steps}>
            <Button
              variant="subtle"
              disabled={!previous}
              onClick={() => previous && openTab(previous)}
              leftSection={<ArrowLeft size={16} aria-hidden />}
            >
              Précédent
            </Button>
            <Button
              variant="subtle"
              disabled={!next}
              onClick={() => next && openTab(next)}
              rightSection={<ArrowRight size={16} aria-hidden />}
            >
              Suivant
            </Button>
          </Group>
          <Button type="submit" loading={editor.isSaving} title="Ctrl + S ou ⌘ + S">
            {product ? "Mettre à jour" : "Créer"}
          </Button>
        </Group>
      </Box>
      <DiscardDialog
        isOpen={leaving.status === "blocked"}
        onKeep={() => leaving.reset?.()}
        onDiscard={() => {
          editor.discard();
          leaving.proceed?.();
        }}
      />
    </ProductFormProvider>
  );
}
