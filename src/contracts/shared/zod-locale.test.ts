import { expect, it } from "vitest";
import { z } from "zod";

it("a text and a list that may not be empty are asked for without a number", () => {
  for (const [schema, empty] of [
    [z.string().min(1), ""],
    [z.array(z.string()).min(1), []],
  ] as const)
    expect(schema.safeParse(empty).error?.issues).toMatchObject([{ message: "Ce champ est obligatoire." }]);
  expect(z.string().min(2).safeParse("a").error?.issues).toMatchObject([{ message: "Saisissez au moins 2 caractères." }]);
});
