import type { Locator } from "@playwright/test";

/** The label around a switch's input, which a pointer meets: the input itself is out of sight. */
export const labelOf = (control: Locator): Locator => control.locator("..");
