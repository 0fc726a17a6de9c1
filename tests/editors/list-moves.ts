import type { Locator } from "@playwright/test";
import { formOf, readWhole } from "./form.ts";
import { findTokens } from "./ledger.ts";
import { isListShown, isOnline, type Move, type Situation } from "./move.ts";
import { storedRows } from "./rows.ts";
import { look, pressFirst, settle, TOAST, wait } from "./screen.ts";
import { formPath, FORM_PATHS, findRecord, type Seat, type World } from "./world.ts";

/** Opens a path as a link of the back office does. */
export async function goTo({ page }: Seat, path: string): Promise<void> {
  await page.evaluate(`history.pushState({}, "", ${JSON.stringify(path)})`);
  const opened = `const { path, kind } = look(); return kind === "login" || (path === ${JSON.stringify(path)} && ["form", "failed"].includes(kind));`;
  await wait(page, `what ${path} opens`, opened);
}

async function open({ world, seat }: Situation): Promise<void> {
  const record = world.random.weighted(world.records);
  world.log.push(`  ${record.resource} ${record.id}`);
  await goTo(seat, formPath(record));
}

async function beginFeature({ world: { ledger, log }, seat }: Situation): Promise<void> {
  await goTo(seat, `${FORM_PATHS.feature}/new`);
  const owner = { person: seat.person.name, ...(findRecord(`${FORM_PATHS.feature}/new`) ?? { resource: "feature", id: "new" }) } as const;
  if ((await settle(seat.page)).kind !== "form") return; // signed out, or cut off
  const [title, description] = [ledger.type(owner), ledger.type(owner)];
  log.push(`  ${title}, ${description}`);
  // At the ends: the form may open with what another visit left in it.
  for (const [field, word] of [
    ["title", title],
    ["description", description],
  ] as const) {
    await formOf(seat).locator(`[name=${field}]`).press("Control+End");
    await seat.page.keyboard.insertText(` ${word}`);
  }
}

const LISTED = { product: FORM_PATHS.product, feature: FORM_PATHS.feature };

/** The card of one of the records whose lists have a switch, if it is shown. */
async function findCard({ world, seat }: Situation): Promise<{ card: Locator; record: World["records"][number] } | undefined> {
  const { pathname } = new URL(seat.page.url());
  const [resource] = Object.entries(LISTED).find(([, path]) => path === pathname) ?? [];
  const records = world.records.filter((record) => record.resource === resource);
  if (records.length === 0) return undefined;
  const record = world.random.oneOf(records);
  const link = `a[href$="/${record.id}"], a[href*="/${record.id}?"]`;
  const card = seat.page.getByRole("article").filter({ has: seat.page.locator(link) });
  return (await card.count()) === 1 ? { card, record } : undefined;
}

async function toggle(situation: Situation): Promise<void> {
  const { world, seat } = situation;
  const found = await findCard(situation);
  if (!found) return;
  const { card, record } = found;
  const answered = seat.page.waitForEvent("requestfinished", (request) => /\.(setActive|setVisibility)/.test(request.url()));
  const [request] = await Promise.all([answered, card.getByRole("switch").press("Space")]);
  const reply = await request.response();
  if (!reply?.ok()) return void world.log.push("  refused");
  const isActive = /"(?:is_active|isActive)":true/.test(reply.request().postData() ?? "");
  world.log.push(`  ${record.resource} ${record.id} is ${isActive ? "shown" : "hidden"}`);
  world.shown.set(`${record.resource} ${record.id}`, isActive);
}

async function remove(situation: Situation): Promise<void> {
  const { world, seat } = situation;
  const found = await findCard(situation);
  if (!found || world.records.length < 3) return;
  const { card, record } = found;
  const dialog = seat.page.getByRole("dialog");
  await card.getByRole("button", { name: /^Supprimer/ }).click();
  await dialog.getByRole("button", { name: /^Supprimer/ }).click();
  await wait(
    seat.page,
    "the end of a deletion",
    `const { kind } = look(); return kind === "list" || kind === "login" || /Réessayer/.test(document.querySelector("[role=dialog]")?.innerText);`,
  );
  if (await dialog.isVisible()) await dialog.getByRole("button", { name: "Annuler" }).click();
  world.hasDeleted = true;
  await noteStored(world, { why: "deleted", only: `${record.resource} ${record.id}` });
}

/** Restores the record that was deleted last from the bin. Where its slug was taken meanwhile, it gets the offered one.
 *  */
