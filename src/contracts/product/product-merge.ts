import { fieldRules } from "../merge/field-rules.ts";
import { type Rule, scalar, scalarOf, type Sides } from "../merge/merge.ts";
import { parts, rows, whole } from "../merge/merge-rows.ts";
import {
  type Benefit,
  benefitSchema,
  downloadSchema,
  type ProductImage,
  productImageSchema,
  type Specification,
  type WrittenDownload,
} from "./product-parts.ts";
import { productInputSchema } from "./product.ts";

/** Rule of a mark, which older versions do not have. */
// where it is set
const mark = scalarOf<boolean | undefined>((one, other) => (one ?? false) === (other ?? false)) as Rule<boolean>;

/** Rule that leaves `isMain` alone: the main picture is a matter of the list, not of a picture. */
const ofTheList: Rule<boolean> = { isSame: () => true, merge: ({ mine }) => mine };

const pictures = rows<ProductImage>({
  keyOf: ({ id }) => id,
  nameOf: ({ originalName }) => originalName,
  row: parts<ProductImage>(fieldRules(productImageSchema, { isMain: ofTheList, isDrawing: mark })),
});

const isMain = (image: ProductImage) => image.isMain;

/** Rule of the main picture. Where there was none, or a side has none, any will do: the first added one becomes it
 *  unasked. */
const main: Rule<ProductImage | undefined> = {
  isSame: (one, other) => one?.id === other?.id,
  merge: ({ base, mine, theirs }, context) => {
    if (!mine || !theirs || !base || base.id === mine.id) return theirs ?? mine;
    return base.id === theirs.id || mine.id === theirs.id ? mine : context.collide({ theirs, mine });
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
  merge: (sides, context) => {
    const id = main.merge(mainOf(sides), context.within("isMain"))?.id;
    return pictures.merge(sides, context).map((image) => asMain(image, image.id === id));
  },
};

/** Another product: an object in a form, an id in an input. */
type Linked = number | { id: number };

const linkedId = (linked: Linked | null | undefined) => (typeof linked === "number" ? linked : linked?.id);

const linked = rows<Linked>({
  keyOf: (row) => String(linkedId(row)),
  row: { isSame: (one, other) => linkedId(one) === linkedId(other), merge: ({ mine }) => mine },
}) as Rule<number[]>; // of ids it gives ids

/** A version that is older than the field has none. */
// of ids it gives ids
const successor = scalarOf<Linked | null>((one, other) => linkedId(one) === linkedId(other)) as Rule<number | null>;

const name = ({ name: called }: { name: string }) => called;

const writtenDownloadSchema = downloadSchema.omit({ bytes: true, sha256: true });

/** Rules for merging two changes of a product. A specification is merged as a whole: a value means nothing without its
 *  unit. */
export const PRODUCT_MERGE = fieldRules(productInputSchema, {
  images,
  specifications: rows<Specification>({ keyOf: name, row: whole<Specification>("name", "value", "unit"), allowsBoth: true }),
  benefits: rows<Benefit>({ keyOf: ({ title }) => title, row: parts<Benefit>(fieldRules(benefitSchema)) }),
  downloads: rows<WrittenDownload>({
    keyOf: ({ url }) => url,
    nameOf: name,
    row: parts<WrittenDownload>(fieldRules(writtenDownloadSchema)),
  }),
  compatibility: rows<string>({ keyOf: (text) => text, row: scalar }),
  related_products: linked,
  required_products: linked,
  complementary_products: linked,
  replaced_by: successor,
});
