import { type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import type { ProductImage, Specification } from "#contracts/product/product-parts.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { BENEFITS, CLOSINGS, FINISHES, KINDS, type Kind, MODELS, PROTOCOLS, SIZES } from "./generated-parts.ts";
import { INGRESS, ROOMS, SIDES, SUPPLIES } from "./installation/attributes.ts";
import { mulberry32 } from "./mulberry32.ts";

/** Beginning of the references of generated products. */
export const GENERATED_PREFIX = "LUM-GEN-";

/** Options: `first` is the number of the first product, `galleries` are galleries of stored pictures to pick from. */
export type GenerateOptions = { first?: number; galleries?: ProductImage[][] };

/** Combinations of kind, model, finish and size; a stride that shares no factor with their number visits each once. */
const COMBINATIONS = KINDS.length * MODELS.length * FINISHES.length * SIZES.length;
const STRIDE = 10_007;

/** Separates the later draws of one product from the first ones. */
const LATER = 1_000_003;

type Draw = { integer: (max: number) => number; of: <Item>(items: readonly Item[]) => Item };

function createDraw(number: number): Draw {
  const random = mulberry32(number * 2_654_435_761);
  const integer = (max: number): number => Math.floor(random() * max);
  return { integer, of: (items) => pick(items, integer(items.length)) };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** Parts of a title; `series` counts from 0. */
type Combination = { kind: Kind; model: string; finish: string; size: string; series: number };

/** Converts a number to a combination: neighbours differ, and titles repeat only after every combination. */
export function toCombination(number: number): Combination {
  let rest = ((number - 1) * STRIDE) % COMBINATIONS;
  const take = <Item>(items: readonly Item[]): Item => {
    const item = pick(items, rest);
    rest = Math.floor(rest / items.length);
    return item;
  };
  const kind = take(KINDS);
  const [model, finish, size] = [take(MODELS), take(FINISHES), take(SIZES)];
  return { kind, model, finish, size, series: Math.floor((number - 1) / COMBINATIONS) };
}

function titleOf({ kind, model, size, finish, series }: Combination): string {
  return `${kind.name} ${model} ${size} ${finish}${series ? `, série ${series + 1}` : ""}`;
}

function specificationsOf(protocol: string, { integer, of }: Draw): Specification[] {
  return [
    { name: "Dimensions", value: `${60 + integer(80)} × ${60 + integer(80)} × ${9 + integer(30)}`, unit: "mm" },
    { name: "Tension", value: of(["12", "24", "230"]), unit: "V" },
    { name: "Consommation", value: `${1 + integer(12)},${integer(10)}`, unit: "W" },
    { name: "Protocole", value: protocol, unit: "" },
    { name: "Portée en intérieur", value: String(20 + 5 * integer(7)), unit: "m" },
    { name: "Garantie", value: of(["2", "3", "5"]), unit: "ans" },
  ];
}

/** Specifications that installers ask for, as the demo products have them. */
function installationOf({ of }: Draw): Specification[] {
  const [room, other] = [of(ROOMS), of(ROOMS)];
  return [
    { name: "Pièce", value: room === other ? room : `${room}, ${other}`, unit: "" },
    { name: "Pose", value: of([...SIDES, SIDES.join(", ")]), unit: "" },
    { name: "Type d’alimentation", value: of(SUPPLIES), unit: "" },
    { name: "Neutre requis", value: of(["Oui", "Non"]), unit: "" },
    { name: "Indice de protection", value: of(INGRESS), unit: "" },
  ];
}

function generateProduct(number: number, galleries: ProductImage[][]): ProductInput {
  const draw = createDraw(number);
  const later = createDraw(number + LATER); // a second stream, so that the older fields keep their values
  const combination = toCombination(number);
  const { kind } = combination;
  const title = titleOf(combination);
  const [protocol, compatibility] = draw.of(PROTOCOLS);
  const reference = `${GENERATED_PREFIX}${String(number).padStart(5, "0")}`;
  const firstBenefit = draw.integer(BENEFITS.length);
  const short = `${title}\u202f: ${kind.use}. Une pièce de la gamme Lumidar, réglée et posée par nos équipes.`;
  return productInputSchema.parse({
    title,
    slug: slugify(`${title} ${number}`),
    reference,
    category: kind.category,
    subcategory: kind.subcategory,
    short_description: short,
    long_description: `Ce produit ${kind.use}. Il se commande à la main, depuis l’application ou par une scène.\n\n${draw.of(CLOSINGS)}`,
    images: galleries.length > 0 ? draw.of(galleries) : [],
    price_from: 10 + later.integer(490),
    specifications: [...specificationsOf(protocol, draw), ...installationOf(later)],
    benefits: [pick(BENEFITS, firstBenefit), pick(BENEFITS, firstBenefit + 2)],
    compatibility,
    is_new: draw.integer(20) === 0,
    featured: false,
    is_active: draw.integer(50) !== 0,
    meta_title: `${title} | ${reference}`,
    meta_description: short,
  });
}

/** Generates a large catalogue, the same at each run: the product of a given number never changes. References and slugs
 *  are unique. Every product satisfies the contract; about one in fifty is hidden, one in twenty new. */
export function* generateProducts(count: number, { first = 1, galleries = [] }: GenerateOptions = {}): Generator<ProductInput> {
  for (let number = first; number < first + count; number += 1) yield generateProduct(number, galleries);
}
