import type { ComponentType } from "react";
import { Link } from "@tanstack/react-router";
import { m } from "#messages/public-app/contact-request/messages";
import button from "#public-app/ui/button.module.css";
import { ownSelection } from "#public-app/selection/own-selection.ts";
import { useShownProducts } from "#public-app/selection/use-shown-products.ts";
import type { SelectionChipProps } from "./selection-chip.tsx";

/** `Chip` comes with the form, so that no script is between the two. */
type Props = { Chip: ComponentType<SelectionChipProps> };

/** The visitor's own selection: what of it the catalogue still has is sent, the rest is named. */
export function OwnSelectionChip({ Chip }: Props) {
  const lines = ownSelection.useLines();
  const productOf = useShownProducts(lines.map(({ slug }) => slug));
  if (lines.length === 0) return null;
  const sent = lines.flatMap((line) => {
    const product = productOf(line.slug);
    return product === null ? [] : { ...line, title: product?.title ?? line.title, reference: product?.reference ?? "" };
  });
  const missing = lines.filter(({ slug }) => productOf(slug) === null).map(({ title }) => title);
  const missingText = missing.length > 0 ? m.missingProducts(missing) : "";
  if (sent.length === 0) return <Chip lines={sent} gone={missingText} />;
  return (
    <>
      <Chip lines={sent} gone={missingText}>
        <Link to="/ma-selection" className={button.arrow}>
          {m.changeSelection}
        </Link>
      </Chip>
      <input type="hidden" name="notes" value={JSON.stringify(Object.fromEntries(lines.map(({ slug, note }) => [slug, note])))} />
    </>
  );
}
