import { FIELDS, formOf, readWhole, typeWord } from "./form.ts";
import { findTokens } from "./ledger.ts";
import { isFormOpen, isOnline, type Move, type Situation } from "./move.ts";
import { pressIntoLaunch } from "./launch-moves.ts";
import { closeForm, performSave, type Trouble } from "./saving.ts";
import { OFFER, pressFirst, readForm, SAVED, type Screen, settle, TOAST, wait } from "./screen.ts";
import { until } from "./until.ts";
import { findRecord, type Seat } from "./world.ts";

type Chance = { trouble?: Trouble; weight: number };

const TROUBLES: Chance[] = [{ weight: 12 }, { trouble: "reply lost", weight: 5 }, { trouble: "request lost", weight: 2 }];
const DISASTERS: Chance[] = [
  { trouble: "server killed", weight: 1.5 },
  { trouble: "database killed", weight: 1.5 },
  { trouble: "disk full", weight: 1 },
];

/** Troubles of a new record, which is made twice when its reply is lost, unless it is recognised. */
const TROUBLES_OF_NEW: Chance[] = [{ weight: 6 }, { trouble: "reply lost", weight: 10 }];

function chooseTrouble({ world, seat, screen }: Situation): Trouble | undefined {
  const { random, installation, disasters } = world;
  if (seat.person.isOffline) return undefined;
  const possible = disasters > 0 ? DISASTERS.filter(({ trouble }) => trouble !== "disk full" || installation.canFillDisk) : [];
  const isNew = screen.path.endsWith("/new");
  const chosen = random.weighted([...(isNew ? TROUBLES_OF_NEW : TROUBLES), ...possible]);
  if (possible.includes(chosen)) world.disasters -= 1;
  return chosen.trouble;
}

async function type({ world, seat, screen }: Situation): Promise<void> {
  const record = findRecord(screen.path);
  if (!record) return;
  // Often the same field, so that two people write at one end of it.
  const targets = FIELDS[record.resource];
  const target = world.random.oneOf(world.random.next() < 0.4 ? targets.slice(0, 1) : targets);
  const end = world.random.oneOf(target.ends);
  const word = world.ledger.type({ person: seat.person.name, ...record });
  world.log.push(`  ${word} at the ${end} of ${target.field} of ${record.resource} ${record.id}`);
  await typeWord(seat, target, { word, end });
}

/** Saves by one of the three ways there are: staying, closing, and trying again where it failed. */
async function save(situation: Situation): Promise<void> {
  const { world, seat, screen } = situation;
  const { random, log } = world;
  if (SAVED.test(screen.said)) return void log.push("  has nothing to save");
  const trouble = chooseTrouble(situation);
  const window = formOf(seat);
  const press = {
    // A session that ended may take the form away before its button is pressed.
    "tries again": () => pressFirst(window.getByRole("button", { name: "Réessayer" })),
    "saves and closes": async () => {
      await pressFirst(window.getByRole("button", { name: "Autre façon d’enregistrer" }));
      await wait(
        seat.page,
        "the save button's menu",
        `return look().kind === "login" || document.querySelector("[role=menuitem]") !== null;`,
      );
      await pressFirst(seat.page.getByRole("menuitem", { name: /et fermer$/ }));
    },
    saves: () => seat.page.keyboard.press("Control+s"),
    "puts it into the launch": () => pressIntoLaunch(seat, world.launch),
  };
  // An editor whose script did not come offers another try as well, of its own.
  const retries = screen.notices.filter(({ buttons }) => buttons.includes("Réessayer"));
  const isRefused = retries.length === 1 && retries.some(({ text }) => /pas été enregistré|non confirmé/.test(text));
  const canLaunch = !world.launch.isPublished && isOnline(situation); // without a line the launches are not listed
  const ways: { way: keyof typeof press; weight: number }[] = [
    { way: "saves", weight: 4 },
    { way: "saves and closes", weight: 3 },
    { way: "puts it into the launch", weight: canLaunch ? 3 : 0 },
    { way: "tries again", weight: isRefused ? 10 : 0 },
  ];
  const { way } = random.weighted(ways);
  const outcome = await performSave(world, seat, { act: press[way], trouble });
  log.push(`  ${way}${trouble ? `, ${trouble}` : ""}: ${outcome}`);
  if (outcome !== "failed" || trouble !== "reply lost" || random.next() < 0.5) return;
  log.push(`  tries again at once: ${await performSave(world, seat, { act: press["tries again"] })}`);
}

