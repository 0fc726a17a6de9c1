import { Migration } from "@mikro-orm/migrations";
import { insertFirstPage } from "./0077-first-pages/insert-first-page.ts";
import { features } from "./0086-features-page/features.ts";

/** « Fonctionnalités » becomes a page that administrators change, as « À propos » is one. */
export class FeaturesPage extends Migration {
  override name = "0086-features-page";

  override async up(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await insertFirstPage(this, features);
    await this.execute(`set local lumidar.via = ''`);
  }

  override async down(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await this.execute(
      `delete from "translation" where "noun" = 'page' and "record" in (select "id" from "page" where "fixed" = 'features')`,
    );
    await this.execute(`delete from "page" where "fixed" = 'features'`);
    await this.execute(`set local lumidar.via = ''`);
  }
}
