import { trpc } from "#admin-app/rpc.ts";

/** Time after which the progress of a sending is read again. */
const LOOK_AGAIN_MS = 3_000;

/** Reads the letters, again and again while one is being sent. */
export function useLetters() {
  return trpc.letters.list.useQuery(undefined, {
    refetchInterval: ({ state }) => (state.data?.some(({ sending }) => sending?.state === "sending") ? LOOK_AGAIN_MS : false),
  });
}
