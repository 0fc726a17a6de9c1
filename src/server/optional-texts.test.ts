import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { procedureReader } from "./platform/rest/procedure-schemas.ts";
import { restRoutes } from "./platform/declaration/rest-routes.ts";

/** What people leave empty without seeing it: a machine that fills it in is thanked, and ignored. */
const HONEYPOT = "website";

/** Every field of a documented write that may be left out, and may be an empty text. A day is none: an empty one is
 *  null. */
const readProcedure = procedureReader(appRouter);
const OPTIONAL_TEXTS = restRoutes().flatMap(({ procedure, method }) => {
  const { input } = readProcedure(procedure);
  const shape = method !== "get" && input instanceof z.ZodObject ? input.shape : {};
  return Object.keys(shape)
    .map((field) => ({ name: `${procedure} ${field}`, field, text: z.object({ [field]: shape[field] }) }))
    .filter(({ field, text }) => field !== HONEYPOT && text.safeParse({}).success && text.safeParse({ [field]: "" }).data?.[field] === "");
});

it.each(OPTIONAL_TEXTS)("the optional text $name is emptied by null, and left alone by nothing (decision 6)", ({ field, text }) => {
  expect(text.parse({ [field]: null })).toEqual({ [field]: "" });
  expect(text.parse({})).toEqual({});
});

it("optional texts are found among what can be written", () => {
  const names = OPTIONAL_TEXTS.map(({ name }) => name);
  for (const known of ["products.create long_description", "articles.update excerpt", "contactRequests.send phone"])
    expect(names).toContain(known);
});
