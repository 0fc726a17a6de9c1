import type { z } from "zod";
import type { Issue } from "#contracts/shared/errors.ts";
import type { Language } from "#contracts/shared/language.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import { words as en } from "./mcp-words.en.ts";
import { words as fr } from "./mcp-words.fr.ts";
import { chooseText, type ProgramTexts } from "#server/platform/declaration/program-texts.ts";

/** The words of `/mcp` in each language. */
export const MCP_WORDS: ProgramTexts<typeof fr> = { fr, en };

/** A refusal whose sentence is in the language of the call already. */
export class LocalizedError extends AppError {}

/** Parses the input of a tool. Fails with `invalid`, in the language of the call. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, sent: unknown, language: Language): z.output<Schema> {
  const { fault, errors } = chooseText(MCP_WORDS, language);
  const { success, data, error } = schema.safeParse(sent, { error: fault });
  if (success) return data;
  const issues = error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new LocalizedError("invalid", errors.invalid, { issues });
}

function writeIssues(issues: Issue[]): string {
  return issues.map(({ path, message }) => `\n- ${path === "" ? "" : `${path}\u202f: `}${message}`).join("");
}

/** A failure in the language of the call. In another language than French, the procedures' own sentences follow the
 *  neutral one of their code. */
export function describeFailure(thrown: unknown, language: Language) {
  const { body, ...refusal } = errorReplyOf(thrown);
  const { message, code, issues = [] } = body;
  const isSpoken = language === "fr" || thrown instanceof LocalizedError;
  const neutral = chooseText(MCP_WORDS, language).errors[code] ?? chooseText(MCP_WORDS, language).errors.internal ?? message;
  const detail = isSpoken || message === fr.errors[code] ? "" : ` (${message})`;
  return { ...refusal, code, message: isSpoken ? message : neutral + detail, listed: writeIssues(issues) };
}
