/** A question that waits for its answer: whether the person has proved who they are. */
type Question = { promise: Promise<boolean>; answer: (isVerified: boolean) => void };

const listeners = new Set<() => void>();
let question: Question | undefined;

function announce(): void {
  for (const listener of listeners) listener();
}

/** Asks the person to prove again who they are; false when they would not. Calls that ask at the same time share one
 *  question. */
export function askVerification(): Promise<boolean> {
  if (question) return question.promise;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  question = {
    promise,
    answer: (isVerified) => {
      question = undefined;
      announce();
      resolve(isVerified);
    },
  };
  announce();
  return promise;
}

/** The question that waits, if any. */
export function openQuestion(): Question | undefined {
  return question;
}

/** Calls `listener` when a question is asked or answered. */
export function subscribeToQuestions(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
