import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const HEAD = "/** Types of the API, made of its OpenAPI document by `npm run client`: not to be edited. */\n\n";

/** Prints the TypeScript of an OpenAPI document. openapi-typescript does it by the compiler's former interface, which
 *  TypeScript 7 no longer has, and @ts-morph/common carries. */
export async function printTypes(document: object): Promise<string> {
  const former = pathToFileURL(createRequire(import.meta.url).resolve("@ts-morph/common"));
  const url = `data:text/javascript,import m from ${JSON.stringify(former.href)}; export default m.ts;`;
  const hooks = registerHooks({
    resolve: (specifier, context, next) => (specifier === "typescript" ? { url, shortCircuit: true } : next(specifier, context)),
  });
  try {
    const { astToString, default: toTypes } = await import("openapi-typescript");
    return HEAD + astToString(await toTypes(JSON.stringify(document), { defaultNonNullable: false }));
  } finally {
    hooks.deregister();
  }
}
