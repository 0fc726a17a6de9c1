import { Group, SimpleGrid, Stack, Switch, TagsInput, Textarea, TextInput, Badge, Text, Button, Select } from "@mantine/core";
import { PRODUCT_LISTS } from "#contracts/product/product-links.ts";
import { productInputSchema } from "#contracts/product/product.ts";
import { PublicationFields } from "#admin-app/kit/fields/publication-fields.tsx";
import { TitleFields } from "#admin-app/kit/fields/title-fields.tsx";
import { CategoryFields } from "#admin-app/resources/product/fields/category-fields.tsx";
import layout from "#admin-app/kit/layout/form-columns.module.css";
import classes from "./information-tab.module.css";
import { FIELD_LABELS, relatedTitle } from "#admin-app/resources/product/product-fields.ts";
import { useProductFormContext, toPrice } from "#admin-app/resources/product/product-form.ts";
import { ProductImages } from "#admin-app/resources/product/fields/product-images.tsx";
import type { ProductUploads } from "#admin-app/resources/product/fields/product-uploads.ts";
import { LinkedProductsField, ProductChoiceField } from "#admin-app/resources/product/fields/linked-products-field.tsx";
import { LIFECYCLE_LABELS, LIFECYCLES } from "#contracts/product/life-cycle.ts";
import { mainImageOf } from "#contracts/shared/image-path.ts";
import { Thumbnail } from "#admin-app/kit/collection/thumbnail.tsx";
import { parsePrice, priceText } from "#contracts/product/price-input.ts";
import { fieldProps } from "#admin-app/kit/fields/field-props.ts";

/** The main facts of the product: names, category, pictures, visibility. */
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
  const field = fieldProps(form, productInputSchema);
  return (
    <div className={`${layout.columns} ${classes.columns}`}>
      <Stack>
        <TitleFields form={form} {...slug} />
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <TextInput {...field("reference")} required />
          <CategoryFields />
        </SimpleGrid>
        <Textarea
          {...field("short_description")}
          description="Une ou deux phrases, visibles sur les cartes du catalogue."
          required
          autosize
          minRows={2}
        />
        <Textarea {...field("long_description")} autosize minRows={4} maxRows={16} />
        <PriceField />
        <Group gap="xl" align="start">
          <Switch {...field("is_active", { type: "checkbox" })} />
          <Switch {...field("is_new", { type: "checkbox" })} description="Porte cette mention et paraît à l’accueil." />
          <Switch {...field("featured", { type: "checkbox" })} description="Proposé en premier à côté d’autres produits." />
        </Group>
        <PublicationFields form={form} labels={FIELD_LABELS} />
        <LifeCycleFields ownId={productId} />
        <ProductImages uploads={uploads} />
        <TagsInput
          {...field("compatibility")}
          description="Standards et marques compatibles. Appuyez sur Entrée après chacun."
          splitChars={[",", ";"]}
          clearButtonProps={{ "aria-label": "Tout effacer" }}
        />
        {PRODUCT_LISTS.map((field) => (
          <LinkedProductsField key={field} field={field} ownId={productId} />
        ))}
      </Stack>
      <div className={`${layout.aside} ${classes.aside}`}>
        <CardPreview />
      </div>
    </div>
  );
}

const PRICE = new Intl.NumberFormat("fr", { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger" });

/** The product's card as visitors will see it in the catalogue, its main picture cropped as there. */
function CardPreview() {
  const { title, reference, short_description, price_from, is_new, lifecycle, images } = useProductFormContext().values;
  const badge = lifecycle === "active" ? is_new && "Nouveau" : LIFECYCLE_LABELS[lifecycle];
  const main = mainImageOf(images);
  const euros = toPrice(price_from);
  const price = euros === null || Number.isNaN(euros) ? [] : [`À partir de ${PRICE.format(euros)}`];
  return (
    <figure className={classes.preview}>
      <Text component="figcaption" size="sm" c="dimmed" mb="xs">
        Aperçu dans le catalogue
      </Text>
      <div className={classes.picture}>
        <Thumbnail url={main?.url ?? ""} color={main?.color} focus={main?.focus} isCropped />
        {badge && (
          <Badge className={classes.badge} {...(lifecycle === "active" ? { variant: "filled", color: "amber.4" } : { variant: "default" })}>
            {badge}
          </Badge>
        )}
      </div>
      <p className={classes.title}>{title || "Titre du produit"}</p>
      <p className={classes.reference}>{[reference || "Référence", ...price].join(" · ")}</p>
      <p className={classes.summary}>{short_description || "La description courte dit en une ou deux phrases ce qu’il apporte."}</p>
      <span className={classes.link}>Pour en savoir plus →</span>
    </figure>
  );
}

/** A price as people type and paste it, read when they leave the field: a field that drops what is no digit would make
 *  « 49€90 » 4 990 €. */
function PriceField() {
  const form = useProductFormContext();
  const { price_from } = form.values;

  function readPrice() {
    const price = parsePrice(String(price_from));
    if (price === null) form.setFieldValue("price_from", "");
    else if (typeof price === "number") form.setFieldValue("price_from", price);
    else form.setFieldError("price_from", price.fault);
  }

  return (
    <TextInput
      {...fieldProps(form, productInputSchema)("price_from")}
      description={"En euros, toutes taxes comprises. Vide\u202f: le prix n’est pas affiché."}
      rightSection={<span aria-hidden>€</span>}
      inputMode="decimal"
      autoComplete="off"
      value={typeof price_from === "number" ? priceText(price_from) : price_from}
      onBlur={readPrice}
    />
  );
}

const LIFECYCLE_HINTS = {
  active: "Proposé normalement.",
  end_of_life: "Reste au catalogue, avec la mention «\u202fFin de vie\u202f».",
  discontinued: "Quitte le catalogue\u202f; sa page reste et mène à son remplaçant.",
};

/** Fields for the stage of a product's life, and its successor. */
function LifeCycleFields({ ownId }: { ownId: number | undefined }) {
  const form = useProductFormContext();
  const field = fieldProps(form, productInputSchema);
  const { lifecycle, replaced_by: successor } = form.values;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Select
        {...field("lifecycle")}
        description={LIFECYCLE_HINTS[lifecycle]}
        data={LIFECYCLES.map((value) => ({ value, label: LIFECYCLE_LABELS[value] }))}
        allowDeselect={false}
      />
      {(lifecycle !== "active" || successor) && (
        <div>
          <ProductChoiceField
            name="replaced_by"
            label={FIELD_LABELS.replaced_by}
            description="Sa page y mène, dès que le produit n’est plus actif."
            except={[ownId, successor?.id]}
            onChoose={(product) => form.setFieldValue("replaced_by", product)}
            error={form.errors.replaced_by}
          />
          {successor && (
            <Group gap="xs" mt={4}>
              <Text size="sm">{relatedTitle(successor)}</Text>
              <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue("replaced_by", null)}>
                Retirer
              </Button>
            </Group>
          )}
        </div>
      )}
    </SimpleGrid>
  );
}
