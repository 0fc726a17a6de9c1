import { Alert, Group, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { LANGUAGES, type Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { LoadFailure } from "#admin-app/kit/errors/failure-notices.tsx";
import { replyOf } from "#admin-app/kit/errors/failure.ts";
import { rpcClient } from "#admin-app/rpc.ts";
import type { LetterFormValues } from "./letter-editing.ts";
import classes from "./letter-preview.module.css";

const TYPING_PAUSE_MS = 400;

const WIDTHS = { wide: "Ordinateur", narrow: "Téléphone" };

/** The mail of a letter as its readers see it, in each language, on a computer and on a phone. */
export function LetterPreview({ id, values }: { id: number | undefined; values: LetterFormValues }) {
  const [language, setLanguage] = useState<Language>("fr");
  const [width, setWidth] = useState<string>("wide");
  const [shown] = useDebouncedValue(values, TYPING_PAUSE_MS);
  const preview = useQuery({
    queryKey: ["letter-preview", id, language, shown],
    queryFn: () => rpcClient.letters.preview.mutate({ id, language, ...shown }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const isFaulty = replyOf(preview.error)?.code === "invalid";
  const { data } = preview;

  return (
    <section className={classes.preview} aria-label="Aperçu de la lettre">
      <Group justify="space-between" gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Langue de l’aperçu"
          value={language}
          onChange={(code) => setLanguage(LANGUAGES.find((known) => known === code) ?? "fr")}
          data={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_IN_FRENCH[code] }))}
        />
        <SegmentedControl
          size="xs"
          aria-label="Largeur de l’aperçu"
          value={width}
          onChange={setWidth}
          data={Object.entries(WIDTHS).map(([value, label]) => ({ value, label }))}
        />
      </Group>
      {preview.error && !isFaulty && (
        <LoadFailure title="L’aperçu n’a pas pu être lu" error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {isFaulty && <Alert color="amber">L’aperçu attend que les champs signalés soient corrigés.</Alert>}
      {data && data.language !== language && (
        <Alert color="amber">
          Cette lettre n’est pas traduite en {LANGUAGE_IN_FRENCH[language].toLowerCase()}, ou sa traduction n’est pas publiée{"\u202f"}: ces
          abonnés la reçoivent en français.
        </Alert>
      )}
      {data && data.faults.length > 0 && <Alert color="amber">{data.faults.join(" ")}</Alert>}
      {data ? <Mailbox {...data} isNarrow={width === "narrow"} /> : !preview.error && <Skeleton height={420} />}
    </section>
  );
}

/** The line of the mailbox, and the mail below it. Its frame runs no script, and opens links in another tab. */
function Mailbox({ subject, preheader, html, isNarrow }: { subject: string; preheader: string; html: string; isNarrow: boolean }) {
  const scroll = useRef(0);
  return (
    <Stack gap={0} className={classes.mailbox} data-narrow={isNarrow || undefined}>
      <div className={classes.line}>
        <Text fw={600} size="sm" truncate>
          {subject || "Sans objet"}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {preheader || "Le début de la lettre"}
        </Text>
      </div>
      <iframe
        title="Lettre"
        className={classes.frame}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={html.replace("<head>", `<head><base target="_blank">`)}
        onLoad={({ currentTarget: { contentWindow } }) => {
          contentWindow?.scrollTo(0, scroll.current); // a letter more in the text must not lead to the top
          contentWindow?.addEventListener("scroll", () => {
            scroll.current = contentWindow.scrollY;
          });
        }}
      />
    </Stack>
  );
}
