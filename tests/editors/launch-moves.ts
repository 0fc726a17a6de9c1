import type { Locator } from "@playwright/test";
import { formOf } from "./form.ts";
import { isListShown, isOnline, type Move, type Situation } from "./move.ts";
import { findTokens } from "./ledger.ts";
import { goTo } from "./list-moves.ts";
import { storedRows } from "./rows.ts";
import { closeForm } from "./saving.ts";
import { look, pressFirst, settle, TOAST, wait } from "./screen.ts";
import { until } from "./until.ts";
import { LAUNCH_PATH, type Seat, type World } from "./world.ts";

/** Presses what saves a form into the seed's launch. A session that ended may take the form away before. */
export async function pressIntoLaunch(seat: Seat, { title }: World["launch"]): Promise<void> {
  const { page } = seat;
  const press = (button: Locator) =>
    until("the way into a launch", async () => (await pressFirst(button)) !== undefined || (await look(page)).kind === "login");
  await press(formOf(seat).getByRole("button", { name: "Autre façon d’enregistrer" }));
  await press(page.getByRole("menuitem", { name: /lancement…$/ }));
  await press(page.getByRole("radio", { name: title }));
  await press(page.getByRole("button", { name: "Enregistrer dans ce lancement", disabled: false }));
}

/** Takes down what a publication stored: every word that waited. */
async function notePublished({ installation, launch, ledger, records, shown, broken, log }: World): Promise<void> {
  const [row] = await installation.query<{ published_at: string | null }>("select published_at from launch where id = $1", [launch.id]);
  launch.isPublished = Boolean(row?.published_at);
  if (!launch.isPublished) return void log.push("  it was refused");
  const rows = await storedRows(installation);
  for (const { text } of ledger.all().filter(({ state }) => state === "waiting")) {
    const holder = rows.find(({ words }) => findTokens(words).includes(text));
    if (!holder) broken.push(`${text} waited in the launch, and is not stored by its publication`);
    else {
      const { resource, id } = holder;
      ledger.restore([text], id);
      if (!records.some((record) => record.resource === resource && record.id === id)) records.push({ resource, id, weight: 1 });
    }
  }
  shown.clear(); // a change that waited may be about that too
}

async function publish({ world, seat }: Situation): Promise<void> {
  const { page } = seat;
  await goTo(seat, `${LAUNCH_PATH}/${world.launch.id}`);
  if ((await settle(page)).kind !== "form") return;
  if (await pressFirst(formOf(seat).getByRole("button", { name: "Publier maintenant", disabled: false }))) {
    const isAnswered = `all("${TOAST}").some((toast) => /Lancement publié|pas été publié|pas sûr/.test(text(toast)))`;
    await wait(page, "what came of a publication", `return look().kind === "login" || ${isAnswered};`);
    await notePublished(world);
  } else world.log.push("  nothing waits");
  if ((await settle(page)).kind === "form") await closeForm(world, seat);
}

/** Moves about the launch of a seed. */
export const LAUNCH_MOVES: Move[] = [
  {
    name: "publishes the launch",
    weight: 8,
    isPossible: (situation) => {
      const { ledger, launch } = situation.world;
      const isWaiting = !launch.isPublished && ledger.all().some(({ state }) => state === "waiting");
      return isWaiting && isListShown(situation) && isOnline(situation);
    },
    play: publish,
  },
];
