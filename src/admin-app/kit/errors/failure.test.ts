import { createTRPCClient, httpLink, TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { AppRouter } from "#server/router.ts";
import { isUncertain, isWorthAnotherTry, RefusedRequest, replyOf, sentenceOf, UNREACHABLE_MESSAGE, UNREADABLE_MESSAGE } from "./failure.ts";

const reply = {
  success: false as const,
  code: "conflict" as const,
  message: "Ce slug est déjà utilisé.",
  issues: [{ path: "slug", message: "Ce slug est déjà utilisé." }],
};

function makeRefusal(data: unknown) {
  return new TRPCClientError("refused", { result: { error: { code: -32000, message: "refused", data } } });
}

describe("replyOf", () => {
  it("reads the reply that a procedure was refused with", () => {
    expect(replyOf(makeRefusal({ reply }))).toEqual(reply);
  });

  it("reads the reply that an upload was refused with", () => {
    expect(replyOf(new RefusedRequest(reply))).toEqual(reply);
  });

  it("finds no reply in a lost connection, a proxy's page or a bug", () => {
    expect(replyOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBeUndefined();
    expect(replyOf(makeRefusal({ reply: "<html>" }))).toBeUndefined();
    expect(replyOf(new Error("bug"))).toBeUndefined();
  });
});

describe("isWorthAnotherTry", () => {
  it("tries again what met no reply or a bug, not what this call or what is stored refuses", () => {
    const isWorthIt = (code: string) => isWorthAnotherTry(makeRefusal({ reply: { ...reply, code } }));
    expect([isWorthAnotherTry(new TypeError("Failed to fetch")), isWorthIt("unavailable"), isWorthIt("internal")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isWorthIt("invalid"), isWorthIt("conflict"), isWorthIt("forbidden")]).toEqual([false, false, false]);
  });
});

describe("sentenceOf", () => {
  it("shows the server’s sentence, else that it cannot be reached", () => {
    expect(sentenceOf(makeRefusal({ reply }))).toBe("Ce slug est déjà utilisé.");
    expect(sentenceOf(new TypeError("Failed to fetch"))).toBe(UNREACHABLE_MESSAGE);
    expect(sentenceOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBe(UNREACHABLE_MESSAGE);
  });

  it("never says that a server cannot be reached which answered something unreadable", async () => {
    const fetch = async () => new Response("<h1>500</h1>", { status: 500 });
    const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: "http://localhost/trpc", fetch })] });
    const error = await client.session.logout.mutate().catch((caught: unknown) => caught);
    expect(sentenceOf(error)).toBe(UNREADABLE_MESSAGE);
    expect(isUncertain(error)).toBe(true);
  });
});
