import { middleware } from "../trpc.ts";

/** A step for replies that are secrets, shown once: no key stores them, so that they stand nowhere as they are. Stands before `transaction`. */
export const secretReply = middleware(({ next }) => next({ ctx: { idempotencyKey: undefined } }));
