import { attributeKey } from "#contracts/attribute/attribute.ts";
import { NO, YES } from "#contracts/attribute/value-text.ts";
import { listProtocolsOf, needsHub } from "#contracts/product/connections.ts";
import type { Specification } from "#contracts/product/product-parts.ts";
import type { Product } from "#contracts/product/product.ts";
import type { Fitting, ProductUse } from "#contracts/product/product-use.ts";
import { normalize } from "#contracts/shared/normalize.ts";

/** Supplies of what stands by itself. */
const OWN_SUPPLY = /^(?:pile|batterie|usb|solaire)/;

/** Finds the position of the row of one of these names, the first that the product has. */
function findPosition(rows: Specification[], ...names: string[]): number | null {
  const keys = names.map(attributeKey);
  const position = rows.findIndex(({ name, value }) => value !== "" && keys.includes(attributeKey(name)));
  return position === -1 ? null : position;
}

function findRow(rows: Specification[], ...names: string[]): Specification | undefined {
  return rows[findPosition(rows, ...names) ?? -1];
}

const valueOf = (row: Specification | undefined) => normalize(row?.value ?? "");

function findFitting({
  category,
  subcategory,
  specifications,
}: Pick<Product, "category" | "subcategory" | "specifications">): Fitting | null {
  if (findRow(specifications, "Culot")) return "bulb";
  if (/\bdin\b/.test(valueOf(findRow(specifications, "Montage")))) return "rail";
  if (findRow(specifications, "Profondeur de boîte", "Profondeur d’encastrement")) return "box";
  const isSocket = findRow(specifications, "Type de prise") !== undefined || /^prises?\b/.test(normalize(subcategory || category));
  if (isSocket && !findRow(specifications, "Bornes")) return "plug";
  const supplies = valueOf(findRow(specifications, "Type d’alimentation"))
    .split(/\s*[,;]\s*/)
    .filter(Boolean);
  return supplies.length > 0 && supplies.every((supply) => OWN_SUPPLY.test(supply)) ? "free" : null;
}

/** Reads from a product's French record how it is fitted, and what it needs for that. What the record does not say is
 *  left out. */
export function readUse(product: Pick<Product, "category" | "subcategory" | "specifications">): ProductUse {
  const { specifications } = product;
  const neutral = valueOf(findRow(specifications, "Neutre requis"));
  const depth = findRow(specifications, "Profondeur de boîte");
  return {
    fitting: findFitting(product),
    protocols: listProtocolsOf(specifications),
    needs_hub: needsHub(specifications),
    needs_neutral: neutral === normalize(YES) ? true : neutral === normalize(NO) ? false : null,
    box_depth: depth?.unit === "mm" ? depth.value : "",
    included_row: findPosition(specifications, "Contenu de la boîte", "Dans la boîte", "Fourni", "Fournis", "Inclus"),
  };
}
