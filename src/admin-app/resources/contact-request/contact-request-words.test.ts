import { expect, it } from "vitest";
import { formatChanged } from "./contact-request-words.ts";

it("the confirmation of a change agrees with the requests that it counts", () => {
  const owner = { id: 1, username: "sami", display_name: "Sami Trabelsi" };
  expect(formatChanged(1, { owner })).toBe("1 demande suivie par Sami Trabelsi");
  expect(formatChanged(12, { owner })).toBe("12 demandes suivies par Sami Trabelsi");
  expect(formatChanged(2, { owner: null })).toBe("2 demandes sans responsable");
  expect(formatChanged(2, { status: "done" })).toBe("2 demandes\u202f: «\u202fTraitée\u202f»");
});
