import { beforeEach, describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { aFeature } from "#server/resources/feature/feature.factory.ts";
import { ADMINISTRATOR } from "#server/testing/administrator.ts";
import { aPerson, PASSWORD, signIn } from "#server/testing/people.ts";
import { sendRaw } from "#server/testing/send-raw.ts";
import { useTestServer } from "#server/testing/test-server.ts";
import { VERSION } from "./log.ts";

const lines: string[] = [];
const server = useTestServer({ logTo: (line) => lines.push(line), logLevel: "debug", cachesResponses: true });
beforeEach(() => {
  lines.length = 0;
});

/** Parses the lines of requests. Each written piece must be one line with one object. */
function readRequestLines(): Record<string, any>[] {
  for (const line of lines) expect(line.trimEnd().split(/[\n\r\u0085\u2028\u2029]/)).toHaveLength(1);
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request");
}

describe("the line of a request", () => {
  it("says who sent it, by which route, to which version, and how it ended", async () => {
    await server.asAdmin("POST", "/api/admin/features", aFeature());
    const [line] = readRequestLines();
    expect(line).toMatchObject({ who: "admin (admin)", method: "POST", route: "/api/admin/features", status: 201, version: VERSION });
    expect(line?.request_id).toMatch(/^[\w-]{36}$/);
    expect(new Date(line?.time).toISOString()).toBe(line?.time);
    expect(line?.ms).toEqual(expect.any(Number));
    expect(VERSION).toMatch(/^\d+\.\d+\.\d+(\+[0-9a-f]{12})?$/);
  });

  it("names the route and not what was asked for, of a cached response too", async () => {
    const { body } = await server.asAdmin("POST", "/api/admin/features", aFeature());
    for (const path of [
      `/api/admin/features/${body.id}`,
      "/api/products/rien",
      "/uploads/rien.webp",
      "/produits",
      "/nulle-part.php",
      "/healthz",
    ])
      await server.asAdmin("GET", path);
    await server.asAdmin("POST", "/api/admin/upload", new FormData());
    for (let time = 1; time <= 2; time += 1) await server.send("GET", "/api/features");
    await server.send("POST", "/contact", "", { "content-type": "application/x-www-form-urlencoded" });
    expect(readRequestLines().map(({ route }) => route)).toEqual([
      "/api/admin/features",
      "/api/admin/features/:id",
      "/api/products/:slug",
      "/uploads/:name",
      "page /",
      "other",
      "/healthz",
      "/api/admin/upload",
      "/api/features",
      "/api/features",
      "page /",
    ]);
  });

  it("names each procedure of a batch, and none that does not exist", async () => {
    await server.send("GET", "/trpc/products.list,slides.list,evil%0Aname?batch=1&input=%7B%7D");
    await server.send("GET", `/trpc/${"constructor,".repeat(500)}`);
    expect(readRequestLines().map(({ route }) => route)).toEqual([
      "trpc products.list,slides.list,unknown",
      `trpc ${Array.from({ length: 10 }, () => "unknown").join(",")}`,
    ]);
  });

  it("names a person by their username, a key by its name, and neither by an e-mail address", async () => {
    await aPerson(server, { username: "lea@exemple.example", role: "reader" });
    const headers = await signIn(server, "lea@exemple.example");
    const { key } = await server.call("POST", "apiKeys.create", { name: "ERP", scopes: ["products:read"], days: 1 });
    lines.length = 0;
    await server.send("GET", "/api/admin/products", undefined, headers);
    await server.send("GET", "/api/admin/products", undefined, { authorization: `Bearer ${key}` });
    await server.send("GET", "/api/admin/products", undefined, { authorization: "Bearer faux" });
    await server.send("POST", "/trpc/session.login", ADMINISTRATOR);
    expect(readRequestLines().map(({ who }) => who)).toEqual([
      expect.stringMatching(/^person \d+ \(reader\)$/),
      "Clé d’API «\u202fERP\u202f» (admin)",
      "visitor",
      "admin (admin)",
    ]);
    expect(lines.join("")).not.toContain("exemple.example");
  });
});

describe("LOG-1 secrets", () => {
  it("secrets stand in no line, whatever fails", async () => {
    const secrets = {
      password: "canari-mot-de-passe",
      email: "canari@secret.example",
      phone: "+216 99 123 456",
      token: "canari.jeton.secret",
    };
    const person = { username: "canari-personne", password: secrets.password };
    await server.send("POST", "/api/admin/login", person);
    await server.send("POST", "/trpc/session.login", person);
    await server.send("GET", `/api/admin/products?token=${secrets.token}`, undefined, { authorization: `Bearer ${secrets.token}` });
    await server.send("GET", `/produits/x?apercu=${secrets.token}`);
    await server.send("POST", "/trpc/passwordLinks.use", { token: secrets.token, password: secrets.password });
    await server.send("POST", "/api/contact", aContactRequest({ email: secrets.email, phone: secrets.phone }));
    await server.send("POST", "/api/admin/login", `{"password":"${secrets.password}"`, { "content-type": "application/json" });
    // A statement that fails carries what it was to write.
    await server.orm.em.fork().execute("alter table contact_request rename column company to gone");
    const failed = await server.send(
      "POST",
      "/api/contact",
      aContactRequest({ email: secrets.email, message: secrets.password, phone: secrets.phone }),
    );
    await server.orm.em.fork().execute("alter table contact_request rename column gone to company");
    expect(failed.status).toBe(500);
    expect(lines.some((line) => line.includes("unexpected error"))).toBe(true);
    for (const secret of [...Object.values(secrets), ADMINISTRATOR.password, PASSWORD, server.token])
      expect(lines.join("")).not.toContain(secret);
  });
});

describe("LOG-2 what strangers choose", () => {
  it("makes no second line, and moves no terminal's cursor", async () => {
    const hostile = "a\r\nb\u001b[2J\u009b2J\u0085c\u2028d\u202ee";
    await aPerson(server, { username: hostile, role: "reader" });
    const headers = await signIn(server, hostile);
    await server.send("GET", "/api/admin/products", undefined, headers);
    await server.send("GET", `/api/${encodeURIComponent(hostile)}`, undefined, { "user-agent": "x\u0085y" });
    await sendRaw(server.url, `GET /api/\u0085\u009b2J HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const file = new FormData();
    file.append("image", new Blob(["x"]), hostile);
    await server.asAdmin("POST", "/api/admin/upload", file);
    expect(readRequestLines().length).toBeGreaterThanOrEqual(4);
    // eslint-disable-next-line no-control-regex
    expect(lines.map((line) => line.trimEnd()).join("")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
    expect(readRequestLines().some(({ who }) => who === `${hostile} (reader)`)).toBe(true);
  });
});
