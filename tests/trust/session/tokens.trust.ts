import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { portOf } from "#server/platform/http/http-server.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { documentedPaths, type Entrance, guardedProcedures } from "../inventory.ts";
import { type Forged, forgedHeaders, ownKeyTokens } from "./forged-tokens.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

/** Lists the guarded documented paths and procedures, which have their refusal in common. */
async function listGuarded(): Promise<{ rest: Entrance[]; rpc: Entrance[] }> {
  const rest = (await documentedPaths(installation)).filter(({ isGuarded }) => isGuarded);
  return { rest, rpc: guardedProcedures() };
}

async function refusalOf({ method, path }: Entrance, headers: Record<string, string>): Promise<unknown> {
  // Without a type, a call of a procedure would be refused for that.
  const sent = path.startsWith("/trpc/") && method === "POST" ? {} : undefined;
  const { status, body } = await installation.send(method, path, sent, headers);
  return { status, reply: path.startsWith("/trpc/") ? body?.error?.data?.reply : body };
}

/** Lists the answers that differ from those to a request without a token; the first few, which say enough. */
async function surprises(forged: Forged[], entrances: Entrance[], expected: unknown[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { what, authorization } of forged) {
    const answers = await Promise.all(
      entrances.map(async (entrance) => ({ entrance, answer: await refusalOf(entrance, authorization === "" ? {} : { authorization }) })),
    );
    for (const { entrance, answer } of answers) {
      if (!expected.some((one) => JSON.stringify(one) === JSON.stringify(answer))) found.push({ what, ...entrance, answer });
    }
  }
  return found.slice(0, 5);
}

const UNAUTHENTICATED = { success: false, message: "Connectez-vous pour continuer.", code: "unauthenticated" };
const NO_SESSION = { status: 401, reply: UNAUTHENTICATED };
const ENDED = { status: 401, reply: { ...UNAUTHENTICATED, message: "Votre session a expiré. Veuillez vous reconnecter." } };

describe("AUTH-6, AUTH-11 a forged token", () => {
  it("opens no path, no procedure and no upload, and is answered as none is", async () => {
    let calls = 0;
    const canary = createServer((_, response) => {
      calls += 1;
      response.end("{}");
    });
    await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", resolve));
    const forged = await forgedHeaders(installation.token(), `http://127.0.0.1:${portOf(canary)}/jwks.json`);
    expect(forged.length).toBeGreaterThanOrEqual(55);
    const { rest, rpc } = await listGuarded();
    expect(rest.length).toBeGreaterThan(25);
    expect(rpc.length).toBeGreaterThan(80);
    expect(await surprises(forged, [...rest, ...rpc], [NO_SESSION])).toEqual([]);
    expect(calls, "no key is fetched from where a token says").toBe(0);
    canary.close();
  });

  it("opens nothing either where it was signed with the key of this installation", async () => {
    const secret = await readFile(join(installation.dataDir, "jwt-secret"), "utf8");
    const forged = await ownKeyTokens(installation.token(), secret);
    const { rest, rpc } = await listGuarded();
    expect(await surprises(forged, [...rest, ...rpc.slice(0, 20)], [NO_SESSION, ENDED])).toEqual([]);
    expect((await installation.asAdmin("GET", "/api/admin/dashboard/stats")).status).toBe(200);
  });

  it("of another installation opens nothing", async () => {
    const other = await openInstallation();
    const forged = [{ what: "another installation", authorization: `Bearer ${other.token()}` }];
    await other.close();
    const { rest, rpc } = await listGuarded();
    expect(await surprises(forged, [...rest, ...rpc], [NO_SESSION])).toEqual([]);
  });
});
