import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Installation, openInstallation } from "../installation.ts";
import { flat, sendImage, storedFiles } from "./sending.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

/** Sends a multipart body as it stands; hangs up after `cutAt` bytes where that is given. Gives the status, 0 where the
 *  connection was closed. */
function sendMultipart(
  body: Buffer | string,
  { boundary = "abc", length = Buffer.byteLength(body), cutAt = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  const { hostname, port } = new URL(installation.url());
  const head = [
    "POST /api/admin/upload HTTP/1.1",
    "Host: site.example",
    `Authorization: Bearer ${installation.token()}`,
    `Content-Type: multipart/form-data${boundary && `; boundary=${boundary}`}`,
    `Content-Length: ${length}`,
    "Connection: close",
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("error", () => {}); // told by the close
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)));
    const bytes = Buffer.from(body);
    socket.write(`${head.join("\r\n")}\r\n\r\n`);
    if (cutAt < bytes.length) socket.write(bytes.subarray(0, cutAt), () => socket.destroy());
    else socket.write(bytes);
  });
}

const part = (name: string, filename: string | undefined, content = "x") =>
  `--abc\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? "" : `; filename="${filename}"`}\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;
const END = "--abc--\r\n";

/** Requests of the kind that ended or filled processes with older versions of the multipart parser. */
const WEAKNESSES: [string, () => Promise<number>][] = [
  [
    "CVE-2025-7338: a part with broken headers",
    () => sendMultipart(`--abc\r\nContent-Disposition: form-data; name="image"; filename="a.png\r\n\r\n\r\n--abc--`),
  ],
  [
    "CVE-2025-47935: a body that breaks off while its file is read",
    () => sendMultipart(part("image", "a.png", "x".repeat(100_000)), { length: 10_000_000, cutAt: 50_000 }),
  ],
  ["CVE-2025-47944: a body that never says its boundary", () => sendMultipart("--\r\n\r\n", { boundary: "" })],
  ["CVE-2025-47944: a body without an end", () => sendMultipart(part("image", "a.png"))],
  ["CVE-2025-48997: a file in a field without a name", () => sendMultipart(part("", "a.png") + END)],
  ["CVE-2026-2359: a connection that is dropped at once", () => sendMultipart(part("image", "a.png"), { length: 5_000_000, cutAt: 1 })],
  [
    "CVE-2026-3304: files behind a refused field",
    () => sendMultipart(part("other", "a.png") + part("image", "b.png", "y".repeat(50_000)) + END),
  ],
  ["CVE-2026-3520: a thousand headers of a part", () => sendMultipart(`--abc\r\n${"X-A: b\r\n".repeat(1000)}\r\n\r\nx\r\n${END}`)],
  ["CVE-2026-5079: a name nested five thousand levels deep", () => sendMultipart(part(`a${"[b]".repeat(5000)}`, undefined) + END)],
  [
    "CVE-2026-5079: many nested names",
    () => sendMultipart(Array.from({ length: 500 }, (_, n) => part(`a[${n}][b][c]`, undefined)).join("") + END),
  ],
  [
    "the prototype as a name",
    () => sendMultipart(part("__proto__[polluted]", undefined, "yes") + part("constructor[prototype][polluted]", undefined) + END),
  ],
  ["a thousand fields", () => sendMultipart(Array.from({ length: 1000 }, (_, n) => part(`f${n}`, undefined)).join("") + END)],
  ["a field of two megabytes", () => sendMultipart(part("f", undefined, "x".repeat(2_000_000)) + END)],
  ["no part at all", () => sendMultipart(END)],
  ["a preamble of a megabyte", () => sendMultipart("x".repeat(1_000_000) + END)],
  ["lines that end with a line feed only", () => sendMultipart((part("image", "a.png") + END).replaceAll("\r\n", "\n"))],
  ["a boundary of 200 letters", () => sendMultipart(part("image", "a.png") + END, { boundary: "b".repeat(200) })],
  ["a multipart in a multipart", () => sendMultipart(part("image", "a.png", `--x\r\n${part("image", "b.png")}--x--`) + END)],
];

/** Descriptors and temporary files. Sockets of requests that were just answered may still be closing. */
async function resources(): Promise<{ open: number; temporary: string[]; stored: string[] }> {
  const temporary = (await readdir(tmpdir())).filter((name) => /multer|upload-|^[0-9a-f]{32}$/.test(name));
  return { open: await installation.openFiles(), temporary, stored: await storedFiles(installation) };
}

describe("UPL-6 requests that crashed multipart parsers", () => {
  it("these requests are each refused two hundred times, and leave no descriptor, no file and no restart behind", async () => {
    await sendImage(installation, { bytes: await flat(8, 8).png().toBuffer() });
    const pid = installation.server().process.pid;
    // As many at once as come below: connections to the database are opened for them, and kept for a while.
    await Promise.all(Array.from({ length: 20 }, () => installation.asAdmin("GET", "/api/admin/products")));
    const before = await resources();
    const wrong = new Map<string, number>();
    for (const [what, send] of WEAKNESSES) {
      for (let begun = 0; begun < 200; begun += 20) {
        for (const status of await Promise.all(Array.from({ length: 20 }, send)))
          if (status !== 0 && (status < 400 || status >= 500)) wrong.set(what, status);
      }
    }
    expect([...wrong]).toEqual([]);
    const large = part("image", "a.png", "x".repeat(1_000_000));
    for (let begun = 0; begun < 500; begun += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => sendMultipart(large, { length: 5_000_000, cutAt: [1, 65_536, large.length - 1][n % 3] })),
      );
    await expect.poll(async () => (await resources()).open - before.open, { timeout: 10_000 }).toBeLessThanOrEqual(2);
    const after = await resources();
    expect({ ...after, open: 0 }).toEqual({ ...before, open: 0 });
    expect(installation.server().process.pid).toBe(pid);
    expect(installation.server().process.exitCode).toBeNull();
    expect(installation.server().output()).not.toMatch(/uncaught|unhandled/);
    expect((await sendImage(installation, { bytes: await flat(8, 8).png().toBuffer() })).status).toBe(201);
  });
});
