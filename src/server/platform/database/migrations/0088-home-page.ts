import { Migration } from "@mikro-orm/migrations";
import { insertFirstPage } from "./0077-first-pages/insert-first-page.ts";
import { home } from "./0088-home-page/home.ts";

/** The words of the home page become a page that administrators change. */
export class HomePage extends Migration {
  override name = "0088-home-page";

  override async up(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await insertFirstPage(this, home);
    await this.execute(`set local lumidar.via = ''`);
  }

  override async down(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await this.execute(`delete from "translation" where "noun" = 'page' and "record" in (select "id" from "page" where "fixed" = 'home')`);
    await this.execute(`delete from "page" where "fixed" = 'home'`);
    await this.execute(`set local lumidar.via = ''`);
  }
}
