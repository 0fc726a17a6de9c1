import { describe, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

describe("a contact request", () => {
  it("a contact request is stored and confirmed", async () => {
    const { status, body } = await server.send("POST", "/api/contact", aContactRequest());
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true });
    const [stored] = await server.orm.em.fork().execute("select * from contact_request order by id desc limit 1");
    expect(stored).toMatchObject({ firstName: "Leïla", requestType: "demo", consent: true, company: "" });
  });

  it("a contact request needs the required fields and the consent", async () => {
    const { status, body } = await server.send("POST", "/api/contact", { email: "nulle part", consent: false });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      "consent",
      "email",
      "firstName",
      "lastName",
      "message",
    ]);
  });
});

describe("the newsletter", () => {
  it("the newsletter does not reveal whether an address was known", async () => {
    const first = await server.send("POST", "/api/newsletter", { email: "leila@example.com" });
    const again = await server.send("POST", "/api/newsletter", { email: "LEILA@example.com" });
    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await server.orm.em.fork().execute("select count(*)::int as count from subscriber")).toEqual([{ count: 1 }]);
  });

  it("the newsletter takes ten messages a minute from one address, and no more", async () => {
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await server.send("POST", "/api/newsletter", { email: `n${n}@example.com` })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
