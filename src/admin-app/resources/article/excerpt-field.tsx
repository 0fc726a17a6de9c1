import { Button, Group, Text, Textarea } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { articleInputSchema } from "#contracts/article/article.ts";
import { EXCERPT_LENGTH } from "#contracts/text/plain-text.ts";
import { excerptOf } from "#contracts/text/plain-text.ts";
import { type TextForm } from "#admin-app/kit/fields/text-field.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** Whether the excerpt follows the content: while the article is new and no other was typed, and again once it is
 *  regenerated. */
export function useFollowedContent({ values }: Pick<TextForm<"content" | "excerpt">, "values">, isNew: boolean) {
  return useState(() => isNew && values.excerpt === excerptOf(values.content));
}

/** The few words of an article on its card; by itself, the start of its text. Source: ART-3. */
export function ExcerptField({
  form,
  onFollowContent,
}: {
  form: TextForm<"content" | "excerpt">;
  onFollowContent: (follows: boolean) => void;
}) {
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
          {excerpt.length} caractère{excerpt.length > 1 ? "s" : ""}
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
