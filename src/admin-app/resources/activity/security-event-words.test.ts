import { expect, it } from "vitest";
import { COMMAND_LINE, type SecurityEvent } from "#contracts/security-event/security-event.ts";
import { fromWhere, whatHappened, whoDidIt } from "./security-event-words.ts";

const event: SecurityEvent = {
  id: 1,
  at: "2026-11-23T02:00:00.000Z",
  kind: "password_changed",
  actor: null,
  subject: "nadia",
  device: COMMAND_LINE,
  network: "",
  count: 1,
};

it("an event of the command line names it, and the server's operator", () => {
  expect([whoDidIt(event), fromWhere(event), whatHappened(event)]).toEqual([
    "Exploitant du serveur",
    "Ligne de commande",
    "Mot de passe changé · nadia",
  ]);
});

it("a refused sign-in without a name of ours stays no one's", () => {
  expect(whoDidIt({ ...event, kind: "sign_in_refused", device: "Firefox sur Windows" })).toBe("Nom inconnu");
});
