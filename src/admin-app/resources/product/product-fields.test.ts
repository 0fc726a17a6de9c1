import { describe, expect, it } from "vitest";
import { faultyTabs, firstFaultOf, tabOf } from "./product-fields.ts";

describe("tabOf", () => {
  it("finds the tab of a faulty field, and of a row in it", () => {
    expect([
      tabOf("title"),
      tabOf("images.0.url"),
      tabOf("specifications.2.name"),
      tabOf("downloads"),
      tabOf("meta_title"),
      tabOf("data_notice"),
    ]).toEqual(["information", "information", "specifications", "downloads", "seo", "compliance"]);
  });
});

describe("faultyTabs", () => {
  it("lists them in the order of the tabs, none twice", () => {
    expect(faultyTabs({ meta_title: "x", "benefits.0": "x", title: "x", slug: "x" })).toEqual(["information", "benefits", "seo"]);
    expect(faultyTabs({})).toEqual([]);
  });
});

describe("firstFaultOf", () => {
  it("finds a complaint about a field or a part of it, and no other", () => {
    expect(firstFaultOf("images", { image_url: "a", "images.3.url": "b" })).toBe("b");
    expect(firstFaultOf("images", { images: "a" })).toBe("a");
    expect(firstFaultOf("images", { images_more: "a" })).toBeUndefined();
  });
});
