import { formOf, readWhole } from "./form.ts";
import { takeOffer } from "./form-moves.ts";
import { type Token, findTokens } from "./ledger.ts";
import { faultsOfHistory, type Row, storedRows } from "./rows.ts";
import { look, OFFER, wait } from "./screen.ts";
import { comeBack, reconnect } from "./signing-in.ts";
import { formPath, type Seat, type World } from "./world.ts";

/** Mends everything, and leads every tab back to where something can be done. */
export async function healAll({ installation, seats, log }: World): Promise<void> {
  log.push("all is mended");
  await installation.heal();
  for (const seat of seats) await reconnect(seat);
  for (const seat of seats) await comeBack(seat);
}

/** An article's text comes after its form. */
const WHOLE = `return !document.querySelector("form[novalidate] .mantine-Skeleton-root")`;

/** Notes what a form holds. One that gives way to the login screen meanwhile is there again after it. */
async function note(seat: Seat, found: Set<string>): Promise<void> {
  const read = async () => {
    await wait(seat.page, "all that the form holds", WHOLE);
    if ((await look(seat.page)).kind === "form") for (const word of findTokens(await readWhole(seat))) found.add(word);
  };
  await read().catch(async () => {
    await comeBack(seat);
    await read();
  });
}

/** Opens a record as its person would, and notes what its form holds and offers. */
async function noteOffers(seat: Seat, path: string, found: Set<string>): Promise<void> {
  await seat.page.goto(new URL(path, seat.page.url()).href);
  await comeBack(seat);
  for (let offers = 0; offers < 4; offers += 1) {
    await note(seat, found);
    const offer = formOf(seat).getByRole("button", { name: OFFER });
    if ((await offer.count()) === 0) return;
    await takeOffer(seat, OFFER);
  }
  await note(seat, found);
}

/** Checks that no unconfirmed word is missing: each stands in its form, or in a draft that the screen offers. */
async function checkTyped({ ledger, seats }: World, rows: Row[]): Promise<string[]> {
  const found = new Set<string>();
  const missing = (name?: string) =>
    ledger.all().filter(({ person, state, text }) => state === "typed" && !found.has(text) && (name ?? person) === person);
  for (const seat of seats) if (missing(seat.person.name).length > 0) await note(seat, found);
  for (const seat of seats) {
    const paths = (tokens: Token[]) => new Set(tokens.map(formPath));
    // Twice: the words of a tab that a record is taken over from may come a moment later.
    for (let tries = 0; tries < 2; tries += 1) for (const path of paths(missing(seat.person.name))) await noteOffers(seat, path, found);
  }
  return missing().map(({ text, person, resource, id }) => {
    const isStored = rows.some(({ words }) => words.includes(text));
    return `${text}, typed by ${person} in ${resource} ${id}, is in no form and in no draft${isStored ? ", though it is stored" : ""}`;
  });
}

/** Checks that all confirmed words are stored exactly once, and that nothing is stored twice. */
function checkConfirmed({ ledger }: World, rows: Row[]): string[] {
  return ledger.all().flatMap(({ text, resource, id, state, mayRepeat }) => {
    const holders = rows.flatMap((row) => findTokens(row.words).flatMap((word) => (word === text ? [`${row.resource} ${row.id}`] : [])));
    if (holders.length > 1 && !mayRepeat) return [`${text} is stored ${holders.length} times: ${holders.join(", ")}`];
    if (state === "confirmed" && !holders.includes(`${resource} ${id}`))
      return [`${text}, confirmed for ${resource} ${id}, is ${holders[0] ? `in ${holders[0]}` : "gone"}`];
    return [];
  });
}

/** Checks that every word that waits stands in the launch. */
async function checkWaiting({ ledger, launch, installation }: World): Promise<string[]> {
  const waiting = ledger.all().filter(({ state }) => state === "waiting");
  const [row] = await installation.query<{ changes: string }>("select changes::text from launch where id = $1", [launch.id]);
  const held = new Set(findTokens(row?.changes ?? ""));
  return waiting.flatMap(({ text, person }) => (held.has(text) ? [] : [`${text}, put into the launch by ${person}, is not in it`]));
}

/** Checks that the records last shown or hidden are so still. */
function checkShown({ shown }: World, rows: Row[]): string[] {
  return rows.flatMap(({ resource, id, is_active }) => {
    const wanted = shown.get(`${resource} ${id}`);
    return wanted === undefined || wanted === is_active
      ? []
      : [`${resource} ${id} was ${wanted ? "shown" : "hidden"}, and is not any more`];
  });
}

/** Lists the faults at the end of a seed, in one line each; nothing when no one lost anything. */
export async function check(world: World): Promise<string[]> {
  const rows = await storedRows(world.installation);
  const history = await faultsOfHistory(world.installation, rows);
  return [
    ...world.broken,
    ...checkConfirmed(world, rows),
    ...checkShown(world, rows),
    ...history,
    ...(await checkWaiting(world)),
    ...(await checkTyped(world, rows)),
  ];
}
