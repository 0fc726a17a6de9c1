import type { Plugin } from "vite";

/** Makes a bundle speak English: every `*.fr.ts` of the public app is read from the `*.en.ts` beside it. A missing one fails the build. */
export function localeAlias(applies: (environment: string) => boolean): Plugin {
  return {
    name: "locale-alias",
    enforce: "pre",
    applyToEnvironment: ({ name }) => applies(name),
    resolveId(source, importer) {
      return source.endsWith(".fr.ts") ? this.resolve(source.replace(/\.fr\.ts$/, ".en.ts"), importer, { skipSelf: true }) : undefined;
    },
  };
}
