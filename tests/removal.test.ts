import { execFile, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** Where a slide is named outside its folders: its lines in the two lists and in the router, and its place on the home page. */
const LINES: [path: string, text: string, instead?: string][] = [
  ["src/server/nouns.ts", 'import { slideNoun } from "./slide/slide.noun.ts";\n'],
  ["src/server/nouns.ts", "  slideNoun,\n"],
  ["src/server/router.ts", 'import { slideRouter } from "#server/slide/slide.router.ts";\n'],
  ["src/server/router.ts", "  slides: slideRouter,\n"],
  ["src/admin-app/nouns.tsx", 'import { slideNoun, slideRoutes } from "./slide/slide.noun.tsx";\n'],
  ["src/admin-app/nouns.tsx", "  slideNoun,\n"],
  ["src/admin-app/nouns.tsx", "  slideRoutes,\n"],
  ["src/public-app/page-modules.ts", ', "slide/carousel-loading.tsx"'],
  ["src/public-app/home/home-page.tsx", 'import { Carousel } from "#public-app/slide/carousel.tsx";\n'],
  ["src/public-app/home/home-page.tsx", "{slides.length > 0 ? <Carousel slides={slides} /> : <HomeHero />}", "<HomeHero />"],
  ["src/public-app/home/home-page.tsx", "{ slides, features,", "{ features,"],
  ["src/public-app/routes/home.tsx", "[slides, features,", "[features,"],
  ["src/public-app/routes/home.tsx", "    orNone(rpc.slides.listActive.query()),\n"],
  ["src/public-app/routes/home.tsx", "{ slides, features, newProducts,", "{ features, newProducts,"],
  [
    "src/public-app/routes/home.tsx",
    '  pendingComponent: lazyRouteComponent(() => import("#public-app/slide/carousel-loading.tsx"), "CarouselLoading"),\n',
  ],
];

let copy: string;

/** The program without its tests and without every folder of that noun. */
beforeAll(async () => {
  copy = await mkdtemp(join(ROOT, ".planted-removal-")); // below the root: packages are found from there
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src", "package.json", "tsconfig*.json"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const isPart = (path: string) => path !== "" && !/\/slide\/|\.(?:test|factory)\.tsx?$|\/testing\//.test(path);
  for (const path of tracked.split("\n").filter(isPart)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(ROOT, path), join(copy, path));
  }
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Every floor: each app calls its own router by the same names, so that both cannot be one program; scripts and tests stay behind. */
const PROGRAMS = {
  "tsconfig.public.json": ["src/public-app"],
  "tsconfig.admin.json": ["src/admin-app", "src/server", "src/contracts"],
};

/** What the compiler has to say of one program of the copy, or of some of its files. */
async function typeErrors(program: keyof typeof PROGRAMS, include = PROGRAMS[program]): Promise<string> {
  const file = join(copy, `removal.${program}`);
  await writeFile(file, JSON.stringify({ extends: `./${program}`, include }));
  return new Promise((resolve) => {
    execFile(join(ROOT, "node_modules/.bin/tsc"), ["-p", file], { cwd: copy }, (_error, stdout) => resolve(stdout));
  });
}

it("slides go with their folders, their lines in the lists and their place on the home page", { timeout: 600_000 }, async () => {
  for (const [path, text, instead = ""] of LINES) {
    const source = await readFile(join(copy, path), "utf8");
    expect(source, path).toContain(text);
    await writeFile(join(copy, path), source.replace(text, instead));
  }
  expect(await typeErrors("tsconfig.public.json")).toBe("");
  expect(await typeErrors("tsconfig.admin.json")).toBe("");

  const leftBehind = "src/contracts/left-behind.ts";
  await writeFile(join(copy, leftBehind), 'export type { slideRouter } from "#server/slide/slide.router.ts";\n');
  expect(await typeErrors("tsconfig.admin.json", [leftBehind]), "what is left behind is missed").toMatch(/left-behind\.ts.*TS2307/);
});
