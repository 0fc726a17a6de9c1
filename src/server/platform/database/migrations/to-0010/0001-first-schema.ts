import { Migration } from "@mikro-orm/migrations";

const TABLES = [
  "administrator",
  "article",
  "attempt",
  "category",
  "contact_request",
  "feature",
  "newsletter_subscriber",
  "product",
  "product_relation",
  "session",
  "slide",
  "upload",
];

/** The first schema: every resource, with the indexes of its public reads. */
export class FirstSchema extends Migration {
  override name = "0001-first-schema";

  override up(): void {
    this.addSql("create extension if not exists pg_trgm");
    this.addSql(`create table "administrator" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "username" text not null,
      "folded_username" text not null,
      "role" text not null,
      "password_hash" text not null
    )`);
    this.addSql(`alter table "administrator" add constraint "administrator_username_unique" unique ("folded_username")`);
    this.addSql(`create table "article" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "slug" text not null,
      "content" text not null,
      "excerpt" text not null default '',
      "image_url" text not null default '',
      "author" text not null,
      "category" text not null,
      "status" text not null,
      "published_at" timestamptz(3) null,
      "meta_title" text not null default '',
      "meta_description" text not null default ''
    )`);
    this.addSql(`alter table "article" add constraint "article_slug_unique" unique ("slug")`);
    this.addSql(`create index "article_published_index" on "article" ("status", "published_at", "id")`);
    this.addSql(
      `alter table "article" add constraint "article_category_check" check ("category" in ('guide', 'savings', 'security', 'installation', 'maintenance', 'trends'))`,
    );
    this.addSql(`alter table "article" add constraint "article_status_check" check ("status" in ('draft', 'published'))`);
    this.addSql(`create table "attempt" (
      "key" varchar(255) not null,
      "points" int not null default 0,
      "expire" bigint null, primary key ("key")
    )`);
    this.addSql(`create table "category" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "name" text not null,
      "subcategories" jsonb not null default '[]',
      "folded_name" text not null
    )`);
    this.addSql(`alter table "category" add constraint "category_name_unique" unique ("folded_name")`);
    this.addSql(`create table "contact_request" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "requestType" text not null,
      "firstName" text not null,
      "lastName" text not null,
      "email" text not null,
      "phone" text not null default '',
      "company" text not null default '',
      "subject" text not null default '',
      "message" text not null,
      "consent" boolean not null
    )`);
    this.addSql(`create index "contact_request_created_index" on "contact_request" ("created_at", "id")`);
    this.addSql(
      `alter table "contact_request" add constraint "contact_request_requestType_check" check ("requestType" in ('demo', 'quote', 'support'))`,
    );
    this.addSql(`create table "feature" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "description" text not null,
      "icon" text not null default '',
      "icon_url" text not null default '',
      "order_index" int not null,
      "is_active" boolean not null default true
    )`);
    this.addSql(`create index "feature_order_index" on "feature" ("is_active", "order_index", "id")`);
    this.addSql(`create table "newsletter_subscriber" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "email" text not null
    )`);
    this.addSql(`create unique index newsletter_subscriber_email_unique on newsletter_subscriber (lower(email))`);
    this.addSql(`create table "product" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "slug" text not null,
      "reference" text not null,
      "category" int null,
      "subcategory" text not null default '',
      "short_description" text not null,
      "long_description" text not null default '',
      "images" jsonb not null default '[]',
      "specifications" jsonb not null default '[]',
      "benefits" jsonb not null default '[]',
      "downloads" jsonb not null default '[]',
      "compatibility" jsonb not null default '[]',
      "is_new" boolean not null default false,
      "featured" boolean not null default false,
      "is_active" boolean not null default true,
      "meta_title" text not null default '',
      "meta_description" text not null default '',
      "search_text" text not null,
      "sort_title" text not null
    )`);
    this.addSql(`alter table "product" add constraint "product_slug_unique" unique ("slug")`);
    this.addSql(`create index "product_category_index" on "product" ("category")`);
    this.addSql(`create index product_search_index on product using gin (search_text gin_trgm_ops)`);
    this.addSql(`create index "product_list_index" on "product" ("is_active", "sort_title", "id")`);
    this.addSql(`create unique index product_reference_unique on product (lower(reference))`);
    this.addSql(`create table "product_relation" (
      "product" int not null,
      "related" int not null,
      "position" int not null, primary key ("product", "related")
    )`);
    this.addSql(`create index "product_relation_related_index" on "product_relation" ("related")`);
    this.addSql(`create table "session" (
      "id" varchar(255) not null,
      "administrator" int not null,
      "created_at" timestamptz(3) not null,
      "last_seen_at" timestamptz(3) not null,
      "expires_at" timestamptz(3) not null, primary key ("id")
    )`);
    this.addSql(`create index "session_expires_index" on "session" ("expires_at")`);
    this.addSql(`create table "slide" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "title" text not null,
      "subtitle" text not null default '',
      "cta_text" text not null,
      "cta_link" text not null,
      "image_url" text not null default '',
      "alt_text" text not null default '',
      "order_index" int not null,
      "is_active" boolean not null default true
    )`);
    this.addSql(`create index "slide_order_index" on "slide" ("is_active", "order_index", "id")`);
    this.addSql(`create table "upload" (
      "id" serial primary key,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      "kind" text not null,
      "filename" text not null,
      "original_name" text not null,
      "media_type" text not null,
      "size" int not null,
      "sha256" text not null,
      "width" int null,
      "height" int null,
      "color" text null
    )`);
    this.addSql(`alter table "upload" add constraint "upload_filename_unique" unique ("filename")`);
    this.addSql(`alter table "upload" add constraint "upload_kind_check" check ("kind" in ('image', 'pdf'))`);
    this.addSql(
      `alter table "product" add constraint "product_category_foreign" foreign key ("category") references "category" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "product_relation" add constraint "product_relation_product_foreign" foreign key ("product") references "product" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "product_relation" add constraint "product_relation_related_foreign" foreign key ("related") references "product" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "session" add constraint "session_administrator_foreign" foreign key ("administrator") references "administrator" ("id") on delete cascade`,
    );
  }

  override down(): void {
    for (const table of TABLES) this.addSql(`drop table if exists "${table}" cascade`);
  }
}
