import type { Letter } from "#contracts/letter/letter.ts";
import { trpc } from "#admin-app/rpc.ts";

/** Time after which the progress of a sending is read again. */
const LOOK_AGAIN_MS = 3_000;

/** Most that the clocks of browser and server differ by, as a rule. */
const CLOCKS_MS = 60_000;

/** Whether a letter is being sent, or due: it is on its way at any moment. */
export function isOnItsWay({ send_at, sending }: Pick<Letter, "send_at" | "sending">, now: number): boolean {
  const isDue = send_at !== null && Date.parse(send_at) <= now + CLOCKS_MS;
  return sending?.state === "sending" || (sending?.state === "planned" && isDue);
}

/** Reads the letters, again and again while one is on its way. */
export function useLetters() {
  return trpc.letters.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some((letter) => isOnItsWay(letter, Date.now())) ? LOOK_AGAIN_MS : false),
  });
}
