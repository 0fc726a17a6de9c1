import type { Resource } from "./ledger.ts";
import { look, pressFirst, readForm } from "./screen.ts";
import { findRecord, type Seat } from "./world.ts";

const WINDOW = "[role=dialog]:has(form[novalidate])";

/** A field that a word can be typed into: a text with two ends, or a list that takes another row. */
export type TypingTarget = { field: string; tab?: string; row?: string; ends: readonly ("start" | "end")[] };

const BOTH = ["start", "end"] as const;

export const FIELDS: Record<Resource, readonly TypingTarget[]> = {
  product: [
    { field: "title", tab: "Informations", ends: BOTH },
    { field: "short_description", tab: "Informations", ends: BOTH },
    { field: "long_description", tab: "Informations", ends: BOTH },
    { field: "specifications", tab: "Spécifications", row: "Ajouter une spécification", ends: ["end"] },
    { field: "benefits", tab: "Bénéfices", row: "Ajouter un bénéfice", ends: ["end"] },
  ],
  article: [
    { field: "title", ends: BOTH },
    { field: "excerpt", ends: BOTH },
    { field: "content", ends: BOTH },
  ],
  feature: [
    { field: "title", ends: BOTH },
    { field: "description", ends: BOTH },
  ],
  page: [
    { field: "title", ends: BOTH },
    { field: "lead", ends: BOTH },
    { field: "text", ends: BOTH },
  ],
  translation: [
    { field: "title", ends: BOTH },
    { field: "excerpt", ends: BOTH },
    { field: "content", ends: BOTH },
  ],
};

/** Cells that a row must hold beside the word. */
const OTHER_CELLS: Record<string, string[]> = { specifications: ["value"], benefits: [] };

export const formOf = ({ page }: Seat) => page.locator(WINDOW).first();

async function openTab(seat: Seat, label: string | undefined): Promise<void> {
  if (label === undefined) return;
  const tab = formOf(seat).getByRole("tab", { name: label });
  if ((await tab.getAttribute("aria-selected")) !== "true") await tab.click();
}

/** Unfolds the sections of a page: folded ones have no fields. */
async function unfoldSections(seat: Seat): Promise<void> {
  const folded = formOf(seat).locator("[aria-controls][aria-expanded=false]:not([aria-haspopup])");
  while ((await pressFirst(folded)) !== undefined);
}

/** Types a word as a person does: at one end of a text, or as a row of its own. */
export async function typeWord(
  seat: Seat,
  { field, tab, row }: TypingTarget,
  { word, end }: { word: string; end: "start" | "end" },
): Promise<void> {
  await openTab(seat, tab);
  if (findRecord(new URL(seat.page.url()).pathname)?.resource === "page") await unfoldSections(seat);
  const window = formOf(seat);
  if (row !== undefined) {
    await window.getByRole("button", { name: row }).click();
    await window
      .locator(`[name^="${field}."][name$="${field === "benefits" ? ".title" : ".name"}"]`)
      .last()
      .fill(word);
    for (const cell of OTHER_CELLS[field] ?? []) await window.locator(`[name^="${field}."][name$=".${cell}"]`).last().fill("1");
    return;
  }
  const control =
    field === "content"
      ? window.locator("[contenteditable=true]")
      : window.locator(`[name="${field}"], [name="fields.${field}"], [name^="sections."][name$=".${field}"]`).first();
  await control.focus();
  await control.press(end === "start" ? "Control+Home" : "Control+End");
  await seat.page.keyboard.insertText(end === "start" ? `${word} ` : ` ${word}`);
}

/** All that the form holds, in all its tabs; of one that another tab took over, what it shows. */
export async function readWhole(seat: Seat): Promise<string> {
  const { resource } = findRecord(new URL(seat.page.url()).pathname) ?? {};
  const { isTaken } = await look(seat.page);
  const tabs = resource === "product" && !isTaken ? [...new Set(FIELDS.product.map(({ tab }) => tab))] : [undefined];
  const texts: string[] = [];
  if (resource === "page") await unfoldSections(seat);
  for (const tab of tabs) {
    await openTab(seat, tab);
    texts.push(await readForm(seat.page));
  }
  return texts.join("\n");
}
