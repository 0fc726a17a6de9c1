import { buildAside } from "./build.ts";

process.env.NODE_ENV ??= "production";
await buildAside();
await import("#server/main.ts");
