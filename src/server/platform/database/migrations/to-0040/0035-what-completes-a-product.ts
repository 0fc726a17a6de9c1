import { Migration } from "@mikro-orm/migrations";

const TEXTS = [
  "manufacturer_name",
  "manufacturer_address",
  "manufacturer_contact",
  "responsible_name",
  "responsible_address",
  "responsible_contact",
  "safety_warnings",
  "data_notice",
];

/** Products say which others they need, which go well with them, and what European law asks of them. */
export class WhatCompletesAProduct extends Migration {
  override name = "0035-what-completes-a-product";

  override up(): void {
    this.addSql(`alter table "product"
      add column "required_products" int[] not null default '{}',
      add column "complementary_products" int[] not null default '{}',
      ${TEXTS.map((name) => `add column "${name}" text not null default ''`).join(", ")},
      add column "security_updates_until" date null`);
  }

  override down(): void {
    this.addSql(`alter table "product" drop column "required_products", drop column "complementary_products",
      ${TEXTS.map((name) => `drop column "${name}"`).join(", ")}, drop column "security_updates_until"`);
  }
}
