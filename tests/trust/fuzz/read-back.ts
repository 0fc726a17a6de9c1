import { cleanFileUrl } from "#contracts/shared/image-path.ts";
import { uniqueNames } from "#contracts/category/category.ts";
import { uniqueWords } from "#contracts/synonym-group/synonym-group.ts";
import { toSitePath } from "#contracts/redirection/site-path.ts";
import { isVisible, normalize, withoutInvisible } from "#contracts/shared/normalize.ts";

type Fields = Record<string, unknown>;

/** A text as it is compared: the documented normalisation composes letters (NFC), trims, makes one blank of several
 *  in a line, and empties a text of invisible characters. */
function plain(text: string): string {
  const normalized = text
    .normalize("NFC")
    .replace(/[\t\n\v\f\r ]+/g, " ")
    .trim();
  return isVisible(normalized) ? normalized : "";
}

const FILE_FIELDS = new Set(["url", "image_url", "icon_url"]);

/** Older names of the parts of a specification, and the present ones. */
function specification({ name, label, parametre, value, valeur, unit, unite }: Fields): Fields {
  const first = (...names: unknown[]) =>
    names.map((each) => plain(typeof each === "string" || typeof each === "number" ? String(each) : "")).find((each) => each !== "") ?? "";
  return { name: first(name, label, parametre), value: first(value, valeur), unit: first(unit, unite) };
}

/** An attribute with all its fields: a unit where it is measured, choices where there are some to make, none twice. */
function attribute({ type, unit, choices, ...named }: Fields): Fields {
  const isMeasured = type === "number" || type === "range";
  const offered = type === "choice" && Array.isArray(choices) ? choices.map((each) => plain(String(each))) : [];
  const keys = offered.map(normalize);
  return {
    name_en: "",
    is_filterable: false,
    etim_code: "",
    ...named,
    type,
    unit: isMeasured && unit !== undefined ? unit : "",
    choices: offered.filter((_, index) => keys.indexOf(keys[index] ?? "") === index),
  };
}

/** JSON of what an emptied field is read as. */
const EMPTY = new Set(['""', "null", "[]"]);

/** Fields that have a default once they are emptied. */
const WITH_DEFAULT = new Set(["order_index", "language", "kind"]);

/** A download without its empty fields; where none was sent, its slug follows from its name. */
function download(sent: Fields, read: Fields | undefined): Fields {
  const filled = Object.entries(sent).filter(([, value]) => value !== null && value !== "");
  return { size: "", slug: read?.slug, ...Object.fromEntries(filled) };
}

/** The value that the reply must have for what was sent in one field. Source: INP-3. */
function toExpected(field: string, sent: unknown, read: unknown): unknown {
  const isEmptied = sent === null || (typeof sent === "string" && plain(sent) === "");
  if (isEmptied && (EMPTY.has(JSON.stringify(read)) || typeof read === "boolean" || WITH_DEFAULT.has(field))) return comparable(read);
  if (field === "reference") return plain(withoutInvisible(plain(String(sent))));
  if ((field === "words" || field === "meant") && Array.isArray(sent)) return uniqueWords(sent.map((word) => plain(String(word))));
  if (field === "from_path") return toSitePath(plain(String(sent)));
  if (field === "specifications" && Array.isArray(sent)) return sent.map((row: Fields) => comparable(specification(row)));
  if (field === "benefits" && Array.isArray(sent))
    return sent.map((benefit: unknown) => {
      // an object, by the contract
      const { icon = "", title = "", description = "" } = typeof benefit === "string" ? { title: benefit } : (benefit as Fields);
      return comparable({ icon, title, description });
    });
  if (field === "downloads" && Array.isArray(sent))
    return sent.map((each: Fields, index) => comparable(download(each, Array.isArray(read) ? read[index] : undefined)));
  if (field === "attributes" && Array.isArray(sent)) return sent.map((row: Fields) => comparable(attribute(row)));
  if (field === "subcategories" && Array.isArray(sent)) return uniqueNames(sent.map((name) => plain(String(name))));
  return comparable(sent, field);
}

/** A value with every text in it as it is compared. */
function comparable(value: unknown, field = ""): unknown {
  if (typeof value === "string") return FILE_FIELDS.has(field) ? cleanFileUrl(plain(value)) : plain(value);
  if (Array.isArray(value)) return value.map((each) => comparable(each));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, comparable(each, name)]).toSorted(([one], [other]) => String(one).localeCompare(String(other))),
  );
}

/** Fields whose value follows from others as well: an article that is published gets its date, a category keeps its
 *  first spelling. */
const DERIVED = new Set(["published_at", "author", "category", "subcategory", "related_products", "version", "id", "excerpt"]);

/** The fields of what was sent that stand otherwise in what is read. Keys that the reply does not know were dropped, as
 *  documented. */
export function differences(sent: Fields, read: Fields): string[] {
  return Object.entries(sent)
    .filter(([field, value]) => Object.hasOwn(read, field) && !DERIVED.has(field) && value !== undefined)
    .map(([field, value]) => [field, toExpected(field, value, read[field]), comparable(read[field], field)] as const)
    .filter(([, expected, found]) => JSON.stringify(expected) !== JSON.stringify(found))
    .map(([field, expected, found]) => `${field}: ${describeDifference(JSON.stringify(expected), JSON.stringify(found))}`);
}

/** Describes two texts from shortly before their first difference on. */
function describeDifference(expected = "", found = ""): string {
  const first = [...found].findIndex((_, index) => found[index] !== expected[index]);
  const part = (text: string) => text.slice(Math.max(0, first - 40), first + 100);
  return `expected ${part(expected)}, read ${part(found)}`;
}
