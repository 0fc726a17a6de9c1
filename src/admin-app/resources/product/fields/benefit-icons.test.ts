import { expect, it } from "vitest";
import { iconTyped, lookOf } from "./benefit-icons.ts";

it("takes an icon by its French name, however it is written, and an emoji as it is", () => {
  expect(iconTyped("eclair")).toBe("zap");
  expect(iconTyped("💡")).toBe("💡");
  expect(lookOf("leaf")?.label).toBe("Feuille");
  expect(lookOf("💡")).toBeUndefined();
});

it("lets a name be typed through another one", () => {
  const typed = ["Clé", "Clé ", "Clé à", "Clé à molette"].map(iconTyped);
  expect(typed).toEqual(["key-round", "Clé ", "Clé à", "wrench"]);
});
