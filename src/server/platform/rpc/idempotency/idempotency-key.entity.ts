import { defineEntity, p } from "@mikro-orm/core";

const IdempotencyKeySchema = defineEntity({
  name: "IdempotencyKey",
  properties: {
    /** The sender, since two senders may choose the same key. */
    scope: p.text().primary(),
    key: p.text().primary(),
    procedure: p.text(),
    /** SHA-256 of the input, which tells a repeated request from another one with the same key. */
    input_hash: p.text(),
    /** The first reply as JSON; null until the claiming transaction ends. */
    reply: p.text().nullable(),
    created_at: p.datetime(3),
  },
  indexes: [{ name: "idempotency_key_created_at_index", properties: "created_at" }],
});

/** A request with a key, and its reply. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
