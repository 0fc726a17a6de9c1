import { afterAll, beforeAll, expect, it } from "vitest";
import { aContactRequest } from "#server/resources/contact-request/contact-request.factory.ts";
import { type Installation, openInstallation } from "../installation.ts";
import { tallyOf } from "../tally.ts";

let installation: Installation;
beforeAll(async () => {
  installation = await openInstallation();
});
afterAll(() => installation.close());

it("INP-13: posts are limited for each address, done once for a key, need their consent, and add no header to a mail", async () => {
  const post = (fields: Record<string, unknown>, headers = {}) =>
    installation.send("POST", "/api/contact", aContactRequest(fields), headers);
  const key = { "idempotency-key": "une-cle-de-test" };
  expect([(await post({ subject: "Deux fois" }, key)).status, (await post({ subject: "Deux fois" }, key)).status]).toEqual([201, 201]);
  expect(await installation.query("select 1 from contact_request where subject = 'Deux fois'")).toHaveLength(1);
  expect((await post({ consent: false })).status).toBe(400);
  const injected = { firstName: "A\r\nBcc: x@evil.example", subject: "S\r\nX-Injected: 1", company: "C\nD", phone: "1\r\n2" };
  expect((await post(injected)).status).toBe(201);
  const [stored] = await installation.query(`select "firstName", subject, company, phone from contact_request order by id desc limit 1`);
  expect(Object.values(stored ?? {}).join()).not.toMatch(/[\r\n]/);
  const many = await Promise.all(Array.from({ length: 100 }, (_, n) => post({ message: `Message ${n}` })));
  expect(tallyOf(many)[201] ?? 0).toBeLessThanOrEqual(10);
  expect(Object.keys(tallyOf(many)).every((status) => ["201", "429"].includes(status))).toBe(true);
});
