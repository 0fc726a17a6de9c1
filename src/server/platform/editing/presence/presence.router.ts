import { pingSchema, presenceSchema, PING_EVERY_MS, type Presence } from "#contracts/presence/presence.ts";
import { okSchema } from "#contracts/shared/entity.ts";
import { invalidField } from "#server/platform/errors/app-error.ts";
import { isWrittenResource } from "#server/platform/editing/draft/draft.router.ts";
import { personProcedure, router } from "#server/platform/rpc/trpc.ts";
import type { EntityManager, MikroORM } from "@mikro-orm/postgresql";
import type { z } from "zod";
import { CLOCK_TOLERANCE_MS } from "#server/platform/database/clock.ts";
import { RecordedChange } from "#server/platform/database/change.entity.ts";
import type { SignedIn } from "#server/platform/identity/session/session-service.ts";
import { OpenForm } from "./presence.entity.ts";

/** Presence: the people who have a record open. */
export const presenceRouter = router({
  /** Notes that a record is open in a tab, and tells who else has it open and when it was changed last. */
  ping: personProcedure("editor")
    .input(pingSchema)
    .output(presenceSchema)
    .mutation(async ({ ctx: { em, session, now }, input }) => {
      if (!isWrittenResource(em, input.noun)) throw invalidField("noun", "Ce type d’élément n’est pas valide.");
      const at = now();
      const { id: record, ...form } = input;
      await em.upsert(OpenForm, { ...form, record, administrator: session.administrator, seen_at: at });
      return { others: await findOtherForms(em, session, { ...input, now: at }), last: await readLastChange(em, input) };
    }),
  /** Notes that a form was closed. */
  leave: personProcedure("editor")
    .input(pingSchema)
    .output(okSchema)
    .mutation(async ({ ctx: { em, session }, input: { noun, id: record, tab } }) => {
      await em.nativeDelete(OpenForm, { administrator: session.administrator, noun, record, tab });
      return { success: true as const };
    }),
});

type Ping = z.infer<typeof pingSchema>;

/** A form counts as open until it has missed three pings. */
const OPEN_MS = 3 * PING_EVERY_MS;

const oldestOpenPing = (now: Date) => new Date(now.getTime() - OPEN_MS);

/** Finds the other devices on which a record is open; the tabs of one device know each other without the server. */
async function findOtherForms(
  em: EntityManager,
  { administrator }: SignedIn,
  { noun, id, device, now }: Ping & { now: Date },
): Promise<Presence["others"]> {
  const open = await em.find(
    OpenForm,
    {
      noun,
      record: id,
      device: { $ne: device },
      seen_at: { $gt: oldestOpenPing(now), $lte: new Date(now.getTime() + CLOCK_TOLERANCE_MS) },
    },
    { populate: ["administrator"], orderBy: { seen_at: "desc" } },
  );
  const others = open.map((form) => ({
    username: form.administrator.username,
    device_name: form.device_name,
    is_self: form.administrator.id === administrator,
  }));
  // Two tabs of one device are one other device.
  return [...new Map(others.map((other) => [JSON.stringify(other), other])).values()];
}

/** The last recorded change of a record. */
async function readLastChange(em: EntityManager, { noun, id }: Ping): Promise<Presence["last"]> {
  const [change] = await em.find(RecordedChange, { noun, record: id }, { orderBy: { id: "desc" }, limit: 1 });
  return change ? { version: change.version, at: change.at.toISOString(), by: change.actor ?? null } : null;
}

/** Erases the forms that have stopped reporting; gives how many. */
export function eraseClosedForms({ orm, now }: { orm: MikroORM; now: () => Date }): Promise<number> {
  return orm.em.fork().nativeDelete(OpenForm, { seen_at: { $lt: oldestOpenPing(now()) } });
}
