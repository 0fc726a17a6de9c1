import { Migration } from "@mikro-orm/migrations";
import { about } from "./0077-first-pages/about.ts";
import { cookies } from "./0077-first-pages/cookies.ts";
import { insertFirstPage } from "./0077-first-pages/insert-first-page.ts";
import { notice } from "./0077-first-pages/notice.ts";
import { privacy } from "./0077-first-pages/privacy.ts";
import { terms } from "./0077-first-pages/terms.ts";
import { vulnerability } from "./0077-first-pages/vulnerability.ts";

const PAGES = [about, notice, terms, privacy, cookies, vulnerability];

/** The about page and the legal texts become pages that administrators change. No history tells of their beginning, so
 *  that none of them is undone. */
export class FirstPages extends Migration {
  override name = "0077-first-pages";

  override async up(): Promise<void> {
    await this.execute(`alter table "page" add column "fixed" text null`);
    await this.execute(`alter table "page" add constraint "page_fixed_unique" unique ("fixed")`);
    await this.execute(`set local lumidar.via = 'restore'`);
    for (const page of PAGES) await insertFirstPage(this, page);
    await this.execute(`set local lumidar.via = ''`);
  }

  override async down(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await this.execute(`delete from "page" where "fixed" is not null`);
    await this.execute(`set local lumidar.via = ''`);
    await this.execute(`alter table "page" drop column "fixed"`);
  }
}
