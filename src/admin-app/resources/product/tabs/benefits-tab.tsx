import { EmptyState, Input, Stack, Textarea, TextInput } from "@mantine/core";
import { HeartHandshake } from "lucide-react";
import { benefitSchema } from "#contracts/product/product-parts.ts";
import { AddButton } from "#admin-app/kit/layout/action-button.tsx";
import { OrderedRows } from "#admin-app/kit/order/ordered-rows.tsx";
import classes from "./benefits-tab.module.css";
import { useProductFormContext } from "#admin-app/resources/product/product-form.ts";
import { addKey, formRows } from "#admin-app/kit/order/form-rows.ts";
import { BenefitIconField } from "#admin-app/resources/product/fields/benefit-icon-field.tsx";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** The benefits of the product: an icon, a title and a sentence each. */
export function BenefitsTab() {
  const form = useProductFormContext();
  const rows = form.values.benefits;
  const { add, ...moves } = formRows(form, "benefits");
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
        {(_, index) => <BenefitFields form={form} index={index} />}
      </OrderedRows>
      <AddButton onClick={() => add(addKey({ icon: "", title: "", description: "" }), "title")}>Ajouter un bénéfice</AddButton>
    </Stack>
  );
}

/** One benefit, and what is wrong with it as a whole. */
function BenefitFields({ form, index }: { form: ReturnType<typeof useProductFormContext>; index: number }) {
  const field = fieldProps(form, benefitSchema, `benefits.${index}`);
  const fault = form.errors[`benefits.${index}`];
  return (
    <div className={classes.benefit}>
      <BenefitIconField {...field("icon")} />
      <TextInput {...field("title")} />
      <Textarea {...field("description")} autosize minRows={1} className={classes.description} />
      {fault !== undefined && <Input.Error role="alert">{fault}</Input.Error>}
    </div>
  );
}
