// Loaded before a server that is tried: prints the packages of OpenTelemetry that it loads, one a line.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.startsWith("@opentelemetry/")) process.stderr.write(`loads ${specifier}\n`);
    return nextResolve(specifier, context);
  },
});
