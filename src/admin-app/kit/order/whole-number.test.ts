import { expect, it } from "vitest";
import { typedOrderSchema, WHOLE_NUMBER_FAULT, wholeNumber } from "./whole-number.ts";

it("reads digits as the number they are, and nothing as 0", () => {
  expect(["15", " 15 ", "012", 15, "", "  "].map(wholeNumber)).toEqual([15, 15, 12, 15, 0, 0]);
});

it("never makes another number of what is no whole number from 0 on", () => {
  for (const typed of ["1.5", "1,5", "1e5", "-3", "+3", "0x10", "3 4", "trois"]) {
    expect(wholeNumber(typed), typed).toBeNaN();
    expect(typedOrderSchema.safeParse(wholeNumber(typed)).error?.issues[0]?.message).toBe(WHOLE_NUMBER_FAULT);
  }
  expect(typedOrderSchema.safeParse(wholeNumber("99999999999")).success).toBe(false);
});
