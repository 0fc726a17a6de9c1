import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contactRequestInputSchema } from "../contact-request/contact-request.ts";
import { personEmailSchema } from "../person/person.ts";
import { emailSchema } from "./text.ts";

const { email: known } = JSON.parse(readFileSync("tests/cases/19-address-with-ampersand/demande.json", "utf8"));

it.each([known, "o'brien+devis@exemple.fr", "a.!#$%&'*/=?^_`{|}~-z@sous.exemple.co.uk", "a..b@exemple.fr", ".a@x-y.fr", "a@1.2"])(
  "an address that browsers accept is one (%s)",
  (email) => {
    expect(emailSchema.parse(` ${email} `)).toBe(email);
    expect(contactRequestInputSchema.shape.email.parse(email)).toBe(email);
    expect(personEmailSchema.parse(email)).toBe(email);
  },
);

it.each([
  "a@b",
  "a@b.",
  "a b@c.fr",
  "a@-b.fr",
  "@b.fr",
  "a@b.fr\nBcc: c@d.fr",
  "a@b.fr,c@d.fr",
  '"a b"@c.fr',
  "é@b.fr",
  `a@${"b".repeat(64)}.fr`,
])("another text is none (%j)", (email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});
