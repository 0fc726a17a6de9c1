// Loaded before a server that is tried: makes the layer that the file THROW_FILE names throw what none expects. On
// SIGUSR2 a timer throws, or a promise is rejected, outside any request.
import { readFileSync } from "node:fs";
import files from "node:fs/promises";
import http from "node:http";
import { createRequire, syncBuiltinESMExports } from "node:module";
import { isMainThread } from "node:worker_threads";
import zlib from "node:zlib";

type Method = (this: unknown, ...args: unknown[]) => unknown;

const require = createRequire(import.meta.url);
const layer = () => readFileSync(process.env.THROW_FILE ?? "", "utf8");

/** Puts a method before another one that throws while its layer is named. */
function breakable(name: string, owner: object, method: string, isMeant: (...args: unknown[]) => boolean = () => true): void {
  const methods = owner as Record<string, Method>; // the owner's type does not matter here: all arguments are handed on
  const real = methods[method];
  if (!real) throw new Error(`${method} is gone: this trial needs another place to throw`);
  methods[method] = function (...args) {
    if (layer() === name && isMeant(...args)) throw new TypeError(`forced in ${name}`);
    return real.apply(this, args);
  };
}

if (isMainThread) {
  breakable("middleware", http.ServerResponse.prototype, "setHeader", (header) => header === "X-Frame-Options");
  breakable("procedure", String.prototype, "normalize");
  breakable("database", require("pg").Client.prototype, "query", (query) =>
    JSON.stringify(query).includes('"slide"'.replaceAll('"', '\\"')),
  );
  breakable("rendering", require("react/jsx-runtime"), "jsx");
  breakable("compression", zlib, "brotliCompress");
  breakable("upload", files, "rename");
  syncBuiltinESMExports();
  process.on("SIGUSR2", () => {
    if (layer() === "rejection") void Promise.reject(new TypeError("forced in rejection"));
    else
      setTimeout(() => {
        throw new TypeError("forced in timer");
      });
  });
}
