import { expect, it } from "vitest";
import { createDraftStorage } from "./draft-storage.ts";
import { createDraftStore } from "./draft-store.ts";

const KEY = "admin-draft:product:12:a";
const text = (savedAt: string, words: string) => JSON.stringify({ values: words, savedAt });

/** The storages of one browser, and its tabs over them. */
function aBrowser() {
  const disk = new Map<string, string>();
  const journal: Record<string, string> = {};
  const limits = { disk: Infinity, journal: Infinity };
  const check = (limit: number, value: string) => {
    if (value.length > limit) throw new DOMException("full", "QuotaExceededError");
  };
  const tabs = new Set<(key: string) => void>();
  // A browser's storage keeps its methods apart from its keys.
  const localStorage = Object.create({
    getItem: (key: string) => journal[key] ?? null,
    setItem: (key: string, value: string) => {
      check(limits.journal, value);
      journal[key] = value;
    },
    removeItem: (key: string) => delete journal[key],
  });
  const keys = {
    ownKeys: () => Object.keys(journal),
    getOwnPropertyDescriptor: (_: object, key: string) => Object.getOwnPropertyDescriptor(journal, key),
  };
  const storage = createDraftStorage({
    disk: {
      entries: async () => [...disk],
      get: async (key) => disk.get(key),
      set: async (key, value) => {
        check(limits.disk, value);
        disk.set(key, value);
      },
      remove: async (key) => void disk.delete(key),
    },
    journal: () => new Proxy(localStorage, keys),
  });
  function aTab() {
    let own: ((key: string) => void) | undefined;
    return createDraftStore(storage, {
      listen: (listener) => void tabs.add((own = listener)),
      tell: (key) => {
        for (const hear of tabs) if (hear !== own) hear(key);
      },
    });
  }
  return { disk, journal, limits, aTab };
}

it("opens with what the disk holds, and tells other tabs of each change", async () => {
  const { disk, aTab } = aBrowser();
  disk.set(KEY, text("1", "Brume"));
  const [one, other] = [aTab(), aTab()];
  await Promise.all([one.open(), other.open()]);
  expect(one.get(KEY)).toBe(text("1", "Brume"));
  const heard: string[] = [];
  other.subscribe((key) => heard.push(key));
  await one.set(KEY, text("2", "Brume du soir"));
  await expect.poll(() => other.get(KEY)).toBe(text("2", "Brume du soir"));
  await one.remove(KEY);
  await expect.poll(() => other.get(KEY)).toBeUndefined();
  expect(heard).toEqual([KEY, KEY]);
  expect(disk.size).toBe(0);
});

it("forgets a draft that it removes while another tab's last word of it is being read", async () => {
  const { aTab } = aBrowser();
  const [one, other] = [aTab(), aTab()];
  await Promise.all([one.open(), other.open()]);
  await other.set(KEY, text("1", "Brume")); // tells `one`, which begins to read it
  await one.remove(KEY);
  const later = "admin-draft:product:12:b";
  await other.set(later, text("2", "Brume"));
  await expect.poll(() => one.get(later)).toBeDefined();
  expect(one.get(KEY)).toBeUndefined();
});

it("takes over once what an earlier release stored, and what a page wrote as it went away", async () => {
  const { disk, journal, aTab } = aBrowser();
  disk.set(KEY, text("1", "Brume"));
  const leaving = aTab();
  await leaving.open();
  await leaving.leave(KEY, text("2", "Brume du soir"));
  expect(disk.get(KEY), "nothing asynchronous is relied on").toBe(text("1", "Brume"));
  journal["admin-draft:slide:3:b"] = text("1", "d’avant");
  journal["admin_token"] = "not a draft";
  const next = aTab();
  await next.open();
  expect(next.get(KEY)).toBe(text("2", "Brume du soir"));
  await expect.poll(() => Object.keys(journal)).toEqual(["admin_token"]);
  expect([...disk.keys()]).toEqual([KEY, "admin-draft:slide:3:b"]);
});

it("takes over nothing older than what the disk holds, and nothing that is no draft", async () => {
  const { disk, journal, aTab } = aBrowser();
  disk.set(KEY, text("2", "Brume du soir"));
  journal[KEY] = text("1", "Brume");
  const tab = aTab();
  await tab.open();
  expect(tab.get(KEY)).toBe(text("2", "Brume du soir"));
  expect(journal).toEqual({});
});

it("goes on in the other storage when one is full, and says when both are", async () => {
  const { disk, journal, limits, aTab } = aBrowser();
  const tab = aTab();
  await tab.open();
  limits.disk = 0;
  await tab.set(KEY, text("1", "Brume"));
  expect(journal[KEY]).toBe(text("1", "Brume"));
  limits.journal = 0;
  await expect(tab.set(KEY, text("2", "Brume"))).rejects.toThrow("full");
  limits.disk = Infinity;
  await tab.leave(KEY, text("3", "Brume"));
  expect(disk.get(KEY)).toBe(text("3", "Brume"));
});

it("moves a draft to another tab's name without losing it: the old one leaves the disk last", async () => {
  const { disk, limits, aTab } = aBrowser();
  disk.set(KEY, text("1", "Brume"));
  const tab = aTab();
  await tab.open();
  const moved = tab.move(KEY, "admin-draft:product:12:b", text("1", "Brume"));
  expect(tab.get(KEY)).toBeUndefined();
  await moved;
  expect([...disk.keys()]).toEqual(["admin-draft:product:12:b"]);
  [limits.disk, limits.journal] = [0, 0];
  await expect(tab.move("admin-draft:product:12:b", KEY, text("1", "Brume"))).rejects.toThrow("full");
  expect([...disk.keys()]).toEqual(["admin-draft:product:12:b"]);
});
