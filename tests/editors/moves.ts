import { FORM_MOVES } from "./form-moves.ts";
import { LAUNCH_MOVES } from "./launch-moves.ts";
import { LIST_MOVES } from "./list-moves.ts";
import { isFormOpen, isOnline, type Move, type Situation } from "./move.ts";
import { closeForm, performSave } from "./saving.ts";
import { settle, TAKE_THEIRS } from "./screen.ts";
import { settleCollision } from "./settle-collision.ts";
import { comeBack, reconnect, signIn } from "./signing-in.ts";
import { formOf, readWhole } from "./form.ts";
import { findTokens } from "./ledger.ts";
import { openSeat, type World } from "./world.ts";

/** Moves that happen to a tab, whatever it shows. */
const TAB_MOVES: Move[] = [
  {
    name: "loads the page again",
    weight: 3,
    isPossible: isOnline,
    play: async ({ seat }) => {
      await seat.page.reload();
      await settle(seat.page);
    },
  },
  {
    name: "closes the page and opens another",
    weight: 2,
    isPossible: isOnline,
    play: async ({ world, seat }) => {
      await seat.page.close({ runBeforeUnload: false });
      Object.assign(seat, await openSeat(world, seat));
    },
  },
  {
    name: "loses the network",
    weight: 1,
    isPossible: (situation) => isOnline(situation) && isFormOpen(situation),
    play: async ({ seat: { person } }) => {
      person.isOffline = true;
      await person.context.setOffline(true);
    },
  },
  { name: "has the network again", weight: 8, isPossible: (situation) => !isOnline(situation), play: ({ seat }) => reconnect(seat) },
  {
    name: "is signed out by the server",
    weight: 0.6,
    isPossible: isOnline,
    play: ({ world, seat }) =>
      world.installation.query("delete from session where administrator = (select id from administrator where username = $1)", [
        seat.person.name,
      ]),
  },
];

const MOVES = [...FORM_MOVES, ...LIST_MOVES, ...LAUNCH_MOVES, ...TAB_MOVES];

/** Settles the text of a record that another person deleted: makes it a record again, or gives it up. */
async function answerGone({ world, seat }: Situation): Promise<void> {
  const again = formOf(seat).getByRole("button", { name: "Recréer" });
  if (world.random.next() < 0.3 || (await again.count()) === 0) return closeForm(world, seat);
  const held = findTokens(await readWhole(seat));
  world.ledger.repeat(held);
  const outcome = await performSave(world, seat, { act: () => again.click() });
  world.log.push(`${seat.name}: makes again what was deleted: ${outcome}`);
}

/** Answers what the screen asks for before anything else can be done; false where it asks for nothing. */
async function answer(situation: Situation): Promise<boolean> {
  const { world, seat, screen } = situation;
  const says = (words: string) => screen.notices.some(({ text }) => text.includes(words));
  if (!isOnline(situation)) return false;
  if (screen.kind === "login") {
    world.log.push(`${seat.name}: signs in again`);
    await signIn(seat);
  } else if (screen.kind === "failed") {
    world.log.push(`${seat.name}: goes on from « ${screen.title} »`);
    if (screen.title.includes("Rechargez la page")) await seat.page.reload();
    else await seat.page.goto(new URL(screen.path.replace(/\/[\w-]+$/, ""), seat.page.url()).href);
    await comeBack(seat);
  } else if (screen.kind === "form" && screen.notices.some(({ buttons }) => buttons.includes(TAKE_THEIRS)))
    await settleCollision(world, seat);
  else if (screen.kind === "form" && says("n’existe plus")) await answerGone(situation);
  else return false;
  return true;
}

/** One move of one of the tabs. */
export async function playOne(world: World): Promise<void> {
  const seat = world.random.weighted(world.seats);
  const situation = { world, seat, screen: await settle(seat.page) };
  if (await answer(situation)) return;
  const move = world.random.weighted(MOVES.filter(({ isPossible }) => isPossible(situation)));
  world.log.push(`${seat.name}: ${move.name}`);
  const typedBefore = world.ledger.all().length;
  try {
    await move.play(situation);
  } catch (error) {
    // A session that ended may take a form away at any moment: what was just being typed may not have come into it.
    if ((await settle(seat.page)).kind !== "login") throw error;
    world.log.push("  the login screen came first");
    const words = world.ledger.all().slice(typedBefore);
    world.ledger.drop(
      words.map(({ text }) => text),
      "its form gave way to the login screen",
    );
  }
}
