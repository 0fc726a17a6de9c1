import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isNode, type Node, nodesOf, parseModule, type Source, templateText, walk } from "../laws/module.ts";
import { THREATS } from "./threats.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Files that hold tests: unit and server tests, journeys, the long tests of threats, and batteries that test files
 *  call. */
const TEST_FILE = /^(?:src|tests)\/.*(?:\.(?:test|spec|trust)|-battery)\.tsx?$/;
const BATTERY = /-battery\.ts$/;

const TEST_FUNCTIONS = new Set(["describe", "it", "test"]);

/** Families of ids: « AUTH-1 » in a title is the id of a threat, « UTF-8 » or « ISO-8601 » is none. */
const FAMILIES = [...new Set(Object.keys(THREATS).map((id) => id.split("-")[0]))].join("|");
const ID = new RegExp(`\\b(?:${FAMILIES})-\\d+\\b`, "g");
/** A title that begins with an id of any family claims to prove it. */
const CLAIM = /^[A-Z]{2,5}-\d+(?=[ ,:])/;

/** Lists the ids in a title. */
export function listIds(title: string): string[] {
  return [...new Set([...(title.match(ID) ?? []), ...(CLAIM.exec(title) ?? [])])];
}

/** `describe`, `it` or `test` at the root of a call, also behind `.each(…)` and the like. */
function rootName(callee: unknown): unknown {
  if (!isNode(callee)) return undefined;
  if (callee.type === "Identifier") return callee.name;
  return rootName(callee.type === "MemberExpression" ? callee.object : callee.type === "CallExpression" ? callee.callee : undefined);
}

function textOf(node: Node | undefined): string {
  if (node?.type === "Literal") return String(node.value);
  return node?.type === "TemplateLiteral" ? nodesOf(node.quasis).map(templateText).join("") : "";
}

/** Lists the titles of a source's tests and of their groups, as they are written. */
export function listTitles(source: Source): string[] {
  const titles: string[] = [];
  walk(parseModule(source).program, (node) => {
    if (node.type === "CallExpression" && TEST_FUNCTIONS.has(String(rootName(node.callee)))) {
      const title = textOf(nodesOf(node.arguments)[0]);
      if (title) titles.push(title);
    }
  });
  return titles;
}

/** Every test file of the project. */
export function testSources(): Source[] {
  const paths = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, encoding: "utf8" }).split(
    "\n",
  );
  return paths.filter((path) => TEST_FILE.test(path)).map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));
}

/** The files whose tests bear each id; of a battery, those that call it. */
export function filesById(sources: Source[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  const calling = (battery: string) =>
    sources.filter((source) => source.text.includes(basename(battery)) && parseModule(source).imports.some(({ to }) => to === battery));
  for (const source of sources) {
    const paths = BATTERY.test(source.path) ? calling(source.path).map(({ path }) => path) : [source.path];
    for (const id of new Set(listTitles(source).flatMap(listIds))) files.set(id, [...new Set([...(files.get(id) ?? []), ...paths])]);
  }
  return files;
}

/** Lists the faults of ids in titles: an id that is no threat's, and a threat with neither a test nor a named gap. */
export function faultsOfTitles(sources: Source[]): string[] {
  const files = filesById(sources);
  const unknown = [...files].filter(([id]) => !THREATS[id]).map(([id, paths]) => `${paths.join(", ")}: ${id} is no threat of the list`);
  const untested = Object.entries(THREATS).filter(([id, { gap }]) => !gap && !files.has(id));
  return [...unknown, ...untested.map(([id, { threat }]) => `${id} (${threat}) has no test and names no gap`)];
}
