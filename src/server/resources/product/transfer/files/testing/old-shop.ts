import { createHash } from "node:crypto";
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

/** Draws a picture of its own for each path. */
async function drawPicture(path: string): Promise<Buffer> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(path).digest();
  return sharp({ create: { width: 40, height: 30, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}

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
  const pdf = await aPdf();
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  async function answerFile(path: string, response: ServerResponse): Promise<void> {
    if (path.includes("absente")) response.writeHead(404).end();
    else response.end(path.includes(".pdf") ? pdf : await drawPicture(path));
  }
  const server = createServer(({ url: path = "" }, response) => {
    asked.push(path);
    const answer = answers.get(path);
    if (answer) answer(response);
    else void answerFile(path, response);
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
