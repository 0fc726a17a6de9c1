import { expect, it } from "vitest";
import { iconTyped, signOf } from "./benefit-icons.ts";

it("takes an icon by its French name, however it is written, and an emoji as it is", () => {
  expect(iconTyped("eclair")).toBe("zap");
  expect(iconTyped("💡")).toBe("💡");
  expect(signOf("leaf")?.label).toBe("Feuille");
  expect(signOf("💡")).toBeUndefined();
});

it("lets a name be typed through another one", () => {
  const typed = ["Clé", "Clé ", "Clé à", "Clé à molette"].map(iconTyped);
  expect(typed).toEqual(["key-round", "Clé ", "Clé à", "wrench"]);
});
