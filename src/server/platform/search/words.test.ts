import { describe, expect, it } from "vitest";
import { errorsAllowed, countErrors, nearestCandidates } from "./candidates.ts";
import { searchTextOf, searchTitleOf, searchWordsOf } from "./search-text.ts";
import { buildSynonyms } from "./synonyms.ts";
import { compact, measuresOf, singularsOf, typedWords, wordsOf } from "./words.ts";

it("a text's words are normalized, and a hyphenated one is found in one piece too", () => {
  expect(wordsOf("L’Éclairage  Wi-Fi, l’éclairage")).toEqual(["l", "eclairage", "wi", "fi", "wifi"]);
  expect(compact(" LUM-IN 120 ")).toBe("lumin120");
});

it.each([
  ["lampes", ["lampe"]],
  ["rideaux", ["rideau"]],
  ["signaux", ["signal", "signau", "signail"]],
  ["feux", ["feu"]],
  ["lampe", []],
  ["bus", []],
  ["access", []],
])("« %s » may be the plural of %j", (word, singulars) => {
  expect(singularsOf(word)).toEqual(singulars);
});

it("a stop word counts only if there is no other word", () => {
  const parse = (query: string) => typedWords(query).map((word) => word.typed);
  expect(parse("la Lampe de l’entrée LAMPE")).toEqual(["lampe", "entree"]);
  expect(parse("de la")).toEqual(["de", "la"]);
  expect(parse("  ")).toEqual([]);
});

it("a product's search text holds its texts, their singulars and its bare reference, none twice", () => {
  const text = searchTextOf({ title: "Capteurs Wi-Fi", reference: "LUM-CA 7", short_description: "Deux signaux, un capteur." });
  expect(text.split("\n")[0]).toBe(" capteurs wi-fi lum-ca 7 deux signaux, un capteur. ");
  for (const word of ["capteur", "wifi", "lumca7", "signal"]) expect(text, word).toContain(` ${word} `);
  expect(searchTitleOf("Capteurs Wi-Fi")).toBe(" capteurs wi fi wifi capteur ");
});

it("a short word may hold one error, a long one two, a reference none", () => {
  expect(["led", "lampe", "thermostat", "lum120"].map(errorsAllowed)).toEqual([0, 1, 2, 0]);
});

it.each([
  ["eclarage", "eclairage", 1],
  ["lapme", "lampe", 1],
  ["termostta", "thermostat", 2],
  ["lampe", "lampe", 0],
  ["", "abc", 3],
])("between « %s » and « %s » there are %i errors", (one, other, errors) => {
  expect(countErrors(one, other)).toBe(errors);
  expect(countErrors(other, one)).toBe(errors);
});

it("a word within reach of what was typed is a candidate for it", () => {
  const words = ["lampe", "volet", "sonde", "rideau", "eclairage", "thermostat", "interrupteur"];
  const mistype = (word: string) => {
    const at = (index: number) => [word.slice(0, index), word.slice(index)] as const;
    return Array.from(word, (_, index) => {
      const [start, end] = at(index);
      return [start + end.slice(1), `${start}x${end}`, `${start}x${end.slice(1)}`, start + (end[1] ?? "") + (end[0] ?? "") + end.slice(2)];
    }).flat();
  };
  for (const word of words) {
    for (const typed of mistype(word).filter((typed) => errorsAllowed(typed) > 0 && typed !== word))
      expect(nearestCandidates(typed, words), typed).toContain(word);
  }
});

it("the beginning of a word may be mistyped too, and only the nearest words are meant", () => {
  const words = ["thermostat", "lampe", "lampes", "lampadaire"];
  expect(nearestCandidates("termos", words)).toEqual(["thermostat"]);
  expect(nearestCandidates("lompe", words)).toEqual(["lampe"]);
  expect(nearestCandidates("lampe", ["lampe"])).toEqual([]);
  expect(nearestCandidates("zzzzzz", words)).toEqual([]);
});

it("a product's other words are stored with their weight, units joined to their values, none too long", () => {
  const words = searchWordsOf({
    title: "Prise",
    reference: "LUM-1",
    short_description: "Une prise.",
    subcategory: "Prises",
    specifications: [{ name: "Intensité", value: "16", unit: "A" }],
    compatibility: ["Wi-Fi 6"],
    benefits: [{ icon: "", title: "x".repeat(3000), description: "" }],
    downloads: [{ name: "Gabarit", type: "Schéma", url: "", size: "", language: "Français" }],
  });
  for (const word of ["'gabarit':3C", "'prises':1A", "'prise':1A,4D", "'16a':2B", "'wifi':2B", `'${"x".repeat(100)}':3C`])
    expect(words.split(" ")).toContain(word);
});

it("words that distinguish no product count only if there is no other", () => {
  const parse = (query: string) => typedWords(query).map((word) => word.typed);
  expect(parse("prise connectée")).toEqual(["prise"]);
  expect(parse("maison intelligente")).toEqual(["maison", "intelligente"]);
});

describe("a group of synonyms", () => {
  const synonyms = buildSynonyms([
    { words: ["sonnette", "Vidéo-phone"], meant: ["Visiophone", "Wi-Fi"] },
    { words: ["volet", "store"], meant: [] },
  ]);
  const findMeanings = (query: string) => typedWords(query).flatMap(synonyms.ofTyped);

  it("a word means what its group says, in singular and plural, joined or hyphenated, and while it is typed", () => {
    for (const query of ["sonnette", "Sonnettes", "sonn", "videophone", "vidéo-phone"])
      expect(findMeanings(query), query).toEqual(["visiophone", "wifi"]);
    for (const query of ["son", "visiophone", "variateur"]) expect(findMeanings(query), query).toEqual([]);
  });

  it("each word of a group without a meaning means the others", () => {
    expect(findMeanings("volets")).toEqual(["store"]);
    expect(findMeanings("store")).toEqual(["volet"]);
  });
});

describe("measures", () => {
  it.each([
    ["Puissance 3 680 W", ["3680", "3680w"]],
    ["EN 14604", ["14604", "en14604"]],
    ["M30 × 1,5", ["30x15", "m30x15"]],
    ["radar à 60\u00a0GHz", ["60", "a60", "60ghz"]],
    ["couple de 10 N·m", ["10", "de10", "10nm"]],
    ["sans nombre", []],
  ])("of « %s » are words of their own, however they are spaced", (text, measures) => {
    expect(measuresOf(text)).toEqual(measures);
  });
});
