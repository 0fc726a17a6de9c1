import { Tabs } from "@mantine/core";
import { CircleAlert, CircleCheck } from "lucide-react";
import { PRODUCT_TABS, type ProductTab, TAB_LABELS } from "../product-fields.ts";
import classes from "./product-tab-list.module.css";

/** On a phone the tabs are wider than the window. */
function scrollTo(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ inline: "center", block: "nearest" });
}

/** The tabs of the form, each with how many rows it holds and its state: to be corrected, done once passed with nothing missing, or neither.
 *  Source: FORM-3. */
export function ProductTabList({
  current,
  counts,
  done,
  faulty,
}: {
  current: ProductTab;
  counts: Partial<Record<ProductTab, number>>;
  done: ProductTab[];
  faulty: ProductTab[];
}) {
  function stateOf(tab: ProductTab) {
    if (faulty.includes(tab)) return <CircleAlert size={16} className={classes.faulty} aria-label="À corriger" />;
    if (done.includes(tab) && tab !== current) return <CircleCheck size={16} className={classes.passed} aria-label="Terminé" />;
    return undefined;
  }

  return (
    <Tabs.List className={classes.list} aria-label="Parties de la fiche produit">
      {PRODUCT_TABS.map((tab) => (
        <Tabs.Tab key={tab} ref={tab === current ? scrollTo : undefined} value={tab} rightSection={stateOf(tab)}>
          {TAB_LABELS[tab]}
          {(counts[tab] ?? 0) > 0 && <span className={classes.count}> {counts[tab]}</span>}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
