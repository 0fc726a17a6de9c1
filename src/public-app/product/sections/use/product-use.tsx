import type { ProductDetail } from "#contracts/product/product.ts";
import type { ProductUse as Use } from "#contracts/product/product-use.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { m } from "#messages/public-app/product/sections/use/messages";
import css from "./product-use.css?inline";

/** Lists what must be there before the product is. */
function listNeeds({ protocols, needs_hub, needs_neutral, box_depth }: Use): string[] {
  return [
    needs_hub && m.hub(protocols),
    needs_neutral && m.neutral,
    needs_neutral === false && box_depth && m.noNeutral,
    box_depth && m.box(box_depth),
  ].filter((need) => typeof need === "string" && need !== "") as string[]; // what the filter leaves
}

/** Partners of a product, what it needs and what comes with it, as far as its record says. */
export function ProductUse({ product, use }: { product: ProductDetail; use: Use }) {
  const { compatibility, specifications } = product;
  const partners = compatibility.length > 0 ? compatibility : use.protocols;
  const needs = listNeeds(use);
  const included = use.included_row === null ? undefined : specifications[use.included_row];
  return (
    <div className="usage">
      <UseStyle />
      {partners.length > 0 && (
        <section aria-labelledby="fonctionne-avec">
          <h2 id="fonctionne-avec">{m.worksWith}</h2>
          <ul className="usage-partners" {...(compatibility.length > 0 && langAttributes(product))}>
            {partners.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      )}
      {needs.length > 0 && (
        <section aria-labelledby="a-prevoir">
          <h2 id="a-prevoir">{m.provide}</h2>
          <ul>
            {needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
      )}
      {included?.value && (
        <section aria-labelledby="dans-la-boite">
          <h2 id="dans-la-boite">{m.included}</h2>
          <p {...langAttributes({ language: included.value_language ?? product.language })}>{included.value}</p>
        </section>
      )}
    </div>
  );
}

/** Styles of how a product is used. They travel with its parts: the one sheet of all pages has no room for them. */
export function UseStyle() {
  return (
    <style href="usage" precedence="usage">
      {css}
    </style>
  );
}
