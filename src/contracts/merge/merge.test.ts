import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRODUCT_MERGE } from "#contracts/product/product-merge.ts";
import { ARTICLE_MERGE, content } from "./merge.factory.ts";
import { isSameValue, mergeFields, type Merging, type Sides } from "./merge.ts";

type Row = { name: string; value: string; unit: string };
type Note = {
  long_description: string;
  specifications: Row[];
  images: { id: string; isMain: boolean; originalName: string; alt_text?: string }[];
};

const merge = (sides: Sides<Note>, how?: Merging) => mergeFields(PRODUCT_MERGE, sides, how);
const text = (base: string, mine: string, theirs: string, how?: Merging) =>
  mergeFields(
    PRODUCT_MERGE,
    { base: { long_description: base }, mine: { long_description: mine }, theirs: { long_description: theirs } },
    how,
  );
const rows = (base: string[], mine: string[], theirs: string[], how?: Merging) => {
  const toRows = (names: string[]) => ({
    specifications: names.map((row) => ({ name: row.split("=")[0], value: row.split("=")[1] ?? "", unit: "" })),
  });
  const { merged, collisions } = mergeFields(PRODUCT_MERGE, { base: toRows(base), mine: toRows(mine), theirs: toRows(theirs) }, how);
  return { collisions, rows: merged.specifications.map(({ name, value }) => (value === "" ? name : `${name}=${value}`)) };
};

const word = fc.constantFrom("brume", "givre", "aube", "été", "’", ".", "&");
const prose = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
const row = fc.record({ name: fc.constantFrom("Poids", "Taille", "Prise"), value: fc.constantFrom("1", "2", "3"), unit: fc.constant("") });
const image = fc.record({
  id: fc.constantFrom("a", "b", "c", "d"),
  isMain: fc.constant(false),
  originalName: fc.constant("x"),
  alt_text: fc.constantFrom("un", "deux"),
});
const note: fc.Arbitrary<Note> = fc.record({
  long_description: prose,
  specifications: fc.array(row, { maxLength: 5 }),
  images: fc.uniqueArray(image, { selector: ({ id }) => id, maxLength: 4 }),
});
const block = fc.constantFrom(
  "<p>aube</p>",
  "<p>la brume du soir</p>",
  "<h2>givre</h2>",
  "<ul>\n<li>été</li>\n</ul>",
  "<p>un <strong>mot</strong></p>",
);
const article = fc.array(block, { maxLength: 6 }).map((blocks) => ({ content: blocks.join("\n") }));

const inOrder = (texts: string[]) => texts.toSorted((one, other) => (one < other ? -1 : 1));

/** Result of a merge that does not depend on the order of the sides. */
const outcomeOf = ({ merged, collisions }: ReturnType<typeof merge>) =>
  collisions.length === 0 && {
    ...merged,
    specifications: inOrder(merged.specifications.map(({ name, value }) => `${name} ${value}`)),
    images: inOrder(merged.images.map(({ id, alt_text }) => `${id} ${alt_text}`)),
  };

describe("a merge of three versions", () => {
  it("gives the other side where one left everything as it was", () => {
    fc.assert(
      fc.property(note, note, (base, side) => {
        expect(merge({ base, mine: base, theirs: side })).toEqual({ merged: side, collisions: [] });
        expect(merge({ base, mine: side, theirs: base })).toEqual({ merged: side, collisions: [] });
        expect(merge({ base, mine: side, theirs: side })).toEqual({ merged: side, collisions: [] });
      }),
    );
    fc.assert(
      fc.property(article, article, (base, side) => {
        expect(content(base.content, base.content, side.content)).toEqual({ merged: side, collisions: [] });
        expect(content(base.content, side.content, side.content)).toEqual({ merged: side, collisions: [] });
      }),
    );
  });

  it("gives the same to both sides, but for the order of rows that both added", () => {
    fc.assert(
      fc.property(note, note, note, (base, mine, theirs) => {
        expect(outcomeOf(merge({ base, mine, theirs }))).toEqual(outcomeOf(merge({ base, mine: theirs, theirs: mine })));
      }),
    );
    fc.assert(
      fc.property(article, article, article, (base, mine, theirs) => {
        const [one, other] = [content(base.content, mine.content, theirs.content), content(base.content, theirs.content, mine.content)];
        const whole = ({ merged, collisions }: typeof one) => collisions.length === 0 && merged;
        expect(whole(one)).toEqual(whole(other));
      }),
    );
  });

  it("loses no character that either side wrote, unless there is a collision", () => {
    const buildProse = (sign: string) =>
      fc.array(fc.constantFrom("brume", "givre", "aube", sign), { maxLength: 12 }).map((words) => words.join(" "));
    const count = (value: string, sign: string) => value.split(sign).length;
    fc.assert(
      fc.property(prose, buildProse("МОЁ"), buildProse("ИХ"), (base, mine, theirs) => {
        const { merged, collisions } = text(base, mine, theirs);
        if (collisions.length > 0) return;
        expect(count(merged.long_description, "МОЁ")).toBe(count(mine, "МОЁ"));
        expect(count(merged.long_description, "ИХ")).toBe(count(theirs, "ИХ"));
      }),
    );
    fc.assert(
      fc.property(fc.array(row), fc.array(row), fc.array(row), (base, mine, theirs) => {
        const addSign = (side: Row[], sign: string) => side.map((each) => ({ ...each, name: `${sign} ${each.name}` }));
        const of = (specifications: Row[]) => ({ specifications });
        const [my, their] = [addSign(mine, "m"), addSign(theirs, "t")];
        const { merged, collisions } = mergeFields(PRODUCT_MERGE, {
          base: of(base),
          mine: of([...base, ...my]),
          theirs: of([...their, ...base]),
        });
        expect(collisions).toEqual([]);
        expect(merged.specifications).toHaveLength(base.length + my.length + their.length);
        for (const each of [...my, ...their]) expect(merged.specifications).toContainEqual(each);
      }),
    );
  });
});

