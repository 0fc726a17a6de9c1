import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { createBaselineRouter } from "./router.ts";

/** Builds the script of the page, as those of the site are built. */
async function buildScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    mode: "production",
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" },
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(import.meta.dirname, "client.ts") } },
  });
  const outputs = [built].flat().flatMap((result) => ("output" in result ? result.output : []));
  const [chunk] = outputs.filter((output) => output.type === "chunk");
  if (!chunk) throw new Error("the baseline has no script");
  return chunk.code;
}

/** Serves a page that only hydrates React and the router, on a free port of the loopback. No page of the site can need
 *  less processor time. */
export async function serveBaseline(): Promise<{ url: string; stop: () => void }> {
  const router = createBaselineRouter(createMemoryHistory({ initialEntries: ["/"] }));
  await router.load();
  const app = renderToString(createElement(RouterProvider, { router }));
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Baseline</title><body><div id="app">${app}</div><script type="module" src="/client.js"></script></body></html>`;
  const files: Record<string, [type: string, body: Buffer]> = {
    "/": ["text/html; charset=utf-8", brotliCompressSync(html)],
    "/client.js": ["text/javascript; charset=utf-8", brotliCompressSync(await buildScript())],
  };
  const server = createServer(({ url = "/" }, response) => {
    const [type, body] = files[url] ?? [];
    response.writeHead(type ? 200 : 404, { ...(type && { "Content-Type": type, "Content-Encoding": "br" }) }).end(body);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the baseline has no port");
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}
