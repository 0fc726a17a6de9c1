import type Router from "@koa/router";
import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { Middleware } from "koa";
import type { z } from "zod";
import type { TranslatedFields } from "#contracts/translation/translated-field.ts";
import type { Language } from "#contracts/shared/language.ts";
import type { FormName } from "#contracts/shared/submission.ts";
import type { Role } from "#contracts/session/roles.ts";
import type { AgentTool } from "./agent-tool.ts";
import type { Right } from "./right.ts";
import type { UniqueField } from "#server/platform/errors/app-error.ts";
import type { DemoWriter, StoreFiles } from "./demo-content.ts";
import type { Snapshot } from "#server/platform/database/change.entity.ts";
import type { MediaUser } from "./media-user.ts";
import type { RecordChecks } from "./record-checks.ts";
import type { RestFile, RestRoute } from "./rest-route.ts";
import type { Stored } from "#server/platform/database/columns.ts";

/** One page of the sitemap: its documented path, its paths by language where these differ, its last change, its
 *  pictures. */
export type SitemapPage = { path: string; paths?: Partial<Record<Language, string>>; changed?: Date; images?: string[] };

/** A form of visitors that browsers can post without JavaScript. */
export type PageForm = {
  name: FormName;
  /** The documented path of the form's page, to which it is posted too. */
  path: string;
  /** The procedure that takes it, the same as tRPC calls. */
  procedure: string;
  /** Builds the procedure's input from the posted fields, which the contract then validates. */
  input: (fields: Record<string, string>, language: Language) => object;
  /** Gives the URL of the page that confirms the procedure's response. */
  successUrl: (reply: unknown) => string;
};

/** The content of a card: a title, the line over it, and the URL of a picture. */
export type CardSubject = { title: string; overline: string; image: string };

/** The page whose card is asked for. */
type AskedPage = { slug: string; now: Date; language: Language };

/** The tools with which a resource mounts REST paths of its own. `requiring` refuses a request without a right before
 *  a byte of its body is read. */
export type RestTools = { orm: MikroORM; now: () => Date; requiring: (right: Right) => Middleware };

/** The declaration of a resource: facts only. `resources.ts` lists them all. */
export type Resource<Counted extends string = never> = {
  /** The table of its rows. */
  entity: EntityClass<Stored>;
  /** The name of its router, under which its procedures and the scopes of API keys go. */
  router: string;
  /** The name by which scopes of API keys call it, where it is not its router's: `requests:read`. */
  scope?: string;
  /** The roles that its queries and its mutations require: `mayCall` reads them. */
  rights: { read: Role; write: Role };
  /** Whether public responses are made of it: its table then has the trigger `announce_content`, which invalidates the
   *  caches. */
  isPublic: boolean;
  /** Times at which a date makes something of it appear in public responses, or disappear. Of those after `now`, at
   *  least the first. */
  publicationTimes?: (em: EntityManager, now: Date) => Promise<Date[]>;
  /** Whether its rows are personal data: its history then names the changed columns, and holds no value. Each
   *  resource's table has the trigger `record_change`, which writes the history. */
  isPersonal?: true;
  /** The events by which a webhook is sent records of personal data. `name` begins their types; `readItem` gives a
   *  record as its contract has it, undefined once it is erased. */
  personal?: { name: string; readItem: (em: EntityManager, id: number) => Promise<object | undefined> };
  /** The fields that are translated into other languages. */
  translated?: TranslatedFields;
  /** Whether a migration writes its first rows: they do not make a database count as used. */
  hasInitialRows?: true;
  /** Converts snapshots of its rows to the form of its contract, where columns differ: names for keys, dates in ISO
   *  8601. */
  readSnapshots?: (em: EntityManager, snapshots: Snapshot[]) => Promise<Snapshot[]>;
  /** Completes a snapshot in that form to the record of its contract, where that has more than columns. */
  completeItem?: (em: EntityManager, item: Snapshot) => Promise<Snapshot>;
  /** Fields whose values are unique among its rows. */
  uniqueFields?: UniqueField[];
  /** The work beyond the columns when rows are written back as they once were: `fit` mends snapshots of deleted rows
   *  whose related rows are gone, `check` refuses an inconsistent result. */
  putBack?: {
    fit?: (em: EntityManager, snapshots: Snapshot[]) => Promise<void>;
    check?: (em: EntityManager, ids: number[]) => Promise<void>;
  };
  /** The name under which the dashboard counts it. */
  counted?: Counted;
  /** Whether the pages of its records stand at the root of the site: their slugs are their whole paths. */
  isAtRoot?: true;
  /** Contracts of its responses, by their names in the OpenAPI document. */
  schemas?: Record<string, z.ZodType>;
  /** Its documented REST paths. */
  rest: RestRoute[];
  /** Files that are read by `mountRest`, for the documentation. */
  restFiles?: RestFile[];
  /** Adds REST paths that no table of procedures can hold, for instance a file that is sent while it is written. */
  mountRest?: (router: Router, tools: RestTools) => void;
  /** Forms of visitors that are posted without JavaScript. */
  forms?: PageForm[];
  /** Tools of its own that `/mcp` offers to other programs. */
  tools?: AgentTool[];
  /** The picture of a shared link to one of its pages: the part of the path after `/partage/`, and the content of the
   *  card. Fails with `not_found`. */
  socialCard?: { path: string; read: (em: EntityManager, page: AskedPage) => Promise<CardSubject> };
  /** Facts by which its records are checked for what is to be repaired. */
  checks?: RecordChecks;
  /** The fields that hold uploaded files. */
  media?: MediaUser;
  /** The pages of its visible rows, for search engines. */
  sitemap?: (em: EntityManager, now: Date) => Promise<SitemapPage[]>;
  /** A feed of its visible rows that may be empty, and is 404 then. */
  feed?: { path: string; exists: (em: EntityManager, now: Date) => Promise<boolean> };
  /** Uploads the demo files that it needs, and gives what writes its demo rows. Loads the prose only when it is
   *  called. */
  demo?: (store: StoreFiles) => Promise<DemoWriter>;
};

let registered: readonly Resource<string>[] | undefined;

/** Registers every resource of the site, once: the platform knows them by this alone. */
export function registerResources(resources: readonly Resource<string>[]): void {
  registered = resources;
}

/** Every registered resource, in the order of the list. Fails before `registerResources`, which `resources.ts`
 *  calls. */
export function allResources(): readonly Resource<string>[] {
  if (!registered) throw new Error("no resource is registered: import resources.ts first");
  return registered;
}

/** Names the rows of an entity as the history does: its trigger derives that from the table's name. */
export function resourceNameOf(em: EntityManager, entity: EntityClass<object>): string {
  return em.getMetadata().get(entity).tableName.replaceAll("_", "-");
}
