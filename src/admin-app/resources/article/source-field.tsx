import { Box, Text, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { articleInputSchema } from "#contracts/article/article.ts";
import { type TextForm } from "#admin-app/kit/fields/text-field.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import classes from "./source-field.module.css";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const TYPING_PAUSE_MS = 400;

/** The text of an article as HTML, over what the server would keep of it. */
export function SourceField({
  form,
  onContent,
  label,
}: {
  form: TextForm<"content">;
  onContent: (content: string) => void;
  /** The name of an optional text. */
  label: string | undefined;
}) {
  const [content] = useDebouncedValue(form.values.content, TYPING_PAUSE_MS);
  const cleaned = useQuery({
    queryKey: ["article-preview", content],
    queryFn: () => rpcClient.articles.clean.mutate({ content }),
    placeholderData: keepPreviousData,
    staleTime: "static",
    gcTime: 0,
  });
  const field = fieldProps(form, articleInputSchema)("content");
  return (
    <>
      <Textarea
        {...field}
        label={label ?? field.label}
        description="HTML simple : titres h2 à h4, paragraphes, listes, liens, images envoyées, citations, tableaux, figures avec légende."
        required={label === undefined}
        autosize
        minRows={10}
        maxRows={24}
        className={classes.source}
        onChange={(event) => onContent(event.currentTarget.value)}
      />
      {cleaned.data && cleaned.data.content !== "" && (
        <figure className={classes.preview}>
          <Text component="figcaption" size="sm" c="dimmed" mb="xs">
            Aperçu : ce que les visiteurs liront
          </Text>
          {/* The server's own clean HTML, as the public page shows it. */}
          <Box
            component="section"
            className={classes.page}
            tabIndex={0}
            aria-label="Aperçu du contenu"
            dangerouslySetInnerHTML={{ __html: cleaned.data.content }}
          />
        </figure>
      )}
    </>
  );
}
