import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import type { GuideScreens } from "#admin-app/kit/guide/guide-page.ts";
import { GUIDE, listPictures, readPages } from "./read-pages.ts";

const PAGES = "virtual:guide-pages";

/** Code of the module that holds every page, with the URLs of the pictures as the bundle names them. */
async function writePagesModule(): Promise<string> {
  const pictures = await listPictures();
  const imports = pictures.map((file, index) => `import picture${index} from ${JSON.stringify(join(GUIDE, file))};`);
  const pages = JSON.stringify(await readPages()).replaceAll(
    /"src":("[^"]*")/g,
    (_, file: string) => `"src":picture${pictures.indexOf(JSON.parse(file))}`,
  );
  return `${imports.join("\n")}\nexport default ${pages};`;
}

/** Code of the module that holds which page explains which screens: a small part, which every screen loads. */
async function writeScreensModule(): Promise<string> {
  const screens = (await readPages()).map(({ name, title, screens }): GuideScreens => ({ name, title, screens }));
  return `export default ${JSON.stringify(screens)};`;
}

/** Makes the Markdown of `docs/guide` two modules of the back office: `virtual:guide-pages`, and the small
 *  `virtual:guide-screens`. Nothing is parsed in the browser, and what a page may hold is checked when it is built. */
export function guidePages(): Plugin {
  return {
    name: "guide-pages",
    resolveId: {
      filter: { id: /^virtual:guide-(?:pages|screens)$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:guide-/ },
      async handler(id) {
        for (const name of await readdir(GUIDE)) this.addWatchFile(join(GUIDE, name));
        return id === `\0${PAGES}` ? writePagesModule() : writeScreensModule();
      },
    },
  };
}
