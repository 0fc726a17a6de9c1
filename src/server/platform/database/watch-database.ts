import { Socket } from "node:net";
import pg from "pg";

const TICK_MS = 100;
/** Ticks from one answer to the next question. */
const ASK_AFTER = 5;
/** Ticks without an answer after which the database counts as silent. They are counted instead of time: when the
 *  server itself is held up, one passes. */
const SILENT_AFTER = 12;

/** Connections that can be broken off, those still being made included. */
export type Connections = ReturnType<typeof trackConnections>;

/** Makes the sockets of connections, each of which is known here until it closes. `end` would wait for a server that
 *  does not answer. */
export function trackConnections() {
  const open = new Set<Socket>();
  return {
    stream: (): Socket => {
      const socket = new Socket();
      open.add(socket);
      return socket.once("close", () => open.delete(socket));
    },
    /** Breaks all connections off: the waiting statements fail at once, and the database rolls back their
     *  transactions. */
    breakAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Asks the database twice a second, on a connection of its own, whether it answers. A frozen one says nothing and
 *  closes nothing, and no timeout of its own ends a query: so the given connections are broken off for as long as it
 *  is silent. Source: OPS-3. */
export function watchDatabase(url: string, connections: Pick<Connections, "breakAll">): { stop: () => void } {
  const own = trackConnections();
  let client: pg.Client | undefined;
  let isAsking = false;
  let isSilent = false;
  let ticks = 0;

  /** Notes an answer of the database, if only a refusal. */
  function noteAnswer(asked: pg.Client): void {
    if (asked !== client) return;
    isAsking = false;
    isSilent = false;
    ticks = 0;
  }

  function connect(): void {
    const asked = new pg.Client({ connectionString: url, stream: own.stream });
    client = asked;
    const lose = () => {
      noteAnswer(asked);
      if (asked === client) client = undefined;
    };
    asked.on("error", lose);
    asked.connect().then(() => noteAnswer(asked), lose);
  }

  function ask(): void {
    isAsking = true;
    ticks = 0;
    if (!client) return connect();
    const asked = client;
    asked.query("select 1").then(
      () => noteAnswer(asked),
      () => {}, // handled by `error` too
    );
  }

  const timer = setInterval(() => {
    ticks += 1;
    if (!isAsking && ticks >= ASK_AFTER) ask();
    if (isAsking && ticks >= SILENT_AFTER) {
      isSilent = true;
      isAsking = false;
      client = undefined;
      own.breakAll();
    }
    if (isSilent) connections.breakAll();
  }, TICK_MS).unref();

  return {
    stop: () => {
      clearInterval(timer);
      client = undefined;
      own.breakAll();
    },
  };
}
