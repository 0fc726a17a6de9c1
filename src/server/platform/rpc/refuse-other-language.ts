import { AppError } from "#server/platform/errors/app-error.ts";
import { middleware } from "./trpc.ts";

const MESSAGE =
  "Ce texte a été lu dans une autre langue, et remplacerait le français\u202f: relisez-le sans «\u202flang\u202f», ou envoyez-le comme traduction.";

/** The language of a whole document, or of a part of it: `language`, `category_language`, `name_language`. */
const IS_LANGUAGE = /^(?:\w+_)?language$/;

const fieldsIn = (value: unknown) => (typeof value === "object" && value !== null ? Object.entries(value) : []);

const isFrench = (language: unknown) => [undefined, null, "", "fr"].some((french) => french === language);

/** The paths by which a document says that it, or a row of its `specifications`, is in another language than French. */
function otherLanguages(sent: unknown): string[] {
  const pathsIn = (fields: [string, unknown][], prefix = "") =>
    fields.flatMap(([name, value]) => (IS_LANGUAGE.test(name) && !isFrench(value) ? [`${prefix}${name}`] : []));
  const fields = fieldsIn(sent);
  const [, rows] = fields.find(([name]) => name === "specifications") ?? [];
  return [...pathsIn(fields), ...fieldsIn(rows).flatMap(([place, row]) => pathsIn(fieldsIn(row), `specifications.${place}.`))];
}

/** Refuses what was read in another language, which would be written over the French. Stands before `.input`, which drops what says so. */
export const refuseOtherLanguage = middleware(async ({ getRawInput, next }) => {
  const issues = otherLanguages(await getRawInput()).map((path) => ({ path, message: MESSAGE }));
  if (issues.length > 0) throw new AppError("invalid", MESSAGE, { issues });
  return next();
});
