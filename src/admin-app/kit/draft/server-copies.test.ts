import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createServerCopies, type DraftKey, nameOf, type SentDraft } from "./server-copies.ts";

const KEY = { noun: "product", id: 12, tab: "a" };
const aDraft = (content: string): SentDraft => ({ ...KEY, device: "d", device_name: "", title: "", version: 1, content });

/** Makes a server whose calls the test answers. */
function aServer() {
  const held: string[] = [];
  const asked: { what: string; answer: (error?: Error) => Promise<void> }[] = [];
  const call = (what: string, effect: () => void) => {
    const { promise, resolve, reject } = Promise.withResolvers<{ updated_at: string }>();
    const answer = async (error?: Error) => {
      if (error) reject(error);
      else {
        effect();
        resolve({ updated_at: `at ${what}` });
      }
      await vi.advanceTimersByTimeAsync(0);
    };
    asked.push({ what, answer });
    return promise;
  };
  const calls = {
    keep: ({ content }: SentDraft) => call(content, () => held.splice(0, 1, content)),
    drop: () => call("drop", () => held.splice(0)),
    isRefusal: (error: unknown) => error instanceof RangeError,
  };
  const pending = new Map<string, DraftKey>();
  const drops = {
    add: (key: DraftKey) => void pending.set(nameOf(key), key),
    remove: (key: DraftKey) => void pending.delete(nameOf(key)),
    all: () => [...pending.values()],
  };
  const aPage = () => createServerCopies(calls, drops);
  return { copies: aPage(), aPage, asked, held, heard: () => asked.map(({ what }) => what) };
}

const LOST = new TypeError("Failed to fetch");
const pause = () => vi.advanceTimersByTimeAsync(2_000);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("drafts are sent after a pause, one at a time, and then the newest state alone", async () => {
  const { copies, asked, heard, held } = aServer();
  copies.keep(aDraft("B"));
  copies.keep(aDraft("Br"));
  expect(heard()).toEqual([]);
  await pause();
  for (const text of ["Bru", "Brum", "Brume"]) {
    copies.keep(aDraft(text));
    await pause();
  }
  expect(heard(), "while the first has no answer").toEqual(["Br"]);
  await asked[0]?.answer();
  expect(heard()).toEqual(["Br", "Brume"]);
  await asked[1]?.answer();
  expect(held).toEqual(["Brume"]);
  expect(copies.copyOf(KEY)).toEqual({ keptAt: "at Brume", isBehind: false });
});

it("drafts are dropped after the one under way, so that what was saved does not come back", async () => {
  const { copies, asked, heard, held } = aServer();
  copies.keep(aDraft("Brume"));
  await pause();
  copies.keep(aDraft("Brume du soir"));
  copies.drop(KEY, false);
  expect(heard()).toEqual(["Brume"]);
  await asked[0]?.answer();
  expect(heard()).toEqual(["Brume", "drop"]);
  await asked[1]?.answer();
  expect(held).toEqual([]);
  await pause();
  expect(heard()).toHaveLength(2);
  expect(copies.isDropped(KEY)).toBe(true);
});

it("copies are behind while the server cannot be reached, and catch up with the newest state", async () => {
  const { copies, asked, heard, held } = aServer();
  copies.keep(aDraft("Brume"));
  await pause();
  await asked[0]?.answer(LOST);
  expect(copies.copyOf(KEY)).toEqual({ isBehind: true });
  copies.keep(aDraft("Brume du soir"));
  copies.flush(); // the network is back
  await asked[1]?.answer(LOST);
  await vi.advanceTimersByTimeAsync(15_000);
  await asked[2]?.answer();
  expect(heard()).toEqual(["Brume", "Brume du soir", "Brume du soir"]);
  expect(held).toEqual(["Brume du soir"]);
  expect(copies.copyOf(KEY)).toEqual({ keptAt: "at Brume du soir", isBehind: false });
});

it("drafts are not sent again once refused, until something else is typed", async () => {
  const { copies, asked, heard } = aServer();
  copies.keep(aDraft("trop long"));
  await pause();
  await asked[0]?.answer(new RangeError());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(heard()).toEqual(["trop long"]);
  copies.keep(aDraft("court"));
  await pause();
  expect(heard()).toEqual(["trop long", "court"]);
});

it("drafts are dropped by the next page when this one went away before the server heard of it, and once only", async () => {
  const { copies, aPage, asked, heard, held } = aServer();
  copies.keep(aDraft("Brume"));
  await pause();
  await asked[0]?.answer();
  copies.drop(KEY, false);
  await asked[1]?.answer(LOST);
  copies.forget(); // the page is gone
  const next = aPage();
  next.dropPending();
  expect(next.isDropped(KEY), "it is not offered while the server hears of it").toBe(true);
  await asked[2]?.answer();
  expect(held).toEqual([]);
  aPage().dropPending();
  expect(heard()).toEqual(["Brume", "drop", "drop"]);
});

it("drafts are not dropped by the next page where more was typed under the same name", async () => {
  const { copies, aPage, asked, heard } = aServer();
  copies.keep(aDraft("Brume"));
  await pause();
  await asked[0]?.answer();
  copies.drop(KEY, false);
  await asked[1]?.answer(LOST);
  copies.keep(aDraft("Brume du soir"));
  aPage().dropPending();
  expect(heard()).toEqual(["Brume", "drop"]);
});

it("drafts that were never sent need not be dropped, but those of another tab do", () => {
  const { copies, heard } = aServer();
  copies.drop(KEY, false);
  expect(heard()).toEqual([]);
  copies.drop({ ...KEY, tab: "b" }, true);
  expect(heard()).toEqual(["drop"]);
});
