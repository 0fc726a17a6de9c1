import type { Fitting } from "#contracts/product/product-use.ts";
import { STEP_DRAWINGS } from "./step-drawings.ts";

/** Draws one of the four steps of a fitting. The words beside it say what it shows. */
export function StepDrawing({ fitting, index }: { fitting: Fitting; index: number }) {
  const drawing = STEP_DRAWINGS[fitting][index];
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawing?.lines} />
      <path className="accent" d={drawing?.accent} />
    </svg>
  );
}
