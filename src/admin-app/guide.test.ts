import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { GuidePage } from "./kit/guide/guide-page.ts";
import { findPage } from "./kit/guide/guide-text.ts";
import { toScreenName } from "./kit/guide/screen-name.ts";
import { type Guide, listFaults } from "../../scripts/guide/guide-faults.ts";
import { parsePage, slugOf } from "../../scripts/guide/parse-page.ts";
import { GUIDE, listPictures, readPages } from "../../scripts/guide/read-pages.ts";
import { router } from "./router.tsx";

/** Explains one tab of the form of products. */
const WITHOUT_SCREEN = ["specifications"];

const PICTURES_MAX_BYTES = 1_500_000;

const facts = { name: "produits", sizeOf: (file: string) => (file === "pictures/a.webp" ? { width: 2, height: 1 } : undefined) };
const write = (body: string, screens = "[/admin/a]") =>
  `---\ntitle: Les produits\npart: Le catalogue\norder: 1\nscreens: ${screens}\n---\n\n${body}\n`;
const parse = (body: string, screens?: string): GuidePage => parsePage(write(body, screens), facts);

/** Lists the faults of a guide of one page. */
function faultsOf(body: string, rest: Partial<Guide> = {}): string[] {
  const page = parse(`## Créer une fiche\n\n${body}`);
  return listFaults({ pages: [page], paths: ["/admin/a"], withoutScreen: [], pictures: [], ...rest });
}

describe("the guide of the back office", () => {
  it("the guide has every screen in one page, and links and pictures that lead somewhere", async () => {
    const pages = await readPages();
    const paths = Object.keys(router.routesByPath);
    expect(paths.length).toBeGreaterThan(30);
    expect(listFaults({ pages, paths, withoutScreen: WITHOUT_SCREEN, pictures: await listPictures() })).toEqual([]);
  });

  it("the link of each screen leads to the page that explains it", async () => {
    const pages = await readPages();
    const screens = pages.flatMap((page) => page.screens.map((path) => [path, page.name]));
    const named = screens.map(([path = ""]) => [path, findPage(pages, toScreenName(path))?.name]);
    expect(named).toEqual(screens);
  });

  it("the guide's pictures are small together, and each has what its screen says beside it", async () => {
    const folder = join(GUIDE, "pictures");
    const names = await readdir(folder);
    const pictures = names.filter((name) => name.endsWith(".webp"));
    const sizes = await Promise.all(pictures.map((name) => stat(join(folder, name))));
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(PICTURES_MAX_BYTES);
    expect(names.filter((name) => name.endsWith(".txt"))).toEqual(pictures.map((name) => name.replace(".webp", ".txt")));
  });

  it("a screen without a page, with two pages, or that does not exist is refused", () => {
    expect(faultsOf("Bonjour.", { paths: ["/admin/a", "/admin/b"] })).toEqual(["/admin/b: no page explains this screen"]);
    expect(faultsOf("Bonjour.", { paths: [] })).toEqual(["/admin/a: a page explains this screen, which does not exist"]);
    const twice = { ...parse("Encore."), order: 2 };
    expect(faultsOf("", { pages: [parse("Bonjour."), twice] })).toEqual(["/admin/a: two pages explain this screen"]);
  });

  it("a page without a screen is refused, unless it is meant so", () => {
    const pages = [parse("Bonjour.", "[]")];
    expect(faultsOf("", { pages, paths: [] })).toEqual(["produits.md: explains no screen"]);
    expect(faultsOf("", { pages, paths: [], withoutScreen: ["produits"] })).toEqual([]);
  });

  it("a link that leads nowhere is refused, to a page, a heading or a screen", () => {
    const fine = "[a](produits.md), [b](produits.md#creer-une-fiche), [c](/admin/a)";
    expect(faultsOf(fine)).toEqual([]);
    const planted = ["absent.md", "produits.md#absent", "/admin/absent", "/admin/a#absent"];
    for (const href of planted) expect(faultsOf(`- Voyez [ceci](${href}).`)).toHaveLength(1);
    for (const href of ["https://example.com", "../api.md", "javascript:alert(1)"])
      expect(() => faultsOf(`[ceci](${href})`)).toThrow("leads to a page of the guide or to a screen");
  });

  it("a picture that no page shows, that is not there or has no alternative text is refused", () => {
    const shown = "![Une fiche](pictures/a.webp)";
    expect(faultsOf(shown, { pictures: ["pictures/a.webp"] })).toEqual([]);
    expect(faultsOf("Bonjour.", { pictures: ["pictures/a.webp"] })).toEqual(["pictures/a.webp: no page shows this picture"]);
    expect(() => parse("![](pictures/a.webp)")).toThrow("has no alternative text");
    expect(() => parse("![Une fiche](pictures/b.webp)")).toThrow("does not exist");
  });

  it("what the back office would not show is refused: HTML, tables, code, nested lists, front matter that lacks something", () => {
    const planted = ["<b>gras</b>", "<script>1</script>", "| a |\n| - |\n| b |", "`code`", "# Titre", "- a\n  - b", "> citation"];
    for (const body of planted) expect(() => parse(body)).toThrow("« ");
    expect(() => parsePage("Bonjour.", facts)).toThrow("opens with its title");
    expect(() => parse("Bonjour.", "/admin/a")).toThrow("opens with its title");
  });

  it("two headings of one id, and pages of one number, are refused", () => {
    expect(faultsOf("## Créer une fiche")).toEqual(["produits.md: two headings have the id creer-une-fiche"]);
    expect(faultsOf("", { pages: [parse("Un."), { ...parse("Deux.", "[]") }], withoutScreen: ["produits"] })).toEqual([
      "the pages are numbered 1, 1",
    ]);
  });

  it("a page is summed up by its first sentence", () => {
    expect(parse("Une fiche est visible. Le reste est dit ici.").summary).toBe("Une fiche est visible.");
    expect(parse("Sans point").summary).toBe("Sans point");
    expect(parse("- Une liste.").summary).toBe("");
  });

  it("a text gets the spaces of French typography, and its links and strong words stay", () => {
    const [block] = parse("Choisissez « **Créer** » : [la corbeille](annuler.md#votre-saisie)\nest là.").intro;
    expect(block).toEqual({
      type: "paragraph",
      text: [
        { text: "Choisissez «\u202f" },
        { text: "Créer", isStrong: true },
        { text: "\u202f»\u202f: " },
        { text: "la corbeille", link: { path: "/admin/dashboard/help/annuler", hash: "votre-saisie" } },
        { text: " est là." },
      ],
    });
    expect(slugOf("À deux sur une fiche")).toBe("a-deux-sur-une-fiche");
    expect(slugOf("Si quelque chose ne va pas")).toBe("si-quelque-chose-ne-va-pas");
  });
});
