import { expect, it } from "vitest";
import { isDrawnAlike, type RowProps } from "./row-props.ts";

const aRow = (change: Partial<RowProps> = {}): RowProps => ({
  id: "a",
  row: { key: "a", name: "Tension", value: "230" },
  name: "la spécification 1",
  index: 0,
  isLast: false,
  fault: "",
  layout: "rows",
  isKept: false,
  render: () => null,
  onMove: () => {},
  onRemove: () => {},
  ...change,
});

it("a row is not drawn again for a letter typed in another one", () => {
  expect(isDrawnAlike(aRow(), aRow())).toBe(true);
});

it("a row is drawn again once its words, its place, its neighbours or its faults change", () => {
  const changes: Partial<RowProps>[] = [
    { row: { key: "a", name: "Tension", value: "23" } },
    { row: { key: "a", name: "Tension", value: "230", unit: "V" } },
    { index: 1 },
    { isLast: true },
    { name: "la spécification 2" },
    { fault: "Ce champ est obligatoire." },
  ];
  for (const change of changes) expect(isDrawnAlike(aRow(), aRow(change)), JSON.stringify(change)).toBe(false);
});
