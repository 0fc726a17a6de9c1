import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";
import { mergeFields } from "#contracts/merge/merge.ts";
import { words } from "#contracts/merge/merge-words.ts";
import type { ErrorCode, ErrorReply } from "#contracts/shared/errors.ts";
import type { EditedResource, Fields } from "../edited-resource.ts";
import { type Attempt, attemptOf, save } from "./save.ts";

type Note = { id: number; version: number; updated_at: string; text: string };
type Words = { text: string };

function refusal(code: ErrorCode, details: Partial<ErrorReply> = {}) {
  const data = { reply: { success: false, code, message: code, ...details } };
  return new TRPCClientError(code, { result: { error: { code: -32000, message: code, data } } });
}

const LOST = TRPCClientError.from(new TypeError("Failed to fetch"));

/** A server that holds notes, recognises keys, and answers nothing to the calls that `losses` counts down. */
function aServer({ notes = [], losses = 0 }: { notes?: Note[]; losses?: number }) {
  const stored = new Map(notes.map((note) => [note.id, note]));
  const replies = new Map<string, Note>();
  const sent: (MergeRequest & { version: number | undefined; prefersMerge: boolean })[] = [];
  let left = losses;

  async function once(key: string, act: () => Note): Promise<Note> {
    const reply = replies.get(key) ?? act();
    replies.set(key, reply);
    stored.set(reply.id, stored.get(reply.id) ?? reply);
    if (left-- > 0) throw LOST;
    return reply;
  }

  function change(id: number, text: string): Note {
    const note = stored.get(id);
    if (!note) throw refusal("not_found");
    const next = { ...note, text: text.trim(), version: note.version + (note.text === text.trim() ? 0 : 1) };
    stored.set(id, next);
    return next;
  }

  const resource: EditedResource<Note, Words, Words> = {
    name: "note",
    schema: z.object({ text: z.string().trim() }),
    labels: { text: "Texte" },
    form: { empty: () => ({ text: "" }), of: ({ text }) => ({ text }), sent: (words) => words },
    server: {
      get: async (id) => stored.get(id) ?? Promise.reject(refusal("not_found")),
      update: ({ id, text, version, merge }, { context }) => {
        sent.push({ version, prefersMerge: context.prefersMerge, ...merge });
        return once(context.idempotencyKey, () => {
          const known = stored.get(id);
          if (!known || known.version === version) return change(id, text);
          if (!context.prefersMerge || !merge?.base) throw refusal("stale", { version: known.version });
          return change(id, mergeNote({ base: String(merge.base.text), mine: text, theirs: known }));
        });
      },
      refresh: async () => {},
    },
    creation: {
      send: ({ text }, { context }) =>
        once(context.idempotencyKey, () => ({ id: stored.size + 1, version: 1, updated_at: "", text: text.trim() })),
      message: "",
    },
    words: { updated: "", notSaved: "", conflict: "" },
  };
  return { resource, change, sent, texts: () => [...stored.values()].map(({ text }) => text) };
}

/** Merges as the server does, whose history knows nothing: from the base that is sent. */
function mergeNote({ base, mine, theirs }: { base: string; mine: string; theirs: Note }): string {
  const sides = { base: { text: base }, mine: { text: mine.trim() }, theirs: { text: theirs.text } };
  const { merged: whole, collisions } = mergeFields({ text: words }, sides);
  if (collisions.length > 0) throw refusal("stale", { version: theirs.version, collisions });
  return whole.text;
}

/** Saves as the form does: what was not answered is remembered. */
function aForm(server: ReturnType<typeof aServer>, from: Note | undefined) {
  let earlier: Attempt<Fields> | undefined;
  const base = { text: from?.text ?? "" };
  return async (text: string) => {
    const outcome = await save(server.resource, { id: from?.id, version: from?.version, base, input: { text }, earlier }, (attempt) => {
      earlier = attempt;
    });
    earlier = undefined;
    return outcome;
  };
}

const NOTE: Note = { id: 1, version: 3, updated_at: "", text: "Brume" };

describe("attemptOf", () => {
  it("sends the same again under its key, unless it may wait in a launch", () => {
    const wanted = { input: { text: "Brume" }, version: undefined };
    const earlier = { ...wanted, key: "k" };
    expect(attemptOf(earlier, wanted)).toBe(earlier);
    expect(attemptOf({ ...earlier, put: { launch: 1, key: "c" } }, wanted).key).not.toBe("k");
  });
});

