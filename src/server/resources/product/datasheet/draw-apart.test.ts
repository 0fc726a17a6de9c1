import { expect, it } from "vitest";
import { NO_COMPLIANCE } from "#contracts/product/product-compliance.ts";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { checkPdf } from "#server/platform/media/check-pdf.ts";
import { datasheetOf, type Described } from "./datasheet.ts";
import { createDrawing } from "./draw-apart.ts";
import { sheetText } from "./testing/sheet-text.ts";

const LEAST: Described = {
  ...NO_COMPLIANCE,
  title: "Lampe",
  reference: "LUM-1",
  category: "",
  subcategory: "",
  short_description: "Éclaire.",
  long_description: "",
  images: [],
  specifications: [],
  benefits: [],
  compatibility: [],
  version: 1,
  updated_at: new Date("2026-03-12T10:00:00Z"),
  required: [],
  complementary: [],
  replaced_by: [],
};

const aSheet = (fields: Partial<Described> = {}) => ({
  sheet: datasheetOf({ ...LEAST, ...fields }, { language: "fr", url: "", company: DEFAULT_SETTINGS }),
  jpegs: [],
});

it("a sheet of the least that a product says is one page, without empty headings", async () => {
  const text = sheetText(await createDrawing()(aSheet()));
  expect(text.split("\n")).toEqual(["Lumidar – Fiche produit", "Lampe", "Référence LUM-1", "Version 1, 12 mars 2026", "Éclaire."]);
});

it("a sheet of all that a product may say flows over pages, and loses nothing", async () => {
  const many = <Item>(count: number, itemOf: (index: number) => Item) => Array.from({ length: count }, (_, index) => itemOf(index));
  const bytes = await createDrawing()(
    aSheet({
      title: "W".repeat(200),
      reference: "R".repeat(64),
      long_description: "Un long paragraphe. ".repeat(999),
      specifications: many(200, (index) => ({ name: `Nom ${index} ${"n".repeat(280)}`, value: "v".repeat(300), unit: "mm²" })),
      benefits: many(50, (index) => ({ icon: "", title: `Titre ${index}`, description: "D’un mot. ".repeat(99) })),
      safety_warnings: "Attention. ".repeat(450),
      data_notice: "Ligne\n".repeat(800),
    }),
  );
  checkPdf(bytes, "fiche.pdf");
  const text = sheetText(bytes);
  expect(text.match(/Nom \d+ /g)).toHaveLength(200);
  expect(text.match(/Attention\./g)).toHaveLength(450);
  expect(text.match(/^Ligne$/gm)).toHaveLength(800);
});

it("signs that no page can show are left out or replaced, and never end the drawing", async () => {
  const text = sheetText(await createDrawing()(aSheet({ title: "Ω ≥ ½ µm² → 😀 漢 <&>" })));
  expect(text).toContain("Ω ≥ ½ µm² → ? <&>");
});

it("a drawing that fails ends its thread, and the next one has another", async () => {
  const draw = createDrawing();
  await expect(draw({ ...aSheet(), jpegs: [new Uint8Array([1, 2, 3])] })).rejects.toThrow(/image/i);
  expect(sheetText(await draw(aSheet()))).toContain("Lampe");
});

it("beyond twenty that wait, drawings are refused at once", async () => {
  const draw = createDrawing();
  const drawn = await Promise.allSettled(Array.from({ length: 30 }, () => draw(aSheet())));
  expect(drawn.filter(({ status }) => status === "rejected")).toHaveLength(9);
});
