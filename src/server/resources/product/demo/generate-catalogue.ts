import { type ProductInput, productInputSchema } from "#contracts/product/product.ts";
import type { ProductImage, Specification } from "#contracts/product/product-parts.ts";
import { slugify } from "#contracts/shared/slug.ts";
import { BENEFITS, CLOSINGS, FINISHES, KINDS, type Kind, MODELS, PROTOCOLS, SIZES } from "./generated-parts.ts";
import { INGRESS, ROOMS, SIDES, SUPPLIES } from "./installation/attributes.ts";
import { mulberry32 } from "./mulberry32.ts";

/** How references of generated products begin. */
export const GENERATED_PREFIX = "LUM-GEN-";

/** `first` is the number of the first product; `galleries` are galleries of stored pictures to pick from. */
export type GenerateOptions = { first?: number; galleries?: ProductImage[][] };

/** Combinations of kind, model, finish and size; a stride that shares no factor with their number visits each once. */
const COMBINATIONS = KINDS.length * MODELS.length * FINISHES.length * SIZES.length;
const STRIDE = 10_007;

/** Parts the draws of one product from each other. */
const LATER = 1_000_003;

type Draw = { upTo: (max: number) => number; of: <Item>(items: readonly Item[]) => Item };

function drawFor(number: number): Draw {
  const random = mulberry32(number * 2_654_435_761);
  const upTo = (max: number): number => Math.floor(random() * max);
  return { upTo, of: (items) => pick(items, upTo(items.length)) };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}

/** What a title is made of; `series` counts from 0. */
type Combination = { kind: Kind; model: string; finish: string; size: string; series: number };

/** The combination at a number: products that follow each other differ, and titles repeat only after every
 *  combination. */
export function combinationAt(number: number): Combination {
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
  return `${kind.noun} ${model} ${size} ${finish}${series ? `, série ${series + 1}` : ""}`;
}

function specificationsOf(protocol: string, { upTo, of }: Draw): Specification[] {
  return [
    { name: "Dimensions", value: `${60 + upTo(80)} × ${60 + upTo(80)} × ${9 + upTo(30)}`, unit: "mm" },
    { name: "Tension", value: of(["12", "24", "230"]), unit: "V" },
    { name: "Consommation", value: `${1 + upTo(12)},${upTo(10)}`, unit: "W" },
    { name: "Protocole", value: protocol, unit: "" },
    { name: "Portée en intérieur", value: String(20 + 5 * upTo(7)), unit: "m" },
    { name: "Garantie", value: of(["2", "3", "5"]), unit: "ans" },
  ];
}

/** What installers ask for, as the demo products tell it. */
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

function productAt(number: number, galleries: ProductImage[][]): ProductInput {
  const draw = drawFor(number);
  const later = drawFor(number + LATER); // what was drawn before these were told stays as it was
  const combination = combinationAt(number);
  const { kind } = combination;
  const title = titleOf(combination);
  const [protocol, compatibility] = draw.of(PROTOCOLS);
  const reference = `${GENERATED_PREFIX}${String(number).padStart(5, "0")}`;
  const firstBenefit = draw.upTo(BENEFITS.length);
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
    price_from: 10 + later.upTo(490),
    specifications: [...specificationsOf(protocol, draw), ...installationOf(later)],
    benefits: [pick(BENEFITS, firstBenefit), pick(BENEFITS, firstBenefit + 2)],
    compatibility,
    is_new: draw.upTo(20) === 0,
    featured: false,
    is_active: draw.upTo(50) !== 0,
    meta_title: `${title} | ${reference}`,
    meta_description: short,
  });
}

/** A large catalogue, the same at each run: the product of a given number never changes. References and slugs are
 *  unique. Every product satisfies the contract; about one in fifty is hidden, one in twenty new. */
export function* generateProducts(count: number, { first = 1, galleries = [] }: GenerateOptions = {}): Generator<ProductInput> {
  for (let number = first; number < first + count; number += 1) yield productAt(number, galleries);
}
