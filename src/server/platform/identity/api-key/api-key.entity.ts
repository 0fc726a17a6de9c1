import { defineEntity, p } from "@mikro-orm/core";
import { Administrator, lacksFactor } from "../session/session.entity.ts";

const ApiKeySchema = defineEntity({
  name: "ApiKey",
  properties: {
    id: p.integer().primary().autoincrement(),
    /** The public part of the key, by which it is found. */
    prefix: p.text().unique("api_key_prefix_unique"),
    /** SHA-256 of the whole key: 256 random bits need no slow hash. */
    hash: p.text().hidden(),
    name: p.text(),
    /** The key's maker, whose rights it never exceeds. */
    administrator: () => p.manyToOne(Administrator).deleteRule("cascade").index("api_key_administrator_index"),
    scopes: p.array().columnType("text[]"),
    created_at: p.datetime(3),
    expires_at: p.datetime(3).nullable(),
    last_used_at: p.datetime(3).nullable(),
    /** Read with the key, in one statement. */
    lacks_factor: p.boolean().formula(lacksFactor),
  },
});

/** A key with which a program uses the REST interface. Deleting the row revokes it at once. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
