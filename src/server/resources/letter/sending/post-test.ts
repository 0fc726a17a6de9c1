import type { EntityManager } from "@mikro-orm/postgresql";
import type { Language } from "#contracts/shared/language.ts";
import { inLanguage } from "#contracts/shared/language.ts";
import { personName } from "#contracts/person/person.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { WORDS } from "#server/platform/language/words.ts";
import { post } from "#server/platform/mail/outbox.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { Letter } from "../letter.entity.ts";
import { readLetterContent } from "../mail/letter-content.ts";
import { UNSUBSCRIBE_MARK } from "../mail/letter-mail.ts";
import { writeLetterMail } from "../mail/write-letter-mail.ts";

const HOUR_MS = 60 * 60_000;

const NO_ADDRESS = "Votre compte n’a pas d’adresse e-mail\u202f: ajoutez-la dans «\u202fMon compte\u202f» pour recevoir un essai.";

type Circumstances = { administrator: number; now: Date; origin: string };

/** Posts a letter to the person who asks, in one language, and gives their address. Its link to unsubscribe ends no
 *  subscription. Fails with `conflict` for a person without an address. */
export async function postTest(
  em: EntityManager,
  { id, language }: { id: number; language: Language },
  { administrator, now, origin }: Circumstances,
): Promise<string> {
  const letter = await em.findOneOrFail(Letter, { id });
  const person = await em.findOneOrFail(Administrator, administrator);
  if (person.email === "") throw new AppError("conflict", NO_ADDRESS);
  const content = await readLetterContent(em, letter, { language, at: now });
  const { subject, text, html } = writeLetterMail(content, { company: await readSettings(em), origin });
  const out = `${origin}${inLanguage(content.language, "/newsletter/desabonnement")}`;
  const mail = { text: text.replaceAll(UNSUBSCRIBE_MARK, out), html: html.replaceAll(UNSUBSCRIBE_MARK, out) };
  const to = { name: personName(person), address: person.email };
  post(
    em,
    { to, subject: WORDS[content.language].mail.letter.test(subject), language: content.language, ...mail },
    { now, lifetime: HOUR_MS },
  );
  await em.flush();
  return person.email;
}
