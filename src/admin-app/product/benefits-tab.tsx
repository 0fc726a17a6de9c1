import { Button, EmptyState, Input, Stack, Textarea, TextInput } from "@mantine/core";
import { HeartHandshake, Plus } from "lucide-react";
import { OrderedRows } from "#admin-app/fields/ordered-rows.tsx";
import { BenefitIconField } from "./benefit-icon-field.tsx";
import classes from "./benefits-tab.module.css";
import { withKey } from "./product-form.ts";
import { useProductFormContext } from "./product-form-context.ts";

/** What the product brings its owner: an icon, a title and a sentence each. */
export function BenefitsTab() {
  const form = useProductFormContext();
  const { benefits } = form.values;
  return (
    <Stack>
      {benefits.length === 0 && (
        <EmptyState
          size="sm"
          icon={<HeartHandshake />}
          title="Aucun bénéfice"
          description="Dites en quelques mots ce que le produit change au quotidien."
        />
      )}
      <OrderedRows
        rows={benefits}
        keyOf={({ key }) => key}
        nameOf={(_, index) => `le bénéfice ${index + 1}`}
        onMove={(from, to) => form.reorderListItem("benefits", { from, to })}
        onRemove={(index) => form.removeListItem("benefits", index)}
      >
        {(_, index) => (
          <div className={classes.benefit}>
            <BenefitIconField name={`benefits.${index}.icon`} {...form.getInputProps(`benefits.${index}.icon`)} />
            <TextInput name={`benefits.${index}.title`} label="Titre" maxLength={200} {...form.getInputProps(`benefits.${index}.title`)} />
            <Textarea
              name={`benefits.${index}.description`}
              label="Description"
              autosize
              minRows={1}
              maxLength={1000}
              className={classes.description}
              {...form.getInputProps(`benefits.${index}.description`)}
            />
            {form.errors[`benefits.${index}`] !== undefined && <Input.Error role="alert">{form.errors[`benefits.${index}`]}</Input.Error>}
          </div>
        )}
      </OrderedRows>
      <Button
        variant="default"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => form.insertListItem("benefits", withKey({ icon: "", title: "", description: "" }))}
      >
        Ajouter un bénéfice
      </Button>
    </Stack>
  );
}
