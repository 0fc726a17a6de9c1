import type { Socket } from "node:net";
import pg from "pg";

/** What opens a transaction, and what may be sent along with it: the author of its changes (`forkSigned`), a statement without parameters. */
const BEGIN = "begin";
const AUTHOR = /^select set_config\(/;

/** What the ORM makes of « begin », and of the author: nothing. */
const BEGUN: pg.QueryResult = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] };

const ROLLBACK = "rollback";
const ROLLED_BACK: pg.QueryResult = { ...BEGUN, command: "ROLLBACK" };

/** What a statement begins with that PostgreSQL is to parse and plan once for each connection. Its text is fixed, and names its columns: what `*`
 *  gives changes when the next release migrates while this one runs, and PostgreSQL refuses a prepared statement then. */
export const PREPARED = "/* prepared */";

/** Names of the prepared statements, by their text. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `lumidar_${names.size}`;
  names.set(text, name);
  return name;
}

type Sent = [text: unknown, ...others: unknown[]];

/** The same statement under its name, if it has one. */
function named([text, ...others]: Sent): Sent {
  return typeof text === "string" && text.startsWith(PREPARED)
    ? [{ name: nameOf(text), text, values: others[0] }, ...others.slice(1)]
    : [text, ...others];
}

function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream; // pg's types do not show it
}

/** A connection that prepares what begins with `PREPARED`, and sends what opens a transaction along with its first statement: one way there and back
 *  for « begin », the author of the changes, and what is first done. It needs `pipeline`, by which pg sends a statement before the one
 *  before it is answered. On a lost connection, « rollback » succeeds: PostgreSQL has undone the transaction itself, and the ORM would keep a
 *  connection for ever whose transaction it cannot end. */
export class JoiningClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send: (...sent: Sent) => Promise<pg.QueryResult> = this.query.bind(this);
    /** What opens a transaction and was not sent yet. */
    let opening = "";

    async function sendAlong(socket: Socket, first: string, ...sent: Sent): Promise<pg.QueryResult> {
      socket.cork();
      const both = Promise.all([send(first), send(...named(sent))]);
      socket.uncork();
      const [, result] = await both;
      return result;
    }

    /** It fails on a lost connection only, which the pool throws away once it is given back. */
    async function rollBack(client: pg.Client, ...sent: Sent): Promise<pg.QueryResult> {
      return send(...sent).catch(() => {
        void client.end().catch(() => {});
        return ROLLED_BACK;
      });
    }

    const query = (...sent: Sent) => {
      const [text] = sent;
      const first = opening;
      opening = "";
      if (text === BEGIN || (first === BEGIN && typeof text === "string" && AUTHOR.test(text))) {
        opening = text === BEGIN ? BEGIN : `${BEGIN}; ${text}`;
        return Promise.resolve(BEGUN);
      }
      if (text === ROLLBACK) return first ? Promise.resolve(ROLLED_BACK) : rollBack(this, ...sent);
      return first ? sendAlong(socketOf(this), first, ...sent) : send(...named(sent));
    };
    this.query = query as typeof this.query; // whatever was sent is handed on
  }
}
