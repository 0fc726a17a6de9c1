import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { PostgreSqlDriver } from "@mikro-orm/postgresql";

/** Which replicas may be read: those that are known to have everything, or, while the primary is away, any that
 *  answers. */
type Readable = "current" | "answering";

const readable = new AsyncLocalStorage<Readable>();

/** Computes something by replicas, where there are such. */
export function onReplicas<Result>(which: Readable, compute: () => Promise<Result>): Promise<Result> {
  return readable.run(which, compute);
}

/** Computes something by the primary, whatever is read from replicas around it. */
export function onPrimary<Result>(compute: () => Promise<Result>): Promise<Result> {
  return readable.exit(compute);
}

/** Whether any replica that answers is read, because the primary is away. */
export function anyReplicaAnswers(): boolean {
  return readable.getStore() === "answering";
}

type Connection = ReturnType<PostgreSqlDriver["getConnection"]>;

/** Reads from a replica only what is computed by `onReplicas`. Everything else goes to the primary, so that whoever
 *  saves reads what they saved. While that is away, so do statements that do not say that they only read. */
export class ReplicaDriver extends PostgreSqlDriver {
  /** The replicas that may be read, by their places among the configured ones. */
  readonly readable: Record<Readable, Set<number>> = { current: new Set(), answering: new Set() };

  override getConnection(type?: "read" | "write"): Connection {
    const which = readable.getStore();
    const places = which && (type === "read" || which === "answering") ? [...this.readable[which]] : [];
    const replica = places.length > 0 ? this.replicas[places[randomInt(places.length)] ?? -1] : undefined;
    return replica ?? super.getConnection("write");
  }
}
