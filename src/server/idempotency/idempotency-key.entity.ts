import { defineEntity, p } from "@mikro-orm/core";

const IdempotencyKeySchema = defineEntity({
  name: "IdempotencyKey",
  tableName: "idempotency_key",
  properties: {
    /** Whose key it is: two senders may choose the same one. */
    scope: p.text().primary(),
    key: p.text().primary(),
    procedure: p.text(),
    /** SHA-256 of what was sent, to tell another request under the same key from the same one again. */
    input_hash: p.text(),
    /** The first reply as JSON; null until the transaction that claims the key ends. */
    reply: p.text().nullable(),
    created_at: p.datetime(3),
  },
  indexes: [{ name: "idempotency_key_created_at_index", properties: "created_at" }],
});

/** A request that was sent with a key, and what it was answered. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
