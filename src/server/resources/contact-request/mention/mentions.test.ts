import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Administrator } from "#server/platform/identity/session/session.entity.ts";
import { type MailServer, startMailServer } from "#server/testing/mail-server.ts";
import { aPerson, signIn } from "#server/testing/people.ts";
import { startTestServer, type TestServer } from "#server/testing/test-server.ts";
import { aContactRequest } from "../contact-request.factory.ts";

let smtp: MailServer;
let server: TestServer;
let sami: { authorization: string };
beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ smtpUrl: smtp.url });
  const id = await aPerson(server, { username: "sami", role: "editor" });
  await server.orm.em.fork().nativeUpdate(Administrator, { id }, { email: "sami@lumidar.example", display_name: "Sami B." });
  await aPerson(server, { username: "lectrice", role: "reader" });
  sami = await signIn(server, "sami");
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  await server.orm.em.fork().execute("delete from attempt; delete from outbox; delete from contact_request");
  smtp.received.length = 0;
});

const write = (id: number, notes: string) => server.call("POST", "contactRequests.update", { id, notes });
const readMentions = async (headers = sami) => {
  const { body } = await server.send("GET", "/trpc/contactRequests.mentions", undefined, headers);
  return body.result.data;
};
const countMails = () => smtp.received.filter(({ to }) => to[0] === "sami@lumidar.example").length;

/** Stores a request as a visitor sends it; gives its id. */
async function receive(): Promise<number> {
  await server.send("POST", "/api/contact", aContactRequest());
  return (await server.call("GET", "contactRequests.list", {})).data[0].id;
}

describe("a note that names a colleague", () => {
  it("the colleague is told by a mark until they open the request, and by one mail", async () => {
    const id = await receive();
    await write(id, "Vu au téléphone. @Sami, tu prends la suite ?");
    expect(await readMentions()).toMatchObject([{ id, name: "Leïla Ben Salah", author: "admin" }]);
    await expect.poll(countMails).toBe(1);
    const mail = smtp.received.find(({ to }) => to[0] === "sami@lumidar.example");
    expect(mail?.body).toContain("tu prends la suite");
    expect(mail?.body).toContain(`https://lumidar.example/admin/dashboard/requests/${id}`);
    await write(id, "Vu au téléphone. @Sami, tu prends la suite ? Merci.");
    await server.send("POST", "/trpc/contactRequests.seen", { id }, sami);
    expect(await readMentions()).toEqual([]);
    await write(id, "@admin, c’est fait");
    expect(await server.call("GET", "contactRequests.mentions"), "nobody names themselves").toEqual([]);
    expect(countMails(), "who was named before is not told again").toBe(1);
  });

  it("a colleague is named by their displayed name too, and a reader by a mark alone", async () => {
    const id = await receive();
    await write(id, "@SAMI B. et @lectrice\u202f: à savoir. contact@sami.example");
    expect(await readMentions()).toHaveLength(1);
    const reader = await signIn(server, "lectrice");
    expect(await readMentions(reader)).toHaveLength(1);
    expect((await server.send("POST", "/trpc/contactRequests.seen", { id }, reader)).status).toBe(200);
    expect(await readMentions(reader)).toEqual([]);
    expect(await readMentions(), "each has a mark of their own").toHaveLength(1);
    await expect.poll(countMails).toBe(1);
  });

  it("a note that was refused tells no one, nor does one on an undesirable request", async () => {
    const id = await receive();
    expect(await server.call("POST", "contactRequests.update", { id, version: 9, notes: "@sami" })).toMatchObject({ code: "stale" });
    await server.call("POST", "contactRequests.update", { id, status: "spam" });
    await write(id, "@sami, un robot ?");
    expect(await readMentions()).toEqual([]);
    expect(countMails()).toBe(0);
  });

  it("a mark goes to the tray with its request, and is erased with it", async () => {
    const id = await receive();
    await write(id, "@sami");
    await server.call("POST", "contactRequests.update", { id, status: "spam" });
    expect(await readMentions()).toEqual([]);
    await server.call("POST", "contactRequests.update", { id, status: "new" });
    expect(await readMentions()).toHaveLength(1);
    await server.call("POST", "contactRequests.remove", { id });
    expect(await server.orm.em.fork().execute("select 1 from contact_request_mention")).toEqual([]);
  });

  it("notes name people who may sign in, and only who is signed in reads of them", async () => {
    const gone = await aPerson(server, { username: "partie", role: "editor" });
    await server.orm.em.fork().nativeUpdate(Administrator, { id: gone }, { is_active: false });
    const names = (await server.call("GET", "contactRequests.colleagues")).map(({ username }: { username: string }) => username);
    expect(names).toEqual(["admin", "lectrice", "sami"]);
    for (const query of ["colleagues", "mentions"])
      expect((await server.send("GET", `/trpc/contactRequests.${query}`)).status, query).toBe(401);
    expect((await server.send("POST", "/trpc/contactRequests.seen", { id: 1 })).status).toBe(401);
  });
});
