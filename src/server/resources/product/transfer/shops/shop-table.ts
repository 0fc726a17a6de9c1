/** Headings of an export by which a value is found, as `toShopHeading` gives them; the first that is not empty counts.
 *  `#` in a heading is a number from 1, `*` a unit: « weight (*) ». */
type Headings = string[];

/** Export of a shop program as data: which of its columns fill which field, and how their cells are written. */
export type ShopTable = {
  reference: Headings;
  /** Values that stand in for a missing reference. */
  otherReference: Headings;
  title: Headings;
  category: Headings;
  /** Separator of the names of a category's path. */
  pathSeparator: string;
  shortDescription: Headings;
  longDescription: Headings;
  /** Whether newlines of descriptions are written as `\n`. */
  escapesNewlines?: true;
  price: Headings;
  /** Prices without tax, taken where there is no other. */
  netPrice: Headings;
  /** A product is visible where all of these say so that are not empty. */
  visible: Headings;
  featured: Headings;
  /** URLs, separated by commas. */
  images: Headings;
  /** Descriptions of the pictures in the same order, separated by commas. */
  altTexts: Headings;
  /** A number by which the pictures of several rows are ordered. */
  imagePosition: Headings;
  documents: { url: Headings; name: Headings };
  metaTitle: Headings;
  metaDescription: Headings;
  /** Values that become rows of the technical table. */
  specifications: { name: string; unit: string; headings: Headings }[];
  /** Numbered columns whose cells are the name and the value of such a row. */
  attributes: { name: Headings; value: Headings };
  /** A list « name:value:position » of such rows, separated by commas. */
  features: Headings;
  /** Rows that belong to one product: those with the same `key`, or variants that name their product (its reference or
   *  `id:` and its id) in `parent`. */
  joins?: { key: Headings; variant: Headings } | { parent: Headings; id: Headings };
  /** Parts of the old addresses, and the addresses; one with a missing part is left out. */
  addressParts: Record<string, Headings>;
  addresses: string[];
};