describe("texts", () => {
  it("texts are merged word by word, neighbours too", () => {
    expect(text("Une lampe bleue et douce.", "Une grande lampe bleue et douce.", "Une lampe bleue et vive.")).toEqual({
      merged: { long_description: "Une grande lampe bleue et vive." },
      collisions: [],
    });
    expect(text("un deux trois", "un DEUX trois", "un deux TROIS").merged.long_description).toBe("un DEUX TROIS");
  });

  it("texts collide at the same words only: the choice leaves the rest merged", () => {
    const [base, mine, theirs] = ["Une lampe bleue et douce.", "Une lampe verte et douce, ici.", "Deux lampe rouge et douce."];
    const { collisions, merged } = text(base, mine, theirs);
    expect(merged.long_description).toBe("Deux lampe verte et douce, ici.");
    const options = {
      theirs: "Deux lampe rouge et douce, ici.",
      mine: "Deux lampe verte et douce, ici.",
      both: "Deux lampe rouge verte et douce, ici.",
    };
    expect(collisions).toMatchObject([{ path: ["long_description"], ...options }]);
    const [{ id } = { id: "" }] = collisions;
    expect(text(base, mine, theirs, { choices: { [id]: "both" } }).merged.long_description).toBe(options.both);
    expect(text(base, mine, theirs, { choices: { [id]: "theirs" } }).merged.long_description).toBe(options.theirs);
  });

  it("both of two sentences end with the sign that they have in common", () => {
    expect(text("Court.", "Mon extrait.", "Leur texte.").collisions).toMatchObject([{ both: "Leur texte. Mon extrait." }]);
    expect(text("Un soir. Une fin. Bonsoir.", "Un soir. Ma fin. Bonsoir.", "Un soir. Leur nuit. Bonsoir.").collisions).toMatchObject([
      { both: "Un soir. Leur nuit. Ma fin. Bonsoir." },
    ]);
    expect(text("Une fin.", "Une fin douce.", "Une fin vive.").collisions).toMatchObject([{ both: "Une fin vive douce." }]);
  });

  it("texts collide as a whole when they cannot be compared in time", () => {
    const { collisions } = text("un deux trois", "UN deux trois", "un deux TROIS", { timeoutMs: 0 });
    expect(collisions).toMatchObject([{ theirs: "un deux TROIS", mine: "UN deux trois", both: "un deux TROIS\nUN deux trois" }]);
  });
});

