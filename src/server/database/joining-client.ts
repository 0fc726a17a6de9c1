import pg from "pg";

/** What opens a transaction, and what may be sent along with it: the author of its changes (`forkSigned`), a statement without parameters. */
const BEGIN = "begin";
const AUTHOR = /^select set_config\(/;

/** What the ORM makes of « begin »: nothing. */
const BEGUN: pg.QueryResult = { command: "BEGIN", rowCount: null, oid: 0, fields: [], rows: [] };

const ROLLBACK = "rollback";
const ROLLED_BACK: pg.QueryResult = { ...BEGUN, command: "ROLLBACK" };

type Sent = [text: unknown, ...others: unknown[]];

/** A connection that sends « begin » along with the statement after it, where that one names the author of the transaction: one way there and
 *  back less for every write. On a lost connection, « rollback » succeeds: PostgreSQL has undone the transaction itself, and the ORM would keep a
 *  connection for ever whose transaction it cannot end. */
export class JoiningClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const send: (...sent: Sent) => Promise<pg.QueryResult> = this.query.bind(this);
    let isBeginning = false;

    async function sendBoth(...sent: Sent): Promise<pg.QueryResult> {
      const [text] = sent;
      if (typeof text === "string" && AUTHOR.test(text)) {
        const results: unknown = await send(`${BEGIN}; ${text}`);
        return (results as pg.QueryResult[]).at(-1) ?? BEGUN; // of two statements, pg gives two results
      }
      await send(BEGIN);
      return send(...sent);
    }

    /** It fails on a lost connection only, which the pool throws away once it is given back. */
    async function rollBack(client: pg.Client, ...sent: Sent): Promise<pg.QueryResult> {
      return send(...sent).catch(() => {
        void client.end().catch(() => {});
        return ROLLED_BACK;
      });
    }

    const query = (...sent: Sent) => {
      if (sent[0] === BEGIN) {
        isBeginning = true;
        return Promise.resolve(BEGUN);
      }
      if (sent[0] === ROLLBACK) return rollBack(this, ...sent);
      if (!isBeginning) return send(...sent);
      isBeginning = false;
      return sendBoth(...sent);
    };
    this.query = query as typeof this.query; // whatever was sent is handed on
  }
}