async function restore({ world, seat }: Situation): Promise<void> {
  const bin = "/admin/dashboard/bin";
  await seat.page.goto(new URL(bin, seat.page.url()).href);
  if ((await settle(seat.page)).kind !== "list") return;
  const button = seat.page.getByRole("button", { name: /^Restaurer/ }).first();
  await wait(seat.page, "the bin", `return all("main article").length > 0 || /vide/i.test(text(document.querySelector("main")));`);
  if ((await button.count()) === 0) return;
  await button.click();
  const restored = `const { kind } = look(); return kind === "form" || kind === "dialog" || kind === "login" || all("${TOAST}").length > 0;`;
  await wait(seat.page, "what came of a restoration", restored);
  if ((await look(seat.page)).kind === "dialog") {
    await seat.page.getByRole("dialog").getByRole("button", { name: "Restaurer" }).click();
    await wait(seat.page, "the restored form", `return ["form", "login"].includes(look().kind);`);
  }
  await noteStored(world, { why: "restored" });
}

const UNDO = /^(Annuler|Rétablir)$/;

const GIVEN_UP = "Modifications abandonnées";

const undoOf = ({ page }: Seat) =>
  page
    .locator(TOAST)
    .filter({ hasNotText: new RegExp(`${GIVEN_UP}|Lancement`) })
    .getByRole("button", { name: UNDO })
    .last();

/** Brings back what was given up: its form opens with it. */
async function bringBack({ world: { ledger, log }, seat }: Situation): Promise<void> {
  const pressed = await pressFirst(seat.page.locator(TOAST, { hasText: GIVEN_UP }).getByRole("button", { name: "Rétablir" }));
  if (pressed === undefined) return void log.push("  nothing is offered any more");
  await wait(seat.page, "the form of what was given up", `return ["form", "login", "failed"].includes(look().kind);`);
  if ((await settle(seat.page)).kind !== "form") return;
  const held = findTokens(await readWhole(seat));
  ledger.takeUp(held);
  log.push(`  holds ${held.join(", ")}`);
}

/** Undoes what the last message offers to undo, or does it again. */
async function undo({ world, seat }: Situation): Promise<void> {
  const isUndo = (request: { url: () => string }) => request.url().includes("/trpc/history.undo");
  const answered = Promise.race([
    seat.page.waitForEvent("requestfinished", isUndo),
    seat.page.waitForEvent("requestfailed", isUndo),
    wait(seat.page, "the end of the session", `return look().kind === "login";`), // whatever found out first
  ]);
  answered.catch(() => {}); // nothing is waited for where nothing was pressed
  if (!(await pressFirst(undoOf(seat)))) return void world.log.push("  nothing is offered any more");
  await answered;
  await wait(
    seat.page,
    "what came of an undo",
    `return look().kind === "login" || all("${TOAST}").some((toast) => /Annulé|Rétabli|Rien n’a été annulé/.test(text(toast)));`,
  );
  await settle(seat.page);
  await noteStored(world, { why: "undone" });
}

/** Takes down what a deliberate choice took from what is stored, or put back. Only one record may have changed by
 *  it. */
async function noteStored(
  { ledger, installation, records, shown, broken, log }: World,
  { why, only }: { why: string; only?: string },
): Promise<void> {
  const rows = await storedRows(installation);
  const stored = new Map(rows.flatMap(({ id, words }) => findTokens(words).map((word) => [word, id])));
  const gone = ledger.all().filter(({ state, text }) => state === "confirmed" && !stored.has(text));
  const losers = new Set(gone.map(({ resource, id }) => `${resource} ${id}`));
  if (losers.size > 1 || (only !== undefined && losers.size === 1 && !losers.has(only)))
    broken.push(`what was ${why} took words from ${[...losers].join(" and ")}`);
  ledger.drop(
    gone.map(({ text }) => text),
    why,
  );
  for (const { text, state, why: reason } of ledger.all()) {
    const id = stored.get(text);
    if (id !== undefined && state === "dropped" && (reason === "undone" || reason === "deleted")) ledger.restore([text], id);
  }
  for (const name of shown.keys()) shown.delete(name); // the last one may have been undone
  log.push(`  ${why}: ${gone.map(({ text }) => text).join(", ") || "no word"}; ${records.length} records`);
}

/** Moves outside a form. */
export const LIST_MOVES: Move[] = [
  { name: "opens a record", weight: 12, isPossible: (situation) => isListShown(situation) && isOnline(situation), play: open },
  { name: "begins a new feature", weight: 5, isPossible: (situation) => isListShown(situation) && isOnline(situation), play: beginFeature },
  { name: "shows or hides a record", weight: 2, isPossible: (situation) => isListShown(situation) && isOnline(situation), play: toggle },
  { name: "deletes a record", weight: 0.7, isPossible: (situation) => isListShown(situation) && isOnline(situation), play: remove },
  {
    name: "restores what was deleted",
    weight: 4,
    isPossible: (situation) => situation.world.hasDeleted && isListShown(situation) && isOnline(situation),
    play: restore,
  },
  {
    name: "brings back what was given up",
    weight: 8,
    isPossible: (situation) => situation.screen.offersBack && isListShown(situation) && isOnline(situation),
    play: bringBack,
  },
  {
    name: "undoes",
    weight: 3,
    isPossible: (situation) => situation.screen.offersUndo && isOnline(situation),
    play: undo,
  },
];
