import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningServer, runServer } from "#server/testing/running-server.ts";
import { createTestDatabase } from "#server/testing/test-database.ts";
import { addArabic, treeWithArabic } from "./arabic/tree-with-arabic.ts";

const ROOT = join(import.meta.dirname, "..");

let copy: string;
let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let running: RunningServer | undefined;

beforeAll(async () => {
  copy = await treeWithArabic();
  dataDir = await mkdtemp(join(tmpdir(), "lumidar-arabic-"));
  database = await createTestDatabase();
});

afterAll(async () => {
  running?.process.kill("SIGTERM");
  await running?.ended;
  await database.drop();
  await Promise.all([copy, dataDir].map((folder) => rm(folder, { recursive: true, force: true })));
});

/** Each app calls its own router by the same names, so that both cannot be one program; scripts stay behind, some of which need tests. */
const PROGRAMS = {
  "tsconfig.public.json": ["src/public-app"],
  "tsconfig.admin.json": ["src/admin-app", "src/server", "src/contracts"],
};

async function typeErrors(program: keyof typeof PROGRAMS, include = PROGRAMS[program]): Promise<string> {
  const file = join(copy, `arabic.${program}`);
  await writeFile(file, JSON.stringify({ extends: `./${program}`, include }));
  return new Promise((resolve) => {
    execFile(join(ROOT, "node_modules/.bin/tsc"), ["-p", file], { cwd: copy }, (_error, stdout) => resolve(stdout));
  });
}

/** The sheet of styles that a page loads. */
async function stylesOf(origin: string, path: string): Promise<string> {
  const html = await (await fetch(origin + path)).text();
  const [, sheet = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return (await fetch(origin + sheet)).text();
}

it(
  "a language is added by the files that CONTRIBUTING names: the tree compiles, builds, and serves its pages from the right",
  { timeout: 900_000 },
  async () => {
    const list = join(copy, "src/contracts/shared/language.ts");
    const before = await readFile(list, "utf8");
    await writeFile(list, before.replace("  en: {", '  ar: { name: "العربية", locale: "ar-TN", direction: "rtl" },\n  en: {'));
    const words = "src/server/language/words.ts";
    expect(await typeErrors("tsconfig.admin.json", [words]), "a line without its words is missed").toContain(words);
    await writeFile(list, before);
    await addArabic(copy);
    expect(await typeErrors("tsconfig.public.json")).toBe("");
    expect(await typeErrors("tsconfig.admin.json")).toBe("");
    await promisify(execFile)(process.execPath, ["scripts/build.ts"], { cwd: copy });

    running = runServer(
      { DATABASE_URL: database.url, DATA_DIR: dataDir, JWT_SECRET: "a secret for this test that is long enough", SEED_DEMO: "auto" },
      copy,
    );
    const origin = await running.ready;
    const page = async (path: string) => (await fetch(origin + path)).text();

    const home = await page("/ar/");
    expect(home).toContain('<html lang="ar" dir="rtl"');
    expect(home).toContain("بيت يعتني بنفسه");
    expect(home, "what is not translated is French, and says so").toMatch(/<h2[^>]* lang="fr" dir="ltr"[^>]*>/);
    expect(home).toContain('hrefLang="ar"');
    expect(home).toMatch(/<link rel="preload" href="[^"]*readex-pro-arabic[^"]*\.woff2"/);

    expect(await stylesOf(origin, "/ar/")).toContain("Readex Pro");
    expect(await stylesOf(origin, "/"), "no other language pays for it").not.toContain("Readex Pro");
    expect(await page("/")).not.toContain("readex");

    const [moved, unknown, french] = await Promise.all([
      fetch(`${origin}/ar`, { redirect: "manual" }),
      fetch(`${origin}/ar/rien`),
      page("/"),
    ]);
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/ar/"]);
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("هذه الصفحة غير موجودة")]);
    expect(french).toContain('href="/ar/"');

    expect(await page("/sitemap.xml")).toContain(`hreflang="ar" href="${origin}/ar/contact"`);
    expect(await page("/ar/feed.xml")).toContain("<language>ar</language>");
    const reply = await fetch(`${origin}/api/products?lang=ar&limit=1`);
    expect(await reply.json()).toMatchObject({ data: [{ language: "fr" }] });
  },
);
