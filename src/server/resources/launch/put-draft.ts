import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import { BRAND } from "#contracts/shared/brand.ts";
import type { launchDraftReplySchema, launchDraftSchema } from "#contracts/launch/launch.ts";
import { translationKeySchema } from "#contracts/translation/translation.ts";
import { firstCharacters } from "#contracts/text/text-length.ts";
import { nowOf } from "#server/platform/database/clock.ts";
import { AppError, invalidField } from "#server/platform/errors/app-error.ts";
import { procedureReader, STEERING_FIELDS } from "#server/platform/rest/procedure-schemas.ts";
import { allProcedures, createCallerByName } from "#server/platform/rpc/trpc.ts";
import { type Item, routerOf, verbOf, type Writing } from "./apply-change.ts";
import { Launch, type StoredChange } from "./launch.entity.ts";
import { launchStore, putChange } from "./launch-store.ts";

const OTHERS =
  "Un lancement de ce nom existe déjà, que quelqu’un d’autre a fait, modifié ou prévu\u202f: donnez un autre nom (`run`) à cette série.";
const UNKNOWN_KEY = "Ce lancement n’a pas de modification de cette clé.";

const DAY = new Intl.DateTimeFormat("fr", { dateStyle: "long", timeZone: BRAND.timeZone });

/** Longest name of a program in that of its run. */
const NAME_MAX = 90;

type Draft = z.infer<typeof launchDraftSchema>;

/** The name of a run that has none: of the program, and the day. */
function nameRun({ em, actor }: Writing): string {
  return `${firstCharacters(actor.name, NAME_MAX)}, ${DAY.format(nowOf(em))}`;
}

/** Finds the launch of a run, or makes it. Two calls at once find the same. Fails with `conflict` where a person has a
 *  part in it: what they did is not the program's to change, and what is planned would be published unseen. */
async function findRun({ em, actor }: Writing, title: string): Promise<Launch> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${title}, ${LOCK}))`.execute(em.getKysely());
  const [found] = await em.find(Launch, { title, published_at: null });
  if (!found) return em.findOneOrFail(Launch, { id: (await launchStore.create(em, { title })).id });
  const isOwn = found.changes.length > 0 && found.changes.every(({ by }) => by === actor.name) && !found.planned_at;
  if (!isOwn) throw new AppError("conflict", OTHERS);
  return found;
}

/** Keeps the names of runs apart from what else is locked by a number. */
const LOCK = 91;

/** Finds the change of a run that a draft goes on from; undefined for a first one. */
function findFormer({ changes }: Launch, { noun, record, key }: Draft): StoredChange | undefined {
  if (record !== null) return changes.find((change) => change.noun === noun && change.record === record);
  const former = changes.find((change) => change.noun === noun && change.record === null && change.key === key);
  if (key !== undefined && !former) throw invalidField("key", UNKNOWN_KEY);
  return former;
}

/** A record that is stored. */
type Stored = Item & { version: number };

/** Reads a record as its form does. */
async function readRecord(ctx: Writing, { noun, router }: { noun: string; router: string }, id: number): Promise<Stored> {
  const call = createCallerByName(allProcedures())(ctx);
  if (noun !== "translation") return (await call(`${router}.get`, { id })) as Stored; // as every `get` gives it
  const key = translationKeySchema.parse(await call("translations.keyOf", { id }));
  const view = await call("translations.get", key);
  return (view as { translation: Stored }).translation; // it is stored, since it has an id
}

/** The contract of the input of a record's procedure. */
function contractOf(router: string, record: number | null): z.ZodObject {
  const { input } = procedureReader(allProcedures())(`${router}.${verbOf(record)}`);
  if (!(input instanceof z.ZodObject)) throw new Error(`the input of ${router} is no object`);
  return input;
}

/** Builds the input of a record's procedure: the fields that it requires as they are, and those that are sent. Fails
 *  with `invalid` for names that it does not have. */
function buildInput(contract: z.ZodObject, stored: Partial<Item>, { fields }: Draft): Record<string, unknown> {
  const names = Object.keys(contract.shape).filter((name) => !STEERING_FIELDS.includes(name));
  const unknown = Object.keys(fields).filter((name) => !names.includes(name));
  const message = `Ce champ n’existe pas. Les champs sont\u202f: ${names.join(", ")}.`;
  if (unknown.length > 0)
    throw new AppError("invalid", undefined, { issues: unknown.map((name) => ({ path: `fields.${name}`, message })) });
  const required = names.filter((name) => name in stored && !z.safeParse(contract.shape[name], undefined).success);
  return { ...Object.fromEntries(required.map((name) => [name, stored[name]])), ...fields };
}

/** Puts a draft of a program into the launch of its run. Fails as the record's own procedure does. */
export async function putDraft(ctx: Writing, draft: Draft): Promise<z.infer<typeof launchDraftReplySchema>> {
  // what a person will publish is tried as a person's save: nothing is created by being named
  const { isRest: _, ...writing } = ctx;
  const { noun, record } = draft;
  const router = routerOf(ctx.em, { noun, record });
  const launch = await findRun(writing, draft.run ?? nameRun(ctx));
  const former = findFormer(launch, draft);
  const read = record === null ? null : await readRecord(writing, { noun, router }, record);
  const input = { ...former?.input, ...buildInput(contractOf(router, record), former ? {} : (read ?? {}), draft) };
  const version = (former ? former.version : read?.version) ?? undefined;
  const form = (item: Item) => JSON.stringify({ read, item, version });
  const key = former?.key ?? randomUUID();
  const put = { launch: launch.id, noun, record, key, at: former?.at, version, input, form };
  return { launch: await putChange(writing, put), key };
}
