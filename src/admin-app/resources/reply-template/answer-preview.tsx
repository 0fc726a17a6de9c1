import { Card, Code, Text } from "@mantine/core";
import { Fragment } from "react";
import { PLACEHOLDERS } from "#contracts/reply-template/placeholders.ts";
import type { Language } from "#contracts/shared/language.ts";

/** The mail of an answer as its reader gets it. */
export function AnswerPreview({ language, subject, text }: { language: Language; subject: string; text: string }) {
  return (
    <Card withBorder padding="sm" lang={language} aria-label="Aperçu de la réponse" component="section">
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {subject}
      </Text>
      <Text size="sm" mt={4} style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
        {text}
      </Text>
    </Card>
  );
}

/** Names what is filled from each request. */
export function PlaceholderHint() {
  return (
    <>
      Se remplit dans chaque demande{"\u202f"}:{" "}
      {PLACEHOLDERS.map((placeholder, index) => (
        <Fragment key={placeholder}>
          {index > 0 && " "}
          <Code>{`{${placeholder}}`}</Code>
        </Fragment>
      ))}
    </>
  );
}
