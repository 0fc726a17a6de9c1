import { dirname, join, normalize } from "node:path/posix";
import { parseSync } from "oxc-parser";
import { typographyFaults } from "./typography.ts";

/** A source file: its path from the root, and its text. */
export type Source = { path: string; text: string };

type Import = { from: string; to: string; isTypeOnly: boolean };

const ALIAS = /^#(contracts|server|public-app|admin-app)\//;
const FLOORS = ["contracts", "server", "public-app", "admin-app"];
/** Folders whose name says nothing about what is in them. */
const VAGUE_FOLDERS = /\/(?:utils?|helpers?|misc|common)(?:\/|\.tsx?$)/;
/** Packages that would weigh on every visitor. */
const HEAVY = /^(?:@mantine\/|@tiptap\/|@dnd-kit\/|@tanstack\/react-query|@trpc\/tanstack-react-query|zod(?:\/|$))/;

/** Where an import leads: a path from the root for our own files, the specifier itself for a package. */
function resolveImport(from: string, specifier: string): string {
  if (ALIAS.test(specifier)) return specifier.replace(ALIAS, "src/$1/");
  return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : specifier;
}

/** Every import and re-export of a file, dynamic ones included. Fails on a source that does not parse. */
export function importsOf({ path, text }: Source): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, isTypeOnly: boolean) => found.push({ from: path, to: resolveImport(path, specifier), isTypeOnly });
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const isTypeOnly = /^import\s+type\b/.test(text.slice(start)) || (entries.length > 0 && entries.every(({ isType }) => isType));
    add(moduleRequest.value, isTypeOnly);
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) if (moduleRequest) add(moduleRequest.value, isType);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'`]([^"'`$]+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) add(literal[1], false);
  }
  return found;
}

function floorOf(path: string): string | undefined {
  return FLOORS.find((floor) => path.startsWith(`src/${floor}/`));
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(path);
}

function lawsOfFloors({ from, to, isTypeOnly }: Import): string | undefined {
  const [floor, target] = [floorOf(from), floorOf(to)];
  if (floor === "contracts" && to !== "zod" && target !== "contracts") return `contracts may import zod only, not ${to}`;
  if (floor === "server" && target && target !== "server" && target !== "contracts") return `the server never imports an app: ${to}`;
  if (floor === "public-app" && target === "admin-app") return `the public app never meets the admin: ${to}`;
  if (floor === "admin-app" && target === "public-app") return `the admin never meets the public app: ${to}`;
  const isApp = floor === "public-app" || floor === "admin-app";
  if (isApp && target === "server" && !(isTypeOnly && to === "src/server/router.ts"))
    return `an app may import the server only as type { AppRouter }: ${to}`;
  return undefined;
}

/** What an app loads at run time from its entries on, following our own files. */
function reachable(entries: string[], imports: Map<string, Import[]>): Import[] {
  const seen = new Set(entries);
  const queue = [...entries];
  const reached: Import[] = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const edge of imports.get(path) ?? []) {
      if (edge.isTypeOnly) continue;
      reached.push(edge);
      if (!seen.has(edge.to) && imports.has(edge.to)) {
        seen.add(edge.to);
        queue.push(edge.to);
      }
    }
  }
  return reached;
}

function lawsOfText({ path, text }: Source): string[] {
  const broken: string[] = [];
  if (VAGUE_FOLDERS.test(path)) broken.push("the name says nothing about what is in it");
  if (/\bprocess\.env\b/.test(text) && path.startsWith("src/") && path !== "src/server/config.ts" && !isTest(path))
    broken.push("only config.ts reads process.env");
  if (path.startsWith("src/server/") && !isTest(path)) {
    const procedures = text.match(/\b(?:public|admin)Procedure\b(?=[\s\S]*?\.(?:query|mutation)\()/g)?.length ?? 0;
    const ends = text.match(/\.(?:query|mutation)\(/g)?.length ?? 0;
    const outputs = text.match(/\.output\(/g)?.length ?? 0;
    if (procedures > 0 && outputs < ends) broken.push("a procedure declares no .output");
  }
  if (/^src\/contracts\/(?!shared\/paging|contact-request\/).*\.ts$/.test(path) && /\.default\(/.test(text))
    broken.push("a .default() in a contract would reset stored values");
  return broken;
}

/** Letters that English does without: where they stand in a component of the public app, so does a French sentence. */
const FRENCH = /[àâçéèêëîïôùûÀÂÇÉÈÊÎÔ’«»]/;

/** Fixed texts of the public app stand in `*.fr.ts`, each with its `*.en.ts`, and nowhere else. */
function lawsOfLanguages(sources: Source[]): string[] {
  const rooms = sources.filter(({ path }) => path.startsWith("src/public-app/") && !isTest(path));
  const paths = new Set(rooms.map(({ path }) => path));
  const alone = [...paths].filter((path) => path.endsWith(".fr.ts") && !paths.has(path.replace(/\.fr\.ts$/, ".en.ts")));
  const spoken = rooms.filter(({ path, text }) => {
    if (/\.(?:fr|en)\.ts$/.test(path)) return false;
    const { program, comments } = parseSync(path, text);
    const code = comments.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
    return program.body.length > 0 && FRENCH.test(code);
  });
  return [
    ...alone.map((path) => `${path}: has no English`),
    ...spoken.map(({ path }) => `${path}: a text of a page stands outside its *.fr.ts`),
  ];
}

/** What French words are set in: neither English texts nor the terminal, whose fonts may lack a narrow space. */
function isFrench({ path }: Source): boolean {
  return path.startsWith("src/") && !isTest(path) && !path.endsWith(".en.ts") && path !== "src/server/main.ts";
}

/** Every law of docs/architecture.md that these sources break, as `path: what`; empty when they keep them all. */
export function brokenLaws(sources: Source[]): string[] {
  const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
  const imports = new Map(code.map((source) => [source.path, importsOf(source)]));
  const ofFloors = code
    .filter(({ path }) => !isTest(path))
    .flatMap(({ path }) => (imports.get(path) ?? []).flatMap((edge) => lawsOfFloors(edge) ?? []).map((law) => `${path}: ${law}`));
  const entries = [...imports.keys()].filter((path) => /^src\/public-app\/entry-\w+\.tsx$/.test(path));
  const ofBundle = reachable(entries, imports)
    .filter(({ to }) => HEAVY.test(to))
    .map(({ from, to }) => `${from}: ${to} would reach every visitor`);
  const ofText = code.flatMap((source) => lawsOfText(source).map((law) => `${source.path}: ${law}`));
  const ofTypography = code
    .filter(isFrench)
    .flatMap((source) => typographyFaults(source).map((words) => `${source.path}: wants a narrow no-break space: ${words}`));
  return [...ofFloors, ...ofBundle, ...ofText, ...lawsOfLanguages(code), ...ofTypography];
}
