import type { Locator } from "@playwright/test";

/** What a pointer meets of a switch: the label around its input, which itself is out of sight. */
export const labelOf = (control: Locator): Locator => control.locator("..");
