import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ICON_NAMES } from "#public-app/ui/icon/icon-names.ts";

type IconNode = [tag: string, attributes: Record<string, string>][];

const SPRITE = join(import.meta.dirname, "../src/public-app/ui/icon/icons.svg");

/** Names that lucide changed; the old ones stand in FEAT-2 and in stored benefits. */
const RENAMED: Record<string, string> = {
  home: "house",
  fingerprint: "fingerprint-pattern",
  music: "eighth-notes",
  "triangle-alert": "triangle-exclamation-point",
};

async function symbolOf(name: string): Promise<string> {
  const source = import.meta.resolve(`lucide-react/dist/esm/icons/${RENAMED[name] ?? name}.mjs`);
  // Written so by every file of lucide; its types do not show it.
  const { __iconData } = (await import(source)) as { __iconData: { node: IconNode } };
  const shapes = __iconData.node.map(([tag, { key: _key, ...attributes }]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join("")}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}

/** Draws the public site's icons into one file: pages then name an icon without carrying its shape in their script. */
const symbols = await Promise.all(ICON_NAMES.map(symbolOf));
await writeFile(SPRITE, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`);
