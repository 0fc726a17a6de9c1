import { faultOfCollision } from "./collision-fault.ts";
import { formOf, readWhole } from "./form.ts";
import { type Resource, findTokens } from "./ledger.ts";
import { type Outcome, outcomeOf, settle, wait } from "./screen.ts";
import type { Fault, Sent } from "./wire.ts";
import type { Seat, World } from "./world.ts";

/** Trouble that happens to a save while it is under way. */
export type Trouble = Fault | "server killed" | "database killed" | "disk full";

const RESOURCE_OF: Record<string, Resource> = {
  products: "product",
  articles: "article",
  features: "feature",
  pages: "page",
  translations: "translation",
};

/** The record that a save stored: the one that it named, or the one that it made. */
function savedId({ body, reply }: Sent): number | undefined {
  const { id, record } = JSON.parse(body) as { id?: number; record?: number }; // as the admin sends it: the input alone
  if (id !== undefined || record !== undefined) return id ?? record;
  const { result } = JSON.parse(reply || "{}") as { result?: { data?: { id?: number } } }; // tRPC's envelope
  return result?.data?.id;
}

/** Saves by what `act` presses, and takes down what the screen confirmed. */
export async function performSave(
  world: World,
  seat: Seat,
  { act, trouble }: { act: () => Promise<unknown>; trouble?: Trouble | undefined },
): Promise<Outcome> {
  await seat.wire.take();
  const disaster = trouble === "server killed" || trouble === "database killed" ? trouble : undefined;
  const loss = trouble === "reply lost" || trouble === "request lost" ? trouble : undefined;
  if (trouble === "disk full") await world.installation.fillDisk();
  const press = async () => {
    if (!disaster) return act();
    const sending = seat.page.waitForRequest(/\/trpc\/\w+\.(create|update|save|put)/);
    // whatever found out first
    const signedOut = wait(seat.page, "the end of the session", `return look().kind === "login";`);
    await Promise.all([Promise.race([sending, signedOut]), act()]);
    if (disaster === "server killed") await world.installation.killServer();
    else await world.installation.killDatabase();
  };
  const outcome = await seat.wire.during(loss, () => outcomeOf(seat.page, press));
  if (disaster || trouble === "disk full") await world.installation.heal();
  const sent = await seat.wire.take();
  if (outcome === "closed" || outcome === "confirmed") confirm(world, sent);
  const fault = outcome === "conflict" && (await faultOfCollision(world, seat, sent));
  if (fault) world.broken.push(fault);
  return outcome;
}

function confirm({ ledger, records }: World, sent: Sent[]): void {
  const last = sent.at(-1);
  if (last?.procedure === "launches.put") {
    const { input } = JSON.parse(last.body) as { input: object }; // as the admin sends it
    return ledger.putAway(findTokens(JSON.stringify(input)));
  }
  const id = last && savedId(last);
  if (!last || id === undefined) return;
  ledger.confirm(findTokens(last.body), id);
  const resource = RESOURCE_OF[last.procedure.split(".")[0] ?? ""];
  if (resource && !records.some((record) => record.resource === resource && record.id === id)) records.push({ resource, id, weight: 1 });
}

/** Closes the form, and gives up what it asks about. */
export async function closeForm(world: World, seat: Seat): Promise<void> {
  const held = findTokens(await readWhole(seat));
  await formOf(seat).getByRole("button", { name: "Fermer", exact: true }).last().click();
  const left = `const { kind, isSaving } = look(); return !["form", "loading"].includes(kind) && !isSaving && kind;`;
  if ((await wait(seat.page, "what comes of closing a form", left)) !== "dialog") return;
  if (world.random.next() < 0.3) {
    await seat.page.getByRole("button", { name: "Continuer la saisie" }).last().click();
    await wait(seat.page, "the form that is gone on with", `return look().kind !== "dialog";`);
    return;
  }
  world.log.push(`${seat.name}: gives up what it typed`);
  world.ledger.drop(world.ledger.typed(held), "given up on closing");
  await seat.page.getByRole("button", { name: "Abandonner" }).click();
  await settle(seat.page);
}
