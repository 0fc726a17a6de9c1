import { expect, it } from "vitest";
import { EncodedResponse } from "./encoded-response.ts";
import { ResponseStore } from "./response-store.ts";

const KB = 1024;

function aResponse(kilobytes: number): Promise<EncodedResponse> {
  return Promise.resolve(new EncodedResponse({ type: "text/plain", body: "x".repeat(kilobytes * KB) }));
}

it("DOS-9: holds no more than its maximum size, whatever makes it up: bodies, compressed copies, long URLs", async () => {
  const max = 1024 * KB;
  for (const fill of [
    async (store: ResponseStore, n: number) => store.set(`page ${n}`, aResponse(10)),
    async (store: ResponseStore, n: number) => store.set(`${"k".repeat(8 * KB)}${n}`, aResponse(0)),
    async (store: ResponseStore, n: number) => {
      if (n % 20 === 0) store.set(`page ${n}`, aResponse(1));
      store.alias(`page ${n - (n % 20)}`, `/produits?${"a".repeat(8 * KB)}${n}`);
    },
    async (store: ResponseStore, n: number) => {
      const response = aResponse(1);
      store.set(`page ${n}`, response);
      const made = await response;
      await Promise.resolve();
      made.onCopy(50 * KB);
    },
  ]) {
    const store = new ResponseStore(max);
    for (let n = 0; n < 500; n += 1) {
      await fill(store, n);
      await new Promise(setImmediate);
      expect(store.size).toBeLessThanOrEqual(max);
    }
    expect(store.size).toBeGreaterThan(max / 8);
  }
});

it("drops the response that was requested longest ago, with its URLs", async () => {
  const store = new ResponseStore(115 * KB);
  for (const key of ["one", "two", "three"]) {
    store.set(key, aResponse(30));
    store.alias(key, `/${key}`);
  }
  await new Promise(setImmediate);
  void store.get("one")?.made;
  store.set("four", aResponse(30));
  await new Promise(setImmediate);
  expect(["one", "two", "three", "four"].map((key) => store.get(key) !== undefined)).toEqual([true, false, true, true]);
  expect(["/one", "/two"].map((url) => store.find(url) !== undefined)).toEqual([true, false]);
});

it("gives an outdated response only to its next computation, and holds no failed response", async () => {
  const store = new ResponseStore();
  store.set("page", aResponse(10));
  store.set("failed", Promise.reject(new Error("no")));
  store.set("absent", Promise.resolve(new EncodedResponse({ status: 404, type: "text/plain", body: "x".repeat(10 * KB) })));
  await new Promise(setImmediate);
  expect([store.get("failed"), store.get("absent")]).toEqual([undefined, undefined]);
  const made = await store.get("page")?.response;
  store.alias("page", "/page");
  expect([store.find("/page"), store.former("page")]).toEqual([made, undefined]);
  store.outdate();
  expect([store.get("page"), store.find("/page"), store.former("page")]).toEqual([undefined, undefined, made]);
  store.set("page", aResponse(10));
  expect(store.former("page")).toBeUndefined();
});
