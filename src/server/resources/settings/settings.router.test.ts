import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { useTestServer, CONTACT_EMAIL } from "#server/testing/test-server.ts";
import { mailboxOf } from "#server/platform/mail/outgoing-mail.ts";

const server = useTestServer();
beforeEach(() => server.orm.em.fork().execute("truncate settings, change"));

const read = () => server.call("GET", "settings.get");

/** Saves the stored settings with some of them changed; gives the reply of the HTTP endpoint. */
const save = (fields: object, headers: Record<string, string> = {}) =>
  server.asAdmin("POST", "/trpc/settings.update", { ...DEFAULT_SETTINGS, ...fields }, headers);

const issuesOf = (body: any) => body.error.data.reply.issues;

const MENU_LINK = { url: "/rentree", label: "Rentrée", label_en: "" };

describe("the settings", () => {
  it("settings are those of the example until they are saved", async () => {
    expect(await read()).toMatchObject({ ...DEFAULT_SETTINGS, id: 1, version: 1 });
    const { status, body } = await save({ name: "Maison Claire", phone: "+33 1 23 45 67 89", version: 1 });
    expect([status, body.result.data.version]).toEqual([200, 2]);
    expect(await read()).toMatchObject({ ...DEFAULT_SETTINGS, name: "Maison Claire", phone: "+33 1 23 45 67 89" });
  });

  it("settings require a session", async () => {
    for (const [method, procedure] of [
      ["GET", "get"],
      ["POST", "update"],
      ["POST", "previewForm"],
    ] as const)
      expect((await server.send(method, `/trpc/settings.${procedure}`, method === "POST" ? DEFAULT_SETTINGS : undefined)).status).toBe(401);
  });

  it.each([
    ["phone", { phone: "73 000 100" }],
    ["name", { name: " " }],
    ["email", { email: "bonjour" }],
    ["mail_address", { mail_address: "bonjour" }],
    ["facebook", { facebook: "http://www.facebook.com/maison" }],
    ["cloud_login", { cloud_login: "javascript:alert(1)" }],
    ["banner_link", { banner_link: "//ailleurs.example" }],
    ["image_url", { image_url: "javascript:alert(1)" }],
    ["latitude", { latitude: 91 }],
    ["country_code", { country_code: "QX" }],
    ["hours.0.closes", { hours: [{ from: 1, to: 5, opens: "18:00", closes: "09:00" }] }],
    ["hours.0.to", { hours: [{ from: 5, to: 1, opens: "09:00", closes: "18:00" }] }],
    ["faq.0.answer", { faq: [{ question: "Quand\u202f?", answer: "", question_en: "", answer_en: "" }] }],
    ["menu_links.0.label", { menu_links: [{ url: "/rentree", label: "", label_en: "" }] }],
    ["menu_links.1.url", { menu_links: [MENU_LINK, MENU_LINK] }],
    ["footer_links.0.url", { footer_links: [{ url: "javascript:alert(1)", label: "Non", label_en: "" }] }],
    ["banner_until", { banner_from: "2026-12-02T00:00:00Z", banner_until: "2026-12-01T00:00:00Z" }],
    ["banner_from", { banner_from: "demain" }],
  ])("a faulty %s is refused in French, and the settings stay as they are", async (path, fields) => {
    const { status, body } = await save(fields);
    expect([status, issuesOf(body)]).toMatchObject([400, [{ path }]]);
    expect(issuesOf(body)[0].message).toMatch(/^[A-ZÀÉ].*\.$/);
    expect((await read()).version).toBe(1);
  });

  it("stale settings are refused, and merged where the sender prefers it and other fields were changed", async () => {
    await save({ name: "Maison Claire", version: 1 });
    expect((await save({ phone: "+33 1 23 45 67 89", version: 1 })).status).toBe(409);
    const { status } = await save({ phone: "+33 1 23 45 67 89", version: 1 }, { prefer: "merge" });
    expect(status).toBe(200);
    expect(await read()).toMatchObject({ name: "Maison Claire", phone: "+33 1 23 45 67 89", version: 3 });
    expect((await save({ name: "Maison Sombre", version: 1 }, { prefer: "merge" })).status).toBe(409);
  });

  it("one of two first saves at once succeeds", async () => {
    const both = await Promise.all([save({ name: "Une", version: 1 }), save({ name: "Autre", version: 1 })]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it("changes are in the history, the first one too, and can be undone", async () => {
    await save({ name: "Maison Claire", version: 1 });
    const { data } = await server.call("GET", "history.ofRecord", { noun: "settings", id: 1 });
    expect(data).toMatchObject([{ operation: "update", fields: ["name"], before: { name: "Lumidar" }, after: { name: "Maison Claire" } }]);
    await server.call("POST", "history.undo", { noun: "settings", id: 1, version: 2 });
    expect(await read()).toMatchObject({ ...DEFAULT_SETTINGS, version: 3 });
  });
});

/** Subscribes a visitor, and gives the one mail in the outbox. */
async function subscribe(email: string): Promise<{ text: string; html: string }> {
  expect((await server.send("POST", "/trpc/subscribers.subscribe", { email, website: "" })).status).toBe(200);
  const [row] = await server.orm.em.fork().execute<{ content: any }[]>("select content from outbox order by created_at desc limit 1");
  return row?.content;
}

it("letters are signed with the saved name and imprint", async () => {
  expect((await subscribe("leila@example.com")).text).toContain("Lumidar SARL, 12, boulevard de la Corniche, 4000 Sousse");
  const own = { name: "Maison Claire", legal_name: "Maison Claire SAS", street: "1, rue Neuve", postal_code: "69001", city: "Lyon" };
  await server.call("POST", "settings.update", { ...DEFAULT_SETTINGS, ...own });
  const { text, html } = await subscribe("ines@example.com");
  expect(text).toContain("Maison Claire SAS, 1, rue Neuve, 69001 Lyon");
  expect(`${text}${html}`).not.toContain("Lumidar");
});

it("mails come from the mailbox that the settings name, else from the configured one, else from the one that visitors see", () => {
  const own = { ...DEFAULT_SETTINGS, mail_name: "Accueil", mail_address: "accueil@maison.example" };
  expect(mailboxOf(own, CONTACT_EMAIL)).toEqual({ name: "Accueil", address: "accueil@maison.example" });
  expect(mailboxOf(DEFAULT_SETTINGS, CONTACT_EMAIL)).toEqual({ name: "Lumidar", address: CONTACT_EMAIL });
  expect(mailboxOf(DEFAULT_SETTINGS, undefined)).toEqual({ name: "Lumidar", address: DEFAULT_SETTINGS.email });
});
