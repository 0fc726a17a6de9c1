import { formOf, readWhole } from "./form.ts";
import { findTokens } from "./ledger.ts";
import { performSave } from "./saving.ts";
import { settle, TAKE_THEIRS } from "./screen.ts";
import type { Seat, World } from "./world.ts";

type ConflictShown = { choices: string[]; texts: string[] };

/** Reads the conflicts that the message asks about, each with its versions. */
const READ_CONFLICTS = `[...document.querySelectorAll("form[novalidate] [role=alert] fieldset")].map((conflict) => {
  const radios = [...conflict.querySelectorAll("input[type=radio]")];
  return {
    choices: radios.map((radio) => radio.labels[0]?.innerText.trim() ?? ""),
    texts: radios.map((radio) => document.getElementById(radio.getAttribute("aria-describedby"))?.innerText ?? ""),
  };
})`;

/** Chooses between the versions of a collision, at random, and saves; or puts its own aside. */
export async function settleCollision(world: World, seat: Seat): Promise<void> {
  const { random, ledger, log } = world;
  const window = formOf(seat);
  const mine = findTokens(await readWhole(seat));
  if (random.next() < 0.25) {
    log.push(`${seat.name}: takes the other version`);
    ledger.drop(ledger.typed(mine), "put aside for the other version");
    await window.getByRole("button", { name: TAKE_THEIRS }).click();
    await settle(seat.page);
    return;
  }
  const conflicts = await seat.page.evaluate<ConflictShown[]>(READ_CONFLICTS);
  for (const [index, { choices, texts }] of conflicts.entries()) {
    const chosen = random.oneOf(choices);
    log.push(`${seat.name}: chooses « ${chosen} »`);
    const taken = findTokens(texts[choices.indexOf(chosen)] ?? "");
    ledger.drop(
      findTokens(texts.join(" ")).filter((word) => !taken.includes(word)),
      "given up in a collision",
    );
    await window.getByRole("alert").locator("fieldset").nth(index).getByRole("radio", { name: chosen }).check();
  }
  const save = window.getByRole("button", { name: conflicts.length > 0 ? "Enregistrer ces choix" : "Enregistrer la mienne" });
  log.push(`  ${await performSave(world, seat, { act: () => save.click() })}`);
}
