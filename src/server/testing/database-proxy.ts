import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { portOf } from "#server/platform/http/http-server.ts";

/** A TCP proxy to a database, as a virtual address or the name of a managed one is. */
export type DatabaseProxy = {
  url: string;
  /** Cuts the connections. */
  cut: () => void;
  /** Forwards nothing on the connections of now, and closes none, as if the host had vanished. New ones work. */
  silence: () => void;
  /** Cuts the connections, and leads new ones to another database. */
  lead: (url: string) => void;
  close: () => Promise<void>;
};

/** Opens a proxy to the database of a URL. */
export async function openDatabaseProxy(to: string): Promise<DatabaseProxy> {
  let target = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [from, into] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      open.add(from);
      from.on("error", () => into.destroy());
      from.on("close", () => {
        open.delete(from);
        into.destroy();
      });
      from.pipe(into);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(to);
  url.host = `127.0.0.1:${portOf(server)}`;
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    cut,
    silence: () => open.forEach((socket) => socket.unpipe().pause()),
    lead: (other) => {
      target = new URL(other);
      cut();
    },
    close: async () => {
      const closed = once(server, "close");
      server.close();
      cut();
      await closed;
    },
  };
}
