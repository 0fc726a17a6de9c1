import type { z } from "zod";
import type { ProgramTexts } from "./program-texts.ts";
import type { Right } from "./right.ts";

/** One documented path: its method, the procedure that answers it, and its text in the documentation. */
export type RestRoute = {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** `{id}`, `{slug}` and `{reference}` become fields of the procedure's input. */
  path: string;
  /** Name of the procedure in the tRPC router, as `slides.list`. */
  procedure: string;
  summary: ProgramTexts;
  /** Name of its body's contract in the documentation, where its procedure's verb does not name it. */
  body?: string;
  /** Status of success; 200 unless given. */
  status?: number;
  /** Whether the procedure gives `{ status, body }`: 201 where it created what it was asked to replace, else 200. */
  mayCreate?: true;
  /** Whether what its body names may be unknown, which is 404. */
  mayMiss?: true;
  /** Name of the procedure that answers instead where the query has `cursor` or `updated_since`. */
  scan?: string;
  /** Fields of the procedure's input whose values the path implies. */
  given?: Readonly<Record<string, string>>;
  /** Whether a stale change may be merged, where the method is no `put`. */
  merges?: true;
};

/** A path that gives a file: the query's parameter `input` as JSON, the types of the file, and the right it demands. */
export type RestFile = { path: string; summary: ProgramTexts; input: z.ZodType; types: readonly string[]; right: Right };

/** Declares a path by its method and address, its procedure, and its text in each language with what else it has. */
export function route(
  address: `${RestRoute["method"]} /api/${string}`,
  procedure: string,
  { fr, en, ...more }: ProgramTexts & Partial<RestRoute>,
): RestRoute {
  const [method, path] = address.split(" ") as [RestRoute["method"], string]; // as its type says
  return { method, path, procedure, summary: { fr, en }, ...more };
}

/** The six paths that every resource of the back office has. `router` is its name in the tRPC router; `names` are those
 *  of one of its records and of all, with their article. */
export function crudRoutes(path: `/api/${string}`, router: string, names: ProgramTexts<[one: string, many: string]>): RestRoute[] {
  const [one, many] = names.fr;
  const [oneInEnglish, manyInEnglish] = names.en;
  const own = `${path}/{id}` as const;
  return [
    route(`get ${path}`, `${router}.list`, { fr: `Lister ${many}`, en: `List ${manyInEnglish}`, scan: `${router}.scan` }),
    route(`post ${path}`, `${router}.create`, { fr: `Créer ${one}`, en: `Create ${oneInEnglish}`, status: 201 }),
    route(`get ${own}`, `${router}.get`, { fr: `Lire ${one}`, en: `Read ${oneInEnglish}` }),
    route(`put ${own}`, `${router}.update`, { fr: `Remplacer ${one}`, en: `Replace ${oneInEnglish}` }),
    route(`patch ${own}`, `${router}.patch`, {
      fr: `Modifier ${one}, champ par champ`,
      en: `Change ${oneInEnglish}, field by field`,
      merges: true,
    }),
    route(`delete ${own}`, `${router}.remove`, { fr: `Supprimer ${one}`, en: `Delete ${oneInEnglish}` }),
  ];
}

/** The paths of a record's translations, below the record's own. `noun` is the name of its table. */
export function translationRoutes({ path, noun }: { path: string; noun: string }): RestRoute[] {
  const own = { path: `${path}/translations`, given: { noun } };
  return [
    { ...own, method: "get", procedure: "translations.ofRecord", summary: { fr: "Lire les traductions", en: "Read the translations" } },
    {
      ...own,
      method: "patch",
      procedure: "translations.changeOfRecord",
      summary: { fr: "Traduire, publier ou masquer une traduction", en: "Translate, publish or hide a translation" },
      body: "TranslationsPatch",
      merges: true,
    },
  ];
}
