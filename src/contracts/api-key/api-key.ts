import { z } from "zod";
import { idSchema } from "../shared/entity.ts";
import { requiredLine } from "../shared/text.ts";

/** Prefix of every key. */
export const API_KEY_MARK = "lum_";

/** Keys that one person may have. */
export const API_KEYS_MAX = 50;

/** Days for which a key is valid unless its maker says otherwise. */
export const API_KEY_DAYS = 365;

/** Input of a new key: its purpose, what it opens, and for how many days; null for no end. */
export const apiKeyInputSchema = z.object({
  name: requiredLine(100),
  scopes: z.array(z.string().max(100)).min(1, "Choisissez au moins un droit.").max(100),
  days: z.int().min(1).max(3650).nullable(),
});

export type ApiKeyInput = z.infer<typeof apiKeyInputSchema>;

/** A key as lists show it: its beginning only, and the username of its maker, without whose rights it opens nothing. */
const apiKeySchema = z.object({
  id: idSchema,
  name: z.string(),
  beginning: z.string(),
  maker: z.string(),
  scopes: z.array(z.string()),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().nullable(),
  last_used_at: z.iso.datetime().nullable(),
});

export type ApiKey = z.infer<typeof apiKeySchema>;

/** A new key, whole: it is never shown again. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });

/** The keys, newest first, and the scopes that a key may have, each with its resource. */
export const apiKeysSchema = z.object({
  keys: z.array(apiKeySchema),
  scopes: z.array(z.object({ scope: z.string(), noun: z.string() })),
});
