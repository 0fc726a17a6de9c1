import { Button, Fieldset, SimpleGrid, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { skipToken } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Columns2 } from "lucide-react";
import { type Page, pageInputSchema } from "#contracts/page/page.ts";
import { SECTION_KINDS } from "#contracts/page/section.ts";
import { MAX_LENGTH } from "#contracts/shared/text.ts";
import { EDITING_CACHE } from "#admin-app/kit/editor/edited-resource.ts";
import { EditorBody, EditorForm } from "#admin-app/kit/editor/editor-form.tsx";
import { EditorScreen } from "#admin-app/kit/editor/editor-screen.tsx";
import { type EditorSurroundings, useEditor } from "#admin-app/kit/editor/use-editor.ts";
import { useOpenedItem } from "#admin-app/kit/editor/use-opened-item.ts";
import { PublicationFields } from "#admin-app/kit/fields/publication-fields.tsx";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { TitleFields, useFollowedTitle } from "#admin-app/kit/fields/title-fields.tsx";
import { PreviewButton } from "#admin-app/kit/layout/preview-button.tsx";
import { useMayWrite } from "#admin-app/kit/session/writing.tsx";
import { TranslationLinks } from "#admin-app/resources/translation/translation-link.tsx";
import { rpcClient, trpc } from "#admin-app/rpc.ts";
import { PAGE } from "./page-editing.ts";
import { PageFormProvider, pageToForm, usePageFormContext } from "./page-form.ts";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import classes from "./page-screen.module.css";
import { SidePreview } from "./preview/side-preview.tsx";
import { SectionList } from "./sections/section-list.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";
import { toPagePath } from "#contracts/page/fixed-pages.ts";
import { fillPlaceholders, PLACEHOLDERS } from "#contracts/page/placeholders.ts";
import type { Settings } from "#contracts/settings/settings.ts";
import { SeoFields } from "#admin-app/kit/fields/seo-fields.tsx";

const route = getRouteApi("/signed-in/admin/dashboard/pages/$id");

/** The form of one page, over the whole screen. */
export function PageScreen() {
  const { id } = route.useParams();
  const { copy } = route.useSearch();
  const { formKey, isNew, isRead, close, lostIdOf, nameOf, handlers } = useOpenedItem<Page>({
    list: "/admin/dashboard/pages",
    id,
    wordsOf: ({ title }) => title,
  });
  const page = trpc.pages.get.useQuery(isNew ? skipToken : { id: Number(id) }, EDITING_CACHE);
  const copied = trpc.pages.copyOf.useQuery(copy === undefined ? skipToken : { id: copy }, EDITING_CACHE);
  const opened = copy === undefined ? undefined : copied;
  const lostId = lostIdOf(PAGE, page.error);
  return (
    <EditorScreen
      title={isNew ? "Nouvelle page" : "Modifier la page"}
      name={nameOf(page.data)}
      awaited={isRead && lostId === undefined ? page : opened}
      loading="Chargement de la page..."
      failed="Cette page n’a pas pu être ouverte"
      onClose={close}
      size="full"
      tools={<TranslationLinks noun="page" record={page.data?.id} />}
    >
      <PageEditorForm key={formKey} lostId={lostId} page={page.data} copied={copied.data} {...handlers} />
    </EditorScreen>
  );
}

type PageEditorFormProps = {
  page: Page | undefined;
  /** Initial values of a new item. */
  copied: Page | undefined;
  onClose: () => void;
} & EditorSurroundings<Page>;

/** Title and slug of a page of the site, which keeps its slug. */
function FixedTitleFields() {
  const form = usePageFormContext();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput name="title" label="Titre" required data-autofocus {...withLimit(form.getInputProps("title"), MAX_LENGTH.title)} />
      <TextInput name="slug" label="Slug" readOnly {...form.getInputProps("slug")} />
    </SimpleGrid>
  );
}

/** The limits of a page of the site, and how its texts name the company. */
function FixedPageNote({ isHome }: { isHome: boolean }) {
  return (
    <Text size="sm" c="dimmed">
      {isHome && "Le carrousel et les nouveautés viennent avant ces sections, les derniers articles après. "}
      Page du site{"\u202f"}: elle garde son adresse et reste publiée. {"{société}"}, {"{e-mail}"} ou {"{ville}"} y montrent ce que disent
      les Réglages{"\u202f"}; l’aide en donne la liste.
    </Text>
  );
}

