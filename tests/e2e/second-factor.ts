import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { ADMINISTRATOR } from "./fixtures.ts";
import { codeOf, fromBase32 } from "#server/platform/identity/factor/totp.factory.ts";

/** A person of the team who was invited by a journey and has chosen a password. */
export type TeamMember = { username: string; password: string };

const PASSWORD = "une longue phrase de passe";

type Reply = { result: { data: { link: string } } };

async function mutate(api: APIRequestContext, procedure: string, data: object, headers = {}): Promise<Reply> {
  const reply = await api.post(`/trpc/${procedure}`, { data, headers });
  expect(reply.ok(), `${procedure}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as Reply; // what is read of it is in the invitation
}

/** Invites an administrator, and chooses their password. In a session of its own: an older one would be asked who sits
 *  there. */
export async function aTeamMember(api: APIRequestContext, username: string): Promise<TeamMember> {
  const login = await api.post("/api/admin/login", { data: ADMINISTRATOR });
  const headers = { authorization: `Bearer ${(await login.json()).token}` };
  const { link } = (await mutate(api, "people.invite", { username, email: "", role: "admin" }, headers)).result.data;
  await mutate(api, "passwordLinks.use", { token: new URL(link).hash.slice(1), password: PASSWORD });
  return { username, password: PASSWORD };
}

/** Types a name and a password into the login screen. */
export async function typePassword(page: Page, { username, password }: TeamMember): Promise<void> {
  await page.getByLabel("Nom d’utilisateur").fill(username);
  const field = page.getByRole("textbox", { name: "Mot de passe" });
  await field.fill(password);
  await field.press("Enter");
}

/** The code that an app shows: now, or after some steps of thirty seconds. */
export const computeCode = (secret: string, steps = 0) => codeOf(fromBase32(secret), new Date(Date.now() + steps * 30_000));

/** Gives a page a device of its own, which verifies its user by itself: Chromium's virtual authenticator. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
