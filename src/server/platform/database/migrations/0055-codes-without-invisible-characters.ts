import { Migration } from "@mikro-orm/migrations";

/** Default-ignorable code points, the blank Braille pattern and interlinear annotations, as a class of PostgreSQL's
 *  regular expressions. */
const INVISIBLE = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]`;

const COMPARED = [
  ["product", "reference"],
  ["category", "normalized_name"],
  ["administrator", "normalized_username"],
] as const;

/** References and names are compared without invisible characters: those of before are made alike, but for doubles,
 *  which a person must settle. */
export class CodesWithoutInvisibleCharacters extends Migration {
  override name = "0055-codes-without-invisible-characters";

  override up(): void {
    for (const [table, column] of COMPARED) {
      const clean = (row: string) => `regexp_replace(${row}."${column}", '${INVISIBLE}', '', 'g')`;
      this.addSql(`update "${table}" one set "${column}" = ${clean("one")}
        where one."${column}" ~ '${INVISIBLE}' and ${clean("one")} <> ''
          and not exists (select 1 from "${table}" other where other.id <> one.id and lower(${clean("other")}) = lower(${clean("one")}))`);
    }
  }

  /** What was invisible is missed by no one. */
  override down(): void {}
}
