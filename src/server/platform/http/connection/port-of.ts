import type { Server } from "node:net";

/** The TCP port on which a server listens. Fails where it does not listen, or on a socket of the file system. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server listens on no TCP port");
  return address.port;
}
