import { Box, Text, Textarea } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { articleInputSchema } from "#contracts/article/article.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import classes from "./source-field.module.css";

const TYPING_PAUSE_MS = 400;

/** Props of a rich text, however it is written. */
export type ContentProps = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the form's own type of it: whatever an input takes
  input: any;
  label: string;
  isRequired?: boolean;
  onContent: (content: string) => void;
};

/** The text of an article as HTML, over what the server would keep of it. */
export function SourceField({ input, label, isRequired, onContent }: ContentProps) {
  const [content] = useDebouncedValue<string>(input.value ?? "", TYPING_PAUSE_MS);
  const cleaned = useQuery({
    queryKey: ["article-preview", content],
    queryFn: () => rpcClient.articles.clean.mutate({ content }),
    placeholderData: keepPreviousData,
    staleTime: "static",
    gcTime: 0,
  });
  return (
    <>
      <Textarea
        {...withLimit(input, maxLengthOf(articleInputSchema, "content"))}
        name="content"
        label={label}
        description="HTML simple : titres h2 à h4, paragraphes, listes, liens, images envoyées, citations, tableaux, figures avec légende."
        required={isRequired}
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
