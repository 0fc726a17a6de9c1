import { expect, it } from "vitest";
import { Reply } from "./reply.ts";
import { createReplyStore } from "./reply-store.ts";

const KB = 1024;

function aReply(kilobytes: number): Promise<Reply> {
  return Promise.resolve(new Reply({ type: "text/plain", body: "x".repeat(kilobytes * KB) }));
}

it("keeps no more than its weight, whatever makes it up: answers, compressed copies, long addresses", async () => {
  const max = 1024 * KB;
  for (const fill of [
    async (store: ReturnType<typeof createReplyStore>, n: number) => store.add(`page ${n}`, aReply(10)),
    async (store: ReturnType<typeof createReplyStore>, n: number) => store.add(`${"k".repeat(8 * KB)}${n}`, aReply(0)),
    async (store: ReturnType<typeof createReplyStore>, n: number) => {
      if (n % 20 === 0) store.add(`page ${n}`, aReply(1));
      store.name(`page ${n - (n % 20)}`, `/produits?${"a".repeat(8 * KB)}${n}`);
    },
    async (store: ReturnType<typeof createReplyStore>, n: number) => {
      const reply = aReply(1);
      store.add(`page ${n}`, reply);
      const made = await reply;
      await Promise.resolve();
      made.onCopy(50 * KB);
    },
  ]) {
    const store = createReplyStore(max);
    for (let n = 0; n < 500; n += 1) {
      await fill(store, n);
      await new Promise(setImmediate);
      expect(store.weight()).toBeLessThanOrEqual(max);
    }
    expect(store.weight()).toBeGreaterThan(max / 8);
  }
});

it("drops what was asked for longest ago, with its addresses", async () => {
  const store = createReplyStore(100 * KB);
  for (const key of ["one", "two", "three"]) {
    store.add(key, aReply(30));
    store.name(key, `/${key}`);
  }
  await new Promise(setImmediate);
  void store.get("one");
  store.add("four", aReply(30));
  await new Promise(setImmediate);
  expect(["one", "two", "three", "four"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect([store.keyAt("/one"), store.keyAt("/two")]).toEqual(["one", undefined]);
});

it("weighs nothing once it is cleared, nor for what failed", async () => {
  const store = createReplyStore();
  store.add("page", aReply(10));
  store.add("failed", Promise.reject(new Error("no")));
  store.add("absent", Promise.resolve(new Reply({ status: 404, type: "text/plain", body: "x".repeat(10 * KB) })));
  await new Promise(setImmediate);
  expect([store.get("failed"), store.get("absent")]).toEqual([undefined, undefined]);
  store.clear();
  expect(store.weight()).toBe(0);
});
