import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Below 32768, where Linux takes the ports of outgoing connections: while PostgreSQL restarts no other program is given its port by chance,
 *  nor does a client that keeps calling that port end up connected to itself. */
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A loopback port that is free now. Another program may still take it first: the caller tries again. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen({ port, host: "127.0.0.1", exclusive: true });
    await once(server, "listening");
    return true;
  } catch {
    return false; // taken
  } finally {
    server.close();
  }
}
