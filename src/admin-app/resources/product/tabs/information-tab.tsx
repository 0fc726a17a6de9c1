import { Group, SimpleGrid, Stack, Switch, TagsInput, Textarea, TextInput } from "@mantine/core";
import { PRODUCT_LISTS } from "#contracts/product/product-links.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { TitleFields } from "#admin-app/kit/fields/title-fields.tsx";
import { maxLengthOf } from "#contracts/field/field.ts";
import { withLimit, withLimitEach } from "#admin-app/kit/fields/with-limit.ts";
import { CardPreview } from "../fields/card-preview.tsx";
import { CategoryFields } from "../fields/category-fields.tsx";
import classes from "./information-tab.module.css";
import { FIELD_LABELS } from "../product-fields.ts";
import { useProductFormContext } from "../product-form-context.ts";
import { ProductImages } from "../fields/product-images.tsx";
import { PriceField } from "../fields/price-field.tsx";
import type { ProductUploads } from "../fields/product-uploads.ts";
import { LifeCycleFields } from "../fields/life-cycle-fields.tsx";
import { LinkedProductsField } from "../fields/linked-products-field.tsx";

/** What the product is, what it looks like, and whether visitors see it. */
export function InformationTab({
  productId,
  uploads,
  ...slug
}: {
  uploads: ProductUploads;
  productId: number | undefined;
  followsTitle: boolean;
  onFollowTitle: (follows: boolean) => void;
}) {
  const form = useProductFormContext();
  return (
    <div className={classes.columns}>
      <Stack>
        <TitleFields form={form} {...slug} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput
            name="reference"
            label={FIELD_LABELS.reference}
            required
            {...withLimit(form.getInputProps("reference"), maxLengthOf(productInputSchema, "reference"))}
          />
          <CategoryFields />
        </SimpleGrid>
        <Textarea
          name="short_description"
          label={FIELD_LABELS.short_description}
          description="Une ou deux phrases, visibles sur les cartes du catalogue."
          required
          autosize
          minRows={2}
          {...withLimit(form.getInputProps("short_description"), maxLengthOf(productInputSchema, "short_description"))}
        />
        <Textarea
          name="long_description"
          label={FIELD_LABELS.long_description}
          autosize
          minRows={4}
          maxRows={16}
          {...withLimit(form.getInputProps("long_description"), maxLengthOf(productInputSchema, "long_description"))}
        />
        <PriceField />
        <Group gap="xl">
          <Switch name="is_active" label={FIELD_LABELS.is_active} {...form.getInputProps("is_active", { type: "checkbox" })} />
          <Switch name="is_new" label={FIELD_LABELS.is_new} {...form.getInputProps("is_new", { type: "checkbox" })} />
          <Switch name="featured" label={FIELD_LABELS.featured} {...form.getInputProps("featured", { type: "checkbox" })} />
        </Group>
        <LifeCycleFields ownId={productId} />
        <ProductImages uploads={uploads} />
        <TagsInput
          name="compatibility"
          label={FIELD_LABELS.compatibility}
          description="Standards et marques compatibles. Appuyez sur Entrée après chacun."
          splitChars={[",", ";"]}
          clearButtonProps={{ "aria-label": "Tout effacer" }}
          {...withLimitEach(form.getInputProps("compatibility"), maxLengthOf(productInputSchema, "compatibility"))}
        />
        {PRODUCT_LISTS.map((field) => (
          <LinkedProductsField key={field} field={field} ownId={productId} />
        ))}
      </Stack>
      <div className={classes.aside}>
        <CardPreview />
      </div>
    </div>
  );
}
