import { Anchor, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { VISIT_DAYS } from "#contracts/statistics/statistics.ts";
import { LANGUAGE_IN_FRENCH } from "#contracts/translation/language-names.ts";
import { useCurrentUser } from "#admin-app/kit/session/current-user.ts";
import { trpc } from "#admin-app/rpc.ts";
import { RepairSection } from "./repair-section.tsx";
import classes from "./repairs-screen.module.css";

/** The most frequent searches of visitors that found nothing. */
export function FruitlessSearches() {
  const { data } = trpc.statistics.overview.useQuery();
  const mayAdd = useCurrentUser().access.synonymGroups === "write";
  const searches = data?.fruitless ?? [];
  if (searches.length === 0) return null;
  return (
    <RepairSection
      title="Recherches sans résultat"
      hint={`Les plus fréquentes des ${VISIT_DAYS} derniers jours. Un synonyme mène ces mots à vos produits.`}
      count={searches.length}
    >
      {searches.map(({ term, language, count }) => (
        <li key={`${language} ${term}`}>
          <div className={classes.words}>
            <Text size="sm" fw={600} className={classes.title}>
              {`«\u202f${term}\u202f»`}
              {language && language !== "fr" && ` (${LANGUAGE_IN_FRENCH[language]})`}
            </Text>
            <Text size="xs" c="dimmed">
              Cherché {count.toLocaleString("fr")} fois
            </Text>
          </div>
          {mayAdd && (
            <Anchor
              size="sm"
              aria-label={`Ajouter aux synonymes\u202f: «\u202f${term}\u202f»`}
              renderRoot={(props) => (
                <Link {...props} to="/admin/dashboard/synonyms" search={{ add: term, ...(language && { add_in: language }) }} />
              )}
            >
              Ajouter aux synonymes
            </Anchor>
          )}
        </li>
      ))}
    </RepairSection>
  );
}
