import { type Rule, type Rules, scalar, scalarAbout, scalarOf, type Sides } from "../merge/merge.ts";
import { parts, rows, whole } from "../merge/merge-rows.ts";
import { words } from "../merge/merge-words.ts";
import type { Benefit, ProductImage, Specification, WrittenDownload } from "./product-parts.ts";
import type { ProductInput } from "./product.ts";

/** A version that is older than the mark does not have it. */
const mark = scalarOf<boolean | undefined>((one, other) => (one ?? false) === (other ?? false)) as Rule<boolean>; // where it is told

/** Which picture is the main one is a matter of the list, not of a picture. */
const ofTheList: Rule<boolean> = { isSame: () => true, merge: ({ mine }) => mine };

const pictures = rows<ProductImage>({
  keyOf: ({ id }) => id,
  nameOf: ({ originalName }) => originalName,
  row: parts<ProductImage>({
    id: scalar,
    url: scalar,
    filename: scalar,
    originalName: scalar,
    size: scalar,
    isMain: ofTheList,
    width: scalar,
    height: scalar,
    color: scalar,
    alt_text: scalar,
    focus: scalar,
    isDrawing: mark,
  }),
});

const isMain = (image: ProductImage) => image.isMain;

/** The main picture. Where there was none, or a side has none, whichever there is: the first one added becomes it unasked. */
const main: Rule<ProductImage | undefined> = {
  isSame: (one, other) => one?.id === other?.id,
  merge: ({ base, mine, theirs }, place) => {
    if (!mine || !theirs || !base || base.id === mine.id) return theirs ?? mine;
    return base.id === theirs.id || mine.id === theirs.id ? mine : place.collide({ theirs, mine });
  },
};

const mainOf = ({ base, mine, theirs }: Sides<ProductImage[]>) => ({
  base: base.find(isMain),
  mine: mine.find(isMain),
  theirs: theirs.find(isMain),
});

function asMain(image: ProductImage, isMainOne: boolean): ProductImage {
  return { ...image, isMain: isMainOne };
}

const images: Rule<ProductImage[]> = {
  isSame: (one, other) => pictures.isSame(one, other) && one.find(isMain)?.id === other.find(isMain)?.id,
  merge: (sides, place) => {
    const id = main.merge(mainOf(sides), place.within("isMain"))?.id;
    return pictures.merge(sides, place).map((image) => asMain(image, image.id === id));
  },
};

/** Another product: a form holds it, what is sent its id. */
type Linked = number | { id: number };

const linkedId = (linked: Linked | null | undefined) => (typeof linked === "number" ? linked : linked?.id);

const linked = rows<Linked>({
  keyOf: (row) => String(linkedId(row)),
  row: { isSame: (one, other) => linkedId(one) === linkedId(other), merge: ({ mine }) => mine },
}) as Rule<number[]>; // of ids it gives ids

/** A version that is older than the field has none. */
const successor = scalarOf<Linked | null>((one, other) => linkedId(one) === linkedId(other)) as Rule<number | null>; // of ids it gives ids

/** A version that is older than the field has none. */
const orNone = <Value>(): Rule<Value | null> => scalarOf((one, other) => (one ?? null) === (other ?? null));

const name = ({ name: called }: { name: string }) => called;

/** How two changes of a product are merged. A specification is one thing: a value says nothing without its unit. */
export const PRODUCT_MERGE: Rules<ProductInput> = {
  title: scalar,
  slug: scalar,
  reference: scalar,
  category: scalar,
  subcategory: scalarAbout("category"),
  short_description: words,
  long_description: words,
  price_from: orNone(),
  images,
  specifications: rows<Specification>({ keyOf: name, row: whole<Specification>("name", "value", "unit"), allowsBoth: true }),
  benefits: rows<Benefit>({
    keyOf: ({ title }) => title,
    row: parts<Benefit>({ icon: scalar, title: scalar, description: words }),
  }),
  downloads: rows<WrittenDownload>({
    keyOf: ({ url }) => url,
    nameOf: name,
    row: parts<WrittenDownload>({
      name: scalar,
      type: scalar,
      url: scalar,
      size: scalar,
      language: scalar,
      version: scalar,
      date: scalar,
      slug: scalar,
    }),
  }),
  compatibility: rows<string>({ keyOf: (text) => text, row: scalar }),
  related_products: linked,
  required_products: linked,
  complementary_products: linked,
  lifecycle: scalar,
  replaced_by: successor,
  is_new: scalar,
  featured: scalar,
  is_active: scalar,
  manufacturer_name: scalar,
  manufacturer_address: words,
  manufacturer_contact: scalar,
  responsible_name: scalar,
  responsible_address: words,
  responsible_contact: scalar,
  safety_warnings: words,
  data_notice: words,
  security_updates_until: orNone(),
  meta_title: scalar,
  meta_description: words,
};
