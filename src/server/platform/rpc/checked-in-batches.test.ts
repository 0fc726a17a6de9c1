import { expect, it } from "vitest";
import { z } from "zod";
import { ROWS_AT_ONCE, checkedInBatches } from "#server/platform/database/rows.ts";

const row = z.object({ title: z.string() });
const contract = checkedInBatches(z.object({ data: z.array(row), total: z.int() }));
const rows = Array.from({ length: 2 * ROWS_AT_ONCE + 1 }, (_, n) => ({ title: `Produit ${n}`, secret: "interne" }));

it("a list checked in batches has every row in its order, and no field that the contract does not name", async () => {
  expect(await contract.parseAsync({ data: rows, total: rows.length, secret: "interne" })).toEqual({
    data: rows.map(({ title }) => ({ title })),
    total: rows.length,
  });
});

it("a list checked in batches is refused for a faulty row of any batch, and for a faulty page", async () => {
  await expect(contract.parseAsync({ data: [...rows, { title: 3 }], total: 1 })).rejects.toThrow(z.ZodError);
  await expect(contract.parseAsync({ data: rows, total: "beaucoup" })).rejects.toThrow(z.ZodError);
});
