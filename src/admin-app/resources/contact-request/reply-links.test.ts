import { describe, expect, it } from "vitest";
import { COMPANY } from "#admin-app/kit/layout/brand.ts";
import { buildMailReply, buildPhoneLink, buildWhatsAppLink } from "./reply-links.ts";

const request = {
  email: "leila@example.com",
  firstName: "Leïla",
  subject: "Villa & jardin",
  message: "Bonjour\nà vous",
  language: "fr",
} as const;

function openReply(fields: Partial<Parameters<typeof buildMailReply>[0]> = {}) {
  const { pathname, searchParams } = new URL(buildMailReply({ ...request, ...fields }));
  return { to: pathname, subject: searchParams.get("subject"), body: searchParams.get("body") };
}

describe("a reply by mail", () => {
  it("names the subject, greets the sender and quotes what they wrote", () => {
    expect(openReply()).toEqual({
      to: "leila@example.com",
      subject: "Re: Villa & jardin",
      body: "Bonjour Leïla,\r\n\r\n\r\n\r\nVous nous avez écrit\u202f:\r\n> Bonjour\r\n> à vous",
    });
  });

  it("a reply is in the sender’s language, and has a subject where they gave none", () => {
    expect(openReply({ language: "en", subject: "" })).toMatchObject({
      subject: `Your request to ${COMPANY}`,
      body: expect.stringMatching(/^Hello Leïla,/),
    });
  });

  it("a link opens whatever was typed: no text adds a recipient or a header, and long messages are cut", () => {
    const { to, subject } = openReply({ email: "a?bcc=b@example.com", subject: "x&bcc=b@example.com" });
    expect(decodeURIComponent(to)).toBe("a?bcc=b@example.com");
    expect(subject).toBe("Re: x&bcc=b@example.com");
    expect(buildMailReply({ ...request, message: "💡".repeat(5000) }).length).toBeLessThan(12_000);
    expect(openReply({ message: `a${"💡".repeat(800)}` }).body).toMatch(/…$/);
  });
});

describe("a telephone number", () => {
  it.each([
    ["+216 20 000-000", "tel:+21620000000", "https://wa.me/21620000000"],
    ["00216 20 000 000", "tel:+21620000000", "https://wa.me/21620000000"],
    ["20 000 000", "tel:20000000", undefined],
    ["appelez-moi", undefined, undefined],
    ["", undefined, undefined],
  ])("typed as « %s » can be dialled as %s, and written to at %s", (phone, call, chat) => {
    expect(buildPhoneLink({ phone })).toBe(call);
    expect(buildWhatsAppLink({ phone })).toBe(chat);
  });
});
