import { createServer, type ServerResponse } from "node:http";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { portOf } from "#server/platform/http/http-server.ts";

type Answer = (response: ServerResponse) => void;

export type OldShop = {
  url: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Answers the requests for a path. */
  answer: (path: string, answer: Answer) => void;
  stop: () => Promise<void>;
};

const send =
  (bytes: Buffer): Answer =>
  (response) =>
    void response.writeHead(200).end(bytes);

async function aPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on("end", resolve));
  document.text("Manuel");
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Starts the shop that an export comes from, on a free loopback port: any `.png` is a picture, any `.pdf` a document,
 *  what is `absent` is missing. */
export async function startOldShop(): Promise<OldShop> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c9822b" } })
    .png()
    .toBuffer();
  const pdf = await aPdf();
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const answerOf = (path: string): Answer => {
    if (path.includes("absente")) return (response) => void response.writeHead(404).end();
    return send(path.includes(".pdf") ? pdf : picture);
  };
  const server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    (answers.get(path) ?? answerOf(path))(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    asked,
    answer: (path, answer) => void answers.set(path, answer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
