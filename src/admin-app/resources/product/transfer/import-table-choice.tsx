import { Group, NativeSelect } from "@mantine/core";
import type { Import } from "./use-import.ts";

/** Longest beginning of a line that is shown, in characters. */
const LINE_SHOWN = 60;

const textOf = (cells: string[]) => cells.filter((cell) => cell.trim() !== "").join(", ");

const shortened = (text: string) => (text.length > LINE_SHOWN ? `${text.slice(0, LINE_SHOWN)}…` : text);

/** Choice of the sheet that holds the table, and of the line of its headings: found by the server, changed here. */
export function ImportTableChoice({ importing: { sheet, readAgain, isReading } }: { importing: Import }) {
  if (!sheet) return null;
  const lines = sheet.first_lines.map(({ line, cells }) => ({ value: String(line), label: `${line}\u202f: ${shortened(textOf(cells))}` }));
  return (
    <Group align="end" gap="md">
      {sheet.sheets.length > 1 && (
        <NativeSelect
          label="Feuille"
          data={sheet.sheets}
          value={sheet.sheet}
          disabled={isReading}
          onChange={({ currentTarget: { value } }) => readAgain({ worksheet: value })}
        />
      )}
      {lines.length > 1 && (
        <NativeSelect
          label="Ligne des titres"
          data={lines}
          maw="100%"
          value={String(sheet.header_line)}
          disabled={isReading}
          onChange={({ currentTarget: { value } }) =>
            readAgain({ ...(sheet.sheet !== "" && { worksheet: sheet.sheet }), header_line: value })
          }
        />
      )}
    </Group>
  );
}
