import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { RefusedRequest, replyOf, sentenceOf, UNREACHABLE_MESSAGE } from "./failure.ts";

const reply = {
  success: false as const,
  code: "conflict" as const,
  message: "Ce slug est déjà utilisé.",
  issues: [{ path: "slug", message: "Ce slug est déjà utilisé." }],
};

function answeredWith(data: unknown) {
  return new TRPCClientError("refused", { result: { error: { code: -32000, message: "refused", data } } });
}

describe("replyOf", () => {
  it("reads the reply that a procedure was refused with", () => {
    expect(replyOf(answeredWith({ reply }))).toEqual(reply);
  });

  it("reads the reply that an upload was refused with", () => {
    expect(replyOf(new RefusedRequest(reply))).toEqual(reply);
  });

  it("finds no reply in a lost connection, a proxy's page or a bug", () => {
    expect(replyOf(TRPCClientError.from(new TypeError("Failed to fetch")))).toBeUndefined();
    expect(replyOf(answeredWith({ reply: "<html>" }))).toBeUndefined();
    expect(replyOf(new Error("bug"))).toBeUndefined();
  });
});

describe("sentenceOf", () => {
  it("says what the server said, else that it cannot be reached", () => {
    expect(sentenceOf(answeredWith({ reply }))).toBe("Ce slug est déjà utilisé.");
    expect(sentenceOf(new TypeError("Failed to fetch"))).toBe(UNREACHABLE_MESSAGE);
  });
});
