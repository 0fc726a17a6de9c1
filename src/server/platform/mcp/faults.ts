import type { z } from "zod";
import type { Issue } from "#contracts/shared/errors.ts";
import type { Language } from "#contracts/shared/language.ts";
import { AppError, issuesOf } from "#server/platform/errors/app-error.ts";
import { errorReplyOf } from "#server/platform/http/error-reply.ts";
import { words as en } from "./mcp-words.en.ts";
import { words as fr } from "./mcp-words.fr.ts";
import { chooseText } from "#server/platform/declaration/program-texts.ts";

/** The words of `/mcp` in a language. */
export const mcpWords = (language: Language) => chooseText<typeof fr>({ fr, en }, language);

/** The text by which a tool presents itself, in each language. */
export const aboutTool = (name: "describe_resource" | "list_records" | "read_record" | "search" | "read") => ({
  fr: fr[name],
  en: en[name],
});

/** A refusal whose sentence is in the language of the call already. */
export class LocalizedError extends AppError {}

/** Parses the input of a tool. Fails with `invalid`, in the language of the call. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, sent: unknown, language: Language): z.output<Schema> {
  const { fault, errors } = mcpWords(language);
  const { success, data, error } = schema.safeParse(sent, { error: fault });
  if (success) return data;
  throw new LocalizedError("invalid", errors.invalid, { issues: issuesOf(error) });
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
  const { errors } = mcpWords(language);
  const neutral = errors[code] ?? errors.internal ?? message;
  const detail = isSpoken || message === fr.errors[code] ? "" : ` (${message})`;
  return { ...refusal, code, message: isSpoken ? message : neutral + detail, listed: writeIssues(issues) };
}
