/** Styles of a title in a word processor, in the languages of our authors' Word. */
const WORD_TITLE = /^(?:MsoTitle|Titre|Title)$/;

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;
/** Marker before an item of an ordered list: « 1. », « 2.3. », « a) », « iv. ». */
const ORDERED_MARKER = /^\s*\(?(?:\d+[.)])*(\d+|[a-z]|[ivx]+)[.)]/i;

const ROMAN = "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx".split(" ");

/** Parses the number of a marker; undefined for a bullet. */
function numberOf(marker: string): number | undefined {
  const number = ORDERED_MARKER.exec(marker)?.[1]?.toLowerCase();
  if (number === undefined) return undefined;
  if (/^\d/.test(number)) return Number(number);
  return ROMAN.indexOf(number) + 1 || number.charCodeAt(0) - "a".charCodeAt(0) + 1;
}

function renameElement(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Removes what is never text: conditional comments, style sheets, Office's own elements. */
function removeMachinery(body: HTMLElement): void {
  for (const element of body.querySelectorAll("style, script, meta, link, xml, title, template")) element.remove();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const element of body.querySelectorAll("*")) if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
}

/** Makes real lists, nested by their level, of Word's items, which are paragraphs with a typed bullet. */
function listWordItems(body: HTMLElement): void {
  const { ownerDocument: document } = body;
  const isItem = (element: Element | null): element is HTMLElement =>
    element !== null && WORD_LIST.test(element.getAttribute("style") ?? "");
  for (const first of body.querySelectorAll<HTMLElement>("p, h1, h2, h3, h4, h5, h6")) {
    if (!first.isConnected || !isItem(first) || isItem(first.previousElementSibling)) continue;
    const run: HTMLElement[] = [];
    for (let item: Element | null = first; isItem(item); item = item.nextElementSibling) run.push(item);
    const open: { list: Element; level: number }[] = [];
    for (const paragraph of run) {
      const level = Number(WORD_LIST.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
      const marker = [...paragraph.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute("style") ?? ""));
      const number = numberOf(marker?.textContent ?? "");
      marker?.remove();
      const kind = number === undefined ? "ul" : "ol";
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();
      const deepest = open.at(-1);
      if (!deepest || deepest.level < level) {
        const list = document.createElement(kind);
        if (number !== undefined && number !== 1) list.setAttribute("start", String(number));
        if (deepest) deepest.list.lastElementChild?.append(list);
        else paragraph.before(list);
        open.push({ list, level });
      }
      const item = document.createElement("li");
      item.append(...paragraph.childNodes);
      open.at(-1)?.list.append(item);
      paragraph.remove();
    }
  }
}

const isList = (element: Element | null | undefined) => element?.localName === "ul" || element?.localName === "ol";

/** Most paragraphs between an item and a list that goes on below it. */
const NOTES_MAX = 3;

/** Finds the list that a list continues, with the notes between; undefined where something else is between. */
function listAbove(list: Element): { above: Element; notes: Element[] } | undefined {
  const notes: Element[] = [];
  let before = list.previousElementSibling;
  while (before?.localName === "p" && notes.length < NOTES_MAX) {
    notes.unshift(before);
    before = before.previousElementSibling;
  }
  return before && isList(before) && before.lastElementChild ? { above: before, notes } : undefined;
}

/** Moves nested lists into their items. Google Docs puts one beside its item, LibreOffice into a list without an item
 *  above: the item is in the list before, whose notes come along. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    const outer = list.parentElement;
    const previous = list.previousElementSibling;
    if (previous?.localName === "li") previous.append(list);
    else if (outer && !previous) {
      const { above, notes } = listAbove(outer) ?? {};
      if (above) above.lastElementChild?.append(...(notes ?? []), list);
      else outer.before(list);
      if (above?.localName === outer.localName) above.append(...outer.children);
      if (outer.children.length === 0) outer.remove();
    }
  }
}

/** Lowers titles below the article's own. */
function levelTitles(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll("p[class]")) if (WORD_TITLE.test(paragraph.className)) renameElement(paragraph, "h2");
  for (const title of body.querySelectorAll("h1")) renameElement(title, "h2");
  for (const title of body.querySelectorAll("h5, h6")) renameElement(title, "h4");
}

/** Removes the underlines that word processors give to links; the page underlines them by itself. */
function plainLinks(body: HTMLElement): void {
  for (const underlined of body.querySelectorAll("u"))
    if (underlined.closest("a") || underlined.textContent === underlined.querySelector("a")?.textContent)
      underlined.replaceWith(...underlined.childNodes);
  for (const words of body.querySelectorAll<HTMLElement>("a [style]")) words.style.removeProperty("text-decoration");
}

const isBlock = (element: Element | null) => /^(?:p|h\d|ul|ol|table|blockquote|pre|div)$/.test(element?.localName ?? "");

function removeEmptyLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll("br"))
    if (isBlock(line.previousElementSibling) || isBlock(line.nextElementSibling)) line.remove();
  for (const block of body.querySelectorAll("p, h2, h3, h4, div")) {
    if (!block.querySelector("img, hr, table") && (block.textContent ?? "").trim() === "") block.remove();
  }
}

/** Cleans HTML copied in Word, Google Docs or a page for an article: real lists, titles at their levels, no empty
 *  paragraphs. Colours, fonts and spans go by themselves: nothing of the article's schema takes them. */
export function cleanPasted(html: string, origin: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  removeMachinery(body);
  listWordItems(body);
  nestLists(body);
  levelTitles(body);
  plainLinks(body);
  removeEmptyLines(body);
  for (const image of body.querySelectorAll("img")) {
    const url = image.getAttribute("src") ?? "";
    if (url.startsWith(`${origin}/`)) image.setAttribute("src", url.slice(origin.length));
  }
  return body.innerHTML;
}