describe("save", () => {
  it("never creates twice what was stored by a call whose reply was lost", async () => {
    const server = aServer({ losses: 1 });
    const send = aForm(server, undefined);
    await expect(send("Brume")).rejects.toBe(LOST);
    await expect(send("Brume")).resolves.toMatchObject({ kind: "stored", item: { id: 1, text: "Brume" } });
    expect(server.texts()).toEqual(["Brume"]);
  });

  it("never creates twice, even when the words were changed before the next try", async () => {
    const server = aServer({ losses: 1 });
    const send = aForm(server, undefined);
    await expect(send("Brume")).rejects.toBe(LOST);
    await expect(send("Brume du soir")).resolves.toMatchObject({ kind: "stored", item: { id: 1, text: "Brume du soir" } });
    expect(server.texts()).toEqual(["Brume du soir"]);
  });

  it("finds no conflict with a save of one's own whose reply was lost", async () => {
    const server = aServer({ notes: [NOTE], losses: 1 });
    const send = aForm(server, NOTE);
    await expect(send("Givre")).rejects.toBe(LOST);
    await expect(send("Givre et rosée")).resolves.toMatchObject({ kind: "stored", item: { text: "Givre et rosée", version: 5 } });
  });

  it("counts as saved what is stored already, as the server tidies it", async () => {
    const server = aServer({ notes: [NOTE] });
    server.change(1, "Givre");
    await expect(aForm(server, NOTE)("Givre ")).resolves.toMatchObject({ kind: "stored", item: { version: 4 } });
  });

  it("overwrites no one: another administrator's change collides, unless it left everything as it was read", async () => {
    const server = aServer({ notes: [NOTE] });
    server.change(1, "Houle");
    server.change(1, "Brume");
    await expect(aForm(server, NOTE)("Givre")).resolves.toMatchObject({ kind: "stored", item: { version: 6 } });
    server.change(1, "Houle");
    const outcome = await aForm(server, NOTE)("Lune");
    expect(outcome).toMatchObject({
      kind: "collided",
      theirs: { text: "Houle" },
      over: 7,
      collisions: [{ theirs: "Houle", mine: "Lune" }],
    });
    expect(server.texts()).toEqual(["Houle"]);
  });

  it("sends its base to a server that does not know it, and says what was merged", async () => {
    const evening = { ...NOTE, text: "Brume du soir" };
    const server = aServer({ notes: [evening] });
    server.change(1, "Brume du matin");
    await expect(aForm(server, evening)("Grande brume du soir")).resolves.toMatchObject({ kind: "stored", isMerged: true });
    expect(server.texts()).toEqual(["Grande brume du matin"]);
    expect(server.sent).toEqual([
      { version: 3, prefersMerge: true },
      { version: 3, prefersMerge: true, base: { text: evening.text } },
    ]);
  });

  it("counts as merged what the server gives with another administrator's change, and not what changes nothing", async () => {
    const server = aServer({ notes: [NOTE] });
    await expect(aForm(server, NOTE)("Brume ")).resolves.toMatchObject({ kind: "stored", isMerged: false, item: { version: 3 } });
    const merging = { ...server.resource.server, update: async () => ({ ...NOTE, version: 4, text: "Houle" }) };
    const saved = { id: 1, version: 3, base: { text: "Brume" }, input: { text: "Brume" } };
    await expect(save({ ...server.resource, server: merging }, saved, () => {})).resolves.toMatchObject({ kind: "stored", isMerged: true });
  });

  it("takes nothing for another person's that an attempt of one's own left behind", async () => {
    const evening = { ...NOTE, text: "Brume du soir" };
    const server = aServer({ notes: [evening], losses: 1 });
    const send = aForm(server, evening);
    await expect(send("Brume froide du soir")).rejects.toBe(LOST);
    server.change(1, "Brume froide du matin");
    await expect(send("Grande brume du soir")).resolves.toMatchObject({ kind: "stored", isMerged: true });
    expect(server.texts(), "« froide » was one's own, and is taken back").toEqual(["Grande brume du matin"]);
    expect(server.sent[1]?.prefersMerge, "the server could not know whose it was").toBe(false);
  });

  it("says that it is gone what another administrator deleted", async () => {
    await expect(aForm(aServer({}), NOTE)("Givre")).resolves.toEqual({ kind: "gone" });
  });
});
