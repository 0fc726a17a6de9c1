import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { ask, RpcFailure, toRpcFailure } from "./rpc-failure.ts";
import { browserRpc } from "./rpc.ts";

test("speaks with the server's own sentence", () => {
  const refused = Object.assign(new TRPCClientError("x"), {
    data: { reply: { success: false, code: "unavailable", message: "Revenez dans un instant." } },
  });
  expect(toRpcFailure(refused)).toMatchObject({ code: "unavailable", message: "Revenez dans un instant." });
});

test("says that no answer came when the network failed", () => {
  const unanswered = new TRPCClientError("Failed to fetch", { cause: new TypeError("Failed to fetch") });
  expect(toRpcFailure(unanswered).code).toBe("offline");
  expect(toRpcFailure(unanswered).message).not.toContain("fetch");
});

test("keeps the text of an unknown failure to itself", () => {
  expect(toRpcFailure(new Error("column p.secret does not exist")).message).toBe("Erreur inconnue");
});

test("turns every failure of a call into one kind", async () => {
  const call = ask(
    async () => browserRpc,
    async () => {
      throw new Error("boom");
    },
  );
  await expect(call).rejects.toBeInstanceOf(RpcFailure);
});
