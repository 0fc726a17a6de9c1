import { createServer, type Server, type Socket, connect } from "node:net";
import { portOf } from "#server/platform/http/http-server.ts";
import { debianPostgres } from "./debian-postgres.ts";

/** Makes a primary and a streaming replica of it, both started. */
export async function makeStreamingPair(folder: string, ports: { primary: number; replica: number }) {
  const { run, server, initialise } = debianPostgres(folder);
  const primary = server("primary", ports.primary);
  const replica = server("replica", ports.replica);
  await initialise(primary);
  await primary.start();
  await run("pg_basebackup", "-d", primary.url, "-D", replica.home, "-R", "-X", "stream", "--checkpoint=fast");
  await replica.start();
  return { primary, replica };
}

/** A TCP address that leads to one of two servers, as a virtual address or the name of a managed database does. */
export async function openSwitch(to: number): Promise<{ port: number; lead: (port: number) => void; close: () => void }> {
  let target = to;
  const open = new Set<Socket>();
  const server: Server = createServer((incoming) => {
    const outgoing = connect(target, "127.0.0.1");
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
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: portOf(server),
    lead: (port) => {
      target = port;
      cut();
    },
    close: () => {
      server.close();
      cut();
    },
  };
}
