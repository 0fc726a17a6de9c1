import { Button, EmptyState, Fieldset, Group, Input, Stack, Text } from "@mantine/core";
import { FileText, Image, type LucideIcon, MousePointerClick, Newspaper, Package, PenLine } from "lucide-react";
import type { FunctionComponent } from "react";
import { LETTER_SECTION_KINDS, LETTER_SECTION_LABELS, LETTER_SECTIONS_MAX, type LetterSectionKind } from "#contracts/letter/letter.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { ForWriters } from "#admin-app/kit/session/writing.tsx";
import { emptySection, type LetterForm } from "../letter-editing.ts";
import { ArticleFields, ButtonFields, type FieldsProps, PictureFields, ProductsFields, TextFields } from "./section-fields.tsx";
import { formRows } from "#admin-app/kit/order/form-rows.ts";

const FIELDS: Record<LetterSectionKind, FunctionComponent<FieldsProps>> = {
  text: TextFields,
  article: ArticleFields,
  products: ProductsFields,
  picture: PictureFields,
  button: ButtonFields,
};

const ICONS: Record<LetterSectionKind, LucideIcon> = {
  text: PenLine,
  article: Newspaper,
  products: Package,
  picture: Image,
  button: MousePointerClick,
};

/** The sections of a letter, in order, and the buttons that add one. */
export function SectionsField({ form }: { form: LetterForm }) {
  const { sections } = form.values;
  return (
    <Fieldset legend="Contenu">
      <Stack gap="sm">
        {sections.length === 0 && (
          <EmptyState
            size="sm"
            icon={<FileText />}
            title="Aucune section"
            description="Commencez par un texte, ou par un article du blog."
          />
        )}
        <OrderedRows
          rows={sections}
          keyOf={(section) => section.id}
          nameOf={({ kind }, index) => `la section ${index + 1} (${LETTER_SECTION_LABELS[kind].toLowerCase()})`}
          {...formRows(form, "sections")}
        >
          {(section, index) => {
            const Fields = FIELDS[section.kind];
            return <Fields form={form} path={`sections.${index}`} section={section} />;
          }}
        </OrderedRows>
        {form.errors.sections !== undefined && <Input.Error role="alert">{form.errors.sections}</Input.Error>}
        <AddSection form={form} isFull={sections.length >= LETTER_SECTIONS_MAX} />
      </Stack>
    </Fieldset>
  );
}

function AddSection({ form, isFull }: { form: LetterForm; isFull: boolean }) {
  if (isFull)
    return (
      <Text size="sm" c="dimmed">
        Une lettre a {LETTER_SECTIONS_MAX} sections au plus.
      </Text>
    );
  return (
    <ForWriters>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          Ajouter
        </Text>
        {LETTER_SECTION_KINDS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <Button
              key={kind}
              size="xs"
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
              aria-label={`Ajouter une section\u202f: ${LETTER_SECTION_LABELS[kind]}`}
              onClick={() => form.insertListItem("sections", emptySection(kind))}
            >
              {LETTER_SECTION_LABELS[kind]}
            </Button>
          );
        })}
      </Group>
    </ForWriters>
  );
}
