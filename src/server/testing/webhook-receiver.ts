import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { portOf } from "#server/platform/http/http-server.ts";

/** A message as an endpoint received it. */
export type ReceivedMessage = { path: string; headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
  url: string;
  received: ReceivedMessage[];
  /** Answers the next messages, one each, before they get 204 again. */
  answer: (...replies: ((response: ServerResponse) => void)[]) => void;
  stop: () => Promise<void>;
};

/** Answers with a status and nothing else. */
export const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end();

/** A real endpoint on a free loopback port. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const replies: ((response: ServerResponse) => void)[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      (replies.shift() ?? status(204))(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}/evenements`,
    received,
    answer: (...given) => void replies.push(...given),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
