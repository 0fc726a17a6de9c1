import { DAY_MS } from "#server/platform/database/durations.ts";
import type { EntityManager } from "@mikro-orm/postgresql";
import { sql } from "kysely";
import type { Audience } from "#contracts/letter/sending.ts";
import { LETTER_TRANSLATION } from "#contracts/letter/letter.ts";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { lockForUpdate, refuseStale } from "#server/platform/rpc/entity-store.ts";
import { readSettings } from "#server/platform/settings/settings-store.ts";
import { translateItem } from "#server/platform/translation/translate.ts";
import { Letter } from "../letter.entity.ts";
import type { LetterMails } from "../mail/letter-mail.ts";
import { readLetterContent } from "../mail/letter-content.ts";
import { writeLetterMail } from "../mail/write-letter-mail.ts";
import { LetterSending } from "./letter-sending.entity.ts";

/** Refusal where no mail server is configured. */
export const NO_MAIL =
  "Ce serveur n’envoie pas d’e-mails\u202f: aucune lettre ne peut partir. L’adresse du serveur d’envoi se règle par SMTP_URL.";
const EMPTY = "Cette lettre n’a pas de contenu\u202f: ajoutez une section avant de l’envoyer.";
const TWICE = "L’envoi de cette lettre est déjà confirmé.";
const PAST = "Ce moment est passé\u202f: choisissez-en un autre, ou envoyez maintenant.";
const FAR_DAYS = 366;
const TOO_FAR = "Choisissez un moment dans l’année qui vient.";

/** The languages in which a letter is written: French, and those of its published translations. */
async function writtenLanguages(em: EntityManager, letter: Letter): Promise<Language[]> {
  const written: Language[] = [];
  for (const language of LANGUAGES) {
    const { language: shown = "fr" } = await translateItem<Letter & { language?: Language }>(em, LETTER_TRANSLATION, letter, language);
    if (shown === language) written.push(language);
  }
  return written;
}

/** Counts who would get a letter now, in each language that a subscriber reads. */
export async function countAudience(em: EntityManager, letter: Letter): Promise<Omit<Audience, "own_address">> {
  const { rows } = await sql<{ language: Language; recipients: number }>`
    select language, count(*)::int as recipients from subscriber where status = 'confirmed' group by language`.execute(em.getKysely());
  const written = await writtenLanguages(em, letter);
  const countOf = (language: Language) => rows.find((row) => row.language === language)?.recipients ?? 0;
  const languages = LANGUAGES.map((language) => ({ language, recipients: countOf(language), is_written: written.includes(language) }));
  return { recipients: rows.reduce((sum, { recipients }) => sum + recipients, 0), languages };
}

/** Writes the mails of a letter in every language that it is written in, as its readers get it at a moment. Fails with
 *  `conflict` where it has nothing to show, or shows what they would not find. */
async function writeMails(em: EntityManager, letter: Letter, { origin, at }: { origin: string; at: Date }): Promise<LetterMails> {
  const company = await readSettings(em);
  const mails: LetterMails = {};
  for (const language of await writtenLanguages(em, letter)) {
    const content = await readLetterContent(em, letter, { language, at });
    if (content.faults.length > 0) throw new AppError("conflict", content.faults.join(" "));
    if (content.sections.length === 0) throw new AppError("conflict", EMPTY);
    mails[language] = writeLetterMail(content, { company, origin });
  }
  return mails;
}

function readMoment(at: string | null, now: Date): Date {
  if (at === null) return now;
  const moment = new Date(at);
  if (moment < now) throw invalidField("at", PAST);
  if (moment.getTime() > now.getTime() + FAR_DAYS * DAY_MS) throw invalidField("at", TOO_FAR);
  return moment;
}

type Confirmed = { id: number; version?: number | undefined; recipients: number; at: string | null };

/** Confirms the sending of a letter, as it is now, now or at a moment. Fails with `stale` where it was changed since it
 *  was read, and with `conflict` where another number of people would get it, or it cannot be sent. */
export async function confirmSending(em: EntityManager, { id, version, recipients, at }: Confirmed, origin: string): Promise<void> {
  const now = nowOf(em);
  const letter = await lockForUpdate(em, Letter, id);
  if (letter.send_at) throw new AppError("conflict", TWICE);
  refuseStale(letter, version);
  const due_at = readMoment(at, now);
  const audience = await countAudience(em, letter);
  if (audience.recipients !== recipients) throw changedAudience(audience.recipients);
  const mails = await writeMails(em, letter, { origin, at: due_at });
  Object.assign(letter, { send_at: due_at, updated_at: now });
  em.create(LetterSending, { letter, mails, due_at });
  await em.flush();
}

function changedAudience(recipients: number): AppError {
  const people =
    recipients > 1 ? `${recipients} abonnés la recevraient` : recipients === 1 ? "un abonné la recevrait" : "personne ne la recevrait";
  return new AppError("conflict", `Les abonnés ont changé entre-temps\u202f: ${people} maintenant. Vérifiez, puis confirmez à nouveau.`);
}

const BEGUN = "L’envoi a commencé\u202f: il ne s’annule plus, mais il s’arrête.";

/** Takes the confirmation of a letter back, before its sending begins: it can be changed again. Fails with `conflict`
 *  once it has begun. */
export async function cancelSending(em: EntityManager, id: number): Promise<void> {
  const letter = await lockForUpdate(em, Letter, id);
  const deleted = await em.nativeDelete(LetterSending, { letter: id, started_at: null });
  if (deleted === 0) throw new AppError("conflict", letter.send_at ? BEGUN : "L’envoi de cette lettre n’est pas confirmé.");
  Object.assign(letter, { send_at: null, updated_at: nowOf(em) });
  await em.flush();
}
