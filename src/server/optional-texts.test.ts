import { expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#server/router.ts";
import { procedureReader } from "./platform/rest/procedure-schemas.ts";
import { restRoutes } from "./platform/declaration/rest-routes.ts";

/** Honeypot fields, which people leave empty without seeing them: a machine that fills them in gets the confirmation,
 *  and nothing is stored. */
const HONEYPOT = "website";

/** Every optional field of a documented write that may be an empty text. Days are left out: an empty one is null. */
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

it("optional texts are found among the documented writes", () => {
  const names = OPTIONAL_TEXTS.map(({ name }) => name);
  for (const known of ["products.create long_description", "articles.update excerpt", "contactRequests.send phone"])
    expect(names).toContain(known);
});
