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
