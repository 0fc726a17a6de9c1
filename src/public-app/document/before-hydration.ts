// The script that stands in the head: what must not wait for the app on a slow line. Links, forms and disclosures
// answer by themselves.
import { isSearchShortcut } from "#public-app/search/search-shortcut.ts";

const root = document.documentElement;
root.removeAttribute("data-static"); // the sheets lay the page out for a script
/** Turns the header white beyond 50 pixels of scrolling. Source: SITE-9. */
const followScroll = () => root.toggleAttribute("data-scrolled", window.scrollY > 50);
window.addEventListener("scroll", followScroll, { passive: true });
followScroll();

// Who arrives sees the top first: parts far below wait for their layout (`data-late`). Who comes back or loads the page
// again stands where they stood.
const [navigation] = performance.getEntriesByType("navigation");
root.toggleAttribute("data-arriving", navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate");

let typed: string | undefined;
const start = () => (typed ??= "");
const take = () => {
  const words = typed ?? "";
  typed = undefined;
  return words;
};
window.typedAhead = { start, take };

window.earlyPresses = [];
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>("button[type=button]");
  if (!button || !window.earlyPresses) return;
  window.earlyPresses.push(button);
  if (button.hasAttribute("aria-keyshortcuts")) start(); // the search's
  if (button.name !== "selection") return;
  try {
    // a visitor who leaves before the app can answer has it on the next page
    localStorage.ajouts = `${localStorage.ajouts ?? ""},${button.value},`;
    button.ariaBusy = "true";
  } catch {
    // The browser stores nothing: the press counts on this page alone.
  }
});

/** Goes where the search's form leads, before there is one. */
function search(words: string) {
  const link = document.querySelector<HTMLAnchorElement>("[aria-keyshortcuts] + a");
  if (link && words.trim()) location.assign(`${link.pathname}?q=${encodeURIComponent(words.trim())}`);
}

function handleKeyDown(event: KeyboardEvent) {
  const { key } = event;
  if (typed === undefined) {
    if (!isSearchShortcut(event) || document.querySelector("dialog[open], [data-static]")) return;
    document.querySelector<HTMLElement>("button[aria-keyshortcuts]")?.click();
  } else if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  else if (key === "Escape") take();
  else if (key === "Enter") search(take());
  else if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return;
  event.preventDefault();
  event.stopPropagation();
}
window.addEventListener("keydown", handleKeyDown, { capture: true });
// A visitor who goes on to a field types there; the search box has taken its letters by then.
document.addEventListener("focusin", take);
