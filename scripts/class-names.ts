import { globSync } from "node:fs";
import { join, relative } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** Short names for the classes of CSS modules, the same in every bundle and at every build: `c3-f` is the 16th class of the 4th sheet.
 *  Every visitor loads them in the sheet, in the page and in the script; written out they weigh an eighth of the sheet more. */
export function shortClassNames(): (name: string, file: string) => string {
  // The public app's first: its names are the shortest, and a new sheet of the back office changes none of them.
  const sheets = ["public-app", "admin-app"].flatMap((app) => globSync(`src/${app}/**/*.module.css`, { cwd: ROOT }).toSorted());
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const sheet = relative(ROOT, file.replace(/\?.*$/, ""));
    const known = classes.get(sheet) ?? [];
    classes.set(sheet, known);
    if (!known.includes(name)) known.push(name);
    return `c${sheets.indexOf(sheet).toString(36)}-${known.indexOf(name).toString(36)}`;
  };
}
