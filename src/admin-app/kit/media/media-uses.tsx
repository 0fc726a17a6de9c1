import { Anchor, Button, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { findResource } from "#admin-app/kit/resource.ts";
import type { MediaUse } from "#contracts/media/media.ts";
import classes from "./media-file.module.css";
import { useCountOf } from "./media-words.ts";

/** Uses shown before one asks for more: a picture of a whole range must not push the buttons out of reach. */
const SHOWN_FIRST = 6;

/** Where a file is used, with a link to each place. */
export function MediaUses({ uses, isInHistory }: { uses: MediaUse[]; isInHistory: boolean }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? uses : uses.slice(0, SHOWN_FIRST);
  return (
    <section aria-label="Utilisations">
      <Text fw={600} size="sm" mb={6}>
        {useCountOf(uses.length)}
      </Text>
      {uses.length === 0 ? (
        <Text size="sm" c="dimmed">
          {isInHistory
            ? "Seuls l’historique ou la corbeille montrent encore ce fichier\u202f: il est conservé aussi longtemps qu’eux."
            : "Un fichier que rien n’utilise est supprimé de lui-même au bout de sept jours."}
        </Text>
      ) : (
        <ul className={classes.uses}>
          {shown.map((mediaUse) => (
            <Use key={`${mediaUse.noun} ${mediaUse.id}`} mediaUse={mediaUse} />
          ))}
        </ul>
      )}
      {shown.length < uses.length && (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setWhole(true)}>
          Voir les {uses.length - shown.length} autres
        </Button>
      )}
    </section>
  );
}

function Use({ mediaUse: { noun, id, title, places } }: { mediaUse: MediaUse }) {
  const item = findResource(noun)?.item;
  if (!item?.files) return <li>{title}</li>;
  const { name, fields } = item.files;
  return (
    <li>
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to={item.to} params={{ id: String(id) }} />}>
        {title}
      </Anchor>
      <Text size="xs" c="dimmed">
        {name} · {places.map((place) => fields[place]).join(", ")}
      </Text>
    </li>
  );
}
