import { Button, EmptyState, Input, Stack, Textarea, TextInput } from "@mantine/core";
import { HeartHandshake, Plus } from "lucide-react";
import { benefitSchema } from "#contracts/product/product-parts.ts";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit } from "#admin-app/kit/fields/text-field.ts";
import classes from "./benefits-tab.module.css";
import { addKey } from "#admin-app/resources/product/product-form.ts";
import { useRows } from "./use-rows.ts";
import { BenefitIconField } from "#admin-app/resources/product/fields/benefit-icon-field.tsx";

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
            <BenefitIconField
              name={`benefits.${index}.icon`}
              max={maxLengthOf(benefitSchema, "icon")}
              {...form.getInputProps(`benefits.${index}.icon`)}
            />
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
