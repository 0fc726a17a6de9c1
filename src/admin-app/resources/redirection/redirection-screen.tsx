import { SegmentedControl, Stack, Text, Textarea, TextInput, Input } from "@mantine/core";
import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import {
  type Redirection,
  REDIRECTION_KIND_LABELS,
  REDIRECTION_KINDS,
  redirectionInputSchema,
} from "#contracts/redirection/redirection.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { trpc } from "#admin-app/rpc.ts";
import { REDIRECTION, type RedirectionFormValues } from "./redirection-editing.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";
import { PageUrlField } from "#admin-app/kit/fields/page-url-field.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/redirections/$id");

/** The form of one redirection, over the list. */
export function RedirectionScreen() {
  const { id } = route.useParams();
  const { from } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Redirection>({
    list: "/admin/dashboard/redirections",
    id,
    wordsOf: ({ title }) => title,
  });
  const redirection = trpc.redirections.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const lostId = lostIdOf(REDIRECTION, redirection.error);

  return (
    <EditorScreen
      title={isNew ? "Nouvelle redirection" : "Modifier la redirection"}
      name={nameOf(redirection.data)}
      awaited={isRead && lostId === undefined ? redirection : undefined}
      loading="Chargement de la redirection..."
      failed="Cette redirection n’a pas pu être ouverte"
      size="small"
      onClose={close}
    >
      <RedirectionEditorForm key={formKey} lostId={lostId} redirection={redirection.data} from={from} {...handlers} />
    </EditorScreen>
  );
}

const { labels } = REDIRECTION;

const KINDS = REDIRECTION_KINDS.map((value) => ({ value, label: REDIRECTION_KIND_LABELS[value] }));

/** The form of a redirection. A new one starts at the address `from`. */
function RedirectionEditorForm({
  redirection,
  from = "",
  onClose,
  ...surroundings
}: {
  redirection: Redirection | undefined;
  from: string | undefined;
  onClose: () => void;
} & EditorSurroundings<Redirection>) {
  const editor = useEditor({
    resource: REDIRECTION,
    item: redirection,
    initial: (): RedirectionFormValues => ({ ...REDIRECTION.form.empty(), from_path: from }),
    ...surroundings,
  });
  const { form } = editor;
  const field = fieldProps(form, redirectionInputSchema);
  return (
    <EditorForm editor={editor} onClose={onClose}>
      <EditorBody>
        <Stack>
          <TextInput
            {...field("from_path")}
            description="Celle qui ne mène plus nulle part. Une adresse copiée du navigateur convient."
            placeholder="/ancienne-page"
            required
            data-autofocus={from === "" || undefined}
          />
          <PageUrlField
            {...field("to_url")}
            description="Une page de ce site, ou une adresse commençant par https://"
            placeholder="/produits"
            required
            data-autofocus={from !== "" || undefined}
          />
          <Input.Wrapper
            label={labels.kind}
            labelElement="div"
            description="Permanente dans la plupart des cas. Temporaire si l’ancienne adresse doit revenir."
            inputWrapperOrder={["label", "input", "description", "error"]}
          >
            <SegmentedControl
              fullWidth
              aria-label={labels.kind}
              data={KINDS}
              value={form.values.kind}
              onChange={(kind) => form.setFieldValue("kind", kind)}
            />
          </Input.Wrapper>
          <Textarea {...field("note")} description="D’où vient cette adresse, pour l’équipe." autosize minRows={2} />
          <Text size="sm" c="dimmed">
            Ce qui suit le «{"\u202f"}?{"\u202f"}» d’une adresse est transmis tel quel.
          </Text>
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
