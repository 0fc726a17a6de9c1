import { SMTPServer } from "smtp-server";
import { portOf } from "#server/platform/http/http-server.ts";

/** A message as a mail server got it: its envelope and its source. */
export type ReceivedMail = { from: string; to: string[]; source: string; headers: string; body: string };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Refuses the next messages with these codes, one each, before it accepts again. */
  refuse: (...codes: number[]) => void;
  stop: () => Promise<void>;
};

/** Quoted-printable text as people read it. */
function readable(body: string): string {
  const bytes = body.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function read(source: string): Pick<ReceivedMail, "source" | "headers" | "body"> {
  const end = source.indexOf("\r\n\r\n");
  return { source, headers: source.slice(0, end).replace(/\r\n[ \t]+/g, " "), body: readable(source.slice(end + 4)) };
}

/** A real SMTP server on a free loopback port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const responseCode = refusals.shift();
        if (responseCode) return done(Object.assign(new Error("not now"), { responseCode }));
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...read(Buffer.concat(chunks).toString("latin1")) });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    received,
    refuse: (...codes) => void refusals.push(...codes),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
