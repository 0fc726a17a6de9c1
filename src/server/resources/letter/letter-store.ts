import type { EntityManager } from "@mikro-orm/postgresql";
import type { Letter as LetterItem, LetterInput } from "#contracts/letter/letter.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sanitizeRichText } from "#server/platform/rich-text/sanitize-rich-text.ts";
import type { EntityStore } from "#server/platform/rpc/crud-procedures.ts";
import { assignSent, auditFields, lockForUpdate, refuseStale, removeEntity, simpleStore } from "#server/platform/rpc/entity-store.ts";
import { Letter } from "./letter.entity.ts";
import { LetterSending } from "./sending/letter-sending.entity.ts";
import { readSendings } from "./sending/read-sendings.ts";

const CONFIRMED =
  "L’envoi de cette lettre est confirmé\u202f: elle ne change plus. Annulez l’envoi s’il n’a pas commencé, ou partez d’une copie.";
const NOT_REMOVED = "L’envoi de cette lettre est confirmé\u202f: elle reste, avec ses chiffres. Annulez l’envoi s’il n’a pas commencé.";

/** Refuses to undo a change of a letter whose sending is confirmed, or would be by that; the confirmation too. */
export async function refuseConfirmed(em: EntityManager, ids: number[]): Promise<void> {
  const dated = await em.count(Letter, { id: { $in: ids }, send_at: { $ne: null } });
  const sendings = await em.count(LetterSending, { letter: { $in: ids } });
  if (dated + sendings > 0) throw new AppError("conflict", CONFIRMED);
}

/** Columns of a sent letter, its HTML cleaned. */
function columnsOf<Input extends Partial<LetterInput>>(input: Input): Input {
  for (const section of input.sections ?? []) section.text = sanitizeRichText(section.text);
  return input;
}

/** Converts stored letters to those of the contracts. */
async function toLetters(em: EntityManager, letters: Letter[]): Promise<LetterItem[]> {
  const sendings = await readSendings(
    em,
    letters.filter(({ send_at }) => send_at !== null).map(({ id }) => id),
  );
  return letters.map((letter) => ({
    ...letter,
    ...auditFields(letter),
    send_at: letter.send_at?.toISOString() ?? null,
    sending: sendings.get(letter.id) ?? null,
  }));
}

async function toLetter(em: EntityManager, letter: Letter): Promise<LetterItem> {
  const [item] = await toLetters(em, [letter]);
  if (!item) throw new AppError("not_found");
  return item;
}

const store = simpleStore<Letter, LetterInput, Letter>(Letter, (letter) => letter);

/** Lists, reads, creates, changes and deletes letters; the list is newest first. One whose sending is confirmed is
 *  neither changed nor deleted. */
export const letterStore: EntityStore<LetterItem, LetterInput, void, LetterItem[]> = {
  list: async (em) => toLetters(em, await em.find(Letter, {}, { orderBy: { created_at: "desc", id: "desc" } })),
  get: async (em, id) => toLetter(em, await store.get(em, id)),
  create: async (em, input) => toLetter(em, await store.create(em, columnsOf(input))),
  update: async (em, { id, version, fields }) => {
    const letter = await lockForUpdate(em, Letter, id);
    refuseStale(letter, version);
    if (letter.send_at) throw new AppError("conflict", CONFIRMED);
    assignSent(em, letter, columnsOf(fields));
    await em.flush();
    return toLetter(em, letter);
  },
  remove: async (em, id) => {
    const { send_at } = await lockForUpdate(em, Letter, id);
    if (send_at) throw new AppError("conflict", NOT_REMOVED);
    await removeEntity(em, Letter, id);
  },
};
