import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Answer, answerSchema } from "#contracts/contact-request/answer.ts";
import type { ContactRequestItem } from "#contracts/contact-request/contact-request-list.ts";
import { emptyPlaceholders, fillPlaceholders, type Placeholder } from "#contracts/reply-template/placeholders.ts";
import type { ReplyTemplate } from "#contracts/reply-template/reply-template.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { newToken } from "#admin-app/kit/token.ts";
import { notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { isWorthRetrying, queries, rpcClient } from "#admin-app/rpc.ts";
import { readStored, refreshContactRequests } from "../contact-request-editing.ts";
import { nameOf } from "../contact-request-words.ts";

/** Subject and text of an answer. */
export type AnswerWords = Pick<Answer, "subject" | "text">;

const NAMED_MAX = 4;

/** Names of people, the first few of them. */
export function listNames(requests: ContactRequestItem[]): string {
  const names = requests.slice(0, NAMED_MAX).map(nameOf);
  const others = requests.length - names.length;
  return others > 0 ? `${names.join(", ")} et ${countOf(others, "autre")}` : names.join(", ");
}

/** Languages of requests, and how many of several are in each: « français (2), anglais (1) ». */
export function listLanguages(requests: ContactRequestItem[]): string {
  const languages = [...Map.groupBy(requests, ({ language }) => language)];
  const names = languages.map(([language, { length }]) => [LANGUAGE_IN_FRENCH[language].toLowerCase(), length] as const);
  return names.map(([name, count]) => (names.length > 1 ? `${name} (${count})` : name)).join(", ");
}

/** Finds the people whose request leaves a placeholder of an answer empty, by that placeholder. */
export function findUnfilled({ subject, text }: AnswerWords, requests: ContactRequestItem[]): Map<Placeholder, ContactRequestItem[]> {
  const unfilled = new Map<Placeholder, ContactRequestItem[]>();
  for (const request of requests)
    for (const placeholder of emptyPlaceholders(`${subject}\n${text}`, request))
      unfilled.set(placeholder, [...(unfilled.get(placeholder) ?? []), request]);
  return unfilled;
}

/** An answer with its placeholders filled from a request. */
export function fillAnswer({ subject, text }: AnswerWords, request: ContactRequestItem): AnswerWords {
  return { subject: fillPlaceholders(subject, request), text: fillPlaceholders(text, request) };
}

/** Holds what is typed of an answer. A template replaces it, and gives back what was there. */
export function useAnswerWords(initial: AnswerWords) {
  const [words, setWords] = useState(initial);
  const [replaced, setReplaced] = useState<AnswerWords>();
  return {
    words,
    type(change: Partial<AnswerWords>) {
      setWords({ ...words, ...change });
      setReplaced(undefined);
    },
    /** Takes a template, filled where there is one request to fill it from. */
    take({ subject, text }: ReplyTemplate, requests: ContactRequestItem[]) {
      const [only, ...others] = requests;
      if (words.text.trim() !== "") setReplaced(words);
      setWords(only && others.length === 0 ? fillAnswer({ subject, text }, only) : { subject, text });
    },
    /** Brings back what a template replaced; undefined where it replaced nothing. */
    restore: replaced && (() => (setWords(replaced), setReplaced(undefined))),
  };
}

/** Finds what is wrong with an answer, by its field. */
export function findAnswerFaults(words: AnswerWords): Partial<Record<keyof AnswerWords, string>> {
  const { error } = answerSchema.omit({ ids: true }).safeParse(words);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

/** Sends an answer to people. The same answer sent again after a lost reply leaves once: it keeps its key. */
export function useSendingAnswer({ requests, onSent }: { requests: ContactRequestItem[]; onSent: () => void }) {
  const [keys] = useState(() => new Map<string, string>());

  function keyOf(answer: Answer): string {
    const written = JSON.stringify(answer);
    const key = keys.get(written) ?? newToken();
    keys.set(written, key);
    return key;
  }

  return useMutation({
    mutationFn: (words: AnswerWords) => {
      const answer = { ...words, ids: requests.map(({ id }) => id) };
      return rpcClient.contactRequests.answer.mutate(answer, { context: { idempotencyKey: keyOf(answer) } });
    },
    retry: isWorthRetrying,
    onSuccess: ({ answered }) => {
      const [only] = requests;
      const isOne = answered.length === 1 && requests.length === 1 && only !== undefined;
      notifySuccess(isOne ? `La réponse à ${nameOf(only)} est en route` : `${answered.length} réponses sont en route`);
      onSent();
    },
    onSettled: async () => {
      await Promise.all([
        refreshContactRequests(),
        queries.contactRequests.replies.invalidate(),
        ...requests.map(({ id }) => readStored(id)),
      ]);
    },
  });
}
