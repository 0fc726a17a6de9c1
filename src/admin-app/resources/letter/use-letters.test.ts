import { expect, it } from "vitest";
import { isOnItsWay } from "./use-letters.ts";

const SENDING = { started_at: null, ended_at: null, recipients: 1, sent: 0, failed: 0, left: 0, unsubscribed: 0 };

it("a letter that is due is read again, as one that is being sent, and one that is planned for later is not", () => {
  const now = Date.parse("2026-12-01T09:00:00Z");
  const letter = (state: "planned" | "sending" | "sent", send_at: string) => ({ send_at, sending: { ...SENDING, state } });
  expect(isOnItsWay(letter("planned", "2026-12-01T09:00:01Z"), now)).toBe(true);
  expect(isOnItsWay(letter("sending", "2026-12-01T08:00:00Z"), now)).toBe(true);
  expect(isOnItsWay(letter("planned", "2026-12-01T10:00:00Z"), now)).toBe(false);
  expect(isOnItsWay(letter("sent", "2026-12-01T08:00:00Z"), now)).toBe(false);
  expect(isOnItsWay({ send_at: null, sending: null }, now)).toBe(false);
});
