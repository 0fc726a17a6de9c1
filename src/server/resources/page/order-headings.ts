/** Smallest heading of a rich text. */
const SMALLEST = 4;

const HEADING = /<(\/?)h([2-4])>/g;

/** Puts the headings of sanitised HTML in order below a title: the first is of level `top`, and none skips a level. */
export function orderHeadings(html: string, top: 2 | 3): string {
  let open = top - 1;
  return html.replace(HEADING, (_tag, slash: string, written: string) => {
    if (slash === "") open = Math.max(top, Math.min(Number(written) + top - 2, open + 1, SMALLEST));
    return `<${slash}h${open}>`;
  });
}
