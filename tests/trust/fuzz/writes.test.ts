import { expect, it } from "vitest";
import { type Schema, valuesOf } from "./arbitraries.ts";
import { countWrite, findRefused, type Writes } from "./writes.ts";

const anOperation = (path: string) => ({ method: "POST", path, parameters: [], statuses: ["201"] });

function writesOf(path: string, { accepted, refused }: { accepted: number; refused: number }): Writes {
  const writes: Writes = {};
  for (let count = 0; count < accepted + refused; count += 1) countWrite(writes, anOperation(path), count < accepted);
  return writes;
}

it("the fuzz names an operation whose writes the server refuses", () => {
  const slides = writesOf("/api/admin/slides", { accepted: 4, refused: 96 });
  const products = writesOf("/api/admin/products", { accepted: 6, refused: 94 });
  expect(findRefused({ ...slides, ...products })).toEqual(["POST /api/admin/slides"]);
});

it("the fuzz refuses a schema of which it knows no values, as a reference", () => {
  const written: Schema = JSON.parse('{ "type": "object", "properties": { "slide": { "$ref": "#/components/schemas/SlideInput" } } }');
  expect(() => valuesOf(written)).toThrow(/no values are known of .*SlideInput/);
});
