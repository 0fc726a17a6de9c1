import { PASSWORD } from "./installation.ts";
import { look, settle, wait } from "./screen.ts";
import type { Seat } from "./world.ts";

/** Signs in by the form that took the place of what was open; another tab of the same person may be quicker. */
export async function signIn({ page, person }: Seat): Promise<void> {
  const fill = async () => {
    await page.getByLabel("Nom d’utilisateur").fill(person.name);
    const password = page.getByRole("textbox", { name: "Mot de passe" });
    await password.fill(PASSWORD);
    await password.press("Enter");
    await wait(page, "the end of a sign-in", `return look().kind !== "login";`);
  };
  await fill().catch(async (error: unknown) => {
    if ((await look(page)).kind === "login") throw error;
  });
  await settle(page);
}

/** Leads a tab back to where something can be done, once all works. */
export async function comeBack(seat: Seat): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    const { kind } = await settle(seat.page);
    if (kind === "login") await signIn(seat);
    else if (kind === "failed") await seat.page.reload();
    else return;
  }
}

export async function reconnect({ person }: Seat): Promise<void> {
  person.isOffline = false;
  await person.context.setOffline(false);
}
