import { unexplainedCasts } from "./casts.ts";
import { codeFaults } from "./code.ts";
import { decisionFaults } from "./decisions.ts";
import { layerFaults } from "./layers.ts";
import { heavyImports, importCycles } from "./graph.ts";
import { languageFaults } from "./languages.ts";
import { isTest, parseModule, type Source } from "./module.ts";
import { sidedCode } from "./sides.ts";
import { largeFolders, longFunctions } from "./sizes.ts";
import { typographyFaults } from "./typography.ts";

/** Whether a file's French is set in type: English texts are not, nor is the terminal, whose fonts may lack a narrow
 *  space. */
function isFrench({ path }: Source): boolean {
  return path.startsWith("src/") && !isTest(path) && !path.endsWith(".en.ts") && path !== "src/server/main.ts";
}

/** Lists the laws of CONTRIBUTING.md that these sources break, as `path: what`; empty when they keep them all. */
export function brokenLaws(sources: Source[]): string[] {
  const modules = sources.filter(({ path }) => /\.tsx?$/.test(path)).map(parseModule);
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const inFiles = modules.flatMap((module) =>
    [...layerFaults(module), ...codeFaults(module), ...unexplainedCasts(module)].map((fault) => `${module.path}: ${fault}`),
  );
  const cycles = importCycles(byPath);
  const typography = modules
    .filter(isFrench)
    .flatMap((module) => typographyFaults(module).map((words) => `${module.path}: wants a narrow no-break space: ${words}`));
  return [
    ...inFiles,
    ...heavyImports(byPath),
    ...cycles.map((files) => `${files.join(", ")}: import each other`),
    ...largeFolders(modules),
    ...modules.flatMap((module) => longFunctions(module)),
    ...languageFaults(modules),
    ...modules.filter(({ path }) => path.startsWith("src/")).flatMap(sidedCode),
    ...typography,
    ...decisionFaults(sources),
  ];
}
