import { Button, Menu, TextInput } from "@mantine/core";
import { useLocation, useRouter } from "@tanstack/react-router";
import { Bookmark, BookmarkPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { savedViewKeySchema } from "#contracts/saved-view/saved-view.ts";
import { maxLengthOf } from "#contracts/field/field.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { notifyChangeFailure, notifySuccess } from "#admin-app/kit/errors/notify.tsx";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { queries, trpc } from "#admin-app/rpc.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";

/** The filter of a URL in one order, without its page. */
function filterOf(search: string): string {
  const filter = new URLSearchParams(search);
  filter.delete("page");
  filter.sort();
  return filter.toString();
}

/** Path of a list, beneath a form too. */
const LIST_PATH = /^\/admin\/dashboard\/[a-z-]+(?=$|\/(?:\d+|new)$)/;

const refreshViews = () => queries.savedViews.list.invalidate();

/** A menu of the filters of this list that the person has given names. Nothing where there is neither a filter nor a
 *  name. */
export function SavedViews() {
  const { pathname, searchStr } = useLocation();
  const list = LIST_PATH.exec(pathname)?.[0];
  return list !== undefined && <ViewsMenu list={list} search={filterOf(searchStr)} />;
}

function ViewsMenu(shown: { list: string; search: string }) {
  const { history } = useRouter();
  const [isNaming, setNaming] = useState(false);
  const { data: views = [] } = trpc.savedViews.list.useQuery({ list: shown.list });
  const removing = trpc.savedViews.remove.useMutation({
    onSuccess: refreshViews,
    onError: (error) => notifyChangeFailure("La vue n’a pas pu être supprimée", error),
  });
  const current = views.find(({ search }) => search === shown.search);
  const canSave = shown.search !== "" && !current;
  if (views.length === 0 && !canSave) return null;

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" size="compact-sm" leftSection={<Bookmark size={14} aria-hidden />}>
            {current ? `Vue\u202f: ${current.name}` : "Vues"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map(({ name, search }) => (
            <Menu.Item key={name} onClick={() => history.push(`${shown.list}?${search}`)}>
              {name}
            </Menu.Item>
          ))}
          {views.length > 0 && (canSave || current) && <Menu.Divider />}
          {canSave && (
            <Menu.Item leftSection={<BookmarkPlus size={16} aria-hidden />} onClick={() => setNaming(true)}>
              Enregistrer cette vue…
            </Menu.Item>
          )}
          {current && (
            <Menu.Item
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => removing.mutate({ list: shown.list, name: current.name })}
            >
              {`Supprimer la vue «\u202f${current.name}\u202f»`}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <FormModal opened={isNaming} onClose={() => setNaming(false)} title="Enregistrer cette vue">
        <NamingForm {...shown} onClose={() => setNaming(false)} />
      </FormModal>
    </>
  );
}

const NAME_MAX_LENGTH = maxLengthOf(savedViewKeySchema, "name");

/** Asks for the name of a filter. A name that is taken is given to this filter. */
function NamingForm({ list, search, onClose }: { list: string; search: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const saving = trpc.savedViews.save.useMutation({
    onSuccess: async () => {
      onClose();
      notifySuccess("Vue enregistrée");
      await refreshViews();
    },
  });

  return (
    <ShortForm
      onSubmit={() => saving.mutate({ list, name, search })}
      onCancel={onClose}
      verb="Enregistrer"
      isPending={saving.isPending}
      noValidate
    >
      <RefusalAlert error={saving.error} />
      <TextInput
        name="name"
        label="Nom de la vue"
        description="Pour vous seul, sur tous vos appareils. Un nom déjà pris remplace son ancienne vue."
        required
        data-autofocus
        {...withLimit({ value: name, error: refusedFields(saving.error).name }, NAME_MAX_LENGTH)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ShortForm>
  );
}
