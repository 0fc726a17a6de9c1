import type { Source } from "./module.ts";

const PHYSICAL =
  /(?:^|[{;])\s*((?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[a-z]+)?|border-(?:top|bottom)-(?:left|right)-radius)\s*:/g;
const SIDED_VALUE = /(?:^|[{;])\s*(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
const FOUR_SIDES = /(?:^|[{;])\s*(padding|margin|inset|border-radius)\s*:\s*([^;}]+)/g;

/** The parts of a value; what stands in brackets is one. */
function partsOf(value: string): string[] {
  let depth = 0;
  let parts = "";
  for (const sign of value.trim()) {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    parts += depth > 0 && /\s/.test(sign) ? "" : sign;
  }
  return parts.split(/\s+/);
}

/** What a style says of left or right, where a language that is written from the right would want it the other way round. */
export function physicalSides({ path, text }: Source): string[] {
  const css = text.replaceAll(/\/\*.*?\*\//gs, "");
  const named = [...css.matchAll(PHYSICAL), ...css.matchAll(SIDED_VALUE)].map(([found]) => found.replace(/^[{;]/, "").trim());
  const sided = [...css.matchAll(FOUR_SIDES)].flatMap(([, property, value = ""]) => {
    const [first, second, third, fourth] = partsOf(value);
    const differs = property === "border-radius" ? first !== second || third !== (fourth ?? second) : second !== fourth;
    return fourth !== undefined && differs ? [`${property}: ${value.trim()}`] : [];
  });
  return [...named, ...sided].map((what) => `${path}: names a physical side: ${what}`);
}
