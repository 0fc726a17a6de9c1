import type { Browser } from "@playwright/test";
import { check, healAll } from "./checks.ts";
import type { Installation } from "./installation.ts";
import { playOne } from "./moves.ts";
import { removeAll } from "./rows.ts";
import { look } from "./screen.ts";
import type { Switch } from "./wire.ts";
import { openWorld } from "./world.ts";

const MOVES_MIN = 15;
const MOVES_MORE = 10;

/** Result of a seed: the losses, and the log of what was done. */
export type Played = { seed: number; broken: string[]; log: string[]; milliseconds: number };

/** Plays one seed over a server, and gives what was lost: nothing, if all is well. */
export async function playSeed(
  browser: Browser,
  installation: Installation,
  options: { seed: number; without?: Switch | undefined },
): Promise<Played> {
  const startedAt = performance.now();
  await removeAll(installation); // of the first seed, the pages that every site begins with
  const { world, close } = await openWorld(browser, installation, options);
  const broken: string[] = [];
  try {
    const moves = MOVES_MIN + Math.floor(world.random.next() * MOVES_MORE);
    for (let done = 0; done < moves; done += 1) await playOne(world);
    await healAll(world);
    broken.push(...(await check(world)));
  } catch (error) {
    broken.push(...world.broken, `could not go on: ${String(error)}`);
    for (const { name, page } of world.seats) world.log.push(`${name} shows ${JSON.stringify(await look(page).catch(String))}`);
    await installation.heal();
  } finally {
    await close();
  }
  return { seed: options.seed, broken, log: world.log, milliseconds: performance.now() - startedAt };
}
