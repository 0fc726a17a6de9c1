import { Button, EmptyState, Input, Stack, Textarea, TextInput, Autocomplete, Group } from "@mantine/core";
import { HeartHandshake, Plus } from "lucide-react";
import { benefitSchema } from "#contracts/product/product-parts.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import classes from "./benefits-tab.module.css";
import { addKey } from "#admin-app/resources/product/product-form.ts";
import { useRows } from "./use-rows.ts";
import type { ReactNode } from "react";
import { BENEFIT_ICON_LOOKS, iconTyped, lookOf } from "#admin-app/resources/product/fields/benefit-icons.ts";

/** The benefits of the product: an icon, a title and a sentence each. */
export function BenefitsTab() {
  const { form, rows, add, ...moves } = useRows("benefits");
  return (
    <Stack>
      {rows.length === 0 && (
        <EmptyState
          size="sm"
          icon={<HeartHandshake />}
          title="Aucun bénéfice"
          description="Dites en quelques mots ce que le produit change au quotidien."
        />
      )}
      <OrderedRows rows={rows} keyOf={({ key }) => key} nameOf={(_, index) => `le bénéfice ${index + 1}`} {...moves}>
        {(_, index) => (
          <div className={classes.benefit}>
            <BenefitIconField name={`benefits.${index}.icon`} {...form.getInputProps(`benefits.${index}.icon`)} />
            <TextInput
              name={`benefits.${index}.title`}
              label="Titre"
              {...withLimit(form.getInputProps(`benefits.${index}.title`), maxLengthOf(benefitSchema, "title"))}
            />
            <Textarea
              name={`benefits.${index}.description`}
              label="Description"
              autosize
              minRows={1}
              className={classes.description}
              {...withLimit(form.getInputProps(`benefits.${index}.description`), maxLengthOf(benefitSchema, "description"))}
            />
            {form.errors[`benefits.${index}`] !== undefined && <Input.Error role="alert">{form.errors[`benefits.${index}`]}</Input.Error>}
          </div>
        )}
      </OrderedRows>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => add(addKey({ icon: "", title: "", description: "" }), "title")}
      >
        Ajouter un bénéfice
      </Button>
    </Stack>
  );
}

const LABELS = Object.values(BENEFIT_ICON_LOOKS).map(({ label }) => label);

function Drawing({ icon }: { icon: string }) {
  const look = lookOf(icon);
  return look && <look.Drawing size={18} aria-hidden />;
}

/** The icon of a benefit: one of ours, chosen by its French name, or an emoji. `value` is what is stored. */
function BenefitIconField({
  name,
  value = "",
  onChange,
  error,
}: {
  name: string;
  value?: string;
  onChange: (icon: string) => void;
  error?: ReactNode;
}) {
  return (
    <Autocomplete
      name={name}
      label="Icône"
      placeholder="Nom ou emoji"
      data={LABELS}
      value={lookOf(value)?.label ?? value}
      onChange={(words) => onChange(iconTyped(words))}
      error={withLimit({ value, error }, maxLengthOf(benefitSchema, "icon")).error}
      maxDropdownHeight={260}
      comboboxProps={{ width: 220, position: "bottom-start" }}
      leftSection={<Drawing icon={value} />}
      renderOption={({ option }) => (
        <Group gap="xs" wrap="nowrap">
          <Drawing icon={iconTyped(option.value)} />
          {option.value}
        </Group>
      )}
    />
  );
}
