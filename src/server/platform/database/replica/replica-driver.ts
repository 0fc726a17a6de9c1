import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { PostgreSqlDriver } from "@mikro-orm/postgresql";

/** Replicas that may be read: those known to have everything, or, while the primary is away, any that answers. */
type Readable = "current" | "answering";

const readable = new AsyncLocalStorage<Readable>();

/** Computes something by replicas, where there are any. */
export function onReplicas<Result>(which: Readable, compute: () => Promise<Result>): Promise<Result> {
  return readable.run(which, compute);
}

/** Computes something by the primary, even within `onReplicas`. */
export function onPrimary<Result>(compute: () => Promise<Result>): Promise<Result> {
  return readable.exit(compute);
}

/** Whether any replica that answers is read, because the primary is away. */
export function anyReplicaAnswers(): boolean {
  return readable.getStore() === "answering";
}

type Connection = ReturnType<PostgreSqlDriver["getConnection"]>;

/** Reads from a replica only within `onReplicas`. Everything else goes to the primary, so that a user who saves reads
 *  the saved values. While the primary is away, statements that do not declare themselves reads go to a replica,
 *  too. */
export class ReplicaDriver extends PostgreSqlDriver {
  /** The replicas that may be read, by their index among the configured ones. */
  readonly readable: Record<Readable, Set<number>> = { current: new Set(), answering: new Set() };

  override getConnection(type?: "read" | "write"): Connection {
    const which = readable.getStore();
    const indexes = which && (type === "read" || which === "answering") ? [...this.readable[which]] : [];
    const replica = indexes.length > 0 ? this.replicas[indexes[randomInt(indexes.length)] ?? -1] : undefined;
    return replica ?? super.getConnection("write");
  }
}