/** Whether the page is shown beside its form: on wide screens, as this person chose last. The form of a reader, which
 *  shows what is saved, has nothing to be previewed. */
function useSidePreview() {
  const [isBeside, setBeside] = useLocalStorage({ key: "admin-page-beside", defaultValue: false, getInitialValueInEffect: false });
  const isWide = useMediaQuery("(min-width: 75em)", false, { getInitialValueInEffect: false });
  const canBeBeside = useMayWrite() && isWide;
  return { canBeBeside, isBeside, toggleBeside: () => setBeside(!isBeside) };
}

/** The form of a page: its sections, and beside them its address, its state and its words for search engines. */
function PageEditorForm({ page, copied, onClose, ...surroundings }: PageEditorFormProps) {
  const editor = useEditor({ resource: PAGE, item: page, initial: copied && (() => pageToForm(copied)), ...surroundings });
  const { form, isNew, isDirty } = editor;
  const field = fieldProps(form, pageInputSchema);
  const [followsTitle, setFollowsTitle] = useFollowedTitle(form, isNew);
  const isStored = page !== undefined && !isDirty;
  const isFixed = page !== undefined && page.fixed !== null;
  const isHome = page?.fixed === "home";
  const { canBeBeside, isBeside, toggleBeside } = useSidePreview();
  const showsBeside = canBeBeside && isBeside;

  return (
    <PageFormProvider form={form}>
      <EditorForm
        editor={editor}
        onClose={onClose}
        footer={
          <>
            {canBeBeside && (
              <Button
                variant={isBeside ? "light" : "subtle"}
                aria-pressed={isBeside}
                leftSection={<Columns2 size={16} aria-hidden />}
                onClick={toggleBeside}
              >
                Aperçu à côté
              </Button>
            )}
            <PreviewButton
              title={isStored ? "La page telle qu’elle est enregistrée" : "La page telle que ce formulaire la décrit, sans l’enregistrer"}
              hasErrors={() => !isStored && form.validate().hasErrors}
              askForPath={() =>
                isStored
                  ? rpcClient.pages.previewLink.mutate({ id: page.id })
                  : rpcClient.pages.previewForm.mutate({ ...form.getValues(), id: page?.id })
              }
            />
          </>
        }
      >
        <EditorBody>
          <div className={`${layout.columns} ${classes.columns}`} data-beside={showsBeside || undefined}>
            <Stack>
              {isFixed ? <FixedTitleFields /> : <TitleFields form={form} followsTitle={followsTitle} onFollowTitle={setFollowsTitle} />}
              <SectionList isNew={isNew} kinds={isHome ? SECTION_KINDS.filter((kind) => kind !== "opening") : SECTION_KINDS} />
            </Stack>
            <Stack className={`${layout.aside} ${classes.rail}`}>
              {isFixed ? (
                <FixedPageNote isHome={isHome} />
              ) : (
                <>
                  <Switch
                    {...field("is_active", { type: "checkbox" })}
                    description="Les visiteurs la voient, et les moteurs de recherche l’apprennent."
                  />
                  <PublicationFields form={form} labels={PAGE.labels} isStacked />
                </>
              )}
              <Fieldset legend="Référencement">
                <PageSeoFields page={page} />
              </Fieldset>
            </Stack>
            {showsBeside && <SidePreview id={page?.id} />}
          </div>
        </EditorBody>
      </EditorForm>
    </PageFormProvider>
  );
}

/** Fills the placeholders that a setting of the same name fills; the others stay as they are written. */
function fillFromSettings(settings: Settings | undefined, text: string): string {
  return fillPlaceholders(text, (name) => {
    const value: unknown = settings && Reflect.get(settings, name);
    return typeof value === "string" ? value : `{${PLACEHOLDERS[name]}}`;
  });
}

/** A page's words for search engines. The home page's stand in the settings, where it has none of its own. */
function PageSeoFields({ page }: { page: Page | undefined }) {
  const form = usePageFormContext();
  const { data: settings } = trpc.settings.get.useQuery();
  const { title, slug, sections } = form.values;
  const lead = sections.map((section) => ("lead" in section ? section.lead : "")).find(Boolean) ?? "";
  const own =
    page?.fixed === "home" && settings
      ? { title: `${settings.name} – ${settings.tagline}`, description: settings.meta_description || "La description habituelle du site." }
      : { title, description: lead };
  return <SeoFields form={form} path={toPagePath(slug)} {...own} toShown={(text) => fillFromSettings(settings, text)} />;
}
