import { useLoaderData, useSearch } from "@tanstack/react-router";
import { PageHead } from "#public-app/document/page-head.tsx";
import { Breadcrumbs } from "#public-app/ui/breadcrumbs.tsx";
import { Letterhead } from "#public-app/ui/letterhead.tsx";
import { m as words } from "#messages/public-app/ui/messages";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/selection/messages";
import { OwnSelection } from "./own-selection-lines.tsx";
import { SelectionStyle } from "./selection-style.tsx";
import { SharedSelection } from "./shared-selection.tsx";

/** The visitor's own selection, or the one that a link names. */
export function SelectionPage() {
  const { produits } = useSearch({ from: "/ma-selection" });
  const shared = useLoaderData({ from: "/ma-selection" });
  const isShared = produits !== undefined;
  const title = isShared ? m.sharedTitle : m.title;
  return (
    <div className={`${section.container} selection`}>
      <SelectionStyle />
      <PageHead title={title} description={m.description} path="/ma-selection" isHidden />
      <Letterhead />
      <Breadcrumbs
        steps={[
          { label: words.home, to: "/" },
          { label: words.products, to: "/produits" },
        ]}
        current={title}
      />
      <h1>{title}</h1>
      {isShared ? <SharedSelection named={shared ?? { products: [], gone: 0 }} /> : <OwnSelection />}
    </div>
  );
}
