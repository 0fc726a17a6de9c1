import { Migration } from "@mikro-orm/migrations";

/** The time that this database has lived through: what erases for good believes no other. Filled by the first
 *  housekeeping. */
export class LivedTime extends Migration {
  override name = "0053-lived-time";

  override up(): void {
    this.addSql(
      `create table "lived_time" ("id" int not null, "believed_at" timestamptz(3) not null, "seen_at" timestamptz(3) not null, primary key ("id"))`,
    );
  }

  override down(): void {
    this.addSql(`drop table "lived_time"`);
  }
}
