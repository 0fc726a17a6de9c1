import type { BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";

/** Problems in the pages of a journey: console errors, uncaught errors, violations of the content security policy. Any
 *  of them fails the journey, unless it said before that it expects it; one that is expected has to come. */
export type Problems = {
  /** Lets problems that match through, and requires at least one of them. */
  expect: (pattern: RegExp) => void;
  report: (problem: string) => void;
  /** Fails when a problem came that the journey did not expect, or none came of those expected. */
  settle: () => void;
};

export function createProblems(): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];
  return {
    expect: (pattern) => expected.push(pattern),
    report: (problem) => found.push(problem),
    settle() {
      expect(
        found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
        "problems in the browser that the journey did not expect",
      ).toEqual([]);
      expect(
        expected.filter((pattern) => !found.some((problem) => pattern.test(problem))).map(String),
        "problems that the journey expected and that did not come",
      ).toEqual([]);
    },
  };
}

/** A refused violation is a console error too; the event says which directive and what was blocked. */
const TELL_VIOLATIONS = `document.addEventListener("securitypolicyviolation", (event) =>
  console.error("content security policy: " + event.effectiveDirective + " refused " + event.blockedURI, event.sourceFile, event.lineNumber, event.columnNumber));`;

/** Reports the problems of every page of a browser context, those it opens later included. */
export async function watchProblems(context: BrowserContext, problems: Problems): Promise<void> {
  await context.addInitScript({ content: TELL_VIOLATIONS });
  context.on("console", (message) => {
    if (message.type() === "error") problems.report(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => problems.report(`uncaught: ${error.error().message}`));
}
