import { describe, expect, it } from "vitest";
import { fieldConflicts, mineOverTheirs } from "#admin-app/editor/conflict/field-conflicts.ts";
import { emptyDownload } from "#admin-app/product/fields/download.ts";
import { PRODUCT, unfinishedTabs } from "./product-editing.ts";
import { emptyProduct, withKey } from "./product-form.ts";

const base = {
  ...emptyProduct(),
  title: "Aube",
  short_description: "Avant",
  specifications: [withKey({ name: "Tension", value: "230", unit: "V" })],
};

describe("fieldConflicts", () => {
  it("lists what another administrator changed, and says whether it was changed here too", () => {
    const theirs = { ...base, title: "Aurore", short_description: "Pendant" };
    const mine = { ...base, short_description: "Après", reference: "LUM-1" };
    expect(fieldConflicts(PRODUCT, { base, theirs, mine })).toEqual([
      { field: "title", theirs: "Aurore", mine: "Aube", isMine: false },
      { field: "short_description", theirs: "Pendant", mine: "Après", isMine: true },
    ]);
  });

  it("does not take a row's new key for a change", () => {
    const theirs = { ...base, specifications: [withKey({ name: "Tension", value: "230", unit: "V" })] };
    expect(fieldConflicts(PRODUCT, { base, theirs, mine: base })).toEqual([]);
  });

  it("shows lists and switches in words", () => {
    const theirs = { ...base, is_new: true, specifications: [] };
    expect(fieldConflicts(PRODUCT, { base, theirs, mine: base })).toEqual([
      { field: "specifications", theirs: "(aucun)", mine: "Tension 230 V", isMine: false },
      { field: "is_new", theirs: "Oui", mine: "Non", isMine: false },
    ]);
  });
});

describe("the related products of a conflict", () => {
  it("are named, not numbered", () => {
    const related = { id: 3, title: "Givre", short_description: "", image_url: "", slug: "givre" };
    expect(fieldConflicts(PRODUCT, { base, theirs: { ...base, related_products: [related] }, mine: base })).toEqual([
      { field: "related_products", theirs: "Givre", mine: "(aucun)", isMine: false },
    ]);
  });
});

describe("mineOverTheirs", () => {
  it("keeps what I changed, and their changes everywhere else", () => {
    const theirs = { ...base, title: "Aurore", short_description: "Pendant" };
    const mine = { ...base, short_description: "Après" };
    expect(mineOverTheirs(PRODUCT, { base, theirs, mine })).toMatchObject({ title: "Aurore", short_description: "Après" });
  });
});

describe("unfinishedTabs", () => {
  const whole = { ...base, slug: "aube", reference: "LUM-1", category: "Interfaces" };

  it("does not call finished what was merely looked at", () => {
    expect(unfinishedTabs(emptyProduct())).toEqual(["information"]);
    expect(unfinishedTabs({ ...whole, downloads: [withKey({ ...emptyDownload(), name: "Notice" })] })).toEqual(["downloads"]);
  });

  it("finds nothing to do in a whole product, nor in rows left blank", () => {
    expect(unfinishedTabs({ ...whole, downloads: [withKey(emptyDownload())] })).toEqual([]);
  });
});
