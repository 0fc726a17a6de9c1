/** Page numbers worth a link: the first, the last and the neighbours of the present one; `null` stands for those left out. */
export function pagesAround(page: number, last: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, last].filter((number) => number >= 1 && number <= last);
  const shown = [...new Set(near)].toSorted((one, other) => one - other);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
