/** Characters that a program might take for more than text: marks of tags and code fences, and what no one sees. */
const STEERING = /[<>`\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu;

const toEscape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Writes a value as JSON of printed characters: what is in its texts ends no tag and no code fence. */
export function writeSafeJson(value: unknown): string {
  // split into UTF-16 units, as JSON escapes them
  return JSON.stringify(value).replace(STEERING, (character) => character.split("").map(toEscape).join(""));
}

/** The result of a tool, as the protocol has it. */
export type ToolResult = {
  content: { type: "text"; text: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: true;
};

const toText = (text: string): ToolResult["content"] => [{ type: "text", text }];

/** Converts what a tool gave to its result: a text as it is, anything else as JSON, twice for older clients. */
export function toResult(given: object | string): ToolResult {
  if (typeof given === "string") return { content: toText(given) };
  const structuredContent: Record<string, unknown> = Array.isArray(given) ? { data: given } : { ...given };
  return { content: toText(writeSafeJson(structuredContent)), structuredContent };
}

/** The result of a tool that failed. */
export function toFailedResult(sentence: string): ToolResult {
  return { content: toText(sentence), isError: true };
}
