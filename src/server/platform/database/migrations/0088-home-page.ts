import { Migration } from "@mikro-orm/migrations";
import { insertFirstPage } from "./0077-first-pages/insert-first-page.ts";
import { home } from "./0088-home-page/home.ts";

/** The privacy page's sentence on what is counted, in both languages: before, and since pages are counted too. */
const COUNTED = [
  ["combien de fois chaque produit et chaque article est vu", "how often each product and each article is viewed"],
  ["combien de fois chaque page, chaque produit et chaque article est vu", "how often each page, product and article is viewed"],
] as const;

type Sentence = (typeof COUNTED)[number];

/** The words of the home page become a page that administrators change. */
export class HomePage extends Migration {
  override name = "0088-home-page";

  override async up(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await insertFirstPage(this, home);
    await this.#tellCounted(COUNTED[0], COUNTED[1]);
    await this.execute(`set local lumidar.via = ''`);
  }

  override async down(): Promise<void> {
    await this.execute(`set local lumidar.via = 'restore'`);
    await this.execute(`delete from "translation" where "noun" = 'page' and "record" in (select "id" from "page" where "fixed" = 'home')`);
    await this.execute(`delete from "page" where "fixed" = 'home'`);
    await this.#tellCounted(COUNTED[1], COUNTED[0]);
    await this.execute(`set local lumidar.via = ''`);
  }

  /** Replaces a sentence of the privacy page, where it stands as it was written first. */
  async #tellCounted(before: Sentence, after: Sentence): Promise<void> {
    await this.execute(
      `update "page" set "sections" = replace("sections"::text, ?, ?)::jsonb, "texts" = replace("texts"::text, ?, ?)::jsonb
        where "fixed" = 'privacy'`,
      [before[0], after[0], before[0], after[0]],
    );
    await this.execute(
      `update "translation" set "fields" = replace("fields"::text, ?, ?)::jsonb, "source" = replace("source"::text, ?, ?)::jsonb
        where "noun" = 'page' and "language" = 'en' and "record" in (select "id" from "page" where "fixed" = 'privacy')`,
      [before[1], after[1], before[0], after[0]],
    );
  }
}
