import { Alert, Stack, Text, TextInput } from "@mantine/core";
import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { type Launch, launchInputSchema } from "#contracts/launch/launch.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { MomentField } from "#admin-app/kit/fields/moment-field.tsx";
import { trpc } from "#admin-app/rpc.ts";
import { LaunchActions } from "./launch-actions.tsx";
import { LaunchChanges } from "./launch-changes.tsx";
import { LAUNCH, untilNextRun } from "./launch-editing.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

const route = getRouteApi("/signed-in/admin/dashboard/launches/$id");

/** One launch over the list: when it runs, what it changes, and what stands in its way. */
export function LaunchScreen() {
  const { id } = route.useParams();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Launch>({
    list: "/admin/dashboard/launches",
    id,
    wordsOf: ({ title }) => title,
  });
  const launch = trpc.launches.get.useQuery(isNew ? skipToken : { id: Number(id) }, {
    ...EDITING_CACHE,
    refetchInterval: ({ state }) => untilNextRun(state.data && [state.data]),
    refetchIntervalInBackground: true, // else the next look is as far away again
  });
  const lostId = lostIdOf(LAUNCH, launch.error);
  return (
    <EditorScreen
      title={isNew ? "Nouveau lancement" : "Lancement"}
      name={nameOf(launch.data)}
      awaited={isRead && lostId === undefined ? launch : undefined}
      loading="Chargement du lancement..."
      failed="Ce lancement n’a pas pu être ouvert"
      onClose={close}
    >
      <LaunchEditorForm key={formKey} lostId={lostId} launch={launch.data} {...handlers} />
    </EditorScreen>
  );
}

const { labels } = LAUNCH;

/** The form of a launch above its changes. A published one is only read. */
function LaunchEditorForm({
  launch,
  onClose,
  ...surroundings
}: { launch: Launch | undefined; onClose: () => void } & EditorSurroundings<Launch>) {
  const editor = useEditor({ resource: LAUNCH, item: launch, ...surroundings });
  const { form } = editor;
  const field = fieldProps(form, launchInputSchema);
  const isPublished = Boolean(launch?.published_at);
  return (
    <EditorForm
      editor={editor}
      onClose={onClose}
      isFinal={isPublished}
      footer={launch && <LaunchActions launch={launch} isUnsaved={editor.isUnsaved} />}
    >
      <EditorBody>
        <Stack>
          <TextInput {...field("title")} required disabled={isPublished} data-autofocus />
          {!isPublished && (
            <MomentField
              name="planned_at"
              label={labels.planned_at}
              hint={"Heure de Tunis. Vide\u202f: publié à la main."}
              input={form.getInputProps("planned_at")}
              onMoment={(moment) => form.setFieldValue("planned_at", moment || null)}
            />
          )}
          {launch && launch.failure !== "" && (
            <Alert color="red" icon={<TriangleAlert aria-hidden />} title="Ce lancement n’a pas été publié">
              <Text size="sm">{launch.failure} Rien n’a changé sur le site. Corrigez, puis choisissez un autre moment ou publiez.</Text>
            </Alert>
          )}
          {launch && <LaunchChanges launch={launch} />}
          {!launch && (
            <Text size="sm" c="dimmed">
              Créez-le, puis ajoutez-y des modifications depuis leurs formulaires.
            </Text>
          )}
        </Stack>
      </EditorBody>
    </EditorForm>
  );
}
