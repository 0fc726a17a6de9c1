import { Anchor, Group, Switch, TextInput, Button } from "@mantine/core";
import { ExternalLink, BookMarked, Copy } from "lucide-react";
import { useEffect, useRef } from "react";
import { SLUG_MAX_LENGTH } from "#contracts/shared/slug.ts";
import type { Translation, TranslationView } from "#contracts/translation/translation.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { isFocusLost, leadToPart } from "#admin-app/kit/layout/focus.ts";
import { isComplete } from "#contracts/translation/translated-field.ts";
import { isSilent, fillGaps, type Filling, listGaps } from "./fields/copied-source.ts";
import { FieldPair } from "./fields/field-pair.tsx";
import { MarkDone, TranslationPreview } from "./translation-actions.tsx";
import { StateBadge } from "./state-badge.tsx";
import { translationEditing, type TranslationForm } from "./translation-editing.ts";
import classes from "./translation-editor-form.module.css";
import { describeGaps, intoLanguage } from "./translation-words.ts";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { inLanguage, type Language } from "#contracts/shared/language.ts";
import { trpc } from "#admin-app/rpc.ts";

/** Builds the path at which visitors read a record in a language. */
function publicPath(resource: string, language: Language, slug: string): string {
  const paths: Record<string, string | undefined> = {
    product: `/produits/${slug}`,
    article: `/blog/${slug}`,
    page: toPagePath(slug),
    category: "/produits",
    feature: "/fonctionnalites",
  };
  return inLanguage(language, paths[resource] ?? "/");
}

/** One translation being written beside its French, field by field. */
export function TranslationEditorForm({
  view,
  translation,
  onClose,
  ...surroundings
}: {
  view: TranslationView;
  translation: Translation;
  onClose: () => void;
} & EditorSurroundings<Translation>) {
  const editor = useEditor({ resource: translationEditing(view), item: translation, ...surroundings });
  const { form } = editor;
  const { isDirty } = editor;
  const footer = (
    <>
      {view.has_slug && <TranslationPreview view={view} form={form} />}
      {view.state === "outdated" && <MarkDone view={view} isDirty={isDirty} />}
    </>
  );
  const filled = view.fields.filter(({ source }) => !isSilent(source));
  const columns = useRef<HTMLDivElement>(null);
  // The button that started the translation has gone with the focus.
  useEffect(() => {
    if (isFocusLost()) leadToPart(columns.current?.querySelector("section") ?? null);
  }, []);
  return (
    <EditorForm editor={editor} onClose={onClose} footer={footer}>
      <EditorBody>
        <div ref={columns} className={classes.columns}>
          <PublicationFields view={view} form={form} />
          {filled.map((field) => (
            <FieldPair key={field.name} field={field} form={form} lang={view.language}>
              {field.state === "outdated" && <MarkDone view={view} field={field} isDirty={isDirty} />}
            </FieldPair>
          ))}
        </div>
      </EditorBody>
    </EditorForm>
  );
}

/** State of the translation, whether visitors read it and under which URL, and the buttons that fill what is empty. */
function PublicationFields({ view, form }: { view: TranslationView; form: TranslationForm }) {
  const { noun: resource, language, fields, has_slug, source_slug, state, translation } = view;
  const path = publicPath(resource, language, translation?.slug || source_slug);
  const lacking = fields.filter((field) => !isComplete(field, field.source, form.values.fields[field.name]));
  const isHeldBack = form.values.is_published && !translation?.is_published && lacking.length > 0;

  return (
    <Group align="start" gap="md" className={classes.publication}>
      <StateBadge state={state} />
      <Switch
        name="is_published"
        label={`Publier ${intoLanguage(language)}`}
        description={isHeldBack ? `${describeGaps(lacking)}.` : "Sinon, la page reste en français."}
        {...form.getInputProps("is_published", { type: "checkbox" })}
      />
      {has_slug && (
        <TextInput
          name="slug"
          label="Slug"
          description="Vide, il est fait du titre."
          spellCheck={false}
          autoCapitalize="none"
          className={classes.slug}
          {...withLimit(form.getInputProps("slug"), SLUG_MAX_LENGTH)}
        />
      )}
      {translation?.is_published && (
        <Anchor href={path} target="_blank" rel="noopener" size="sm" className={classes.link}>
          <ExternalLink size={14} aria-hidden /> Voir la page {intoLanguage(language)}
        </Anchor>
      )}
      <GapButtons view={view} form={form} />
    </Group>
  );
}

/** Buttons that fill what is empty: with what is translated elsewhere already, and with the French. */
function GapButtons({ view, form }: { view: TranslationView; form: TranslationForm }) {
  const { noun, record, language, fields } = view;
  const { data = [] } = trpc.translations.memory.useQuery({ noun, record, language }, { staleTime: 0 });
  const memory = new Map(data.map(({ source, translation }) => [source, translation]));
  const valueOf = (name: string) => form.values.fields[name] ?? "";
  const gaps = fields.flatMap(({ name, source }) => listGaps(source, valueOf(name)));
  const known = gaps.filter((text) => memory.has(text));

  function fill(fillText?: Filling) {
    const filled = fields.map(({ name, source }) => [name, fillGaps(source, valueOf(name), fillText)]);
    form.setFieldValue("fields", { ...form.values.fields, ...Object.fromEntries(filled) });
  }

  return (
    <ForWriters>
      {known.length > 0 && (
        <Button
          variant="default"
          size="xs"
          leftSection={<BookMarked size={14} aria-hidden />}
          onClick={() => fill((text) => memory.get(text) ?? "")}
        >
          Reprendre {countOf(known.length, "texte traduit ailleurs", "textes traduits ailleurs")}
        </Button>
      )}
      {gaps.length > 0 && (
        <Button variant="default" size="xs" leftSection={<Copy size={14} aria-hidden />} onClick={() => fill()}>
          Copier la source partout où c’est vide
        </Button>
      )}
    </ForWriters>
  );
}
