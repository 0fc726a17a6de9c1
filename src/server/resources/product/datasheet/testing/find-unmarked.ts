/** Operators that draw on the page. */
const DRAWS = /(?:^|\s)(?:Tj|TJ|'|"|Do|sh|S|s|f|F|f\*|B|B\*|b|b\*|EI)$/;

/** Finds the lines of a page's content that draw something outside the structure and the artifacts. For tests. */
export function findUnmarked(content: string): string[] {
  let depth = 0;
  return content.split("\n").filter((line) => {
    if (/\b(BDC|BMC)$/.test(line)) depth++;
    if (/\bEMC$/.test(line)) depth--;
    return depth === 0 && DRAWS.test(line);
  });
}
