import type { Locator, Page } from "@playwright/test";
import { until } from "./until.ts";

/** A message of a form, and the buttons that it offers. */
export type Notice = { text: string; buttons: string[]; isOld: boolean };

/** State of a page, as far as a person must know it to go on. */
export type Screen = {
  kind: "loading" | "login" | "failed" | "dialog" | "form" | "list";
  path: string;
  /** Title of the topmost dialog, or of the screen that could not be shown. */
  title: string;
  isSaving: boolean;
  /** Whether another tab took the record over: the form can be read and closed only. */
  isTaken: boolean;
  /** Whether fields are marked as faulty. */
  isFaulty: boolean;
  notices: Notice[];
  /** The form's quiet status: that it saved. */
  said: string;
  /** Whether a message offers to undo what was done last. */
  offersUndo: boolean;
  /** Whether a message offers to bring back what was given up. */
  offersBack: boolean;
};

/** A message that stands beside everything. */
export const TOAST = ".mantine-Notification-root";

const DEFINE_LOOK = `
  const seen = (element) => element.checkVisibility();
  const text = (element) => (element?.innerText ?? "").trim();
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(seen);
  const isGivenUp = (button) => /abandonnées/.test(text(button.closest("${TOAST}"))) && text(button) === "Rétablir";
  const isUndo = (button) => /^(Annuler|Rétablir)$/.test(text(button)) && !/abandonnées|Lancement/.test(text(button.closest("${TOAST}")));
  const look = () => {
    const path = location.pathname;
    const screen = { kind: "loading", path, title: "", isSaving: false, isTaken: false, isFaulty: false, notices: [], said: "", offersUndo: all("${TOAST} button").some(isUndo), offersBack: all("${TOAST} button").some(isGivenUp) };
    if (document.querySelector("input[name=password]")) return { ...screen, kind: "login" };
    const dialogs = all("[role=dialog]");
    const top = dialogs.at(-1);
    const window = dialogs.find((dialog) => dialog.querySelector("form[novalidate]"));
    const failureIn = (place) => all("[role=alert]", place).find((alert) => /n’a pas pu être|n’ont pas pu être|n’a pas pu s’afficher/.test(text(alert)));
    const failure = failureIn(top ?? document);
    if (window) {
      const form = window.querySelector("form[novalidate]");
      const notices = all("[role=alert]", form).map((alert) => ({
        text: text(alert),
        buttons: all("button", alert).map((button) => button.ariaLabel || text(button)),
        isOld: alert.hasAttribute("data-old"),
      }));
      const said = all("output", form).map(text).join(" ");
      const isFaulty = all("[aria-invalid=true]", form).length > 0;
      const isSaving = form.querySelector("button[data-loading]") !== null;
      const isTaken = form.querySelector("[inert]") !== null;
      const isAsked = top !== window;
      return { ...screen, kind: isAsked ? "dialog" : "form", title: text(top.querySelector("h2")), isSaving, isTaken, isFaulty, notices, said };
    }
    if (failure && (top || !all("main article").length)) return { ...screen, kind: "failed", title: text(failure) };
    if (top) return document.querySelector("[role=dialog] [aria-busy=true]") ? screen : { ...screen, kind: "dialog", title: text(top.querySelector("h2")) };
    const isList = /^\\/admin\\/dashboard(\\/[a-z-]+)?$/.test(path) && document.querySelector("h1") && !document.querySelector("main [aria-busy=true]");
    return isList ? { ...screen, kind: "list" } : screen;
  };`;

/** Reads the page's state at this moment. */
export function look(page: Page): Promise<Screen> {
  return page.evaluate<Screen>(`(() => { ${DEFINE_LOOK} return look(); })()`);
}

/** Asks the page until it answers. Not by Playwright's own waiting: it evaluates text within the page, which its
 *  security policy refuses. */
export function wait<Answer>(page: Page, what: string, answer: string): Promise<Answer> {
  return until(what, () => page.evaluate<Answer | false>(`(() => { ${DEFINE_LOOK} ${answer} })()`));
}

/** Waits until the page shows something to go on with. */
export function settle(page: Page): Promise<Screen> {
  return wait(page, "something to go on with", `const screen = look(); return screen.kind !== "loading" && !screen.isSaving && screen;`);
}

/** Status of a form while all that it holds is stored. */
export const SAVED = /mise? à jour|créée?|Traduction enregistrée|Fusionné/;

/** Offers of text that was typed elsewhere, or put aside here. */
export const OFFER = /^(Reprendre cette saisie|Reprendre ici|Annuler\s?: reprendre votre saisie)$/;

/** Button that only the message of a collision offers. */
export const TAKE_THEIRS = "Reprendre l’autre version";

/** Outcome of a try to save, as the screen shows it. */
export type Outcome = "closed" | "confirmed" | "failed" | "conflict" | "gone" | "login" | "broken";

const OUTCOME = `
  const screen = look();
  if (screen.kind === "login") return "login";
  if (screen.kind === "list") return "closed";
  if (screen.kind === "failed") return "broken";
  if (screen.kind !== "form" || screen.isSaving) return false;
  const notices = screen.notices.filter(({ isOld }) => !isOld);
  if (notices.some(({ buttons }) => buttons.includes(${JSON.stringify(TAKE_THEIRS)}))) return "conflict";
  const fresh = notices.map(({ text }) => text).join(" ");
  if (/n’existe plus/.test(fresh)) return "gone";
  if (screen.isFaulty || /pas été enregistré|non confirmé/.test(fresh)) return "failed";
  return ${SAVED}.test(screen.said) && "confirmed";`;

/** Does what saves, and gives how it ended. Messages of earlier tries are told apart from its own. */
export async function outcomeOf(page: Page, act: () => Promise<unknown>): Promise<Outcome> {
  await page.evaluate(`document.querySelectorAll("form[novalidate] [role=alert]").forEach((alert) => alert.setAttribute("data-old", ""))`);
  await act();
  return wait(page, "the end of a try to save", OUTCOME);
}

/** Presses the first of these buttons that is there, and gives its name. Finding and pressing are one: another tab may
 *  take an offer away meanwhile. */
export function pressFirst(buttons: Locator): Promise<string | undefined> {
  return buttons.evaluateAll((found: { ariaLabel: string | null; innerText: string; click: () => void }[]) => {
    found[0]?.click();
    return found[0] && (found[0].ariaLabel || found[0].innerText);
  });
}

/** All that the open form holds, as far as it is shown. */
export function readForm(page: Page): Promise<string> {
  return page.evaluate<string>(`[...document.querySelectorAll("form[novalidate] :is(input, textarea, [contenteditable=true])")]
    .map((field) => field.value ?? field.innerText).join("\\n")`);
}