const offersOf = ({ notices }: Screen) => notices.flatMap(({ buttons }) => buttons.filter((button) => OFFER.test(button)));

/** Offers that fill the form at once, and after which the form's former text is offered. */
const PUT_ASIDE = /^Annuler/;

/** Takes an offer, and waits until the form holds it, it is no longer offered, or the screen refuses. Nothing happens
 *  where the offer has gone meanwhile, because another tab came back to the record: so it is read and pressed in one
 *  go. */
export async function takeOffer(seat: Seat, offer: string | RegExp): Promise<void> {
  const before = await readForm(seat.page);
  const offered = formOf(seat).getByRole("button", { name: offer });
  const name = await pressFirst(offered);
  if (name === undefined || PUT_ASIDE.test(name)) return;
  // without network, words of another device cannot be read
  const refusal = seat.page.locator(TOAST, { hasText: "n’a pas pu être reprise" });
  await until("what was taken up", async () => {
    if ((await refusal.count()) > 0) return true;
    const { kind, notices } = await settle(seat.page);
    return kind !== "form" || !notices.some(({ buttons }) => buttons.includes(name)) || (await readForm(seat.page)) !== before;
  });
}

/** Takes up another version of what is typed: what the form held before is put aside, what it holds then is to be
 *  saved. */
async function takeUp({ world, seat, screen }: Situation): Promise<void> {
  const offer = world.random.oneOf(offersOf(screen));
  world.log.push(`  ${offer}`);
  const before = findTokens(await readWhole(seat));
  await takeOffer(seat, offer);
  const after = findTokens(await readWhole(seat));
  world.ledger.drop(world.ledger.typed(before.filter((word) => !after.includes(word))), "put aside");
  world.ledger.takeUp(after.filter((word) => !before.includes(word)));
  world.log.push(`  holds ${after.join(", ")} instead of ${before.join(", ")}`);
}

/** Whether something typed here, or in another tab of the same person, is not confirmed. */
function isUnsaved({ world: { ledger }, seat, screen }: Situation): boolean {
  const record = findRecord(screen.path);
  return ledger
    .all()
    .some(
      ({ state, person, resource, id }) =>
        state === "typed" && person === seat.person.name && resource === record?.resource && id === record.id,
    );
}

/** Says that the translation that is open fits the French of today, field by field or as a whole. */
async function markDone({ world: { random, log }, seat }: Situation): Promise<void> {
  const name = random.oneOf([/^Tout marquer comme fait/, /^Marquer comme fait/]);
  log.push(
    `  ${(await pressFirst(formOf(seat).getByRole("button", { name, disabled: false }))) ?? "nothing is to be reviewed, or saved first"}`,
  );
  await settle(seat.page);
}

/** Moves one of the sections that may stand anywhere: not the opening. */
async function moveSection({ world: { random, log }, seat }: Situation): Promise<void> {
  const name = random.oneOf([/^Monter la section 3/, /^Descendre la section 2/]);
  log.push(`  ${(await pressFirst(formOf(seat).getByRole("button", { name, disabled: false }))) ?? "it cannot be moved"}`);
}

const isWritable = (situation: Situation) => isFormOpen(situation) && !situation.screen.isTaken;

/** Moves in a form. */
export const FORM_MOVES: Move[] = [
  { name: "types", weight: 14, isPossible: isWritable, play: type },
  { name: "saves", weight: 10, isPossible: (situation) => isWritable(situation) && isUnsaved(situation), play: save },
  {
    name: "marks as done",
    weight: 4,
    isPossible: (situation) => isWritable(situation) && findRecord(situation.screen.path)?.resource === "translation",
    play: markDone,
  },
  {
    name: "moves a section",
    weight: 3,
    isPossible: (situation) => isWritable(situation) && findRecord(situation.screen.path)?.resource === "page",
    play: moveSection,
  },
  { name: "closes the form", weight: 1.5, isPossible: isFormOpen, play: ({ world, seat }) => closeForm(world, seat) },
  {
    name: "takes up what is offered",
    weight: 6,
    isPossible: ({ screen }) => screen.kind === "form" && offersOf(screen).length > 0,
    play: takeUp,
  },
];
