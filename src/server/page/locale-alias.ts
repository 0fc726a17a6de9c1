import type { Plugin } from "vite";

/** Builds a bundle in English: resolves every `*.fr.ts` of the public app to the `*.en.ts` beside it. A missing one fails the build.
 *  `applies` selects Vite environments by name. */
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
