import { Migration } from "@mikro-orm/migrations";

/** The speed of real visits is counted by day, in buckets. */
export class SpeedCounts extends Migration {
  override name = "0082-speed-counts";

  override up(): void {
    this.addSql(
      `create table "speed_count" ("day" date not null, "metric" text not null, "page" text not null, "release" text not null, "bucket" int not null, "count" int not null, primary key ("day", "metric", "page", "release", "bucket"))`,
    );
  }

  override down(): void {
    this.addSql(`drop table "speed_count"`);
  }
}
