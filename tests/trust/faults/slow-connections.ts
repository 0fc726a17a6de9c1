import { connect, type Socket } from "node:net";

/** End of a slow connection: its status, if any, and its milliseconds. */
export type SlowEnd = { status: number | undefined; milliseconds: number };

/** Opens connections that send `start` at once and then one byte of `rest` every second, until the server closes
 *  them. */
export async function holdSlowConnections(
  url: string,
  { count, start, rest }: { count: number; start: string; rest: string },
): Promise<SlowEnd[]> {
  const { hostname, port } = new URL(url);
  return Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<SlowEnd>((resolve) => {
          const begin = performance.now();
          const socket: Socket = connect(Number(port), hostname, () => socket.write(start));
          let [text, sent] = ["", 0];
          const drip = setInterval(() => socket.write(rest.charAt(sent++ % rest.length)), 1_000);
          socket.setEncoding("latin1").on("data", (chunk: string) => (text += chunk));
          socket.on("error", () => {}); // the server has closed it
          socket.on("close", () => {
            clearInterval(drip);
            const status = /^HTTP\/1\.1 (\d+)/.exec(text)?.[1];
            resolve({ status: status === undefined ? undefined : Number(status), milliseconds: performance.now() - begin });
          });
        }),
    ),
  );
}
