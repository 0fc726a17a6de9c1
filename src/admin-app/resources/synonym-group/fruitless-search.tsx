import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { Language } from "#contracts/shared/language.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";

type Search = { term: string; language?: Language | undefined };

/** Names a search of visitors that found nothing, with its language where that is not French. */
export function nameSearch({ term, language }: Search): string {
  return `«\u202f${term}\u202f»${language && language !== "fr" ? ` (${LANGUAGE_IN_FRENCH[language]})` : ""}`;
}

/** Leads to the synonyms with the words of such a search, for who may write them. */
export function SynonymLink({ term, language }: Search) {
  if (useCurrentUser().access.synonymGroups !== "write") return null;
  return (
    <Anchor
      size="sm"
      aria-label={`Ajouter aux synonymes\u202f: «\u202f${term}\u202f»`}
      style={{ whiteSpace: "nowrap" }}
      renderRoot={(props) => (
        <Link {...props} to="/admin/dashboard/synonyms" search={{ add: term, ...(language && { add_in: language }) }} />
      )}
    >
      Ajouter aux synonymes
    </Anchor>
  );
}
