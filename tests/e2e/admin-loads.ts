/** One script that a screen loaded: its path below the bundle, its weight in bytes as it was sent (NaN where it was not
 *  compressed), and its text. */
export type Load = { file: string; bytes: number; text: string };

/** Budget of a screen, in KB of 1024 bytes. `own` are the sources whose chunks are its own, `resources` those of which
 *  it may load the chunk that a form and a list share. */
export type Allowance = { screen: string; budget: number; own: string[]; resources?: string[] };

/** Part of Vite's manifest: the chunk of each source. It also says which chunks are loaded on demand. */
export type Manifest = Record<string, { file: string; name?: string; isEntry?: boolean; isDynamicEntry?: boolean }>;

/** A request costs the server, the browser and the network, however little it brings. */
const MOST_SCRIPTS = 22;

/** The resources whose form and list share a chunk, which has the resource's name. */
export const RESOURCES = ["article", "category", "feature", "product", "slide"];

/** Sources that one screen alone loads, and a text of each that survives in its chunk. */
const OF_ONE_SCREEN = [
  { what: "Tiptap", mark: /ProseMirror/, by: "article" },
  { what: "the chart", mark: /dernières semaines/, by: "dashboard" },
];

/** Libraries of the administration, by a text of theirs that survives minifying. */
export const ADMIN_ONLY = { Mantine: /--mantine-/, "react-query": /No QueryClient set/, Tiptap: /ProseMirror/ };

/** Lists the sources of a screen of its own whose chunk it has not loaded. */
export function listMissing({ own }: Allowance, loads: Load[], manifest: Manifest): string[] {
  const loaded = new Set(loads.map(({ file }) => file));
  return own.filter((source) => !loaded.has(manifest[source]?.file ?? ""));
}

/** Lists the faults of a screen's scripts; empty when there are none. */
export function faultsOfScreen(allowance: Allowance, loads: Load[], manifest: Manifest): string[] {
  const { screen, budget, own, resources = [] } = allowance;
  const weight = loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const loaded = new Set(loads.map(({ file }) => file));
  const ownFiles = new Set(own.map((source) => manifest[source]?.file));
  const strange = Object.entries(manifest).filter(
    ([, { file, name = "", isEntry, isDynamicEntry }]) =>
      loaded.has(file) && ((RESOURCES.includes(name) && !resources.includes(name)) || ((isEntry || isDynamicEntry) && !ownFiles.has(file))),
  );
  const foreign = OF_ONE_SCREEN.filter(({ mark, by }) => screen !== by && loads.some(({ text }) => mark.test(text)));
  return [
    ...(weight <= budget ? [] : [`${screen}: ${weight.toFixed(1)} KB of ${budget}`]),
    ...(loads.length <= MOST_SCRIPTS ? [] : [`${screen}: ${loads.length} scripts of ${MOST_SCRIPTS}`]),
    ...strange.map(([source]) => `${screen}: loads ${source}`),
    ...listMissing(allowance, loads, manifest).map((source) => `${screen}: does not load ${source}`),
    ...foreign.map(({ what }) => `${screen}: loads ${what}`),
  ];
}

/** Lists the scripts that hold something of the administration. */
export function faultsOfPublic(scripts: Pick<Load, "file" | "text">[]): string[] {
  return scripts.flatMap(({ file, text }) =>
    Object.entries(ADMIN_ONLY).flatMap(([what, mark]) => (mark.test(text) ? [`${file}: holds ${what}`] : [])),
  );
}
