import { Badge, Button, Group, Skeleton, Title } from "@mantine/core";
import { Copy } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import type { Language } from "#contracts/shared/language.ts";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { copiedInto, hasGap } from "./copied-source.ts";
import classes from "./field-pair.module.css";
import { ListInputs } from "./list-inputs.tsx";
import { SourceText } from "./source-text.tsx";
import { TextInputs } from "./text-inputs.tsx";
import type { TranslationForm } from "../translation-form.ts";
import { FIELD_STATE_LABELS } from "../translation-words.ts";

/** With the rich text, which articles alone have. */
const HtmlInput = lazy(async () => ({ default: (await import("./html-input.tsx")).HtmlInput }));

type FieldView = TranslationView["fields"][number];

type Props = { field: FieldView; form: TranslationForm; lang: Language; children: ReactNode };

/** One field in both languages: the French as it is read, the translation as it is written; `children` stand beside its name. */
export function FieldPair({ field, form, lang, children }: Props) {
  const { name, label, kind, source, state } = field;
  const id = useId();
  const value = form.values.fields[name] ?? "";
  const said = FIELD_STATE_LABELS[state];
  const isList = kind === "lines" || kind === "rows";
  return (
    <section className={classes.pair} aria-labelledby={id}>
      <Group gap="xs" className={classes.head}>
        <Title order={3} size="h6" id={id}>
          {label}
        </Title>
        {said && (
          <Badge size="sm" color={state === "outdated" ? "amber" : "gray"} variant="light">
            {said}
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
              onClick={() => form.setFieldValue(`fields.${name}`, copiedInto(source, value))}
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
            {kind === "html" ? (
              <Suspense fallback={<Skeleton height={320} />}>
                <HtmlInput name={name} form={form} />
              </Suspense>
            ) : (
              <TextInputs field={field} form={form} label={label} lang={lang} />
            )}
          </div>
        </div>
      )}
    </section>
  );
}
