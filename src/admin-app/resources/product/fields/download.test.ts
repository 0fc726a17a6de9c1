import { expect, it } from "vitest";
import { downloadSchema } from "#contracts/product/product-parts.ts";
import { downloadOf, fileOf } from "./download.ts";

it("makes a French datasheet of an uploaded PDF, named without its ending, its size in MB with two decimals", () => {
  const download = downloadOf("Fiche Aube.v2.PDF", { url: "/uploads/f.pdf", size: 2.5 * 1024 * 1024 });
  expect(download).toEqual({
    name: "Fiche Aube.v2",
    type: "Fiche technique",
    url: "/uploads/f.pdf",
    size: "2.50 MB",
    language: "Français",
    version: "",
    date: "",
    slug: "",
  });
  expect(downloadSchema.safeParse(download).success).toBe(true);
});

it("a file that takes the place of another one brings its size, where that is known, and nothing else", () => {
  expect(fileOf({ url: "/uploads/g.pdf", size: 1024 * 1024 })).toEqual({ url: "/uploads/g.pdf", size: "1.00 MB" });
  expect(fileOf({ url: "https://exemple.tn/g.pdf", size: 0 })).toEqual({ url: "https://exemple.tn/g.pdf", size: "" });
});
