import { describe, expect, it } from "vitest";
import { formatLength, withLimit } from "./text-field.ts";

describe("withLimit", () => {
  it("never cuts a text that is too long, and says by how much it is", () => {
    const value = "é".repeat(212);
    expect(withLimit({ value, error: "other" }, 200)).toEqual({ value, error: "12 caractères de trop\u202f: 200 au maximum." });
    expect(withLimit({ value: "é".repeat(201) }, 200)).toMatchObject({ error: "1 caractère de trop\u202f: 200 au maximum." });
  });

  it("leaves alone what fits once it is trimmed, as it is stored", () => {
    const props = { value: `${"é".repeat(200)}  `, error: undefined };
    expect(withLimit(props, 200)).toBe(props);
  });
});

describe("formatLength", () => {
  it("counts the text as it is stored, beside what it may be", () => {
    expect(formatLength("é".repeat(1200) + "  ", 1500)).toBe("1\u202f200 caractères · 1\u202f500 au maximum");
    expect(formatLength("é", 600)).toBe("1 caractère · 600 au maximum");
    expect(formatLength(" ", 600)).toBe("600 caractères au maximum");
  });
});
