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

/** The six paths that every resource of the back office has. `router` is its name in the tRPC router; `one` and `many`
 *  name its records with their article. */
export function crudRoutes({
  path,
  router,
  one,
  many,
}: {
  path: string;
  router: string;
  one: ProgramTexts;
  many: ProgramTexts;
}): RestRoute[] {
  return [
    {
      method: "get",
      path,
      procedure: `${router}.list`,
      summary: { fr: `Lister ${many.fr}`, en: `List ${many.en}` },
      scan: `${router}.scan`,
    },
    { method: "post", path, procedure: `${router}.create`, summary: { fr: `Créer ${one.fr}`, en: `Create ${one.en}` }, status: 201 },
    { method: "get", path: `${path}/{id}`, procedure: `${router}.get`, summary: { fr: `Lire ${one.fr}`, en: `Read ${one.en}` } },
    { method: "put", path: `${path}/{id}`, procedure: `${router}.update`, summary: { fr: `Remplacer ${one.fr}`, en: `Replace ${one.en}` } },
    {
      method: "patch",
      path: `${path}/{id}`,
      procedure: `${router}.patch`,
      summary: { fr: `Modifier ${one.fr}, champ par champ`, en: `Change ${one.en}, field by field` },
      merges: true,
    },
    {
      method: "delete",
      path: `${path}/{id}`,
      procedure: `${router}.remove`,
      summary: { fr: `Supprimer ${one.fr}`, en: `Delete ${one.en}` },
    },
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
