import { Badge, Button, Group, Skeleton, Title, Text, Textarea, TextInput } from "@mantine/core";
import { Copy } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import type { Language } from "#contracts/shared/language.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { fillGaps, hasGap } from "./copied-source.ts";
import classes from "./field-pair.module.css";
import { SourceText } from "./source-text.tsx";
import { rowToText, type TranslationForm } from "#admin-app/resources/translation/translation-editing.ts";
import { FIELD_STATE_LABELS, intoLanguage } from "#admin-app/resources/translation/translation-words.ts";
import { isHtmlText, type TranslatedRow } from "#contracts/translation/translated-field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";

/** Loaded lazily with the rich text, which few records have. */
const ContentField = lazy(async () => ({ default: (await import("#admin-app/resources/article/content-field.tsx")).ContentField }));

type FieldView = TranslationView["fields"][number];

type Props = { field: FieldView; form: TranslationForm; lang: Language; children: ReactNode };

/** One field in both languages: the French as it is read, the translation as it is written; `children` stand beside its
 *  name. */
export function FieldPair({ field, form, lang, children }: Props) {
  const { name, label, kind, max, source, state } = field;
  const id = useId();
  const value = form.values.fields[name] ?? "";
  const stateLabel = FIELD_STATE_LABELS[state];
  const isList = kind === "lines" || kind === "texts" || kind === "rows";
  return (
    <section className={classes.pair} aria-labelledby={id}>
      <Group gap="xs" className={classes.head}>
        <Title order={3} size="h6" id={id}>
          {label}
        </Title>
        {stateLabel && (
          <Badge size="sm" color={state === "outdated" ? "amber" : "gray"} variant="light">
            {stateLabel}
          </Badge>
        )}
        {children}
        <ForWriters>
          {hasGap(source, value) && (
            <Button
              size="compact-xs"
              variant="subtle"
              leftSection={<Copy size={14} aria-hidden />}
              aria-label={`Copier la source\u202f: ${label}`}
              onClick={() => form.setFieldValue(`fields.${name}`, fillGaps(source, value))}
            >
              Copier la source
            </Button>
          )}
        </ForWriters>
      </Group>
      {isList ? (
        <ListInputs field={field} form={form} lang={lang} />
      ) : (
        <div className={classes.sides}>
          <SourceText field={field} />
          <div lang={lang}>
            <CellInput cell={{ path: `fields.${name}`, label, kind, max }} form={form} lang={lang} />
          </div>
        </div>
      )}
    </section>
  );
}

/** One translated text: its path in the form, its label and its maximum length. */
type Cell = { path: string; label: string; kind: "line" | "text" | "html"; max: number };

/** A text from which on a line is too narrow, in characters. */
const LONG_TEXT = 80;

/** The kind of one of several texts, by the French one. */
function kindOfText(french: string): Cell["kind"] {
  if (isHtmlText(french)) return "html";
  return french.length > LONG_TEXT || french.includes("\n") ? "text" : "line";
}

/** Lists the texts of a row that are not empty in French. */
function listCells(
  { name, label: fieldLabel, kind: fieldKind, columns = [], max }: FieldView,
  row: string | TranslatedRow,
  position: number,
): Cell[] {
  const [path, label] = [`fields.${name}.${position}`, `${fieldLabel} ${position + 1}`];
  if (typeof row === "string") return row === "" ? [] : [{ path, label, kind: fieldKind === "texts" ? kindOfText(row) : "line", max }];
  return columns.flatMap(({ name: column, label: columnLabel, kind, max: columnMax }) =>
    row[column] ? [{ path: `${path}.${column}`, label: `${label}, ${columnLabel.toLowerCase()}`, kind, max: columnMax }] : [],
  );
}

/** The translation of a list, each row beside its French one; above them what was changed in the French. */
function ListInputs({ field, form, lang }: { field: FieldView; form: TranslationForm; lang: Language }) {
  const rows = Array.isArray(field.source) ? field.source : [];
  return (
    <>
      {field.source_before !== undefined && (
        <div className={classes.changed}>
          <SourceText field={field} />
        </div>
      )}
      <ul className={classes.rows}>
        {rows.map((row, position) => {
          const cells = listCells(field, row, position);
          return cells.length === 0 ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- rows keep their position while the form is open
            <li key={position} className={classes.sides}>
              <RowSource field={field} row={row} isHtml={cells[0]?.kind === "html"} />
              <div className={classes.cells} lang={lang} data-cells={cells.some(({ kind }) => kind !== "line") ? 1 : cells.length}>
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

/** A row as it is in French. The server has sanitised what is HTML. */
function RowSource({ field, row, isHtml }: { field: FieldView; row: string | TranslatedRow; isHtml: boolean }) {
  if (isHtml && typeof row === "string") return <div lang="fr" className={classes.html} dangerouslySetInnerHTML={{ __html: row }} />;
  return (
    <Text size="sm" lang="fr" className={classes.text}>
      {rowToText(field, row)}
    </Text>
  );
}

type CellProps = { cell: Cell; form: TranslationForm; lang: Language };

/** The translation of one text. */
function CellInput({ cell: { path, label, kind, max }, form, lang }: CellProps) {
  const input = form.getInputProps(path);
  if (kind === "html")
    return (
      <Suspense fallback={<Skeleton height={320} />}>
        <ContentField input={input} label={label} onContent={(html) => form.setFieldValue(path, html)} />
      </Suspense>
    );
  const props = { name: path, "aria-label": `${label} ${intoLanguage(lang)}`, ...withLimit(input, max) };
  return kind === "text" ? <Textarea {...props} autosize minRows={2} /> : <TextInput {...props} />;
}
