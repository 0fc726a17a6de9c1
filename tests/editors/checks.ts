import { formOf, readWhole } from "./form.ts";
import { takeOffer } from "./form-moves.ts";
import { type Token, tokensIn } from "./ledger.ts";
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
    if ((await look(seat.page)).kind === "form") for (const word of tokensIn(await readWhole(seat))) found.add(word);
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

/** Nothing typed is missing: what no save confirmed stands in its form, or in a draft that the screen offers. */
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
  return missing().map(({ text, person, noun, id }) => {
    const isStored = rows.some(({ words }) => words.includes(text));
    return `${text}, typed by ${person} in ${noun} ${id}, is in no form and in no draft${isStored ? ", though it is stored" : ""}`;
  });
}

/** What the screen confirmed is stored exactly once, and nothing is stored twice. */
function checkConfirmed({ ledger }: World, rows: Row[]): string[] {
  return ledger.all().flatMap(({ text, noun, id, state, mayRepeat }) => {
    const places = rows.flatMap((row) => tokensIn(row.words).flatMap((word) => (word === text ? [`${row.noun} ${row.id}`] : [])));
    if (places.length > 1 && !mayRepeat) return [`${text} is stored ${places.length} times: ${places.join(", ")}`];
    if (state === "confirmed" && !places.includes(`${noun} ${id}`))
      return [`${text}, confirmed for ${noun} ${id}, is ${places[0] ? `in ${places[0]}` : "gone"}`];
    return [];
  });
}

/** What was last shown or hidden is so still. */
function checkShown({ shown }: World, rows: Row[]): string[] {
  return rows.flatMap(({ noun, id, is_active }) => {
    const wanted = shown.get(`${noun} ${id}`);
    return wanted === undefined || wanted === is_active ? [] : [`${noun} ${id} was ${wanted ? "shown" : "hidden"}, and is not any more`];
  });
}

/** What is wrong at the end of a seed, in one line each; nothing when no one lost anything. */
export async function check(world: World): Promise<string[]> {
  const rows = await storedRows(world.installation);
  const history = await faultsOfHistory(world.installation, rows);
  return [...world.broken, ...checkConfirmed(world, rows), ...checkShown(world, rows), ...history, ...(await checkTyped(world, rows))];
}
