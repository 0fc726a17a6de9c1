import { Text, TextInput } from "@mantine/core";
import { use, useState } from "react";
import type { Category } from "#contracts/category/category.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { trpc } from "#admin-app/rpc.ts";
import { BannerContext, doneBanner } from "./category-banner.tsx";
import { CATEGORY_NAME_MAX_LENGTH, refreshCategories } from "./category-editing.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";

type Props = { category: Category; name: string; onClose: () => void };

/** Asks for the new name of a sub-category, and stores it at once: its products go along. Closed without a `name`. */
export function SubcategoryRenaming({ name, ...props }: Omit<Props, "name"> & { name: string | undefined }) {
  return (
    <FormModal opened={name !== undefined} onClose={props.onClose} title="Renommer la sous-catégorie" isSaved={false}>
      {name !== undefined && <RenamingForm name={name} {...props} />}
    </FormModal>
  );
}

function RenamingForm({ category, name, onClose }: Props) {
  const showBanner = use(BannerContext);
  const [typed, setTyped] = useState(name);
  const renaming = trpc.categories.renameSubcategory.useMutation({
    onSuccess: async (stored) => {
      onClose();
      showBanner(doneBanner("Sous-catégorie renommée", stored));
      await refreshCategories();
    },
  });
  const { to, from } = refusedFields(renaming.error);
  const isSame = typed.trim() === "" || typed.trim() === name;

  function handleSubmit() {
    if (!isSame && typed.trim().length <= CATEGORY_NAME_MAX_LENGTH) renaming.mutate({ id: category.id, from: name, to: typed });
  }

  return (
    <ShortForm onSubmit={handleSubmit} onCancel={onClose} verb="Renommer" isPending={renaming.isPending} isDisabled={isSame} noValidate>
      <RefusalAlert error={renaming.error} />
      <TextInput
        name="name"
        label="Nouveau nom"
        required
        data-autofocus
        {...withLimit({ value: typed, error: to ?? from }, CATEGORY_NAME_MAX_LENGTH)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed">
        {`Les produits de «\u202f${name}\u202f» et ses traductions suivent.`}
      </Text>
    </ShortForm>
  );
}
