import type { Source } from "./module.ts";

/** A folder, or a file in one: `editor/saving/save.ts`, `tests/laws/`. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|md|css))?)`/g;

/** Files that CONTRIBUTING.md invents, of a resource that is not there. */
const INVENTED = /\bpartner/;

/** Paths that a document names in backticks, from the root or the end of a path, and that none of the files has. */
export function missingPaths(documents: Source[], files: string[]): string[] {
  const rooted = files.map((file) => `/${file}`);
  const exists = (path: string) => rooted.some((file) => (path.endsWith("/") ? file.includes(`/${path}`) : file.endsWith(`/${path}`)));
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(PATH)]
      .map(([, named = ""]) => named)
      .filter((named) => !INVENTED.test(named) && !exists(named))
      .map((named) => `${path}: ${named} does not exist`),
  );
}

const LINE_MAX = 120;

/** Most words of all documents together, without the guide. */
const WORDS_MAX = 18_000;

/** The pages for the people in the back office, which are the product's. */
const GUIDE = /^docs\/guide\//;

/** A link or picture alone on its line, whose URL nothing can wrap. */
const BARE_LINK = /^\s*(?:(?:[-*]|\d+\.) )?(?:!?\[[^\]]*\]\([^)]*\)|<?https?:\/\/\S+)$/;

/** Lists the lines of documents that are longer than 120 characters, but for tables, code and bare links. */
export function longLines(documents: Source[]): string[] {
  return documents.flatMap(({ path, text }) =>
    text
      .replaceAll(/^ *```[^]*?^ *```$/gm, (code) => code.replaceAll(/[^\n]/g, ""))
      .split("\n")
      .flatMap((line, index) =>
        line.length <= LINE_MAX || line.startsWith("|") || BARE_LINK.test(line)
          ? []
          : [`${path}:${index + 1}: ${line.length} characters in a line, at most ${LINE_MAX}`],
      ),
  );
}

/** Counts the words of a text: what has a letter or a digit between two spaces. */
function countWords(text: string): number {
  return text.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** Says by how much the documents are too long together, the guide apart. */
export function excessWords(documents: Source[]): string[] {
  const words = documents.filter(({ path }) => !GUIDE.test(path)).reduce((sum, { text }) => sum + countWords(text), 0);
  return words > WORDS_MAX ? [`documents have ${words} words together, at most ${WORDS_MAX}`] : [];
}
