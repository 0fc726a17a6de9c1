import { describe, expect, it } from "vitest";
import { isUsableToken } from "./session-store.ts";

const NOW = Date.UTC(2025, 0, 1);

function aToken(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

describe("isUsableToken", () => {
  it("accepts three parts that expire later", () => {
    expect(isUsableToken(aToken({ exp: NOW / 1000 + 60, sub: "é~ÿ" }), NOW)).toBe(true);
  });

  it("refuses a token that has expired", () => {
    expect(isUsableToken(aToken({ exp: NOW / 1000 }), NOW)).toBe(false);
  });

  it("refuses a token without a readable expiry", () => {
    expect(isUsableToken(aToken({}), NOW)).toBe(false);
    expect(isUsableToken(aToken({ exp: "demain" }), NOW)).toBe(false);
    expect(isUsableToken(aToken(null), NOW)).toBe(false);
    expect(isUsableToken("a.%%%.c", NOW)).toBe(false);
  });

  it("refuses anything but three parts", () => {
    const [header, payload, signature] = aToken({ exp: NOW }).split(".");
    for (const token of ["", "abc", `${header}.${payload}`, `${header}.${payload}.${signature}.more`]) {
      expect(isUsableToken(token, 0)).toBe(false);
    }
  });
});
