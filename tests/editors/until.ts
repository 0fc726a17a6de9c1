import { setTimeout as pause } from "node:timers/promises";

const ASK_AGAIN_MS = 40;

/** Longest wait for anything. What takes longer never comes. */
const LIMIT_MS = 45_000;

/** Asks until there is an answer that is not false; a question that fails is asked again. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | false>): Promise<Answer> {
  const deadline = Date.now() + LIMIT_MS;
  let last = "";
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      last = String(error);
      return false as const;
    });
    if (answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`${what}: did not come. ${last}`);
    await pause(ASK_AGAIN_MS);
  }
}
