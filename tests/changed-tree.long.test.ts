import { execFile, execFileSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { runServer } from "#server/testing/running-server.ts";
import { PASSWORD, tokenOf } from "#server/testing/run-servers.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { parseModule } from "./laws/module.ts";
import { addPseudoLanguage, MARK } from "./pseudo-language.ts";

const ROOT = join(import.meta.dirname, "..");

/** Lines that name a slide outside its folders: in the lists, in the router, in its files, in the API's documentation,
 *  and on the home page. */
const LINES: [path: string, text: string, instead?: string][] = [
  ["src/server/resources.ts", 'import { slideResource } from "./resources/slide/slide.resource.ts";\n'],
  ["src/server/resources.ts", "  slideResource,\n"],
  ["src/server/router.ts", 'import { slideRouter } from "./resources/slide/slide.router.ts";\n'],
  ["src/server/router.ts", "  slides: slideRouter,\n"],
  ["src/admin-app/resources.tsx", 'import { slideResource, slideRoutes } from "./resources/slide/slide.resource.tsx";\n'],
  ["src/admin-app/resources.tsx", "  slideResource,\n"],
  ["src/admin-app/resources.tsx", "  slideRoutes,\n"],
  ["src/server/platform/rest/documentation/words.fr.ts", '    slides: { name: "Slides", description: "Les images du carrousel" },\n'],
  ["src/server/platform/rest/documentation/words.en.ts", '    slides: { name: "Slides", description: "The pictures of the carousel" },\n'],
  ["src/contracts/media/media.ts", '  slide: ["image_url"],\n'],
  ["src/public-app/page-modules.ts", ', "slide/carousel-loading.tsx"'],
  ["src/public-app/home/home-page.tsx", 'import { Carousel } from "#public-app/slide/carousel.tsx";\n'],
  ["src/public-app/home/home-page.tsx", "{slides.length > 0 ? <Carousel slides={slides} /> : <HomeHero />}", "<HomeHero />"],
  ["src/public-app/home/home-page.tsx", "{ slides, newProducts,", "{ newProducts,"],
  ["src/public-app/routes/home.tsx", "[slides, newProducts,", "[newProducts,"],
  ["src/public-app/routes/home.tsx", "    orNone(rpc.slides.listActive.query()),\n"],
  ["src/public-app/routes/home.tsx", "{ slides, newProducts,", "{ newProducts,"],
  [
    "src/public-app/routes/home.tsx",
    '  pendingComponent: lazyRouteComponent(() => import("#public-app/slide/carousel-loading.tsx"), "CarouselLoading"),\n',
  ],
];

/** A slide’s name as code has it: `slide`, `slides`, `slideRouter`, `newSlides`, `SLIDE_TRANSLATION`; no `slider`. */
const NAME = /(?:(?<![a-zA-Z])[sS]lide|[a-z]Slide|(?<![A-Z])SLIDE)s?(?![a-z])/;

/** Sources that may go on naming one: what landed stays as it is, and prose slides where it likes. */
const MAY_NAME = /\/migrations\/|\/demo\//;

/** The lines of the sources that name a slide outside of comments. */
async function linesThatName(paths: string[]): Promise<string[]> {
  const lines = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(copy, path), "utf8");
      const code = parseModule({ path, text }).comments.reduce(
        (left, { start, end }) => left.slice(0, start) + left.slice(start, end).replaceAll(/[^\n]/g, " ") + left.slice(end),
        text,
      );
      return code.split("\n").flatMap((line, index) => (NAME.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
    }),
  );
  return lines.flat();
}

let copy: string;
let copied: string[];

/** Copies what the program is built and run from; packages are found above it. Slides are taken out and a language is
 *  added, so that one compilation serves both. */
beforeAll(async () => {
  copy = await mkdtemp(join(ROOT, ".planted-tree-"));
  const parts = ["src", "scripts", "docs/guide", "package.json", "package-lock.json", "tsconfig*.json", "vite.config.ts"];
  const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...parts], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const isPart = (path: string) => path !== "" && !/\/slide\/|\.(?:test|factory)\.tsx?$|\/testing\//.test(path);
  copied = tracked.split("\n").filter(isPart);
  for (const path of copied) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    await cp(join(ROOT, path), join(copy, path));
  }
  await symlink(join(ROOT, "assets"), join(copy, "assets"));
  for (const [path, text, instead = ""] of LINES) {
    const source = await readFile(join(copy, path), "utf8");
    if (!source.includes(text)) throw new Error(`${path} does not say: ${text}`);
    await writeFile(join(copy, path), source.replace(text, instead));
  }
  await addPseudoLanguage(copy);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Programs of the copy: each app calls its own router by the same names, so that both cannot be one. Scripts stay
 *  behind, since some need tests. */
