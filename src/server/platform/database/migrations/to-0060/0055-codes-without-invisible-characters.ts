import { Migration } from "@mikro-orm/migrations";

/** Invisible characters as a class of PostgreSQL's regular expressions: default-ignorable code points, the blank
 *  Braille pattern and interlinear annotations. */
const INVISIBLE = String.raw`[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]`;

const COMPARED = [
  ["product", "reference"],
  ["category", "normalized_name"],
  ["administrator", "normalized_username"],
] as const;

/** References and names are compared without invisible characters: existing ones lose theirs, except doubles, which a
 *  person must settle. */
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

  /** Nothing to restore: the removed characters were invisible. */
  override down(): void {}
}
