import { beforeEach, describe, expect, it, vi } from "vitest";
import { endSession, hasSession, howSessionEnded, readSession, requireSession, startSession, subscribeToSession } from "./session-store.ts";

const user = { username: "admin", role: "admin" } as const;

function aToken({ expiresIn }: { expiresIn: number }): string {
  const claims = { exp: Date.now() / 1000 + expiresIn };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
}

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe("the stored session", () => {
  it("the session is there once both parts are, and stays the same object", () => {
    const token = aToken({ expiresIn: 60 });
    startSession({ token, user });
    expect([...stored]).toEqual([
      ["admin_token", token],
      ["admin_user", JSON.stringify(user)],
    ]);
    expect(readSession()).toEqual({ token, user });
    expect(readSession()).toBe(readSession());
  });

  it.each([
    ["an expired token", "expired", { admin_token: aToken({ expiresIn: -1 }), admin_user: JSON.stringify(user) }],
    ["a malformed token", "malformed", { admin_token: "a.b", admin_user: JSON.stringify(user) }],
    ["no user", "malformed", { admin_token: aToken({ expiresIn: 60 }) }],
    ["no token", "malformed", { admin_user: JSON.stringify(user) }],
    ["an unreadable user", "malformed", { admin_token: aToken({ expiresIn: 60 }), admin_user: "{" }],
  ])("no session is read with %s, and both parts are removed", (_, ending, parts) => {
    for (const [key, value] of Object.entries(parts)) stored.set(key, value);
    expect(requireSession()).toBeUndefined();
    expect(stored.size).toBe(0);
    expect(howSessionEnded()).toBe(ending);
  });

  it("tells its listeners when it starts and ends, and how it ended", () => {
    const listener = vi.fn<() => void>();
    const unsubscribe = subscribeToSession(listener);
    startSession({ token: aToken({ expiresIn: 60 }), user });
    endSession("signed-out");
    expect(howSessionEnded()).toBe("signed-out");
    unsubscribe();
    startSession({ token: aToken({ expiresIn: 60 }), user });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(howSessionEnded(), "a session that goes on has not ended").toBeUndefined();
    endSession("expired");
    expect(howSessionEnded()).toBe("expired");
  });

  it("the session has expired when it vanishes from the storage under the page, which has none from then on", () => {
    startSession({ token: aToken({ expiresIn: 60 }), user });
    expect(readSession()).toBeDefined();
    stored.clear();
    expect(hasSession()).toBe(true);
    expect(requireSession()).toBeUndefined();
    expect(howSessionEnded()).toBe("expired");
    expect(hasSession()).toBe(false);
  });
});
