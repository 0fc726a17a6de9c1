import { Text, Textarea, TextInput } from "@mantine/core";
import type { Language } from "#contracts/shared/language.ts";
import type { TranslatedRow } from "#contracts/translation/translated-field.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { withLimit } from "#admin-app/kit/fields/with-limit.ts";
import classes from "./field-pair.module.css";
import { SourceText } from "./source-text.tsx";
import type { TranslationForm } from "../translation-form.ts";
import { intoLanguage } from "../translation-words.ts";

type FieldView = TranslationView["fields"][number];

/** One text of a row that is translated: where it stands in the form, what it is called and how long it may be. */
type Cell = { path: string; label: string; kind: "line" | "text"; max: number };

/** The texts of a row that the French says something in. */
function cellsOf({ name, label: fieldLabel, columns = [], max }: FieldView, row: string | TranslatedRow, place: number): Cell[] {
  const [path, label] = [`fields.${name}.${place}`, `${fieldLabel} ${place + 1}`];
  if (typeof row === "string") return row === "" ? [] : [{ path, label, kind: "line", max }];
  return columns.flatMap(({ name: column, label: columnLabel, kind, max: columnMax }) =>
    row[column] ? [{ path: `${path}.${column}`, label: `${label}, ${columnLabel.toLowerCase()}`, kind, max: columnMax }] : [],
  );
}

const inWords = (row: string | TranslatedRow) => (typeof row === "string" ? row : Object.values(row).filter(Boolean).join(" · "));

/** The translation of a list, each row beside its French one; above them what was changed in the French. */
export function ListInputs({ field, form, lang }: { field: FieldView; form: TranslationForm; lang: Language }) {
  const rows = Array.isArray(field.source) ? field.source : [];
  return (
    <>
      {field.source_before !== undefined && (
        <div className={classes.changed}>
          <SourceText field={field} />
        </div>
      )}
      <ul className={classes.rows}>
        {rows.map((row, place) => {
          const cells = cellsOf(field, row, place);
          return cells.length === 0 ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name than their place, and keep it while the form is open
            <li key={place} className={classes.sides}>
              <Text size="sm" lang="fr">
                {inWords(row)}
              </Text>
              <div className={classes.cells} lang={lang} data-cells={cells.some(({ kind }) => kind === "text") ? 1 : cells.length}>
                {cells.map((cell) => (
                  <CellInput key={cell.path} cell={cell} form={form} lang={lang} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type CellProps = { cell: Cell; form: TranslationForm; lang: Language };

function CellInput({ cell: { path, label, kind, max }, form, lang }: CellProps) {
  const props = { name: path, "aria-label": `${label} ${intoLanguage(lang)}`, ...withLimit(form.getInputProps(path), max) };
  return kind === "text" ? <Textarea {...props} autosize minRows={2} /> : <TextInput {...props} />;
}
