import { listTitles } from "../trust/test-titles.ts";
import { type Module, parseModule, type Source } from "./module.ts";

/** The list item of docs/requirements.md that defines an id. */
const DEFINITION = /^- \*\*([A-Z]{2,6}-\d+)\*\* /gm;

/** An id behind « Source », of whatever family. */
const SOURCE = /\bSource\b[^:\n]*: ([A-Z]{2,6}-\d+)\b/g;

/** Names of pages that requirements came from and that no reader of the repository has. */
const ABSENT =
  /\b(?:specification|interface|reliability|goals|visual|findings|lessons)\.md\b|\bspec(?:ification)?,? §|\b[Aa]s the specification\b/g;

/** The ids that docs/requirements.md defines, in its order, with those that it defines twice. */
export function definedIds({ text }: Source): string[] {
  return [...text.matchAll(DEFINITION)].map(([, id = ""]) => id);
}

/** Lists the ids that docs/requirements.md defines twice. */
export function idsDefinedTwice(requirements: Source): string[] {
  const ids = definedIds(requirements);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${requirements.path}: ${id} is defined twice`);
}

/** The texts of a source that cite: comments and test titles of code, all of a document or a style. */
function citingText({ path, text }: Source | Module): string {
  if (!/\.tsx?$/.test(path)) return text;
  return [...parseModule({ path, text }).comments.map(({ value }) => value), ...listTitles({ path, text })].join("\n");
}

/** Lists the ids that sources cite and docs/requirements.md does not define. */
export function undefinedCitations(requirements: Source, sources: Source[]): string[] {
  const defined = new Set(definedIds(requirements));
  const families = [...new Set([...defined].map((id) => id.replace(/-\d+$/, "")))].join("|");
  const ofFamily = new RegExp(`\\b(?:${families})-\\d+\\b`, "g");
  const listCited = (text: string) => [...(text.match(ofFamily) ?? []), ...[...text.matchAll(SOURCE)].map(([, id = ""]) => id)];
  return sources
    .filter(({ text }) => listCited(text).some((id) => !defined.has(id)))
    .flatMap((source) =>
      [...new Set(listCited(citingText(source)))]
        .filter((id) => !defined.has(id))
        .map((id) => `${source.path}: ${id} is no requirement of ${requirements.path}`),
    );
}

/** Lists the pages that sources cite although the repository does not have them. */
export function absentCitations(sources: Source[]): string[] {
  return sources
    .filter(({ text }) => text.search(ABSENT) !== -1)
    .flatMap((source) =>
      [...new Set(citingText(source).match(ABSENT) ?? [])].map((name) => `${source.path}: « ${name} » is not in the repository`),
    );
}
