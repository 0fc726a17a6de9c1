import { z } from "zod";
import { field, storedFields } from "../field/field.ts";
import { entitySchema } from "../shared/entity.ts";
import { LANGUAGES } from "../shared/language.ts";
import { clearable, MAX_LENGTH, requiredLine, requiredText } from "../shared/text.ts";
import { placeholderFault } from "./placeholders.ts";

/** Longest text of an answer, in characters. */
const ANSWER_MAX_LENGTH = 5000;

const isFilled = (text: string) => placeholderFault(text) === undefined;
const fault = { error: ({ input }: { input?: unknown }) => placeholderFault(String(input)) ?? "" };

/** Subject and text of an answer. What stands between braces must be one of the placeholders. */
export const answerTextSchema = z.object({
  subject: field(requiredLine(MAX_LENGTH.title).refine(isFilled, fault), { label: "Objet" }),
  text: field(requiredText(ANSWER_MAX_LENGTH).refine(isFilled, fault), { label: "Texte" }),
});

/** Input of a template of answers in the back office. It is offered first for requests in its language. */
export const replyTemplateInputSchema = z.object({
  name: field(requiredLine(100), { label: "Nom" }),
  language: field(clearable(z.enum(LANGUAGES), "fr"), { label: "Langue" }),
  ...answerTextSchema.shape,
});

export type ReplyTemplateInput = z.infer<typeof replyTemplateInputSchema>;

/** A template of answers. */
export const replyTemplateSchema = z.object({ ...entitySchema.shape, ...storedFields(replyTemplateInputSchema) });

export type ReplyTemplate = z.infer<typeof replyTemplateSchema>;