describe("rows", () => {
  it("rows that both sides added are both there, theirs first, each behind its former neighbour", () => {
    expect(rows(["A", "B"], ["A", "mine", "B", "my end"], ["A", "theirs", "B", "their end"])).toEqual({
      rows: ["A", "theirs", "mine", "B", "their end", "my end"],
      collisions: [],
    });
  });

  it("rows keep the order of the side that moved them", () => {
    expect(rows(["A", "B", "C"], ["C", "A", "B"], ["A", "B=2", "C", "D"])).toEqual({ rows: ["C", "D", "A", "B=2"], collisions: [] });
    const { collisions } = rows(["A", "B", "C"], ["C", "A", "B"], ["B", "A", "C"]);
    expect(collisions).toMatchObject([{ path: ["specifications"] }]);
    const [{ id } = { id: "" }] = collisions;
    expect(rows(["A", "B", "C"], ["C", "A", "B"], ["B", "A", "C"], { choices: { [id]: "theirs" } }).rows).toEqual(["B", "A", "C"]);
  });

  it("rows collide where both changed one, or one deleted what the other changed", () => {
    const changed = rows(["A=1"], ["A=2"], ["A=3"]);
    expect(changed.collisions).toMatchObject([{ path: ["specifications", "A"], theirs: { value: "3" }, mine: { value: "2" } }]);
    const [{ id } = { id: "" }] = changed.collisions;
    expect(rows(["A=1"], ["A=2"], ["A=3"], { choices: { [id]: "both" } }).rows).toEqual(["A=3", "A=2"]);
    expect(rows(["A=1"], ["A=2"], ["A=3"], { choices: { [id]: "theirs" } }).rows).toEqual(["A=3"]);
    expect(rows(["A=1", "B"], ["A=2", "B"], ["B"]).collisions).toMatchObject([{ theirs: undefined, mine: { value: "2" } }]);
    expect(rows(["A=1", "B"], ["B"], ["A=2", "B"], { choices: { [id]: "theirs" } }).rows).toEqual(["A=2", "B"]);
    expect(rows(["A=1", "B"], ["B"], ["A=1"])).toEqual({ rows: [], collisions: [] });
    expect(rows([], ["A=1"], ["A=2"]).collisions).toMatchObject([{ theirs: { value: "2" }, mine: { value: "1" } }]);
  });

  it("rows of one name are told apart by their number", () => {
    expect(rows(["A=1", "A=2"], ["A=1", "A=5"], ["A=4", "A=2"])).toEqual({ rows: ["A=4", "A=5"], collisions: [] });
  });

  it("pictures have one main picture, whichever side chose it", () => {
    const picture = (id: string, isMain = false, alt_text = "") => ({ id, isMain, originalName: `${id}.jpg`, alt_text });
    const sides = (base: object[], mine: object[], theirs: object[]) =>
      mergeFields(PRODUCT_MERGE, { base: { images: base }, mine: { images: mine }, theirs: { images: theirs } });
    const added = sides([], [picture("a", true)], [picture("b", true)]);
    expect(added).toEqual({ merged: { images: [picture("b", true), picture("a")] }, collisions: [] });
    const described = sides(
      [picture("a", true), picture("b")],
      [picture("a"), picture("b", true)],
      [picture("a", true, "Un volet"), picture("b")],
    );
    expect(described).toEqual({ merged: { images: [picture("a", false, "Un volet"), picture("b", true)] }, collisions: [] });
    const two = sides(
      [picture("a", true), picture("b"), picture("c")],
      [picture("a"), picture("b", true), picture("c")],
      [picture("a"), picture("b"), picture("c", true)],
    );
    expect(two.collisions).toMatchObject([{ path: ["images", "isMain"], mine: { id: "b" }, theirs: { id: "c" } }]);
    expect(two.merged.images).toEqual([picture("a"), picture("b", true), picture("c")]);
  });

  it("a picture is a drawing once one side marked it, while the other described it", () => {
    const picture = { id: "a", isMain: true, originalName: "a.jpg", alt_text: "" };
    const merge = (mine: object) =>
      mergeFields(PRODUCT_MERGE, {
        base: { images: [picture] },
        mine: { images: [{ ...picture, ...mine }] },
        theirs: { images: [{ ...picture, alt_text: "Un volet" }] },
      });
    expect(merge({ isDrawing: true })).toEqual({
      merged: { images: [{ ...picture, alt_text: "Un volet", isDrawing: true }] },
      collisions: [],
    });
    expect(merge({ isDrawing: false }).collisions, "marked and unmarked again").toEqual([]);
  });
});

describe("values", () => {
  it("values are the same where JSON would write the same", () => {
    expect(isSameValue({ a: [1, { b: null }], c: undefined }, { a: [1, { b: null }] })).toBe(true);
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue(null, {})).toBe(false);
  });

  it("values are taken from whichever side changed them, and collide where both did", () => {
    const sides = { base: { title: "a", featured: false }, mine: { title: "b", featured: false }, theirs: { title: "a", featured: true } };
    expect(mergeFields(PRODUCT_MERGE, sides)).toEqual({ merged: { title: "b", featured: true }, collisions: [] });
    expect(mergeFields(PRODUCT_MERGE, { ...sides, theirs: { title: "c", featured: true } }).collisions).toMatchObject([
      { path: ["title"], theirs: "c", mine: "b" },
    ]);
    const categoryFields = (category: string, subcategory: string) => ({ category, subcategory });
    const [base, other] = [categoryFields("Volets", "Bois"), categoryFields("Portails", "")];
    const moved = mergeFields(PRODUCT_MERGE, { base, mine: categoryFields("Volets", "Métal"), theirs: other });
    expect(moved.collisions, "a sub-category of the category that it left").toMatchObject([
      { path: ["subcategory"], theirs: "", mine: "Métal" },
    ]);
    expect(mergeFields(PRODUCT_MERGE, { base, mine: base, theirs: other })).toEqual({ merged: other, collisions: [] });
    const publicationFields = (published_at: string | null) => ({ published_at });
    const [here, there] = ["2026-03-02T09:00:00+01:00", "2026-03-02T08:00:00.000Z"];
    expect(
      mergeFields(ARTICLE_MERGE, { base: publicationFields(there), mine: publicationFields(here), theirs: publicationFields(null) })
        .collisions,
    ).toEqual([]);
  });
});
