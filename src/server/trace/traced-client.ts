import type pg from "pg";
import type { Traces } from "./traces.ts";

/** A kind of database connection whose statements are spans. */
export function tracedClient(Client: typeof pg.Client, traces: Pick<Traces, "statement">): typeof pg.Client {
  return class extends Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const send: (...sent: never[]) => unknown = this.query.bind(this);
      const query = (...sent: never[]) => {
        const text: unknown = sent[0];
        const isText = typeof text === "string" && typeof sent.at(-1) !== "function"; // the ORM uses neither callbacks nor objects
        return isText ? traces.statement(text, async () => send(...sent)) : send(...sent);
      };
      this.query = query as typeof this.query; // whatever was sent is handed on
    }
  };
}
