import { describe, expect, it } from "vitest";
import { findMentioned } from "./mention.ts";

const people = [
  { username: "sami", display_name: "" },
  { username: "Léa", display_name: "Léa Ben Salah" },
  { username: "léa ben", display_name: "" },
  { username: "x.y*", display_name: "" },
  { username: "jean-luc/ext (2)", display_name: "" },
];
const findNames = (note: string) => findMentioned(note, people).map(({ username }) => username);

describe("the people whom a note names", () => {
  it.each([
    ["@sami, tu peux rappeler ?", ["sami"]],
    ["Vu avec @LEA et @Sami.", ["sami", "Léa"]],
    ["Demander à @Léa Ben Salah", ["Léa"]],
    ["Demander à @léa ben", ["léa ben"]],
    ["(@x.y*)", ["x.y*"]],
    ["@Jean-Luc/ext (2)\u202f?", ["jean-luc/ext (2)"]],
    ["contact@sami.example, @samia, sami, @ sami", []],
    ["", []],
  ])("of « %s » are %j", (note, names) => {
    expect(findNames(note)).toEqual(names);
  });
});
