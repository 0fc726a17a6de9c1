import { lazyRouteComponent } from "@tanstack/react-router";

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** A screen whose code is fetched when it is opened. Where that fails, the router loads the page again, which mends a
 *  release that is gone. Without a server to load it from, the page would give way to the browser's own error: then the
 *  administration stays, and says so. */
export function lazyScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  importModule: () => Promise<Module>,
  name: Name,
) {
  const fetchModule = async () => {
    try {
      return await importModule();
    } catch (error) {
      // By the words of its message the router would know it.
      throw (await isServerReachable()) ? error : new Error("The code of a screen could not be fetched.", { cause: error });
    }
  };
  return lazyRouteComponent(fetchModule, name);
}
