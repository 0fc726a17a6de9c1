import type { EntityClass } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { DemoWriter } from "./database/seed/demo-site.ts";
import type { StoreFiles } from "./database/seed/upload-demo-files.ts";
import type { Snapshot } from "./history/change.entity.ts";
import type { MediaUser } from "./media/media-user.ts";
import type { RestRoute } from "./rest/rest-route.ts";
import type { Stored } from "./rpc/entity-store.ts";

/** One page in all languages: its documented path, its last change, its pictures. */
export type SitemapPage = { path: string; changed?: Date; images?: string[] };

/** What the rest of the server must know of a noun: facts only. `nouns.ts` lists them all, and every register is derived from that list. */
export type Noun<Counted extends string = never> = {
  /** The table of its rows. */
  entity: EntityClass<Stored>;
  /** Tables that exist for it alone. */
  parts?: EntityClass<object>[];
  /** Whether public replies are made of it: each of its tables then has the trigger `announce_content`, which invalidates the caches. */
  isPublic: boolean;
  /** Whether its rows are personal data: its history then holds the names of what was changed, and no value. Each noun's table has the trigger
   *  `record_change`, which writes the history. */
  isPersonal?: true;
  /** Snapshots of its rows as its contract writes them, where columns differ from that: names in place of keys, dates in ISO 8601. */
  readSnapshots?: (em: EntityManager, snapshots: Snapshot[]) => Promise<Snapshot[]>;
  /** The name under which the dashboard counts it. */
  counted?: Counted;
  /** Its documented REST paths. */
  rest: RestRoute[];
  /** How it uses uploaded files. */
  media?: MediaUser;
  /** The pages of its visible rows, for search engines. */
  sitemap?: (em: EntityManager, now: Date) => Promise<SitemapPage[]>;
  /** Uploads the demo files that it needs, and gives what writes its demo rows. Loads the prose only when it is called. */
  demo?: (store: StoreFiles) => Promise<DemoWriter>;
};
