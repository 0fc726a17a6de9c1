import { expect, it } from "vitest";
import { aCategory } from "#server/resources/category/category.factory.ts";
import { aProduct } from "#server/resources/product/product.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

const create = async (path: string, input: object) => (await server.asAdmin("POST", `/api/admin/${path}`, input)).body;
const keyOf = (resource: string, { id }: { id: number }) => ({ noun: resource, record: id, language: "en" });
const save = (resource: string, record: { id: number }, fields: object) =>
  server.call("POST", "translations.save", { ...keyOf(resource, record), fields });
const memoryOf = (resource: string, record: { id: number }) => server.call("GET", "translations.memory", keyOf(resource, record));

const LONG = "Une phrase. ".repeat(40).trim();
const aLamp = (name: string, value: string, more: object = {}) => aProduct({ specifications: [{ name, value, unit: "V" }], ...more });
const english = (name: string, value: string) => ({ title: "A lamp", specifications: [{ name, value, unit: "V" }] });

it("short texts of a record are found as other records have them in English, the most frequent translation first", async () => {
  for (const name of ["Voltage", "Tension", "Voltage"])
    await save("product", await create("products", aLamp("Tension", "230", { long_description: LONG })), english(name, "230"));
  await save("product", await create("products", aLamp("Couleur", "Blanc")), english("", "White"));
  await save("category", await create("categories", aCategory({ name: "Volets", subcategories: ["Roulants", "Battants"] })), {
    name: "Shutters",
    subcategories: ["Roller", "Hinged"],
  });

  const asked = await create(
    "products",
    aLamp("Tension", "Blanc", { title: "Battants", short_description: "Volets", long_description: LONG }),
  );
  expect(await memoryOf("product", asked)).toEqual([
    { source: "Battants", translation: "Hinged" },
    { source: "Blanc", translation: "White" },
    { source: "Tension", translation: "Voltage" },
    { source: "V", translation: "V" },
    { source: "Volets", translation: "Shutters" },
  ]);
});

it("the memory asks for a session and a record that exists", async () => {
  const query = encodeURIComponent(JSON.stringify(keyOf("product", { id: 999_999 })));
  expect((await server.send("GET", `/trpc/translations.memory?input=${query}`)).status).toBe(401);
  expect(await memoryOf("product", { id: 999_999 })).toMatchObject({ code: "not_found" });
});
