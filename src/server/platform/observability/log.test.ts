import { expect, it, afterEach, beforeEach, describe } from "vitest";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { createLog, versionOf } from "./log.ts";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const SECRET = "SECRETPASSWORD123";

const lines: string[] = [];
const server = useTestServer({ logTo: (line) => lines.push(line) });

it("a body that breaks off in the middle is no error, and nothing of it is logged", async () => {
  const body = JSON.stringify({ username: "admin", password: SECRET });
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
  const head = "POST /api/admin/login HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer X\r\nContent-Type: application/json";
  const { status } = await sendRaw(server.url, `${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}ZZ\r\n`);
  expect(status).toBe(400);
  expect(lines).toEqual([]);
});

it("no line holds an e-mail address, whatever a mail server answered", () => {
  const written: string[] = [];
  const log = createLog("info", { write: (line) => written.push(line) });
  log.warn({ error: "550 5.1.1 <lea.b+x@mail.exemple.tn>: user unknown" }, "mail to lea@exemple.tn not sent");
  expect(JSON.parse(written.join(""))).toMatchObject({ error: "550 5.1.1 <…@…>: user unknown", msg: "mail to …@… not sent" });
});

it("of an error, its type, message, stack and code are logged, and nothing else that it carries", () => {
  const written: string[] = [];
  const cause = Object.assign(new Error("inner"), { rawPacket: Buffer.from(SECRET), detail: SECRET });
  const error = Object.assign(new TypeError("outer", { cause }), { code: "E_TEST", rawPacket: Buffer.from(SECRET), detail: SECRET });
  const log = createLog("error", { write: (line) => written.push(line) });
  log.error({ err: error }, "failed");
  log.error({ err: { password: SECRET } }, "failed");
  const [line = "", other = ""] = written;
  expect(Object.keys(JSON.parse(line).err)).toEqual(["type", "message", "stack", "code"]);
  expect(JSON.parse(line).err).toMatchObject({ type: "TypeError", message: "outer: inner", code: "E_TEST" });
  expect(line + other).not.toContain(SECRET);
  expect(line).not.toContain("rawPacket");
});

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

describe("the version of a program", () => {
  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "lumidar-version-"));
    await write("package.json", '{ "version": "1.2.3" }');
  });
  afterEach(() => rm(root, { recursive: true }));

  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), `${text}\n`);
  }

  it("names the commit of a clone", async () => {
    await write(".git/HEAD", "ref: refs/heads/main");
    await write(".git/refs/heads/main", COMMIT);
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names the commit of a clone whose references are packed", async () => {
    await write(".git/HEAD", "ref: refs/heads/main");
    await write(
      ".git/packed-refs",
      `# pack-refs with: peeled fully-peeled sorted\n${"f".repeat(40)} refs/heads/dom/main\n${COMMIT} refs/heads/main`,
    );
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names the commit that was checked out without a branch", async () => {
    await write(".git/HEAD", COMMIT);
    expect(versionOf(root)).toBe("1.2.3+0123456789ab");
  });

  it("names no commit of an unpacked archive", () => {
    expect(versionOf(root)).toBe("1.2.3");
  });
});
