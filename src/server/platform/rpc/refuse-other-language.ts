import { AppError } from "#server/platform/errors/app-error.ts";
import { middleware } from "./trpc.ts";

const MESSAGE =
  "Ce texte a été lu dans une autre langue, et remplacerait le français\u202f: relisez-le sans «\u202flang\u202f», ou envoyez-le comme traduction.";

/** The language of a whole document, or of a part of it: `language`, `category_language`, `name_language`. */
const IS_LANGUAGE = /^(?:\w+_)?language$/;

const entriesOf = (value: unknown) => (typeof value === "object" && value !== null ? Object.entries(value) : []);

const isFrench = (language: unknown) => [undefined, null, "", "fr"].some((french) => french === language);

/** The paths at which a document, or a row of its `specifications`, names another language than French. */
function otherLanguages(sent: unknown): string[] {
  const listLanguagePaths = (fields: [string, unknown][], prefix = "") =>
    fields.flatMap(([name, value]) => (IS_LANGUAGE.test(name) && !isFrench(value) ? [`${prefix}${name}`] : []));
  const fields = entriesOf(sent);
  const [, rows] = fields.find(([name]) => name === "specifications") ?? [];
  return [
    ...listLanguagePaths(fields),
    ...entriesOf(rows).flatMap(([index, row]) => listLanguagePaths(entriesOf(row), `specifications.${index}.`)),
  ];
}

function refusePaths(paths: string[]): void {
  const issues = paths.map((path) => ({ path, message: MESSAGE }));
  if (issues.length > 0) throw new AppError("invalid", MESSAGE, { issues });
}

/** Refuses a document that was read in another language and would be written over the French. Stands before `.input`,
 *  which drops the language. */
export const refuseOtherLanguage = middleware(async ({ getRawInput, next }) => {
  refusePaths(otherLanguages(await getRawInput()));
  return next();
});

/** Refuses such a document in a list of operations. */
export const refuseOtherLanguages = middleware(async ({ getRawInput, next }) => {
  const [, operations] = entriesOf(await getRawInput()).find(([name]) => name === "operations") ?? [];
  refusePaths(
    entriesOf(operations).flatMap(([index, operation]) =>
      entriesOf(operation).flatMap(([key, document]) => otherLanguages(document).map((path) => `operations.${index}.${key}.${path}`)),
    ),
  );
  return next();
});
