import { Migration } from "@mikro-orm/migrations";

const announcing = (announcement: string) => `create or replace function "announce_content"() returns trigger language plpgsql as $$
  begin
    ${announcement}
    return null;
  end $$`;

/** PostgreSQL lets one transaction that notifies commit at a time, its flush to the disk included: a server that
 *  announces its change after the commit says so (decision 86). Others announce their number. */
export class AnnouncedAfterCommit extends Migration {
  override name = "0046-announced-after-commit";

  override up(): void {
    this.addSql(
      announcing(`if current_setting('lumidar.announces', true) is distinct from 'later' then
      perform pg_notify('content', pg_current_xact_id()::text);
    end if;`),
    );
  }

  override down(): void {
    this.addSql(announcing("perform pg_notify('content', '');"));
  }
}