const PROGRAMS = {
  "tsconfig.public.json": ["src/public-app"],
  "tsconfig.admin.json": ["src/admin-app", "src/server", "src/contracts"],
};

/** Gives the compiler's errors in one program of the copy, or in some of its files. */
async function typeErrors(program: keyof typeof PROGRAMS, include = PROGRAMS[program]): Promise<string> {
  const file = join(copy, `changed.${program}`);
  await writeFile(file, JSON.stringify({ extends: `./${program}`, include }));
  return new Promise((resolve) => {
    execFile(join(ROOT, "node_modules/.bin/tsc"), ["-p", file, "--checkers", "1"], { cwd: copy }, (_error, stdout) => resolve(stdout));
  });
}

it("no source names a slide any more", async () => {
  const sources = copied.filter((path) => /^src\/.*\.tsx?$/.test(path) && !MAY_NAME.test(path));
  expect(await linesThatName(sources)).toEqual([]);

  const leftBehind = "src/admin-app/left-behind.ts";
  const text = 'export const labels = { slide: "Slides" }; // of a slide\n/** A slide. */\nexport const slider = 1;\n';
  await writeFile(join(copy, leftBehind), text);
  expect(await linesThatName([leftBehind]), "what is left behind is missed").toHaveLength(1);
  await rm(join(copy, leftBehind));
});

it("slides go with their folders, their lines in the lists and their carousel on the home page", { timeout: 600_000 }, async () => {
  expect(await typeErrors("tsconfig.public.json")).toBe("");
  expect(await typeErrors("tsconfig.admin.json")).toBe("");

  const leftBehind = "src/contracts/left-behind.ts";
  await writeFile(join(copy, leftBehind), 'export type { slideRouter } from "./resources/slide/slide.router.ts";\n');
  expect(await typeErrors("tsconfig.admin.json", [leftBehind]), "what is left behind is missed").toMatch(/left-behind\.ts.*TS2307/);
  await rm(join(copy, leftBehind));

  const words = "src/server/platform/language/words.ts";
  const whole = await readFile(join(copy, words), "utf8");
  await writeFile(join(copy, words), whole.replace(", ar", ""));
  expect(await typeErrors("tsconfig.admin.json", [words]), "a language without its words is missed").toContain(words);
  await writeFile(join(copy, words), whole);
});

it(
  "a language is added by its lines and its files: the tree builds, and serves its pages from the right",
  { timeout: 600_000 },
  async () => {
    await promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: copy });
    const dataDir = await mkdtemp(join(tmpdir(), "lumidar-language-"));
    const database = await createTestDatabase();
    const server = runServer(
      { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: "a secret for this test that is long enough", ADMIN_PASSWORD: PASSWORD },
      copy,
    );
    try {
      const origin = await server.ready;
      const headers = { "content-type": "application/json", authorization: `Bearer ${await tokenOf(origin)}` };
      const added = await fetch(`${origin}/api/admin/features`, { method: "POST", headers, body: JSON.stringify(aFeature()) });
      expect(added.status).toBe(201);
      const fetchText = async (path: string) => (await fetch(origin + path)).text();

      const home = await fetchText("/ar/");
      expect(home).toContain('<html lang="ar" dir="rtl"');
      expect(home).toContain(`content="${MARK}Lumière, climat`);
      expect(home, "what is not translated is French, and says so").toMatch(/<li[^>]* lang="fr" dir="ltr">/);
      expect(home).toContain('hrefLang="ar"');

      const moved = await fetch(`${origin}/ar`, { redirect: "manual" });
      expect([moved.status, moved.headers.get("location")]).toEqual([301, "/ar/"]);
      const unknown = await fetch(`${origin}/ar/rien`);
      expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining(MARK)]);
      expect(await fetchText("/")).toContain('href="/ar/"');
      expect(await fetchText("/")).not.toContain(MARK);

      expect(await fetchText("/sitemap.xml")).toContain(`hreflang="ar" href="${origin}/ar/contact"`);
      expect(await fetchText("/ar/feed.xml")).toContain("<language>ar</language>");
      const reply = await fetch(`${origin}/api/features?lang=ar`);
      expect(await reply.json()).toMatchObject([{ language: "fr" }]);
    } finally {
      server.process.kill("SIGTERM");
      await server.ended;
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
