import { skipToken } from "@tanstack/react-query";
import { Languages } from "lucide-react";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { TRANSLATION_LANGUAGES } from "#contracts/translation/translation.ts";
import { LinkButton } from "#admin-app/kit/layout/action-button.tsx";
import { trpc } from "#admin-app/rpc.ts";
import classes from "./translation-link.module.css";
import { toParam } from "./translation-filter.ts";
import { STATE_LABELS } from "./translation-words.ts";

/** Leads from the form of a record to its translations, with their states; nothing for an unstored record. */
export function TranslationLinks({ noun, record }: { noun: string; record: number | undefined }) {
  if (record === undefined) return null;
  return TRANSLATION_LANGUAGES.map((language) => <TranslationLink key={language} translation={{ noun, record, language }} />);
}

function TranslationLink({ translation }: { translation: Parameters<typeof toParam>[0] }) {
  const { data } = trpc.translations.get.useQuery(translation, { retry: false });
  const id = data?.translation?.id;
  const { data: waiting = [] } = trpc.launches.ofRecord.useQuery(id === undefined ? skipToken : { noun: "translation", id });
  const name = `Traduire en ${LANGUAGE_IN_FRENCH[translation.language].toLowerCase()}`;
  return (
    <LinkButton
      to="/admin/dashboard/translations/$id"
      params={{ id: toParam(translation) }}
      variant="subtle"
      size="compact-sm"
      leftSection={<Languages size={16} aria-hidden />}
      title={name}
    >
      <span className={classes.name}>{name}</span>
      {data && <span className={classes.state}>{waiting.length > 0 ? "Dans un lancement" : STATE_LABELS[data.state]}</span>}
    </LinkButton>
  );
}
