import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { ActionIcon, Button, Stack, Text, TextInput, Tooltip, Anchor, Textarea } from "@mantine/core";
import { Check, Copy, ExternalLink } from "lucide-react";
import { type MediaDetail, type MediaUse, mediaAltChangeSchema } from "#contracts/media/media.ts";
import { formatMoment } from "#admin-app/kit/layout/brand.ts";
import { useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { FileActions } from "./file-actions.tsx";
import classes from "./media-file.module.css";
import { type Alt, MEDIA_ALT } from "./media-editing.ts";
import { MediaPreview } from "./media-grid.tsx";
import { factsOf, useCountOf } from "./media-words.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { findResource } from "#admin-app/kit/resource.ts";
import { InlineForm } from "#admin-app/kit/editor/inline-form.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { CopyButton } from "#admin-app/kit/fields/copy-button.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** The facts of a file, and its actions. */
export function MediaFile({
  file,
  written,
  onGone,
  onReplaced,
}: {
  file: MediaDetail;
  /** The alternative text that was being written of the file that this one replaced. */
  written: Alt | undefined;
  onGone: () => void;
  onReplaced: (id: number, written: Alt | undefined) => void;
}) {
  const alt = useEditor({ resource: MEDIA_ALT, item: file, pending: written });
  return (
    <Stack>
      {file.kind === "pdf" && navigator.pdfViewerEnabled ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- no browser shows a PDF in a sandbox
        <iframe className={classes.pages} src={`${file.url}#toolbar=0&navpanes=0`} title={`Aperçu de ${file.original_name}`} />
      ) : (
        <div className={classes.preview}>
          <MediaPreview media={file} width={640} />
        </div>
      )}
      <div>
        <Text fw={600} className={classes.name}>
          {file.original_name}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {factsOf(file)}
        </Text>
        <Text size="sm" c="dimmed">
          Ajouté le {formatMoment(file.created_at)}
        </Text>
        <Button
          component="a"
          href={file.url}
          target="_blank"
          rel="noopener"
          size="xs"
          variant="default"
          mt="xs"
          leftSection={<ExternalLink size={14} aria-hidden />}
        >
          Ouvrir dans un nouvel onglet
        </Button>
      </div>
      <FileAddress url={file.url} />
      {file.kind === "image" && <AltText editor={alt} />}
      <MediaUses uses={file.used_by} isInHistory={file.in_history} />
      <ForWriters>
        <FileActions
          file={file}
          onGone={onGone}
          onReplaced={(id) => {
            onReplaced(id, alt.isDirty ? alt.form.getValues() : undefined);
            alt.discard();
          }}
        />
      </ForWriters>
    </Stack>
  );
}

/** The address of a file, to be copied. */
function FileAddress({ url }: { url: string }) {
  return (
    <CopyButton value={url}>
      {({ copied, copy }) => (
        <>
          <TextInput
            label="Adresse"
            value={url}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
            rightSection={
              <Tooltip label={copied ? "Copiée" : "Copier l’adresse"}>
                <ActionIcon variant="subtle" color="gray" aria-label="Copier l’adresse" onClick={copy}>
                  {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
                </ActionIcon>
              </Tooltip>
            }
          />
          <Text component="output" size="sm" c="dimmed" hidden={!copied}>
            Adresse copiée.
          </Text>
        </>
      )}
    </CopyButton>
  );
}

/** Uses shown before one asks for more: a picture of a whole range must not push the buttons out of reach. */
const SHOWN_FIRST = 6;

/** The uses of a file, each with a link. */
function MediaUses({ uses, isInHistory }: { uses: MediaUse[]; isInHistory: boolean }) {
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
        {name} · {places.map((field) => fields[field]).join(", ")}
      </Text>
    </li>
  );
}

/** Field for the alternative text of a picture. What was typed is a draft until it is stored. */
function AltText({ editor: { form, notices, isDirty, isSaving, save } }: { editor: ReturnType<typeof useEditor<MediaDetail, Alt>> }) {
  return (
    <InlineForm save={save} notices={notices}>
      <Stack gap="xs" align="start">
        <Textarea
          {...fieldProps(form, mediaAltChangeSchema)("alt_text")}
          description="Ce que montre l’image, pour qui ne la voit pas."
          autosize
          minRows={2}
          w="100%"
        />
        {isDirty && (
          <ActionButton type="submit" size="xs" loading={isSaving}>
            Enregistrer le texte
          </ActionButton>
        )}
      </Stack>
    </InlineForm>
  );
}
