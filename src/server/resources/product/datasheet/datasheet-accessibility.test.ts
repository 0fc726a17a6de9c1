import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aProduct } from "../product.factory.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { findUnmarked } from "./testing/find-unmarked.ts";
import { objectsOf, type PdfObject, findReference } from "./testing/sheet-text.ts";

// The machine-checkable rules of PDF/UA-1 (ISO 14289-1) for what pdfkit writes: no validator exists as a package of
// Node.

/** Numbers of the pieces of a page's content that are in the structure. */
const markedIds = (content: string) =>
  Array.from(content.matchAll(/^\/(?!Artifact)\w+ <<[^>]*\/MCID (\d+)[^>]*>> BDC$/gm), ([, id]) => Number(id));

describe("the sheet of a product with all that it may say", () => {
  let server: TestServer;
  let objects: Map<string, PdfObject>;
  const all = (pattern: RegExp) => [...objects.values()].filter(({ dictionary }) => pattern.test(dictionary));
  const elements = (kind: string) => all(new RegExp(`/S /${kind}\\b`));
  const at = (number: string) => objects.get(number) ?? { dictionary: "", stream: "" };

  async function upload(background: string) {
    const form = new FormData();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
    form.set("image", new Blob([new Uint8Array(picture)], { type: "image/png" }), "lampe.png");
    return (await server.asAdmin("POST", "/api/admin/upload", form)).body;
  }

  beforeAll(async () => {
    server = await startTestServer();
    const { body } = await server.asAdmin(
      "POST",
      "/api/admin/products",
      aProduct({
        long_description: "Un paragraphe.\n".repeat(40),
        images: [
          { ...(await upload("#c33")), isMain: true, alt_text: "Lampe" },
          { ...(await upload("#33c")), isMain: false, isDrawing: true },
        ],
        specifications: Array.from({ length: 40 }, (_, index) => ({ name: `Mesure ${index}`, value: "≥ 4", unit: "Ω" })),
        benefits: [{ icon: "", title: "Douce", description: "Sans à-coups" }],
        safety_warnings: "Coupez le courant.",
      }),
    );
    const reply = await fetch(`${server.url}/produits/${body.slug}/fiche.pdf`);
    objects = objectsOf(Buffer.from(await reply.arrayBuffer()));
  });
  afterAll(() => server.stop());

  it("states its kind, its language, and its title, which the window shows", () => {
    const [catalog] = all(/\/Type \/Catalog/);
    const { dictionary = "" } = catalog ?? {};
    expect(dictionary).toContain("/Lang (fr)");
    expect(at(findReference(dictionary, "MarkInfo")).dictionary).toContain("/Marked true");
    expect(at(findReference(dictionary, "ViewerPreferences")).dictionary).toContain("/DisplayDocTitle true");
    const metadata = at(findReference(dictionary, "Metadata")).stream;
    expect(metadata).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(metadata).toMatch(/<dc:title>[\s\S]*<rdf:li[^>]*>[^<]+<\/rdf:li>/);
  });

  it("draws nothing that is neither in its structure nor an artifact, and has each piece of the structure once", () => {
    const pages = all(/\/Type \/Page\b/);
    expect(pages.length).toBeGreaterThan(1);
    for (const { dictionary } of pages) {
      const { stream } = at(findReference(dictionary, "Contents"));
      expect(findUnmarked(stream)).toEqual([]);
      expect(dictionary, "the tabulator follows the structure").toContain("/Tabs /S");
      expect(dictionary).toMatch(/\/StructParents \d+/);
      const ids = markedIds(stream);
      expect(ids).toEqual([...new Set(ids)]);
    }
    const marked = pages.flatMap(({ dictionary }) => markedIds(at(findReference(dictionary, "Contents")).stream));
    const pieces = all(/\/S \/\w+/).flatMap(({ dictionary }) => /\/K \[([\d\s]*)\]/.exec(dictionary)?.[1]?.trim().split(/\s+/) ?? []);
    expect(pieces.filter(Boolean).length, "a piece that no element has, or that two have").toBe(marked.length);
  });

  it("pictures have a text and a box, rows a header, and headings no gap", () => {
    expect(elements("Figure")).toHaveLength(2);
    for (const { dictionary } of elements("Figure")) {
      expect(dictionary).toMatch(/\/Alt [(<]./);
      expect(dictionary.replaceAll(/\s+/g, " ")).toMatch(/\/BBox \[\d[\d. ]+\]/);
    }
    expect(elements("TH").length).toBe(elements("TR").length);
    for (const { dictionary } of elements("TH")) expect(dictionary).toContain("/Scope /Row");
    expect([elements("H1").length, elements("H2").length > 0, elements("H4").length]).toEqual([1, true, 0]);
    expect(elements("LI").length).toBe(elements("LBody").length);
  });

  it("brings its fonts with it, and what each glyph means", () => {
    const fonts = all(/\/Subtype \/Type0/);
    expect(fonts).toHaveLength(2);
    for (const { dictionary } of fonts) expect(at(findReference(dictionary, "ToUnicode")).stream).toContain("beginbfrange");
    for (const { dictionary } of all(/\/Subtype \/CIDFontType2/)) expect(dictionary).toContain("/CIDToGIDMap /Identity");
    const described = all(/\/Type \/FontDescriptor/);
    expect(described).toHaveLength(2);
    for (const { dictionary } of described) expect(dictionary).toMatch(/\/FontFile2 \d+ 0 R/);
    expect(all(/\/CIDSet/), "a set of glyphs must name all of them, and pdfkit's misses the accents that letters are made with").toEqual(
      [],
    );
    expect(all(/\/Subtype \/(Type1|TrueType)\b/), "no font that a reader would have to bring").toEqual([]);
  });
});

it("a line that stands outside of every mark is found", () => {
  expect(findUnmarked("/P <</MCID 0>> BDC\n[<01> 0] TJ\nEMC\n[<02> 0] TJ\n0 0 m\n1 1 l\nS")).toEqual(["[<02> 0] TJ", "S"]);
});
