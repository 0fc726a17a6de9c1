import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { ask, RpcFailure, toRpcFailure } from "./rpc-failure.ts";
import { browserRpc } from "./rpc.ts";

test("a failure has the server's own sentence", () => {
  const refused = Object.assign(new TRPCClientError("x"), {
    data: { reply: { success: false, code: "unavailable", message: "Revenez dans un instant." } },
  });
  expect(toRpcFailure(refused)).toMatchObject({ code: "unavailable", message: "Revenez dans un instant." });
});

test("a failure of the network is « offline »", () => {
  const unanswered = new TRPCClientError("Failed to fetch", { cause: new TypeError("Failed to fetch") });
  expect(toRpcFailure(unanswered).code).toBe("offline");
  expect(toRpcFailure(unanswered).message).not.toContain("fetch");
});

test("an unknown failure shows no technical text", () => {
  expect(toRpcFailure(new Error("column p.secret does not exist")).message).toBe("Erreur inconnue");
});

test("every failed call rejects with an RpcFailure", async () => {
  const call = ask(
    async () => browserRpc,
    async () => {
      throw new Error("boom");
    },
  );
  await expect(call).rejects.toBeInstanceOf(RpcFailure);
});
