import { afterEach, beforeEach, expect, vi } from "vitest";
import { configureZodLocale } from "#contracts/shared/zod-locale.ts";

configureZodLocale();

// What is written to the console as an error or a warning fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
