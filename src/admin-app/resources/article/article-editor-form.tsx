import { Fieldset, NativeSelect, Stack, TextInput, Button, Group, Text, Textarea } from "@mantine/core";
import { ARTICLE_CATEGORIES, ARTICLE_CATEGORY_LABELS } from "#contracts/article/article-categories.ts";
import { type Article, ARTICLE_STATUSES, articleInputSchema } from "#contracts/article/article.ts";
import { excerptOf, EXCERPT_LENGTH } from "#contracts/text/plain-text.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { ImageField } from "#admin-app/kit/fields/image-field.tsx";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";
import { TitleFields, useFollowedTitle } from "#admin-app/kit/fields/title-fields.tsx";
import { PublicationFields } from "#admin-app/kit/fields/publication-fields.tsx";
import { ARTICLE, articleToForm } from "./article-editing.ts";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import classes from "./article-editor-form.module.css";
import { STATUS_LABELS, publicationSentence } from "./article-words.ts";
import { ContentField } from "./content-field.tsx";
import { PreviewLink } from "./preview-link.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import type { TextForm } from "#admin-app/kit/fields/text-field.ts";

const { labels } = ARTICLE;

/** The form of an article: its text, and beside it the other fields. In the full-page layout (`isFullPage`) the text
 *  has the page, and everything else is beside it. */
export function ArticleEditorForm({
  article,
  copied,
  isFullPage,
  onClose,
  ...surroundings
}: {
  article: Article | undefined;
  /** Initial values of a new item. */
  copied: Article | undefined;
  isFullPage: boolean;
  onClose: () => void;
} & EditorSurroundings<Article>) {
  const editor = useEditor({ resource: ARTICLE, item: article, initial: copied && (() => articleToForm(copied)), ...surroundings });
  const { form, isNew } = editor;
  const field = fieldProps(form, articleInputSchema);
  const [followsTitle, setFollowsTitle] = useFollowedTitle(form, isNew);
  const { title, slug, content, excerpt, status } = form.values;
  // The excerpt follows the text while the article is new and no other was typed, and again once it is regenerated.
  const [followsContent, setFollowsContent] = useState(() => isNew && excerpt === excerptOf(content));

  function handleContent(typed: string) {
    form.setFieldValue("content", typed);
    if (followsContent) form.setFieldValue("excerpt", excerptOf(typed));
  }

  const summary = (
    <>
      <ExcerptField form={form} onFollowContent={setFollowsContent} />
      <Fieldset legend="Référencement">
        <SeoFields form={form} path={`/blog/${slug}`} title={title} description={excerpt || excerptOf(content)} />
      </Fieldset>
    </>
  );

  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <div className={`${layout.columns} ${classes.columns}`} data-room={isFullPage || undefined}>
          <Stack className={classes.text}>
            <TitleFields form={form} followsTitle={followsTitle} onFollowTitle={setFollowsTitle} />
            <ContentField input={form.getInputProps("content")} label={labels.content} isRequired onContent={handleContent} />
            {!isFullPage && summary}
          </Stack>
          <Stack className={classes.rail}>
            <NativeSelect {...field("status")} data={ARTICLE_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))} />
            <PublicationFields
              form={form}
              labels={labels}
              isStacked
              sentenceOf={(publication, now) => publicationSentence({ ...publication, status }, now)}
            />
            <NativeSelect
              {...field("category")}
              data={ARTICLE_CATEGORIES.map((value) => ({ value, label: ARTICLE_CATEGORY_LABELS[value] }))}
            />
            <TextInput {...field("author")} />
            <PreviewLink id={article?.id} isDirty={editor.isDirty} form={form} />
            <ImageField
              input={form.getInputProps("image_url")}
              onUrl={(url) => form.setFieldValue("image_url", url)}
              legend={labels.image_url}
              recommended="1200 × 630"
              ratio={1200 / 630}
              focus={form.values.image_focus}
              onFocus={(focus) => form.setFieldValue("image_focus", focus)}
            />
            {isFullPage && summary}
          </Stack>
        </div>
      </EditorBody>
    </EditorForm>
  );
}

/** The few words of an article on its card; by itself, the start of its text. Source: ART-3. */
function ExcerptField({ form, onFollowContent }: { form: TextForm<"content" | "excerpt">; onFollowContent: (follows: boolean) => void }) {
  const { content, excerpt } = form.values;
  return (
    <div>
      <Textarea
        {...fieldProps(form, articleInputSchema)("excerpt")}
        autosize
        minRows={2}
        onChange={(event) => {
          onFollowContent(false);
          form.setFieldValue("excerpt", event.currentTarget.value);
        }}
      />
      <Group justify="space-between" mt={6}>
        <Text size="xs" c="dimmed" className="tabular">
          {countOf(excerpt.length, "caractère")}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<RefreshCw size={14} aria-hidden />}
          onClick={() => {
            onFollowContent(true);
            form.setFieldValue("excerpt", excerptOf(content));
          }}
        >
          Reprendre les {EXCERPT_LENGTH} premiers caractères
        </Button>
      </Group>
    </div>
  );
}
