import type { ProductImage } from "#contracts/product/product-parts.ts";
import type { ProductDetail } from "#contracts/product/product.ts";
import type { Fitting, ProductUse } from "#contracts/product/product-use.ts";
import { langAttributes } from "#public-app/language/shown-content.ts";
import { Picture } from "#public-app/ui/picture/picture.tsx";
import section from "#public-app/ui/section.module.css";
import { m } from "#messages/public-app/product/sections/use/messages";
import { UseStyle } from "./product-use.tsx";
import { STEP_DRAWINGS } from "./step-drawings.ts";

/** Finds the picture of a product where it is used: the first one beside the main one whose words say what it shows. */
function findPicture(images: ProductImage[]): ProductImage | undefined {
  return images.find(({ isMain, isDrawing, alt_text }) => !isMain && !isDrawing && alt_text);
}

/** Draws one of the four steps of a fitting. The words beside it say what it shows. */
function StepDrawing({ fitting, index }: { fitting: Fitting; index: number }) {
  const drawing = STEP_DRAWINGS[fitting][index];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawing?.lines} />
      <path className="accent" d={drawing?.accent} />
    </svg>
  );
}

/** Four drawn steps. */
function Steps({ fitting }: { fitting: Fitting }) {
  return (
    <ol>
      {m.steps[fitting].map(({ title, text }, index) => (
        <li key={title}>
          <StepDrawing fitting={fitting} index={index} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A product in its place, and how it gets there; nothing where the record tells neither. */
export function ProductFitting({ product, use: { fitting } }: { product: ProductDetail; use: ProductUse }) {
  const picture = findPicture(product.images);
  if (!picture && !fitting) return null;
  const words = picture && <p {...langAttributes(product)}>{picture.alt_text}</p>;
  return (
    <section className={`${section.section} ${section.dark} fitting`} aria-labelledby="pose">
      <UseStyle />
      <div className={section.container} data-alone={!picture || undefined}>
        {picture && (
          <figure>
            <Picture image={picture} alt="" sizes="(min-width: 1680px) 560px, (min-width: 56.25em) 38vw, 92vw" />
            {fitting && <figcaption>{words}</figcaption>}
          </figure>
        )}
        <div>
          <h2 id="pose" className={section.title}>
            {fitting ? m.fitting : m.inPlace}
          </h2>
          {fitting ? <Steps fitting={fitting} /> : <div className={section.lead}>{words}</div>}
        </div>
      </div>
    </section>
  );
}
