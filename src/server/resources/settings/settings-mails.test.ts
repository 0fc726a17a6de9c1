import { expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#contracts/shared/brand.ts";
import { mailboxOf } from "#server/platform/mail/outgoing-mail.ts";
import { CONTACT_EMAIL, useTestServer } from "#server/testing/test-server.ts";

const server = useTestServer();

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
