import type { ProductInput } from "#contracts/product/product.ts";
import { isLinkField } from "#contracts/product/product-links.ts";
import {
  findLoss,
  hasNewLosses,
  isDateLike,
  isStoredWithLosses,
  LOSSES_IGNORED,
  LOSSES_REFUSED,
  suspectLoss,
} from "#server/platform/spreadsheet/lost-text.ts";
import { htmlToText, isHtml } from "./html-to-text.ts";
import { type KnownNames, severalValuesFault } from "./single-value.ts";

type Field = keyof ProductInput;

/** Fields of which HTML is no text: their addresses may hold what looks like an entity. */
const ADDRESSES: Field[] = ["images", "downloads", "slug"];

const HTML_REMOVED = "Du HTML a été changé en texte.";

const DATE = "Le tableur a peut-être fait une date de cette référence. Vérifiez-la, et mettez la colonne au format Texte.";

type CleanCell = { text: string; isUnchanged: boolean; warning?: string | undefined } | { fault: string };

function isReference(field: Field): boolean {
  return field === "reference" || isLinkField(field);
}

/** A cell as its field takes it: without HTML, and with what was lost on its way told. `written` is the cell of what is stored. */
export function cleanCell(
  cell: string,
  { field, written, categories }: { field: Field; written: string; categories: KnownNames },
): CleanCell {
  if (isStoredWithLosses(cell.trim(), written.trim()) && cell.trim() !== written.trim()) {
    return { text: written, isUnchanged: true, warning: LOSSES_IGNORED };
  }
  const fault = findLoss(cell) ?? (hasNewLosses(cell, written) ? LOSSES_REFUSED : undefined);
  if (fault !== undefined) return { fault };
  const isCleaned = !ADDRESSES.includes(field) && isHtml(cell);
  const text = isCleaned ? htmlToText(cell) : cell;
  const several = severalValuesFault(field, text, categories);
  if (several !== undefined) return { fault: several };
  const date = isReference(field) && isDateLike(text) ? DATE : undefined;
  return { text, isUnchanged: false, warning: isCleaned ? HTML_REMOVED : (date ?? suspectLoss(text)) };
}
