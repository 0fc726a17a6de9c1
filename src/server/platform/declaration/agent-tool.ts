import { z } from "zod";
import { type Language, LANGUAGES } from "#contracts/shared/language.ts";
import { SLUG_MAX_LENGTH, SLUG_PATTERN } from "#contracts/shared/slug.ts";
import type { Right } from "./right.ts";
import type { ProgramTexts } from "./program-texts.ts";

/** Parameter of a tool: the language of what it gives. */
export const languageParameter = z.enum(LANGUAGES).optional();

/** Parameter of a tool: a slug. Its faults have no sentence, so that each language has its own. */
export const slugParameter = z.string().max(SLUG_MAX_LENGTH).regex(SLUG_PATTERN);

/** The surroundings of a tool's call: the procedures that it may ask, in the language of the call. */
export type ToolCall = {
  call: (procedure: string, input: unknown) => Promise<unknown>;
  /** Fails with `forbidden`, naming the scope, where the sender may not do this with the records of a resource. */
  demand: (resource: string, verb: string) => void;
  language: Language;
  /** The site's origin, without trailing slash. */
  origin: string;
  /** Reads a page of the site as Markdown. Fails with `not_found`. */
  readPage: (url: string) => Promise<string>;
};

/** A tool of `/mcp`. Without a right everybody may call it: it then reads only, and only what visitors see. */
export type AgentTool = {
  name: string;
  about: ProgramTexts;
  input: z.ZodObject;
  /** The right that an API key needs for it. */
  right?: Right;
  /** Gives a text, or what is written as JSON. */
  run: (asked: ToolCall, input: never) => Promise<object | string>;
};

type Typed<Input extends z.ZodObject> = Omit<AgentTool, "input" | "run"> & {
  input: Input;
  run: (asked: ToolCall, input: z.output<Input>) => Promise<object | string>;
};

/** Declares a tool, its input typed by its contract. */
export function agentTool<Input extends z.ZodObject>(tool: Typed<Input>): AgentTool {
  return tool;
}
