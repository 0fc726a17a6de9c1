import { deepEqual } from "@tanstack/react-router";
import type { z } from "zod";
import type { MergeRequest } from "#contracts/merge/merge-request.ts";

/** The fields of an item that the editor reads. */
export type EditedItem = { id: number; version: number; updated_at: string };

/** Options of a call that saves: see `rpc.ts`. */
export type SaveOptions = { context: { idempotencyKey: string; prefersMerge: boolean } };

/** Fields by their names: what is sent, and what a form holds. */
export type Fields = Record<string, unknown>;

/** A value that a person can compare with another one; a list has a line for each of its rows. */
export type Shown = string | number | boolean | string[];

/** Kinds of result of a save: something new, a change, or nothing that was not stored already. */
export type SaveKind = "new" | "changed" | "unchanged";

/** Facts of a resource that the editor needs; everything about fields stays in the resource's own form. Methods, so
 *  that a resource of certain fields is also one of any: the editor itself knows of values alone. */
export type EditedResource<Item extends EditedItem, Values extends object, Input> = {
  /** Names its drafts in the browser's storage. */
  name: string;
  /** The contract of what is sent. */
  schema: z.ZodType;
  /** The name of each field, on its label and in messages. */
  labels: Record<keyof Values & string, string>;
  /** Conversions between what is read, what the form holds and what is sent. `tidy` runs before a save; `shown` gives
   *  comparable values where those that are sent mean nothing to a user (ids, codes, rows). */
  form: {
    empty(): Values;
    of(item: Item): Values;
    sent(values: Values): Input;
    tidy?(values: Values): Values;
    shown?(values: Values): Partial<Record<keyof Values, Shown>>;
    /** Names the parts of fields that differ, of those that have parts. */
    nameChanges?(before: Values, after: Values): Partial<Record<keyof Values, string>>;
  };
  /** Names of the fields of its rows, in a collision. */
  partLabels?: Record<string, string>;
  server: {
    get(id: number): Promise<Item>;
    update(
      input: Input & { id: number; version: number | undefined; merge: MergeRequest | undefined },
      options: SaveOptions,
    ): Promise<Item>;
    /** Reloads everything that a save may have touched. */
    refresh(): Promise<unknown>;
  };
  /** The call that stores a new item, and its message. Left out where administrators only change what came from
   *  elsewhere. */
  creation?: { send(input: Input, options: SaveOptions): Promise<Item>; message: string };
  /** Says what else a person must know of what a save has stored. */
  noteOf?(stored: Item): string | undefined;
  /** `gone` says what to do once it was deleted, where it cannot be made again by saving. */
  words: { updated: string; notSaved: string; conflict: string; gone?: string; notConfirmed?: string };
};

/** A resource as the editor knows it. */
export type Resource<Values extends object> = EditedResource<EditedItem, Values, Fields>;

/** Checks that saving either would store the same. Compares value by value: writing both out would cost at every letter
 *  typed. */
export function isSame(one: unknown, other: unknown): boolean {
  return deepEqual(one ?? null, other ?? null);
}

/** Checks that two forms would send the same. */
export function isUnchanged<Values extends object>({ form }: Pick<Resource<Values>, "form">, one: Values, other: Values): boolean {
  return isSame(form.sent(one), form.sent(other));
}

/** An input as the contract tidies it, and the server before it stores it. */
export function toTidied({ schema }: Pick<Resource<never>, "schema">, input: Fields): Fields {
  return (schema.safeParse(input).data ?? input) as Fields; // inputs are fields and their values
}

/** The message once an item is stored. `note` says more about it. */
export function formatStoredMessage(
  { creation, words }: Pick<Resource<never>, "creation" | "words">,
  isNew: boolean,
  note?: string,
): string {
  const message = isNew && creation ? creation.message : words.updated;
  return note === undefined ? message : `${message}. ${note}.`;
}

/** Cache options of an edited item: read again each time its form opens, never refetched while a person writes in
 *  it. */
export const EDITING_CACHE = { gcTime: 0, staleTime: "static" } as const;
