import type { z } from "zod";

/** A fault of an input, before it has a sentence. */
export type RawIssue = Parameters<NonNullable<Parameters<typeof z.config>[0]>["customError"] & {}>[0];
