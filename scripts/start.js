import "./node-version.js";
import module from "node:module";
import { join } from "node:path";

// JavaScript, and before all else: what strips types from the sources is loaded for the first one that the cache does not hold, and takes 30 MB.
const { directory } = module.enableCompileCache(process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, "../node_modules/.cache/node"));
if (directory) process.env.NODE_COMPILE_CACHE = directory; // of the threads and processes that it starts; there is none where nothing may be written
process.env.NODE_ENV ??= "production";
const { buildAside } = await import("./build.ts");
await buildAside();
await import("../dist/server/main.js");
