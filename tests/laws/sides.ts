import { isNode, type Module, type Node, type Source, templateText, walk } from "./module.ts";

const PHYSICAL =
  /(?:^|[{;])\s*((?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[a-z]+)?|border-(?:top|bottom)-(?:left|right)-radius)\s*:/g;
const SIDED_VALUE = /(?:^|[{;])\s*(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g;
/** Styles that turn with the text only where a property of the page says so (`right-to-left.css`). */
const SIDED_LOOK = /transform-origin\s*:\s*(?:left|right)\b|gradient\(\s*(?:to (?:left|right)|(?:90|270)deg)/g;
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

/** Lists the left and right sides of a style that a language written from the right would want the other way round. */
export function physicalSides({ path, text }: Source): string[] {
  const css = text.replaceAll(/\/\*.*?\*\//gs, "");
  const named = [...css.matchAll(PHYSICAL), ...css.matchAll(SIDED_VALUE), ...css.matchAll(SIDED_LOOK)].map(([found]) =>
    found.replace(/^[{;]/, "").trim(),
  );
  const sided = [...css.matchAll(FOUR_SIDES)].flatMap(([, property, value = ""]) => {
    const [first, second, third, fourth] = partsOf(value);
    const differs = property === "border-radius" ? first !== second || third !== (fourth ?? second) : second !== fourth;
    return fourth !== undefined && differs ? [`${property}: ${value.trim()}`] : [];
  });
  return [...named, ...sided].map((what) => `${path}: names a physical side: ${what}`);
}

/** Mantine's short names of margins and paddings. */
const SIDED_PROPS = new Set(["ml", "mr", "pl", "pr"]);
const SIDED_KEY =
  /^(?:(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right)Radius$|(?:left|right)$)/;
/** A style within a text, as mails have them. */
const SIDED_TEXT = /\b(?:margin|padding|border)-(?:left|right)\b|\b(?:text-align|float)\s*:\s*(?:left|right)\b/;

function nameOf(node: unknown): string {
  const name = isNode(node) && (node.name ?? node.value);
  return typeof name === "string" ? name : "";
}

/** Whether a computed position is one in a picture, which no language turns. */
const isPointInPicture = ({ key, value }: Node) =>
  /^(?:left|right)$/.test(nameOf(key)) && isNode(value) && value.type === "TemplateLiteral";

/** Lists the left and right sides that code names: in attributes, in style objects, in the texts of mails and plain
 *  pages. */
export function sidedCode({ path, program }: Module): string[] {
  const found: string[] = [];
  walk(program, (node, ancestors) => {
    if (node.type === "JSXAttribute" && SIDED_PROPS.has(nameOf(node.name))) found.push(nameOf(node.name));
    if (node.type === "JSXAttribute" && nameOf(node.name) === "ta" && /^(?:left|right)$/.test(nameOf(node.value))) found.push("ta");
    const isStyle = ancestors.some(({ type, name }) => type === "JSXAttribute" && /^styles?$/.test(nameOf(name)));
    if (isStyle && node.type === "Property" && SIDED_KEY.test(nameOf(node.key)) && !isPointInPicture(node)) found.push(nameOf(node.key));
    const text = node.type === "TemplateElement" ? templateText(node) : node.type === "Literal" ? String(node.value) : "";
    const [sided] = SIDED_TEXT.exec(text) ?? [];
    if (sided) found.push(sided);
  });
  return found.map((what) => `${path}: names a physical side: ${what}`);
}
