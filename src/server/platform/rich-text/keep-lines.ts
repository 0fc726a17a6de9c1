/** Blocks that articles do not have, but other pages and mails do. Their text stays, each on its own line. */
export const FOREIGN_BLOCKS =
  "address article aside body center dd details dialog div dl dt fieldset footer form header hgroup html legend main nav search section summary".split(
    " ",
  );

const FOREIGN = new Set(FOREIGN_BLOCKS);

const INLINE = new Set(["a", "strong", "em", "u", "s", "sub", "sup", "code"]);

/** Tags and the texts between them, as the sanitiser writes them: it escapes every angle bracket within a value or a
 *  text. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/** Writes HTML without its foreign blocks. Remembers where a row of words outside any block began, and the state of
 *  the line. */
class LineWriter {
  written = "";
  private open: string[] = [];
  private runStart: number | undefined;
  private isAfterForeign = false;
  private isBreakDue = false;
  private hasWords = false;
  private holdsBlock = false;
  /** End of a row that could not become a paragraph, because it holds a block. */
  private bareEnd: number | undefined;

  /** Whether words here are in no block of their own, so that they can become a paragraph. */
  private get isFree(): boolean {
    return this.open.every((name) => name === "blockquote");
  }

  /** Ends a row of words. Beside a foreign block it becomes a paragraph. */
  private endRun(isBeforeForeign: boolean): void {
    if (this.runStart !== undefined && !this.holdsBlock && (isBeforeForeign || this.isAfterForeign)) {
      const run = this.written.slice(this.runStart).replace(/(?:\s|<br \/>)+$/, "");
      this.written = `${this.written.slice(0, this.runStart)}<p>${run.trim()}</p>`;
    }
    if (this.runStart !== undefined) {
      if (this.holdsBlock) this.partFromBareRow(this.runStart);
      this.bareEnd = this.holdsBlock && isBeforeForeign ? this.written.length : undefined;
    }
    this.runStart = undefined;
    this.holdsBlock = false;
    this.isAfterForeign = isBeforeForeign;
  }

  /** Breaks the line between two rows of words that a foreign block separated and that are no paragraphs. */
  private partFromBareRow(start: number): void {
    if (this.bareEnd === undefined || this.written.slice(this.bareEnd, start).trim() !== "") return;
    this.written = `${this.written.slice(0, start)}<br />${this.written.slice(start)}`;
  }

  private startRun(): void {
    if (!this.isFree || this.runStart !== undefined) return;
    this.runStart = this.written.length;
    this.startLine();
  }

  private startWords(): void {
    this.startRun();
    if (this.isBreakDue && this.hasWords) this.written += "<br />";
    this.isBreakDue = false;
    this.hasWords = true;
  }

  private startLine(): void {
    this.isBreakDue = false;
    this.hasWords = false;
  }

  foreign(): void {
    if (this.isFree) this.endRun(true);
    else this.isBreakDue = true;
  }

  lineBreak(token: string): void {
    if (this.isFree && this.isAfterForeign && this.runStart === undefined) return; // an empty line of a mail
    this.written += token;
    this.startLine();
  }

  words(token: string): void {
    this.startWords();
    this.written += token;
  }

  inline(token: string, name: string, isEnd: boolean): void {
    if (isEnd) this.open.pop();
    else {
      this.startRun();
      this.open.push(name);
    }
    this.written += token;
  }

  end(): string {
    this.endRun(false);
    return this.written;
  }

  block(token: string, name: string, isEnd: boolean): void {
    if (this.isFree) this.endRun(false);
    else if (this.runStart !== undefined) this.holdsBlock = true;
    if (isEnd) this.open.pop();
    else if (name !== "hr") this.open.push(name);
    this.written += token;
    this.startLine();
  }
}

/** Removes the foreign blocks from sanitised HTML. Content between two of them becomes a paragraph, or a line of the
 *  block around them. Words beside none stay as they are. */
export function keepLines(html: string): string {
  const writer = new LineWriter();
  for (const [token, slash, name] of html.matchAll(TOKEN)) {
    if (name === undefined && token.trim() === "") writer.written += token;
    else if (name === undefined || name === "img") writer.words(token);
    else if (FOREIGN.has(name)) writer.foreign();
    else if (name === "br") writer.lineBreak(token);
    else if (INLINE.has(name)) writer.inline(token, name, slash === "/");
    else writer.block(token, name, slash === "/");
  }
  return writer.end();
}
