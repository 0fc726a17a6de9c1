import { z } from "zod";
import { factsOf } from "../field/field.ts";
import { idSchema } from "../shared/entity.ts";
import { SHEET_FORMATS, SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from "../spreadsheet/sheet.ts";
import { type ColumnNames, headingOf, matchHeadings } from "../spreadsheet/sheet-headings.ts";
import { SHOPS } from "./known-shops.ts";
import { productIdsQuerySchema } from "./product-admin.ts";
import { PRODUCT_FIELDS, type ProductInput, productInputSchema } from "./product.ts";

/** Column of a table of products. */
export type ProductColumn = "id" | keyof ProductInput;

const headings = Object.entries(productInputSchema.shape).map(([name, schema]) => {
  const { label, heading = label } = factsOf(schema) ?? { label: name };
  return [name, heading];
});

/** Headings of an exported table. */
// one for each field
export const PRODUCT_COLUMN_LABELS = { id: "Identifiant", ...Object.fromEntries(headings) } as Record<ProductColumn, string>;

/** Columns in the order of a table; the ones that identify a row come first. */
export const PRODUCT_COLUMNS: ProductColumn[] = [...new Set<ProductColumn>(["id", "reference", ...PRODUCT_FIELDS])];

/** Other headings by which a column is recognised, normalized. */
const ALIASES: Partial<Record<ProductColumn, string[]>> = {
  id: ["id", "n°", "numero", "product id"],
  reference: [
    "ref",
    "sku",
    "code",
    "code article",
    "part number",
    "reference #",
    "reference produit",
    "ref produit",
    "ref article",
    "product reference",
  ],
  title: ["nom", "name", "produit", "product", "designation", "intitule", "libelle", "product name", "nom du produit"],
  slug: ["url", "adresse", "handle"],
  category: ["famille", "rubrique"],
  subcategory: ["sous-famille", "sub-category", "sous categorie"],
  short_description: ["description", "resume", "accroche", "summary"],
  long_description: ["texte", "description detaillee", "details", "full description"],
  price_from: ["prix", "prix a partir de", "price", "tarif", "prix ttc"],
  is_active: ["actif", "active", "publie", "published", "afficher"],
  lifecycle: ["statut", "etat", "status"],
  replaced_by: ["successeur", "remplacant", "successor"],
  is_new: ["nouveaute", "new"],
  featured: ["en avant", "vedette", "mise en avant"],
  specifications: ["caracteristiques", "caracteristiques techniques", "specs"],
  benefits: ["avantages", "points forts"],
  compatibility: ["compatible avec", "protocoles", "compatible with"],
  images: ["image", "photos", "photo", "pictures"],
  downloads: ["documents", "pdf", "fichiers"],
  related_products: ["associes", "produits lies", "related"],
  required_products: ["necessaires", "prerequis", "requires"],
  complementary_products: ["complementaires", "accessoires", "accessories"],
  meta_title: ["seo title", "balise titre"],
  meta_description: ["seo description"],
};

/** Names by which the columns are recognised: by field, by French label, or by another usual name. */
export const PRODUCT_COLUMN_NAMES: ColumnNames = PRODUCT_COLUMNS.map((column) =>
  [column, PRODUCT_COLUMN_LABELS[column], ...(ALIASES[column] ?? [])].map(headingOf),
);

/** Guesses the column of each heading. Null where none fits, or one further left has it. */
export function guessColumns(headings: string[]): (ProductColumn | null)[] {
  return matchHeadings(headings, PRODUCT_COLUMN_NAMES).map((index) => (index === null ? null : (PRODUCT_COLUMNS[index] ?? null)));
}

/** Query of an export: the filter and order of the list, and the format. */
export const productExportQuerySchema = productIdsQuerySchema.extend({ format: z.enum(SHEET_FORMATS) });

export type ProductExportQuery = z.infer<typeof productExportQuerySchema>;

/** Columns of an uploaded table: one entry for each, null where it is left out; none twice. */
const columnsSchema = z
  .array(z.enum(PRODUCT_COLUMNS).nullable())
  .max(SHEET_MAX_COLUMNS)
  .refine((columns) => {
    const named = columns.filter((column) => column !== null);
    return new Set(named).size === named.length;
  }, "Deux colonnes du fichier ne peuvent pas remplir le même champ.")
  .refine(
    (columns) => columns.includes("id") || columns.includes("reference"),
    "Choisissez la colonne de la référence, ou celle de l’identifiant\u202f: sans elle, aucun produit ne peut être reconnu.",
  );

/** Decision about an id whose product has another reference and another title. `ours`: it means this product all the
 *  same; `ignored`: it means nothing. Without a decision the check asks. */
const idMismatchSchema = z.enum(["ours", "ignored"]);

/** Fields that the export of a known shop fills, in the order of the table that is made of it. */
export const SHOP_COLUMNS = [
  "reference",
  "title",
  "category",
  "subcategory",
  "short_description",
  "long_description",
  "price_from",
  "is_active",
  "featured",
  "specifications",
  "images",
  "downloads",
  "meta_title",
  "meta_description",
] as const satisfies ProductColumn[];

/** Asks what importing a table would do. With `shop` it is read as that program's export, whose columns are
 *  `SHOP_COLUMNS`. `copies_files` copies pictures and documents of other sites into the media library, `redirects`
 *  leads the old addresses of the products to their new ones. */
export const importQuerySchema = z.object({
  sheet: idSchema,
  columns: columnsSchema,
  id_mismatch: idMismatchSchema.optional(),
  shop: z.enum(SHOPS).optional(),
  copies_files: z.boolean().optional(),
  redirects: z.boolean().optional(),
});

export type ImportQuery = z.infer<typeof importQuerySchema>;

/** Names an uploaded table. */
export const sheetQuerySchema = z.object({ sheet: idSchema });

/** Faults and rows that are shown of one table. */
export const IMPORT_SHOWN = { faults: 200, rows: 50 };

/** Maximum shown length of a changed value, in characters. */
export const IMPORT_VALUE_SHOWN = 240;

const countSchema = z.int().min(0);

/** Numbers of rows by what they do. */
const importCountsSchema = z.object({ created: countSchema, changed: countSchema, unchanged: countSchema, faulty: countSchema });

/** A product with the version that was read; the import changes no other version. */
const seenVersionsSchema = z.array(z.tuple([idSchema, z.int()])).max(SHEET_MAX_ROWS);

/** Fault of a row or of one of its cells; `column` is the heading of that cell. */
const importFaultSchema = z.object({ line: z.int(), column: z.string().nullable(), message: z.string() });

export type ImportFault = z.infer<typeof importFaultSchema>;

const valueChangeSchema = z.object({ column: z.enum(PRODUCT_COLUMNS), before: z.string(), after: z.string() });

/** Preview of a row: `changes` as cells of the table. `id` is null for a product that is created. */
const importedRowSchema = z.object({
  line: z.int(),
  id: idSchema.nullable(),
  title: z.string(),
  reference: z.string(),
  changes: z.array(valueChangeSchema),
});

export type ImportedRow = z.infer<typeof importedRowSchema>;

const namesSchema = z.object({ title: z.string(), reference: z.string() });

/** An id that may be another program's: the product that has it here, and the row's own names. Its row is faulty until
 *  the user has decided. */
const idQuestionSchema = z.object({ line: z.int(), id: idSchema, stored: namesSchema, row: namesSchema });

export type IdQuestion = z.infer<typeof idQuestionSchema>;

/** A category, or a sub-category of one, that an import would create; `is_new` where the category itself is not there
 *  yet. */
const newCategorySchema = z.object({ name: z.string(), subcategory: z.string(), is_new: z.boolean(), products: countSchema });

export type NewCategory = z.infer<typeof newCategorySchema>;

/** Preview of an import: the first faults, warnings, questions, and the first rows that create or change something,
 *  with their values as they will be stored. Lines are numbered as a spreadsheet does. `unused` has the headings of a
 *  shop's columns that are not taken, `files` counts what other sites would be asked for, `addresses` the old addresses
 *  of the products, `redirections` those that would be redirected. */
export const importCheckSchema = z.object({
  counts: importCountsSchema,
  unused: z.array(z.string()),
  files: countSchema,
  addresses: countSchema,
  redirections: countSchema,
  faults: z.array(importFaultSchema),
  warnings: z.array(importFaultSchema),
  questions: z.array(idQuestionSchema),
  new_categories: z.array(newCategorySchema),
  rows: z.array(importedRowSchema),
  versions: seenVersionsSchema,
});

export type ImportCheck = z.infer<typeof importCheckSchema>;

/** Imports a table as it was checked: with the `versions` of the check and the number of products to create. Faulty
 *  rows refuse it as a whole, unless `leaves_faulty` leaves them out. */
export const importInputSchema = importQuerySchema.extend({
  versions: seenVersionsSchema,
  created: countSchema,
  leaves_faulty: z.boolean(),
});

export type ImportInput = z.infer<typeof importInputSchema>;

/** Result of an import. `undo` names one of the changes: undoing it undoes the whole import; null where nothing
 *  changed. `failures` says which pictures and documents could not be copied; their rows were imported without them. */
export const importReplySchema = z.object({
  counts: importCountsSchema,
  redirections: countSchema,
  failures: z.array(importFaultSchema),
  undo: z.object({ id: idSchema, version: z.int() }).nullable(),
});

/** Progress of a running import: its step and, while it copies files or writes, how many of them are done; null where
 *  none runs here. */
export const importProgressSchema = z
  .discriminatedUnion("step", [
    z.object({ step: z.literal("checking") }),
    z.object({ step: z.literal("copying"), kind: z.enum(["image", "pdf"]), done: countSchema, total: countSchema }),
    z.object({ step: z.literal("writing"), done: countSchema, total: countSchema }),
    z.object({ step: z.literal("finishing") }),
  ])
  .nullable();

export type ImportProgress = z.infer<typeof importProgressSchema>;
