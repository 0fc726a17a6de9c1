import { Text } from "@mantine/core";
import type { TranslationView } from "#contracts/translation/translation.ts";
import { MarkedWords } from "#admin-app/kit/history/marked-words.tsx";
import classes from "./source-text.module.css";
import { toText } from "../translation-editing.ts";

type FieldView = TranslationView["fields"][number];

/** French text of one field. Where it was changed since it was translated, the removed and added words are marked. */
export function SourceText({ field }: { field: FieldView }) {
  const { source, source_before, kind } = field;
  if (source_before !== undefined)
    return (
      <div lang="fr" className={classes.source} data-changed>
        <MarkedWords before={toText(source_before, field)} after={toText(source, field)} />
      </div>
    );
  // What is stored was sanitised by the server.
  if (kind === "html" && typeof source === "string")
    return <div lang="fr" className={classes.source} data-html dangerouslySetInnerHTML={{ __html: source }} />;
  return (
    <Text component="div" lang="fr" size="sm" className={classes.source}>
      {toText(source, field)}
    </Text>
  );
}
