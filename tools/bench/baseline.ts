import { portOf } from "#server/platform/http/http-server.ts";
import { createServer } from "node:http";
import Koa from "koa";

/** Serves ready responses as a baseline: `/N` gives N bytes from memory. Run with « koa » or « http »; its first line
 *  is its port. */

const ready = new Map<string, Buffer>();

function bytesOf(path: string): Buffer {
  const known = ready.get(path);
  if (known) return known;
  const bytes = Buffer.alloc(Number(path.slice(1)), "x");
  ready.set(path, bytes);
  return bytes;
}

const app = new Koa();
app.use((ctx) => {
  ctx.type = "application/json";
  ctx.body = bytesOf(ctx.path);
});

const server =
  process.argv[2] === "http"
    ? createServer((request, response) => {
        const bytes = bytesOf(request.url ?? "/0");
        response.writeHead(200, { "Content-Type": "application/json", "Content-Length": bytes.length }).end(bytes);
      })
    : createServer(app.callback());
server.listen(0, "127.0.0.1", () => console.log(portOf(server)));
process.on("disconnect", () => process.exit());
