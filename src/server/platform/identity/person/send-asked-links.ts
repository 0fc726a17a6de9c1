import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { SettingsInput } from "#contracts/settings/settings.ts";
import { normalize } from "#contracts/shared/normalize.ts";
import type { AttemptLimits } from "../attempt-limit/attempt-limits.ts";
import type { SecretBox } from "#server/platform/database/secret-box.ts";
import { post } from "#server/platform/mail/outbox.ts";
import { sealMail } from "#server/platform/mail/outgoing-mail.ts";
import { Administrator } from "../session/session.entity.ts";
import { ForgottenPassword } from "./password-link.entity.ts";
import { createLink, LINK_LIFETIME_MS, linkMail } from "./password-links.ts";

type Dependencies = {
  orm: MikroORM;
  limits: Pick<AttemptLimits, "maySendLink">;
  settings: () => Promise<SettingsInput>;
  secrets: SecretBox;
  now: () => Date;
  publicUrl: () => string;
};

/** Remembers in the caller's transaction that a link was requested. All work that depends on whether someone has that
 *  name is done after the response, so that its duration reveals nothing. */
export async function askForLink(em: EntityManager, name: string, now: Date): Promise<void> {
  await em.insert(ForgottenPassword, { name, asked_at: now });
}

/** Finds the active people with an address who have this username, or this e-mail address. */
async function findPeopleByName(em: EntityManager, name: string): Promise<Administrator[]> {
  const { rows } = await sql<{ id: number }>`
    select id from administrator where is_active and password_hash <> '' and email <> ''
    and (normalized_username = ${normalize(name)} or lower(email) = lower(${name})) order by id`.execute(em.getKysely());
  return em.find(Administrator, { id: { $in: rows.map(({ id }) => id) } });
}

/** Takes the oldest request that no other instance works on; undefined when none is left. */
async function takeFirstRequest(em: EntityManager): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`delete from forgotten_password
    where id = (select id from forgotten_password order by id limit 1 for update skip locked) returning name`.execute(em.getKysely());
  return rows[0]?.name;
}

/** Makes the requested links, and posts them to the people who have these names. The mail worker calls it before it
 *  sends. */
export async function sendAskedLinks({ orm, limits, settings, secrets, now, publicUrl }: Dependencies): Promise<void> {
  const sendFirstLink = (em: EntityManager) =>
    em.transactional(async (transaction) => {
      const name = await takeFirstRequest(transaction);
      if (name === undefined) return false;
      for (const person of await findPeopleByName(transaction, name)) {
        if (!(await limits.maySendLink(person.email))) continue;
        const asked = { administrator: person.id, kind: "reset" as const };
        const { link } = await createLink(transaction, asked, { now: now(), publicUrl: publicUrl() });
        const mail = linkMail({ person, company: await settings() }, "reset", link);
        post(transaction, sealMail(mail, secrets), { now: now(), lifetime: LINK_LIFETIME_MS.reset });
      }
      return true;
    });
  while (await sendFirstLink(orm.em.fork()));
}
