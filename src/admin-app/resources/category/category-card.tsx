import { WritableFields } from "#admin-app/kit/session/writing.tsx";
import { Anchor, Card, Group, Text, TextInput } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useRef, useState, use } from "react";
import type { Category } from "#contracts/category/category.ts";
import { EditLink, RemoveButton } from "#admin-app/kit/collection/row-actions.tsx";
import { toItem } from "#admin-app/kit/collection/to-item.ts";
import { DraftBadge } from "#admin-app/kit/draft/draft-badge.tsx";
import { ActionButton } from "#admin-app/kit/layout/action-button.tsx";
import { useFocusFallback } from "#admin-app/kit/layout/focus.ts";
import classes from "./category-card.module.css";
import { NameAdder, NamePills } from "./name-pills.tsx";
import { applyChange, isChange, NO_CHANGE, type SubcategoryChange, addName, removeName } from "./subcategory-change.ts";
import { countOf } from "#admin-app/kit/layout/count-of.ts";
import { FormModal } from "#admin-app/kit/dialogs/form-modal.tsx";
import { refusedFields } from "#admin-app/kit/errors/failure.ts";
import { RefusalAlert } from "#admin-app/kit/errors/failure-notices.tsx";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import { trpc } from "#admin-app/rpc.ts";
import { BannerContext, doneBanner } from "./category-banner.tsx";
import { CATEGORY_NAME_MAX_LENGTH, refreshCategories } from "./category-editing.ts";
import { ShortForm } from "#admin-app/kit/dialogs/short-form.tsx";

type CategoryCardProps = {
  category: Category;
  /** Number of its products; not known yet without it. */
  products: number | undefined;
  change: SubcategoryChange;
  /** The sub-category that is typed, but not added yet. */
  typed: string;
  isSaving: boolean;
  onType: (typed: string) => void;
  onChange: (change: SubcategoryChange) => void;
  onSave: () => void;
  onRemove: () => void;
};

/** One category with its sub-categories, which can be added and removed right here. Nothing is stored before «
 *  Enregistrer », but for a new name. */
export function CategoryCard({ category, products, change, typed, isSaving, onType, onChange, onSave, onRemove }: CategoryCardProps) {
  const { id, name, subcategories: stored } = category;
  const [renamed, setRenamed] = useState<string>();
  const closeRenaming = () => setRenamed(undefined);
  const isChanged = isChange(stored, change);
  const heading = useRef<HTMLHeadingElement>(null);
  const handleFocus = useFocusFallback(() => heading.current); // « Enregistrer » and « Annuler » go with the change
  const names = [
    ...stored.map((stay) => ({ name: stay, state: change.removed.includes(stay) ? ("removed" as const) : ("stored" as const) })),
    ...change.added.map((added) => ({ name: added, state: "added" as const })),
  ];

  function handleAdd() {
    onChange(addName(stored, change, typed));
    onType("");
  }

  return (
    <Card
      component="article"
      withBorder
      className={classes.card}
      padding={0}
      aria-label={name}
      data-changed={isChanged || undefined}
      onFocus={handleFocus}
    >
      <Group gap={4} wrap="nowrap">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text component="h2" ref={heading} tabIndex={-1} fw={600} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {stored.length === 0 ? "Aucune sous-catégorie" : countOf(stored.length, "sous-catégorie")}
          </Text>
          {products !== undefined && (
            <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/admin/dashboard/products" search={{ category: name }} />}>
              {products === 0 ? "Aucun produit" : countOf(products, "produit")}
            </Anchor>
          )}
        </div>
        <DraftBadge noun="category" id={id} />
        <RemoveButton name={name} onRemove={onRemove} />
        <EditLink {...toItem("/admin/dashboard/categories", id)} name={name} />
      </Group>
      <WritableFields>
        <NamePills
          names={names}
          onRename={setRenamed}
          onRemove={(removed) => onChange(removeName(stored, change, removed))}
          onRestore={(restored) => onChange(addName(stored, change, restored))}
        />
        <div className={classes.adder}>
          <NameAdder to={name} names={applyChange(stored, change)} typed={typed} onType={onType} onAdd={handleAdd} />
        </div>
      </WritableFields>
      <FormModal opened={renamed !== undefined} onClose={closeRenaming} title="Renommer la sous-catégorie">
        {renamed !== undefined && <RenamingForm category={category} name={renamed} onClose={closeRenaming} />}
      </FormModal>
      {isChanged && <UnsavedChange name={name} isSaving={isSaving} onDiscard={() => onChange(NO_CHANGE)} onSave={onSave} />}
    </Card>
  );
}

type UnsavedChangeProps = { name: string; isSaving: boolean; onDiscard: () => void; onSave: () => void };

function UnsavedChange({ name, isSaving, onDiscard, onSave }: UnsavedChangeProps) {
  return (
    <Group gap="xs" justify="space-between">
      <Text component="output" size="sm" fw={600}>
        Non enregistré
      </Text>
      <Group gap="xs">
        <ActionButton size="xs" variant="default" onClick={onDiscard} disabled={isSaving} aria-label={`Annuler\u202f: ${name}`}>
          Annuler
        </ActionButton>
        <ActionButton size="xs" onClick={onSave} loading={isSaving} aria-label={`Enregistrer\u202f: ${name}`}>
          Enregistrer
        </ActionButton>
      </Group>
    </Group>
  );
}

/** Asks for the new name of a sub-category, and stores it at once: its products go along. */
function RenamingForm({ category, name, onClose }: { category: Category; name: string; onClose: () => void }) {
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
