import { Alert, Button, Group, Input, Paper, Skeleton, Text, VisuallyHidden } from "@mantine/core";
import { Code2, PenLine } from "lucide-react";
import { useId, useMemo, useState, useEffect } from "react";
import { readingMinutesOf, wordCountOf } from "#contracts/article/reading-time.ts";
import { type ContentProps, SourceField } from "./source-field.tsx";
import type * as richTextModule from "#admin-app/resources/article/rich-text/rich-text.tsx";
import { countOf } from "#admin-app/kit/layout/count-of.ts";

function formatLength(content: string): string {
  const words = wordCountOf(content);
  return `${countOf(words, "mot")} · ${readingMinutesOf(words)} min de lecture`;
}

/** A rich text, by the props of its input: as it will look, or as HTML. What only HTML can say is never opened in the
 *  editor unasked. */
export function ContentField({ input, label, isRequired = false, onContent }: ContentProps) {
  const { value, error, "data-path": path } = input;
  const content = typeof value === "string" ? value : "";
  const [isSource, setIsSource] = useState(false);
  /** The texts that the editor wrote, or may open at any loss: neither is looked at again. */
  const [written, setWritten] = useState<string>();
  const [accepted, setAccepted] = useState<string>();
  /** Whether pictures are still to come into the text, which HTML has no place for. */
  const [awaitsImages, setAwaitsImages] = useState(false);
  const { richText, hasFailed, retry } = useRichText();
  const id = useId();

  const isKnown = isSource || content === written || content === accepted;
  const lost = useMemo(() => (richText && !isKnown ? richText.listLosses(content) : []), [richText, isKnown, content]);
  const showsSource = isSource || hasFailed || lost.length > 0;

  return (
    <div>
      {hasFailed && (
        <Alert color="amber" role="alert" mb="xs" title="L’éditeur n’a pas pu être chargé">
          <Text size="sm">Le texte reste modifiable en HTML.</Text>
          <Button size="xs" variant="default" mt="xs" onClick={retry}>
            Réessayer
          </Button>
        </Alert>
      )}
      {lost.length > 0 && (
        <Alert color="amber" role="alert" mb="xs" title="Ce texte contient plus que l’éditeur ne sait montrer">
          <Text size="sm">Il perdrait : {lost.join(", ")}. Le voici en HTML, où tout est conservé.</Text>
          <Button size="xs" variant="default" mt="xs" onClick={() => setAccepted(content)}>
            Ouvrir quand même dans l’éditeur
          </Button>
        </Alert>
      )}
      {showsSource ? (
        <SourceField
          input={input}
          label={label}
          isRequired={isRequired}
          onContent={(typed) => {
            setIsSource(true);
            onContent(typed);
          }}
        />
      ) : (
        <Input.Wrapper label={label} labelElement="div" required={isRequired} error={error} id={id}>
          {richText ? (
            <richText.RichText
              value={content}
              onUploads={setAwaitsImages}
              path={path}
              labelId={`${id}-label`}
              errorId={error ? `${id}-error` : undefined}
              onChange={(html) => {
                setWritten(html);
                onContent(html);
              }}
            />
          ) : (
            <TextSkeleton />
          )}
        </Input.Wrapper>
      )}
      <Group justify="space-between" mt={6}>
        <Text size="xs" c="dimmed" className="tabular">
          {formatLength(content)}
        </Text>
        {!hasFailed && <SourceSwitch isSource={showsSource} awaitsImages={awaitsImages} onSwitch={() => setIsSource(!showsSource)} />}
      </Group>
    </div>
  );
}

/** The editor to come: its toolbar, and lines of text. */
function TextSkeleton() {
  return (
    <Paper withBorder p="sm" h={320} aria-busy>
      <VisuallyHidden component="output">Chargement de l’éditeur...</VisuallyHidden>
      <Skeleton height={30} width="70%" mb="lg" />
      {["96%", "100%", "92%", "98%", "40%"].map((width) => (
        <Skeleton key={width} height={12} width={width} mb={12} />
      ))}
    </Paper>
  );
}

type SourceSwitchProps = { isSource: boolean; awaitsImages: boolean; onSwitch: () => void };

/** The way between the editor and the HTML, closed while pictures are still to come into the text. */
function SourceSwitch({ isSource, awaitsImages, onSwitch }: SourceSwitchProps) {
  const hint = useId();
  return (
    <div>
      {awaitsImages && (
        <Text id={hint} component="span" size="xs" c="dimmed">
          Possible une fois les images envoyées, ou abandonnées.
        </Text>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={isSource ? <PenLine size={14} aria-hidden /> : <Code2 size={14} aria-hidden />}
        onClick={onSwitch}
        disabled={awaitsImages}
        aria-describedby={awaitsImages ? hint : undefined}
      >
        {isSource ? "Revenir à l’éditeur" : "Modifier le code HTML"}
      </Button>
    </div>
  );
}

type RichTextModule = typeof richTextModule;

/** The editor, which only this form loads; until it is there, or when it does not come, the form does without. */
function useRichText() {
  const [richText, setRichText] = useState<RichTextModule>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = !hasFailed; // else the next try is for the person to ask for
    if (isCurrent)
      import("#admin-app/resources/article/rich-text/rich-text.tsx").then(
        (module) => isCurrent && setRichText(module),
        () => isCurrent && setHasFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [hasFailed]);
  return { richText, hasFailed, retry: () => setHasFailed(false) };
}
