import type { Screen } from "./screen.ts";
import type { Seat, World } from "./world.ts";

/** One tab at its turn. */
export type Situation = { world: World; seat: Seat; screen: Screen };

/** A person's next action, its weight beside the others, and when it can be done. */
export type Move = {
  name: string;
  weight: number;
  isPossible: (situation: Situation) => boolean;
  play: (situation: Situation) => Promise<unknown>;
};

export const isFormOpen = ({ screen }: Situation) => screen.kind === "form";
export const isListShown = ({ screen }: Situation) => screen.kind === "list";
export const isOnline = ({ seat }: Situation) => !seat.person.isOffline;
